import { lifetimes, type TokenPair } from '@loomlight/contract';
import { inTransaction, type InTx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { endSession, lockRefreshToken, markRefreshUsed } from './accounts.store.ts';
import { createHitCounter } from './hit-counter.store.ts';
import { refuseHits } from './limit-hits.ts';
import { refreshTokenHash, successorOf } from './refresh-token.ts';
import { touchSession } from './sessions.store.ts';
import { issuePair, sessionEnd } from './start-session.ts';
import { isSuspended } from './suspension.rules.ts';

/** Exchanges of one session in a quarter of an hour: one is needed, and many tabs may ask at once. */
const exchangesPerSession = 120;
const windowMs = 15 * 60_000;

/**
 * Exchanges a refresh token for the next pair. A spent token gives the same successor for 60 s (several tabs,
 * a lost answer); after that its use means theft, and the whole family ends. A session ends 90 days after its
 * sign-in, however often it is prolonged.
 */
export async function refreshSession(
  ctx: AccountsContext,
  { refreshToken, network }: { readonly refreshToken: string; readonly network: string },
): Promise<TokenPair> {
  const { pair, robbed, refusedForMs } = await inTransaction(ctx, (ctx) => exchange(ctx, refreshToken));
  if (robbed !== undefined) ctx.onSecurity({ kind: 'refresh_token_reused', userId: robbed, network });
  if (refusedForMs !== undefined) refuseHits(ctx, { resetInMs: refusedForMs, network });
  // Thrown outside: the end of a stolen family must be committed, not rolled back.
  if (!pair) throw appError('session_expired');
  return pair;
}

async function exchange(
  ctx: AccountsContext & InTx,
  refreshToken: string,
): Promise<{ readonly pair?: TokenPair; readonly robbed?: string; readonly refusedForMs?: number }> {
  const now = ctx.clock.now();
  const hash = refreshTokenHash(refreshToken);
  const found = await lockRefreshToken(ctx.tx, hash);
  if (!found || found.ended_at !== null || !found.is_active || found.expires_at <= now) return {};
  if (isSuspended(found.suspended_until, now)) return {};
  if (sessionEnd(found.started_at) <= now) {
    await endSession(ctx.tx, { sessionId: found.session_id, reason: 'too_old', now });
    return {};
  }
  // In this transaction, which must not wait for another connection; what it counts stays counted, since nothing is thrown in it.
  if (ctx.hitCounter) {
    const counted = await createHitCounter(ctx.tx, ctx.clock).hit(`refresh:${found.session_id}`, windowMs);
    if (counted.hits > exchangesPerSession) return { refusedForMs: counted.resetInMs };
  }
  if (found.used_at !== null && now > addSeconds(found.used_at, lifetimes.refreshGraceS)) {
    await endSession(ctx.tx, { sessionId: found.session_id, reason: 'refresh_token_reused', now });
    return { robbed: found.user_id };
  }
  if (found.used_at === null) await markRefreshUsed(ctx.tx, hash, now);
  await touchSession(ctx.tx, found.session_id, now);
  const pair = await issuePair(ctx, {
    userId: found.user_id,
    sessionId: found.session_id,
    startedAt: found.started_at,
    refreshToken: successorOf(refreshToken, ctx.settings.tokenSecret),
  });
  return { pair };
}
