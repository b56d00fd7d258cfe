import type { PasskeyAssertion } from '@loomlight/contract/factors';
import type { TokenPair } from '@loomlight/contract';
import { inTransaction, type InTx } from '../../../db/transaction.ts';
import { appError, fieldError } from '../../../kernel/errors.ts';
import type { AccountsContext } from '../accounts.context.ts';
import type { Device } from '../device-cookie.ts';
import { createHitCounter } from '../hit-counter.store.ts';
import { knownDevice } from '../known-device.rules.ts';
import { refuseHits } from '../limit-hits.ts';
import { finishSignIn, type SignIn, startSession } from '../start-session.ts';
import { tellNewDevice } from '../tell-new-device.ts';
import { countRecoveryCodes, findTotp, lockPerson } from './factors.store.ts';
import {
  assertionOptions,
  type CheckedPasskey,
  checkAssertion,
  type FactorOptions,
  usePasskey,
} from './passkey-check.ts';
import { listPasskeys } from './passkeys.store.ts';
import { countTry, deleteSecondStep, findSecondStep, lockSecondStep } from './second-steps.store.ts';
import { type TakenCode, takeCode } from './take-code.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** Wrong answers to one sign-in; then it begins anew with the password. */
const triesMax = 5;

/** What the sign-in that waits may be finished with. Throws 401 when none waits (any more). */
export async function getSecondStepOptions(ctx: AccountsContext, stepId: string | undefined): Promise<FactorOptions> {
  const userId = stepId && (await findSecondStep(ctx.db, stepId, ctx.clock.now()));
  if (!stepId || !userId) throw appError('second_step_over');
  const totp = await findTotp(ctx.db, userId);
  const passkeys = await listPasskeys(ctx.db, userId);
  const purpose = { kind: 'second-step', of: stepId } as const;
  return {
    hasTotp: totp !== undefined && totp.confirmed_at !== null,
    hasRecoveryCodes: (await countRecoveryCodes(ctx.db, userId)) > 0,
    passkey:
      passkeys.length > 0 ? await assertionOptions(ctx, { purpose, userId, userVerification: 'preferred' }) : undefined,
  };
}

interface SecondStep {
  /** `secondStepOf` the request. */
  readonly stepId: string | undefined;
  /** Exactly one of them. */
  readonly answer: { readonly code?: string | undefined; readonly passkey?: PasskeyAssertion | undefined };
  readonly network: string;
  readonly device: Device;
}

/** What an answer led to; decided in one transaction, and thrown outside, so that what was counted stays counted. */
type Outcome =
  | { readonly kind: 'signed_in'; readonly userId: string; readonly pair: TokenPair; readonly codesLeft?: number }
  | { readonly kind: 'over' | 'inactive' }
  | { readonly kind: 'too_many'; readonly waitMs: number }
  | { readonly kind: 'wrong'; readonly userId: string; readonly isLast: boolean; readonly isCopied: boolean };

/**
 * Finishes a sign-in with a code of the app, a recovery code or a passkey. The sign-in is used up by it, and dead after five wrong
 * answers. Throws 401 when none waits (any more), 422 for a wrong answer, 429 for codes beyond those that may be tried.
 */
export async function takeSecondStep(ctx: AccountsContext, given: SecondStep): Promise<SignIn> {
  const { stepId, device, network } = given;
  const now = ctx.clock.now();
  const userId = stepId && (await findSecondStep(ctx.db, stepId, now));
  if (!stepId || !userId) throw appError('second_step_over');
  // Outside the transaction: signatures take their time, and nothing is decided by them alone.
  const { passkey, code } = given.answer;
  const checked = passkey && (await checkPasskey(ctx, { passkey, stepId, userId }));
  const outcome = await inTransaction(ctx, (ctx) => decide(ctx, { stepId, userId, code, checked, device }));
  switch (outcome.kind) {
    case 'signed_in': {
      if (outcome.codesLeft !== undefined) ctx.onSecurity({ kind: 'recovery_code_used', userId, network });
      return finishSignIn(ctx, { userId, pair: outcome.pair, device, network });
    }
    case 'too_many':
      return refuseHits(ctx, { resetInMs: outcome.waitMs, network });
    case 'inactive':
      throw appError('account_inactive');
    case 'over':
      throw appError('second_step_over');
    case 'wrong': {
      ctx.onSecurity({ kind: outcome.isCopied ? 'passkey_copied' : 'second_factor_refused', userId, network });
      ctx.wakeMail();
      if (outcome.isLast) throw appError('second_step_over');
      throw passkey ? appError('passkey_refused') : wrongCode();
    }
  }
}

