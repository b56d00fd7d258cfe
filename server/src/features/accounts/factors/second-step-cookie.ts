import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../../http/cookies.ts';
import { readToken, signToken } from '../../../kernel/signed-token.ts';
import type { AccountsContext } from '../accounts.context.ts';

/** How long a person may take for the second step. */
export const secondStepS = 600;

const name = 'second-step';
const purpose = 'second-step';

type CookieContext = Pick<AccountsContext, 'settings'>;

/** The id of the sign-in that waits in this browser; undefined when none does. */
export function secondStepOf(ctx: CookieContext, request: FastifyRequest): string | undefined {
  const { settings } = ctx;
  const kept = readCookie(request, { name, secure: settings.secureCookies });
  return kept === undefined ? undefined : readToken(settings.tokenSecret, purpose, kept);
}

/** Has the browser keep the sign-in that waits: no script reads it, and no other browser can finish it. */
export function keepSecondStep(
  ctx: CookieContext,
  input: { readonly reply: FastifyReply; readonly stepId: string },
): void {
  const { settings } = ctx;
  const value = signToken(settings.tokenSecret, purpose, input.stepId);
  setCookie(input.reply, { name, secure: settings.secureCookies, value, maxAgeS: secondStepS });
}

/** Has the browser forget it. */
export function dropSecondStep(ctx: CookieContext, reply: FastifyReply): void {
  setCookie(reply, { name, secure: ctx.settings.secureCookies, value: '', maxAgeS: 0 });
}
