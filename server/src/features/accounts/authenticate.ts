import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccessTokens } from './access-token.ts';
import { findLiveSession } from './accounts.store.ts';

/** The person behind an access token. 401 when it is not ours, has expired, or its session is over. */
export async function authenticate(
  ctx: { readonly db: Db; readonly accessTokens: AccessTokens },
  token: string,
): Promise<SignedIn> {
  const claims = await ctx.accessTokens.read(token);
  const session = claims && (await findLiveSession(ctx.db, claims.sessionId, claims.userId));
  if (!claims || !session) throw appError('session_expired');
  return { kind: 'user', ...claims, role: session.role === 'admin' ? 'admin' : 'user' };
}
