import { contract, type ReplyOf } from '@loomlight/contract';
import type { FastifyReply } from 'fastify';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { networkOf } from '../../kernel/network.ts';
import type { IdentityProvider } from '../../ports/identity-provider.ts';
import type { AccountsContext } from './accounts.context.ts';
import { accountMessages } from './accounts.rules.ts';
import { arrivalsRoutes } from './arrivals.routes.ts';
import { calledFrom } from './called-from.ts';
import { answerSignIn } from './present-sign-in.ts';
import { changePassword } from './change-password.ts';
import { deviceOf } from './device-cookie.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { factorsRoutes } from './factors/factors.routes.ts';
import { getSelf } from './get-self.ts';
import { browserOf, issueNonce, keepBrowser } from './google-nonce.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { presentSessions } from './present-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { requestLetter } from './request-letter.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { keepSignUp } from './sign-up-cookie.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

export function accountsRoutes(binder: Binder, ctx: AccountsContext): void {
  const { bind } = binder;
  bind(contract.accounts.register, async ({ body, request, reply }) => {
    const { userId } = await register(calledFrom(ctx, request), body);
    keepSignUp(ctx, { reply, userId });
    const { requireVerification: requiresVerification } = ctx.settings;
    const message = requiresVerification ? accountMessages.checkMail : accountMessages.registered;
    return { message, requiresVerification, token: null, refreshToken: null };
  });
  bind(contract.accounts.login, async ({ body, request, reply }) => {
    const entry = await login(ctx, { ...body, network: networkOf(request.ip), device: deviceOf(ctx, request) });
    return answerSignIn(ctx, { reply, entry });
  });
  bind(contract.accounts.google, async ({ body, request, reply }) => {
    const entry = await signInWithGoogle(calledFrom(ctx, request), {
      credential: body.credential,
      browser: browserOf(ctx, request),
      network: networkOf(request.ip),
      device: deviceOf(ctx, request),
    });
    return answerSignIn(ctx, { reply, entry });
  });
  bind(contract.accounts.refresh, ({ body, request }) =>
    refreshSession(ctx, { refreshToken: body.refresh_token, network: networkOf(request.ip) }),
  );
  bind(contract.accounts.logout, async ({ actor }) => {
    await logout(ctx, requireUser(actor));
    return { message: accountMessages.loggedOut };
  });
  bind(contract.accounts.sessions, async ({ actor }) => presentSessions(await listSessions(ctx, requireUser(actor))));
  bind(contract.accounts.endSession, ({ actor, params }) =>
    endOneSession(ctx, { actor: requireUser(actor), sessionId: params.id }),
  );
  bind(contract.accounts.endOtherSessions, async ({ actor }) => {
    await endOtherSessions(ctx, requireUser(actor));
    return { message: accountMessages.othersSignedOut };
  });
  bind(contract.accounts.profile, ({ actor }) => getSelf(ctx, requireUser(actor).userId));
  arrivalsRoutes(binder, ctx);
  bind(contract.accounts.resendVerification, async ({ actor, body, reply }) => {
    whenSent(reply, ctx.wakeLetters);
    await resendVerification(ctx, { actor, email: body?.email });
    return { message: accountMessages.resent };
  });
  bind(contract.accounts.forgotPassword, async ({ body, reply }) => {
    whenSent(reply, ctx.wakeLetters);
    await requestLetter(ctx, { purpose: 'reset_password', email: body.email });
    return { message: accountMessages.resetMailed };
  });
  bind(contract.accounts.resetPassword, async ({ body, request }) => {
    await resetPassword(calledFrom(ctx, request), body);
    return { message: accountMessages.passwordReset };
  });
  bind(contract.accounts.changePassword, async ({ actor, body }) => {
    await changePassword(ctx, {
      actor: requireUser(actor),
      currentPassword: body.current_password,
      newPassword: body.new_password,
    });
    return { message: accountMessages.passwordChanged };
  });
  bind(contract.accounts.config, async ({ request, reply }) => ({
    google: ctx.google ? presentGoogle(ctx, ctx.google, keepBrowser(ctx, { request, reply })) : null,
    email_verification_required: ctx.settings.requireVerification,
    password_min_length: ctx.settings.passwordMinLength,
  }));
  // Last: documents keep this order, and begin with what most readers look for.
  factorsRoutes(binder, ctx);
  emailChangeRoutes(binder, ctx);
  setupRoutes(binder, ctx);
}

/** After the last byte: what is done then for one address and not for another cannot be told by the time of the answer. */
function whenSent(reply: FastifyReply, work: () => void): void {
  reply.raw.once('finish', work);
}

function presentGoogle(
  ctx: AccountsContext,
  { button }: IdentityProvider,
  browser: string,
): NonNullable<ReplyOf<typeof contract.accounts.config>['google']> {
  return {
    client_id: button.clientId,
    nonce: issueNonce(ctx, { secret: ctx.settings.tokenSecret, browser }),
    script_url: button.scriptUrl,
    is_test: button.isTest,
  };
}