/** A wrong code at its field; said the same way wherever one is typed. */
export function wrongCode(): Error {
  return fieldError('code', 'This code is not correct, or was used before. Please try the next one.');
}

function checkPasskey(
  ctx: AccountsContext,
  given: { readonly passkey: PasskeyAssertion; readonly stepId: string; readonly userId: string },
): Promise<CheckedPasskey | undefined> {
  return checkAssertion(ctx, {
    assertion: given.passkey,
    purpose: { kind: 'second-step', of: given.stepId },
    userId: given.userId,
    requireUserVerification: false,
  });
}

interface Decided {
  readonly stepId: string;
  readonly userId: string;
  readonly code: string | undefined;
  readonly checked: CheckedPasskey | undefined;
  readonly device: Device;
}

async function decide(ctx: AccountsContext & InTx, given: Decided): Promise<Outcome> {
  const { stepId, userId, device } = given;
  // The person first, as everybody who ends sessions does; then of many at once each sees what the one before has left.
  const person = await lockPerson(ctx.tx, userId);
  const step = await lockSecondStep(ctx.tx, stepId);
  if (!person || !step) return { kind: 'over' };
  if (!person.is_active) return { kind: 'inactive' };
  const own = { secret: ctx.settings.tokenSecret, userId, now: ctx.clock.now() };
  const deviceId = knownDevice(device.marks, own);
  const taken = await takeAnswer(ctx, { ...given, lane: deviceId ?? 'open' });
  if (taken.kind === 'too_many') return taken;
  if (taken.kind === 'wrong' || taken.kind === 'copied') {
    const isLast = step.tries + 1 >= triesMax;
    if (isLast) await killSecondStep(ctx, { stepId, userId, ...person });
    else await countTry(ctx.tx, stepId);
    return { kind: 'wrong', userId, isLast, isCopied: taken.kind === 'copied' };
  }
  await deleteSecondStep(ctx.tx, stepId);
  const method = step.method === 'google' ? 'google' : 'password';
  if (deviceId === undefined) await tellNewDevice(ctx, { userId, device: device.words, method, isTold: false });
  if (taken.kind === 'recovery_code')
    await tellFactorChange(ctx, { person, change: { kind: 'recovery_code_used', left: taken.left } });
  const pair = await startSession(ctx, { userId, device: device.words, method });
  return { kind: 'signed_in', userId, pair, ...(taken.kind === 'recovery_code' && { codesLeft: taken.left }) };
}

async function takeAnswer(
  ctx: AccountsContext & InTx,
  { userId, code, checked, lane }: Decided & { readonly lane: string },
): Promise<TakenCode | { readonly kind: 'passkey' | 'copied' }> {
  if (code !== undefined) return takeCode(ctx, { userId, code, lane });
  const used = checked ? await usePasskey(ctx, checked) : 'refused';
  if (used === 'used') return { kind: 'passkey' };
  return { kind: used === 'counter_went_back' ? 'copied' : 'wrong' };
}

/** Whoever came this far knows the password, or has the account at Google: its owner is told, once a day. */
async function killSecondStep(
  ctx: AccountsContext & InTx,
  person: { readonly stepId: string; readonly userId: string; readonly email: string; readonly username: string },
): Promise<void> {
  await deleteSecondStep(ctx.tx, person.stepId);
  const { userId } = person;
  const counted = await createHitCounter(ctx.tx, ctx.clock).hit(`second-step-mail:${userId}`, 86_400_000, userId);
  if (counted.hits === 1) await tellFactorChange(ctx, { person, change: { kind: 'second_step_failed' } });
}
