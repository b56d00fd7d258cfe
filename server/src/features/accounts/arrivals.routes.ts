import { contract, type Entered } from '@loomlight/contract';
import { arrivals } from '@loomlight/contract/arrivals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Binder } from '../../http/bind-endpoint.ts';
import { networkOf } from '../../kernel/network.ts';
import type { AccountsContext } from './accounts.context.ts';
import { accountMessages } from './accounts.rules.ts';
import { calledFrom } from './called-from.ts';
import { deviceOf } from './device-cookie.ts';
import type { Entry } from './enter-by-link.ts';
import { answerEntry } from './present-sign-in.ts';
import { registerByMail } from './register-by-mail.ts';
import { keepSignUp, signUpOf } from './sign-up-cookie.ts';
import { finishSignIn } from './start-session.ts';
import { enterWithLink, getLinkOwner, verifyEmail } from './verify-email.ts';

/** Accounts that a mailed link opens (PEOPLE-52), and what the link of a verification mail does (PEOPLE-21). */
export function arrivalsRoutes({ bind }: Binder, ctx: AccountsContext): void {
  bind(contract.accounts.verifyEmail, async ({ body, request, reply }) => {
    const { username, entry, canEnter } = await verifyEmail(calledFrom(ctx, request), {
      token: body.token,
      device: deviceOf(ctx, request),
      signUp: signUpOf(ctx, request),
    });
    const entered = entry ? welcome(ctx, { request, reply, entry }) : null;
    return { message: accountMessages.verified, username, entered, can_enter: canEnter };
  });
  bind(arrivals.register, async ({ body, request, reply }) => {
    const { userId } = await registerByMail(calledFrom(ctx, request), body);
    if (userId !== undefined) keepSignUp(ctx, { reply, userId });
    return { message: accountMessages.checkMail };
  });
  bind(arrivals.link, ({ body }) => getLinkOwner(ctx, body.token));
  bind(arrivals.enter, async ({ body, request, reply }) => {
    const entry = await enterWithLink(calledFrom(ctx, request), { token: body.token, device: deviceOf(ctx, request) });
    return welcome(ctx, { request, reply, entry });
  });
}

function welcome(
  ctx: AccountsContext,
  { request, reply, entry }: { request: FastifyRequest; reply: FastifyReply; entry: Entry },
): Entered {
  const { userId, pair } = entry;
  const signIn = finishSignIn(ctx, { userId, pair, device: deviceOf(ctx, request), network: networkOf(request.ip) });
  return answerEntry(ctx, { reply, signIn, waiting: entry.waiting });
}
