import { type contract, lifetimes, type ReplyOf, type TokenPair } from '@loomlight/contract';
import type { Tx } from '../../db/transaction.ts';
import { addSeconds, earlier } from '../../kernel/clock.ts';
import type { AccountsContext } from './accounts.context.ts';
import { insertRefreshToken, insertSession } from './accounts.store.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';

/** What a sign-in brings: the answer, and what the browser keeps so that the account knows it again. */
export interface SignIn {
  readonly answer: ReplyOf<typeof contract.accounts.login>;
  readonly marks: string;
}

/** Opens a session (a family of refresh tokens) and answers its first pair. */
export async function startSession(
  tx: Tx,
  ctx: AccountsContext,
  input: { readonly userId: string; readonly device: string; readonly method: 'password' | 'google' },
): Promise<TokenPair> {
  const sessionId = ctx.ids.uuid();
  const now = ctx.clock.now();
  await insertSession(tx, { ...input, id: sessionId, now });
  return issuePair(tx, ctx, { userId: input.userId, sessionId, startedAt: now, refreshToken: newRefreshToken() });
}

/** When a session that began then ends, whatever has prolonged it. */
export function sessionEnd(startedAt: Date): Date {
  return addSeconds(startedAt, lifetimes.sessionMaxDays * 86_400);
}

/** Stores a refresh token of the family and answers it with a fresh access token; neither outlives the session. */
export async function issuePair(
  tx: Tx,
  ctx: AccountsContext,
  input: {
    readonly userId: string;
    readonly sessionId: string;
    readonly startedAt: Date;
    readonly refreshToken: string;
  },
): Promise<TokenPair> {
  const now = ctx.clock.now();
  const endsAt = sessionEnd(input.startedAt);
  await insertRefreshToken(tx, {
    hash: refreshTokenHash(input.refreshToken),
    sessionId: input.sessionId,
    now,
    expiresAt: earlier(addSeconds(now, lifetimes.refreshTokenDays * 86_400), endsAt),
  });
  return { token: await ctx.accessTokens.issue(input, endsAt), refreshToken: input.refreshToken };
}
