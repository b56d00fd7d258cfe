import { inTransaction } from '../../../db/transaction.ts';
import type { SignedIn } from '../../../kernel/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { appError } from '../../../kernel/errors.ts';
import { sealText, unsealText } from '../../../kernel/sealed-text.ts';
import type { AccountsContext } from '../accounts.context.ts';
import {
  confirmTotpFactor,
  deleteTotp,
  findTotp,
  keepWaitingTotp,
  lockPerson,
  noteFactorProof,
} from './factors.store.ts';
import { giveFirstRecoveryCodes } from './make-recovery-codes.ts';
import { requireProof } from './proof.ts';
import { removeLastTraces } from './remove-last-traces.ts';
import { totpPurpose } from './take-code.ts';
import { wrongCode } from './take-second-step.ts';
import { tellFactorChange } from './tell-factor-change.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** How long a secret waits for its first code. */
const setupS = 900;

/**
 * Makes the secret of an authenticator app and answers it, this once. It counts when a code has confirmed it; until then each call makes
 * another one. Throws 409 when an app is on, 403 `proof_needed`.
 */
export async function startTotp(
  ctx: AccountsContext,
  actor: SignedIn,
): Promise<{ readonly secret: string; readonly uri: string }> {
  await requireProof(ctx, actor);
  const { userId } = actor;
  const secret = newTotpSecret();
  const sealedSecret = sealText(ctx.settings.tokenSecret, totpPurpose(userId), secret);
  const email = await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    if (!person?.is_active) throw appError('session_expired');
    if (!(await keepWaitingTotp(ctx.tx, { userId, sealedSecret, now: ctx.clock.now() }))) throw appError('totp_exists');
    return person.email;
  });
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Turns the authenticator app on with a code of it, which signs in nobody afterwards. Answers recovery codes with the first factor.
 * Throws 422 for a wrong code, 409 when no secret waits (any more).
 */
export async function confirmTotp(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly code: string },
): Promise<string[] | null> {
  const { code } = input;
  const { userId, sessionId } = input.actor;
  const now = ctx.clock.now();
  const codes = await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    const waiting = await findTotp(ctx.tx, userId);
    if (!person?.is_active || !waiting || now > addSeconds(waiting.created_at, setupS)) throw appError('setup_expired');
    if (waiting.confirmed_at !== null) throw appError('totp_exists');
    const secret = unsealText(ctx.settings.tokenSecret, totpPurpose(userId), waiting.sealed_secret);
    const step = secret === undefined ? undefined : totpStep(secret, code, now);
    if (step === undefined) throw wrongCode();
    await confirmTotpFactor(ctx.tx, { userId, step, now });
    await noteFactorProof(ctx.tx, sessionId, now);
    await tellFactorChange(ctx, { person, change: { kind: 'totp_added' } });
    return giveFirstRecoveryCodes(ctx, userId);
  });
  ctx.onSecurity({ kind: 'factor_added', userId });
  ctx.wakeMail();
  return codes;
}

/** Turns the authenticator app off. Throws 404 when none is on, 403 `proof_needed`. */
export async function removeTotp(ctx: AccountsContext, actor: SignedIn): Promise<void> {
  await requireProof(ctx, actor);
  const { userId } = actor;
  await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    if (!person || !(await deleteTotp(ctx.tx, userId))) throw appError('not_found');
    await removeLastTraces(ctx, userId);
    await tellFactorChange(ctx, { person, change: { kind: 'totp_removed' } });
  });
  ctx.onSecurity({ kind: 'factor_removed', userId });
  ctx.wakeMail();
}
