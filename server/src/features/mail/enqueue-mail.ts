import type { InTx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { MailKind, MailPayloads } from './mail.rules.ts';
import { insertOutbox } from './mail.store.ts';

/**
 * Puts a mail into the outbox in the caller's transaction: it is sent exactly if the rest happened,
 * and later if the mail server is away.
 */
export async function enqueueMail<K extends MailKind>(
  ctx: { readonly clock: Clock; readonly ids: Ids } & InTx,
  mail: { readonly kind: K; readonly recipient: string; readonly payload: MailPayloads[K] },
): Promise<void> {
  await insertOutbox(ctx.tx, {
    id: ctx.ids.uuid(),
    kind: mail.kind,
    recipient: mail.recipient,
    payload: mail.payload,
    now: ctx.clock.now(),
  });
}
