import { lifetimes } from '@loomlight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../http/cookies.ts';
import { readToken, signToken } from '../../kernel/signed-token.ts';
import type { AccountsContext } from './accounts.context.ts';

const name = 'sign-up';
const purpose = 'sign-up';

type CookieContext = Pick<AccountsContext, 'settings'>;

/** The account that this browser has registered last; undefined when it has not, or long ago. */
export function signUpOf(ctx: CookieContext, request: FastifyRequest): string | undefined {
  const { settings } = ctx;
  const kept = readCookie(request, { name, secure: settings.secureCookies });
  return kept === undefined ? undefined : readToken(settings.tokenSecret, purpose, kept);
}

/**
 * Has the browser remember the account that it registers. The link of the mail signs in by itself here alone: a link that somebody
 * else has sent must not put a person into a stranger's account (PEOPLE-21).
 */
export function keepSignUp(ctx: CookieContext, input: { readonly reply: FastifyReply; readonly userId: string }): void {
  const { settings } = ctx;
  const value = signToken(settings.tokenSecret, purpose, input.userId);
  setCookie(input.reply, { name, secure: settings.secureCookies, value, maxAgeS: lifetimes.verifyTokenHours * 3600 });
}
