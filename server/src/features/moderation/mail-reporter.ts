import type { InTx } from '../../db/transaction.ts';
import { countMailsTo, enqueueMail } from '../mail/index.ts';
import type { ModerationContext } from './moderation.context.ts';

/** So many mails a day go to one address; the rest stands on the status page. */
const mailsADay = 5;

/** Mails who has reported, where they left an address; somebody else's address gets no more of it than that. */
export async function mailReporter(
  ctx: Pick<ModerationContext, 'clock' | 'ids'> & InTx,
  mail: {
    readonly kind: 'report_received' | 'report_decided';
    readonly reportId: string;
    readonly number: string;
    readonly email: string | null;
  },
): Promise<void> {
  const { kind, reportId, number, email } = mail;
  if (email === null) return;
  const since = new Date(ctx.clock.now().getTime() - 86_400_000);
  const kinds = ['report_received', 'report_decided'];
  if ((await countMailsTo(ctx.db, { recipient: email, kinds, since })) >= mailsADay) return;
  await enqueueMail(ctx, { kind, recipient: email, payload: { report_id: reportId, number } });
}
