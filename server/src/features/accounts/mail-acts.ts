import { lifetimes } from '@loomlight/contract';
import type { InTx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { getStanding } from './act-on-person.ts';
import { findUserById } from './accounts.store.ts';
import { mailReset } from './answer-letter-request.ts';
import { newestMailTokenAt } from './mail-tokens.store.ts';
import { mayMail } from './request-letter.ts';
import { sendVerification } from './send-verification.ts';

type OnPerson = Act<{ readonly userId: string }>;
const subject = ({ userId }: { readonly userId: string }): string => userId;

/** Sends the verification mail once more to who has not verified the address; an older link is void (DESK-97). */
export const verifyEmailAct: OnPerson = {
  action: 'people.verify-email',
  subject,
  plan: async (ctx, { input }) => {
    const user = await getReachable(ctx, input.userId);
    if (user.email_verified_at !== null) throw fieldError('id', 'This address is verified already.');
    return {
      before: { email_verified: false, mail: null },
      after: { email_verified: false, mail: 'verification' },
      effects: ['A mail with a new link is sent to their address. A link from before is void.'],
      needs: 'confirm',
      // No audit keeps the address.
      basis: user.email_key,
    };
  },
  carryOut: async (ctx, { input }) => {
    const user = await getReachable(ctx, input.userId);
    const newest = await newestMailTokenAt(ctx.tx, user.id, 'verify_email');
    // The mail of the registration is counted by nobody else.
    if (newest && ctx.clock.now() < addSeconds(newest, lifetimes.resendPauseS)) throw tooManyMails();
    await countMail(ctx, { purpose: 'verify_email', key: user.email_key });
    await sendVerification(ctx, { userId: user.id, email: user.email, username: user.username });
  },
};

/** Sends a mail with which a new password can be chosen, as the person could ask for it; an older link is void (DESK-97). */
export const resetMailAct: OnPerson = {
  action: 'people.mail',
  subject,
  plan: async (ctx, { input }) => ({
    before: { mail: null },
    after: { mail: 'password reset' },
    effects: ['A mail with a link to choose a new password is sent to their address. The password stays until then.'],
    needs: 'confirm',
    basis: (await getReachable(ctx, input.userId)).email_key,
  }),
  carryOut: async (ctx, { input }) => {
    const { email_key: key } = await getReachable(ctx, input.userId);
    await countMail(ctx, { purpose: 'reset_password', key });
    await mailReset(ctx, key);
  },
};

/** Somebody with an account that can be used, held until the transaction ends. */
async function getReachable(ctx: ActContext, userId: string) {
  const { is_active: isActive } = await getStanding(ctx, userId);
  const user = await findUserById(ctx.db, userId);
  if (!isActive || !user) throw fieldError('id', 'This account is deactivated.');
  return user;
}

/** Nobody fills a mailbox, an administrator neither: the mails that the person asked for count as well. */
async function countMail(ctx: ActContext & InTx, mail: Parameters<typeof mayMail>[1]): Promise<void> {
  if (!(await mayMail(ctx, mail))) throw tooManyMails();
}

function tooManyMails(): Error {
  return appError('rate_limited', {
    message: 'This mailbox has had a mail of this kind just now, or three within the hour. Please wait.',
    retryAfterS: lifetimes.resendPauseS,
  });
}
