import { lifetimes, type TokenPair } from '@loomlight/contract';
import type { InTx } from '../../db/transaction.ts';
import { addSeconds, earlier } from '../../kernel/clock.ts';
import { invariant } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { findSuspension, insertRefreshToken, insertSession, type SignInMethod } from './accounts.store.ts';
import type { Device } from './device-cookie.ts';
import { rememberDevice } from './known-device.rules.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';
import { refuseSuspended } from './suspension.rules.ts';

/** What a sign-in brings: its tokens, and what the browser keeps so that the account knows it again. */
export interface SignIn {
  readonly kind: 'signed_in';
  readonly pair: TokenPair;
  readonly marks: string;
}

/** What came of the first step: a session, or a second step that is missing. */
export type Entry = SignIn | { readonly kind: 'second_step'; readonly stepId: string };

/** After the commit of a sign-in: wakes its mails, tells the log of security, and makes what the browser keeps. */
export function finishSignIn(
  ctx: AccountsContext,
  own: {
    readonly userId: string;
    readonly pair: TokenPair;
    readonly device: Device;
    /** `networkOf` the request. */
    readonly network: string;
  },
): SignIn {
  const { userId, network } = own;
  ctx.wakeMail();
  ctx.onSecurity({ kind: 'login_succeeded', userId, network });
  const marks = rememberDevice(own.device.marks, {
    secret: ctx.settings.tokenSecret,
    userId,
    now: ctx.clock.now(),
    newId: () => ctx.ids.requestId(),
  });
  return {
    kind: 'signed_in',
    pair: own.pair,
    marks,
  };
}

/** After the commit of a first step whose second is missing: tells the log of security. */
export function askForSecondStep(
  ctx: AccountsContext,
  own: { readonly stepId: string; readonly userId: string; readonly network: string },
): Entry {
  ctx.onSecurity({ kind: 'second_factor_asked', userId: own.userId, network: own.network });
  return { kind: 'second_step', stepId: own.stepId };
}

/** Opens a session (a family of refresh tokens) and answers its first pair; every way in leads through here. Throws 403 for who is suspended. */
export async function startSession(
  ctx: AccountsContext & InTx,
  input: { readonly userId: string; readonly device: string; readonly method: SignInMethod },
): Promise<TokenPair> {
  const sessionId = ctx.ids.uuid();
  const now = ctx.clock.now();
  if (!(await insertSession(ctx.tx, { ...input, id: sessionId, now }))) {
    refuseSuspended(await findSuspension(ctx.db, input.userId), now);
    invariant(false, 'whoever signs in has an account');
  }
  return issuePair(ctx, { userId: input.userId, sessionId, startedAt: now, refreshToken: newRefreshToken() });
}

/** When a session that began then ends, whatever has prolonged it. */
export function sessionEnd(startedAt: Date): Date {
  return addSeconds(startedAt, lifetimes.sessionMaxDays * 86_400);
}

/** Stores a refresh token of the family and answers it with a fresh access token; neither outlives the session. */
export async function issuePair(
  ctx: AccountsContext & InTx,
  input: {
    readonly userId: string;
    readonly sessionId: string;
    readonly startedAt: Date;
    readonly refreshToken: string;
  },
): Promise<TokenPair> {
  const now = ctx.clock.now();
  const endsAt = sessionEnd(input.startedAt);
  await insertRefreshToken(ctx.tx, {
    hash: refreshTokenHash(input.refreshToken),
    sessionId: input.sessionId,
    now,
    expiresAt: earlier(addSeconds(now, lifetimes.refreshTokenDays * 86_400), endsAt),
  });
  return { token: await ctx.accessTokens.issue(input, endsAt), refreshToken: input.refreshToken };
}
