import type { WaitingPrompt } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { findUserByEmail } from './accounts.store.ts';
import { mailVerification } from './answer-letter-request.ts';
import { checkName, refuseWords } from './check-name.ts';
import { freeName, untilFree } from './free-name.ts';
import { countRegistration, createUser } from './register.ts';
import { mayMail } from './request-letter.ts';

/**
 * Creates an account without a password, and mails the link that verifies its address and opens it (PEOPLE-52); answers its id. Who asks again
 * before the link was opened gets another mail, at most once a minute and three times an hour, and no id: that browser has not registered
 * the account. Words that came with it wait there, and begin nothing by themselves. Throws 409 `account_exists` for an address that has any other account,
 * 404 where addresses are not verified, 422 for a name that nobody may have, 429 for an address that is tried too often.
 */
export async function registerByMail(
  ctx: AccountsContext,
  input: {
    readonly email: string;
    readonly username?: string | undefined;
    readonly waiting?: WaitingPrompt | undefined;
  },
): Promise<{ readonly userId: string | undefined }> {
  if (!ctx.settings.requireVerification) throw appError('not_found');
  if (input.username !== undefined) checkName(input.username);
  const emailKey = await countRegistration(ctx, input.email);
  await refuseWords(ctx, { field: 'username', text: input.username });
  const userId = await untilFree(() =>
    inTransaction(ctx, async (ctx) => {
      const known = await findUserByEmail(ctx.tx, emailKey);
      if (!known) {
        const username = await freeName(ctx, input.username);
        return createUser(ctx, { ...input, username, passwordHash: null, role: 'user', isVerified: false });
      }
      // Only what nobody can be inside of yet: an account with a password may be a stranger's who waits for its address to be verified.
      if (known.email_verified_at !== null || known.password_hash !== null || !known.is_active)
        throw appError('account_exists');
      if (await mayMail(ctx, { purpose: 'verify_email', key: emailKey }))
        await mailVerification(ctx, { emailKey, waiting: input.waiting && { ...input.waiting, is_wanted: false } });
      return undefined;
    }),
  );
  ctx.wakeMail();
  return { userId };
}
