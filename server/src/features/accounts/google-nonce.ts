import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { readToken, signToken } from '../../kernel/signed-token.ts';

/** A card may stay open for so long; the web app asks for another nonce well before. */
const lifetimeS = 2 * 3600;

/** A nonce for one Google sign-in. Handing it out writes nothing: its signature says that it is ours, and until when. */
export function issueNonce(ctx: { readonly clock: Clock; readonly ids: Ids }, secret: string): string {
  const endS = Math.floor(addSeconds(ctx.clock.now(), lifetimeS).getTime() / 1000);
  return `${endS}.${signToken(secret, purposeUntil(endS), ctx.ids.uuid())}`;
}

/** The id and the end of a nonce of ours that may still be used; undefined for any other text. */
export function readNonce(
  secret: string,
  nonce: string,
  now: Date,
): { readonly id: string; readonly expiresAt: Date } | undefined {
  const dot = nonce.indexOf('.');
  const end = nonce.slice(0, Math.max(0, dot));
  if (!/^\d{1,12}$/.test(end)) return undefined;
  const id = readToken(secret, purposeUntil(Number(end)), nonce.slice(dot + 1));
  const expiresAt = new Date(Number(end) * 1000);
  return id !== undefined && expiresAt > now ? { id, expiresAt } : undefined;
}

function purposeUntil(endS: number): string {
  return `google-nonce ${endS}`;
}
