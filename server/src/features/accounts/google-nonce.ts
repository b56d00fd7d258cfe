import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../http/cookies.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { type Ids, isUuid } from '../../kernel/ids.ts';
import { readToken, signToken } from '../../kernel/signed-token.ts';
import type { AccountsContext } from './accounts.context.ts';

/** A card may stay open for so long; the web app asks for another nonce well before. */
const lifetimeS = 2 * 3600;

const cookieName = 'google-nonce';

/** What the browser has kept since the button was drawn; undefined when it was drawn in another one, or too long ago. */
export function browserOf(ctx: Pick<AccountsContext, 'settings'>, request: FastifyRequest): string | undefined {
  const kept = readCookie(request, { name: cookieName, secure: ctx.settings.secureCookies });
  return kept !== undefined && isUuid(kept) ? kept : undefined;
}

/** Has the browser keep what its nonces are bound to, the same for all its tabs; answers it. */
export function keepBrowser(
  ctx: Pick<AccountsContext, 'settings' | 'ids'>,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): string {
  const { request, reply } = exchange;
  const value = browserOf(ctx, request) ?? ctx.ids.requestId();
  setCookie(reply, { name: cookieName, secure: ctx.settings.secureCookies, value, maxAgeS: lifetimeS });
  return value;
}

/**
 * A nonce for one Google sign-in in this browser. Handing it out writes nothing: its signature says that it is ours, for whom,
 * and until when.
 */
export function issueNonce(
  ctx: { readonly clock: Clock; readonly ids: Ids },
  own: { readonly secret: string; readonly browser: string },
): string {
  const endS = Math.floor(addSeconds(ctx.clock.now(), lifetimeS).getTime() / 1000);
  return `${endS}.${signToken(own.secret, purposeOf(own.browser, endS), ctx.ids.uuid())}`;
}

/** The id and the end of a nonce of ours that this browser may still use; undefined for any other text. */
export function readNonce(
  nonce: string,
  own: { readonly secret: string; readonly browser: string; readonly now: Date },
): { readonly id: string; readonly expiresAt: Date } | undefined {
  const dot = nonce.indexOf('.');
  const end = nonce.slice(0, Math.max(0, dot));
  if (!/^\d{1,12}$/.test(end)) return undefined;
  const id = readToken(own.secret, purposeOf(own.browser, Number(end)), nonce.slice(dot + 1));
  const expiresAt = new Date(Number(end) * 1000);
  return id !== undefined && expiresAt > own.now ? { id, expiresAt } : undefined;
}

/** The nonce passes through the provider's hands: what it is bound to does not. */
function purposeOf(browser: string, endS: number): string {
  return `google-nonce ${endS} ${createHash('sha256').update(browser).digest('base64url')}`;
}
