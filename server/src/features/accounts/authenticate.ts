import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccessTokens } from './access-token.ts';
import { findLiveSession } from './accounts.store.ts';
import { isSuspended } from './suspension.rules.ts';

/** The person behind an access token. 401 when it is not ours, has expired, its session is over, or its person is suspended (DESK-35). */
export async function authenticate(
  ctx: { readonly db: Db; readonly clock: Clock; readonly accessTokens: AccessTokens },
  token: string,
): Promise<SignedIn> {
  const claims = await ctx.accessTokens.read(token);
  const session = claims && (await findLiveSession(ctx.db, claims.sessionId, claims.userId));
  if (!claims || !session || isSuspended(session.suspended_until, ctx.clock.now())) throw appError('session_expired');
  const mutedUntil = session.muted_until ?? undefined;
  return { kind: 'user', ...claims, role: session.role === 'admin' ? 'admin' : 'user', mutedUntil };
}
