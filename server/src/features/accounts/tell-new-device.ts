import type { InTx } from '../../db/transaction.ts';
import { enqueueMail } from '../mail/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import type { SignInMethod } from './accounts.store.ts';
import { createHitCounter } from './hit-counter.store.ts';
import { noteNewDevice } from './sessions.store.ts';

/** Whoever signs in and out in a window that forgets everything is told often enough. */
const mailsPerDay = 5;

/**
 * Mails a person that a browser which the account does not know has signed in; not at the first sign-in, which follows a
 * mail that was just answered, and not where another mail says so (`isTold`).
 */
export async function tellNewDevice(
  ctx: Pick<AccountsContext, 'clock' | 'ids'> & InTx,
  signIn: {
    readonly userId: string;
    readonly device: string;
    readonly method: SignInMethod;
    readonly isTold: boolean;
  },
): Promise<void> {
  const { userId, device, method, isTold } = signIn;
  const now = ctx.clock.now();
  const person = await noteNewDevice(ctx.tx, userId, now);
  if (!person || person.before === null || isTold) return;
  const counted = await createHitCounter(ctx.tx, ctx.clock).hit(`new-device-mail:${userId}`, 86_400_000, userId);
  if (counted.hits > mailsPerDay) return;
  await enqueueMail(ctx, {
    kind: 'new_device',
    recipient: person.email,
    payload: { username: person.username, device, method, at: now.toISOString() },
  });
}
