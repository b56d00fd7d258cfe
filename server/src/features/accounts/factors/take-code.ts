import type { InTx, Tx } from '../../../db/transaction.ts';
import { unsealText } from '../../../kernel/sealed-text.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { countGuess } from './count-guess.ts';
import { countRecoveryCodes, findTotp, spendRecoveryCode, takeTotpStep } from './factors.store.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { isTotpForm, totpStep } from './totp.ts';

/** What a typed code was. */
export type TakenCode =
  | { readonly kind: 'totp' }
  | { readonly kind: 'recovery_code'; readonly left: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too_many'; readonly waitMs: number };

/**
 * Takes a code of the app or a recovery code, once: whoever calls holds the person, so that of many at once one is the first. What
 * it counts stays counted only if nothing is thrown in this transaction.
 */
export async function takeCode(
  ctx: Pick<AccountsContext, 'clock' | 'settings'> & InTx,
  given: { readonly userId: string; readonly code: string; readonly lane: string },
): Promise<TakenCode> {
  const { userId, code } = given;
  if (!isTotpForm(code)) return takeRecoveryCode(ctx.tx, { userId, code });
  const over = await countGuess(ctx, given);
  if (over) return { kind: 'too_many', waitMs: over.waitMs };
  const totp = await findTotp(ctx.tx, userId);
  if (!totp || totp.confirmed_at === null) return { kind: 'wrong' };
  const secret = unsealText(ctx.settings.tokenSecret, totpPurpose(userId), totp.sealed_secret);
  const step = secret === undefined ? undefined : totpStep(secret, code, ctx.clock.now());
  return step !== undefined && (await takeTotpStep(ctx.tx, { userId, step })) ? { kind: 'totp' } : { kind: 'wrong' };
}

/** What the secret of an app is sealed for. */
export function totpPurpose(userId: string): string {
  return `totp-secret ${userId}`;
}

async function takeRecoveryCode(
  tx: Tx,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<TakenCode> {
  const hash = recoveryCodeHash(userId, code);
  if (!hash || !(await spendRecoveryCode(tx, { userId, hash }))) return { kind: 'wrong' };
  return { kind: 'recovery_code', left: await countRecoveryCodes(tx, userId) };
}
