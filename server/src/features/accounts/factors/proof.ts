import type { PasskeyAssertion } from '@loomlight/contract/factors';
import { inTransaction } from '../../../db/transaction.ts';
import type { SignedIn } from '../../../kernel/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { appError, fieldError } from '../../../kernel/errors.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { holdUnchangedPassword } from '../accounts.store.ts';
import { limitHits, refuseHits } from '../limit-hits.ts';
import {
  countRecoveryCodes,
  findPersonWords,
  findProof,
  findTotp,
  hasFactor,
  lockPerson,
  noteFactorProof,
  noteProof,
} from './factors.store.ts';
import { assertionOptions, checkAssertion, type FactorOptions, usePasskey } from './passkey-check.ts';
import { listPasskeys } from './passkeys.store.ts';
import { takeCode } from './take-code.ts';
import { wrongCode } from './take-second-step.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** For how long one has shown who one is. */
const freshS = 600;
/** For how long an administrator has. */
const confirmedS = 900;
/** Guesses at the password in a quarter of an hour. */
const attempts = 10;

/**
 * Throws 403 `proof_needed` unless the caller has signed in, or has shown again who they are, within ten minutes: a session that was
 * left open or stolen changes nothing about how one signs in. Where there is a second factor, that is what has to be shown: a thief
 * with the password would take the factor off with it, and the rest would follow.
 */
export async function requireProof(ctx: Pick<AccountsContext, 'db' | 'clock'>, actor: SignedIn): Promise<void> {
  const session = await findProof(ctx.db, actor.sessionId);
  const shownAt = (await hasFactor(ctx.db, actor.userId)) ? session?.factor_proved_at : session?.proved_at;
  const provedAt = shownAt ?? session?.created_at;
  if (!provedAt || ctx.clock.now() > addSeconds(provedAt, freshS)) throw appError('proof_needed');
}

/**
 * Throws 403 `confirm_needed` unless the caller has shown in this session, within a quarter of an hour, who they are: an administrator's
 * desk that was left open moves nothing (DESK-74). Having signed in is not enough, since that may be done by a machine that remembers.
 */
export async function requireConfirmed(ctx: Pick<AccountsContext, 'db' | 'clock'>, actor: SignedIn): Promise<void> {
  const provedAt = (await findProof(ctx.db, actor.sessionId))?.proved_at;
  if (!provedAt || ctx.clock.now() > addSeconds(provedAt, confirmedS)) throw appError('confirm_needed');
}

/**
 * Marks the caller's session as confirmed: with the password, or without one for who has signed in within a quarter of an hour. Throws 422
 * for a wrong password, 403 `fresh_sign_in_needed` without one and with an older session, 429 after too many.
 */
export async function confirmSession(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly password: string | undefined },
): Promise<void> {
  const { actor, password } = input;
  const now = ctx.clock.now();
  const session = await findProof(ctx.db, actor.sessionId);
  const isFresh = session !== undefined && now <= addSeconds(session.created_at, confirmedS);
  if (password === undefined && !isFresh)
    throw appError('fresh_sign_in_needed', { message: 'Please confirm it with your password, or sign in again.' });
  if (password !== undefined) return provePassword(ctx, actor, password);
  await inTransaction(ctx, ({ tx }) => noteProof(tx, actor.sessionId, now));
}

/** What the caller can show who they are with; the password only as long as there is no second factor. */
export async function getProofOptions(
  ctx: AccountsContext,
  { userId, sessionId }: SignedIn,
): Promise<FactorOptions & { readonly hasPassword: boolean }> {
  const person = await findPersonWords(ctx.db, userId);
  const totp = await findTotp(ctx.db, userId);
  const passkeys = await listPasskeys(ctx.db, userId);
  const purpose = { kind: 'proof', of: sessionId } as const;
  return {
    hasPassword: person !== undefined && person.password_hash !== null && !(await hasFactor(ctx.db, userId)),
    hasTotp: totp !== undefined && totp.confirmed_at !== null,
    hasRecoveryCodes: (await countRecoveryCodes(ctx.db, userId)) > 0,
    passkey:
      passkeys.length > 0 ? await assertionOptions(ctx, { purpose, userId, userVerification: 'preferred' }) : undefined,
  };
}

/** Exactly one of them. */
interface Shown {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

/**
 * Notes that the caller has shown who they are, with a factor, or with the password where there is none. Throws 422 when it was wrong,
 * 403 `second_factor_needed` for a password that is not enough, 429 after too many.
 */
export async function prove(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly shown: Shown },
): Promise<void> {
  const { actor, shown } = input;
  const { userId, sessionId } = actor;
  if (shown.password !== undefined) {
    if (await hasFactor(ctx.db, userId)) throw appError('second_factor_needed');
    return provePassword(ctx, actor, shown.password);
  }
  const checked =
    shown.passkey &&
    (await checkAssertion(ctx, {
      assertion: shown.passkey,
      purpose: { kind: 'proof', of: sessionId },
      userId,
      requireUserVerification: false,
    }));
  const outcome = await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    if (!person?.is_active) return { kind: 'wrong' } as const;
    if (shown.code !== undefined) {
      const taken = await takeCode(ctx, { userId, code: shown.code, lane: 'session' });
      if (taken.kind === 'wrong' || taken.kind === 'too_many') return taken;
      if (taken.kind === 'recovery_code')
        await tellFactorChange(ctx, { person, change: { kind: 'recovery_code_used', left: taken.left } });
    } else {
      const used = checked ? await usePasskey(ctx, checked) : 'refused';
      if (used !== 'used') return { kind: used === 'refused' ? 'wrong' : 'copied' } as const;
    }
    await noteFactorProof(ctx.tx, sessionId, ctx.clock.now());
    return { kind: 'proved' } as const;
  });
  if (outcome.kind === 'proved') return ctx.wakeMail();
  if (outcome.kind === 'too_many') return refuseHits(ctx, { resetInMs: outcome.waitMs });
  ctx.onSecurity({ kind: outcome.kind === 'copied' ? 'passkey_copied' : 'second_factor_refused', userId });
  throw shown.passkey ? appError('passkey_refused') : wrongCode();
}

async function provePassword(ctx: AccountsContext, actor: SignedIn, password: string): Promise<void> {
  const { userId, sessionId } = actor;
  await limitHits(ctx, { key: `prove:${userId}`, about: userId, max: attempts });
  const hash = (await findPersonWords(ctx.db, userId))?.password_hash;
  const matches = await ctx.passwords.matches(password, hash, 'reserved');
  const isProved =
    matches &&
    (await inTransaction(ctx, async (ctx) => {
      // Another one was chosen while this one was checked.
      if (!(await holdUnchangedPassword(ctx.tx, userId, hash ?? ''))) return false;
      await noteProof(ctx.tx, sessionId, ctx.clock.now());
      return true;
    }));
  if (isProved) return;
  ctx.onSecurity({ kind: 'wrong_password', userId });
  throw fieldError('password', 'Your password is not correct. Please try again.');
}
