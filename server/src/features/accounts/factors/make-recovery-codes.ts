import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { SignedIn } from '../../../kernel/actor.ts';
import { appError, invariant } from '../../../kernel/errors.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { countRecoveryCodes, hasFactor, lockPerson, replaceRecoveryCodes } from './factors.store.ts';
import { requireProof } from './proof.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** Makes ten new recovery codes, which are shown this once; the old ones are void. Throws 409 without a factor, 403 `proof_needed`. */
export async function makeRecoveryCodes(ctx: AccountsContext, actor: SignedIn): Promise<string[]> {
  await requireProof(ctx, actor);
  const { userId } = actor;
  const codes = await inTransaction(ctx.db, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person || !(await hasFactor(tx, userId))) throw appError('no_factor');
    await tellFactorChange(tx, ctx, person, { kind: 'recovery_codes_made' });
    return giveRecoveryCodes(tx, ctx, userId);
  });
  ctx.onSecurity({ kind: 'recovery_codes_made', userId });
  ctx.wakeMail();
  return codes;
}

/** Recovery codes for a person who has none yet; null for one who has some left. */
export async function giveFirstRecoveryCodes(
  tx: Tx,
  ctx: Pick<AccountsContext, 'clock'>,
  userId: string,
): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? null : giveRecoveryCodes(tx, ctx, userId);
}

async function giveRecoveryCodes(tx: Tx, ctx: Pick<AccountsContext, 'clock'>, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => {
    const hash = recoveryCodeHash(userId, code);
    invariant(hash, 'a code of ours has the form of one');
    return hash;
  });
  await replaceRecoveryCodes(tx, { userId, hashes, now: ctx.clock.now() });
  return codes;
}
