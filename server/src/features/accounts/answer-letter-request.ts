import { lifetimes, type WaitingPrompt } from '@loomlight/contract';
import { inTransaction, type InTx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { AccountsContext } from './accounts.context.ts';
import { findUserByEmail, lockUser } from './accounts.store.ts';
import { insertResetMail, newestMailTokenAt } from './mail-tokens.store.ts';
import { takeLetterRequest } from './letter-requests.store.ts';
import { sendVerification } from './send-verification.ts';

type LetterContext = Pick<AccountsContext, 'db' | 'clock' | 'ids' | 'wakeMail'>;

/**
 * Puts the mail that has been asked for longest into the outbox, or nothing when the address is nobody's; answers false when none
 * waits. Request and mail are one transaction: a process that dies in between leaves the request.
 */
export async function answerLetterRequest(ctx: LetterContext): Promise<boolean> {
  const found = await inTransaction(ctx, async (ctx) => {
    const request = await takeLetterRequest(ctx.tx);
    if (request?.purpose === 'reset_password') await mailReset(ctx, request.email_key);
    if (request?.purpose === 'verify_email') await mailVerification(ctx, { emailKey: request.email_key });
    return request !== undefined;
  });
  if (found) ctx.wakeMail();
  return found;
}

/** Mails a link to choose a new password to whoever has this address, or nothing when nobody has. */
export async function mailReset(ctx: Pick<LetterContext, 'clock' | 'ids'> & InTx, emailKey: string): Promise<void> {
  const now = ctx.clock.now();
  await insertResetMail(ctx.tx, {
    emailKey,
    tokenId: ctx.ids.uuid(),
    mailId: ctx.ids.uuid(),
    now,
    expiresAt: addSeconds(now, lifetimes.resetTokenHours * 3600),
  });
}

/**
 * Mails the verification to an account that still waits for it, and not within a minute of the mail that its registration sent. Words that
 * come with it take the place of those that waited.
 */
export async function mailVerification(
  ctx: Pick<LetterContext, 'clock' | 'ids'> & InTx,
  letter: { readonly emailKey: string; readonly waiting?: WaitingPrompt | undefined },
): Promise<void> {
  const user = await findUserByEmail(ctx.tx, letter.emailKey);
  if (!user || user.email_verified_at !== null || !user.is_active) return;
  await lockUser(ctx.tx, user.id);
  const newest = await newestMailTokenAt(ctx.tx, user.id, 'verify_email');
  if (newest && ctx.clock.now() < addSeconds(newest, lifetimes.resendPauseS)) return;
  await sendVerification(ctx, { ...user, userId: user.id, waiting: letter.waiting });
}
