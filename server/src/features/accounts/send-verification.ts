import { lifetimes, type WaitingPrompt } from '@loomlight/contract';
import type { InTx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { enqueueMail } from '../mail/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { replaceMailToken } from './mail-tokens.store.ts';

/** Makes the newest verification token and its mail; older links of the person are void. */
export async function sendVerification(
  ctx: Pick<AccountsContext, 'clock' | 'ids'> & InTx,
  person: {
    readonly userId: string;
    readonly email: string;
    readonly username: string;
    /** What was written before there was an account. */
    readonly waiting?: WaitingPrompt | undefined;
  },
): Promise<void> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  await replaceMailToken(ctx.tx, {
    id,
    userId: person.userId,
    purpose: 'verify_email',
    waiting: person.waiting,
    now,
    expiresAt: addSeconds(now, lifetimes.verifyTokenHours * 3600),
  });
  await enqueueMail(ctx, {
    kind: 'verify_email',
    recipient: person.email,
    payload: { username: person.username, token_id: id },
  });
}
