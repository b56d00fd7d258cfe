import { inTransaction, type InTx } from '../../../db/transaction.ts';
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
  const codes = await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    if (!person || !(await hasFactor(ctx.tx, userId))) throw appError('no_factor');
    await tellFactorChange(ctx, { person, change: { kind: 'recovery_codes_made' } });
    return giveRecoveryCodes(ctx, userId);
  });
  ctx.onSecurity({ kind: 'recovery_codes_made', userId });
  ctx.wakeMail();
  return codes;
}

/** Recovery codes for a person who has none yet; null for one who has some left. */
export async function giveFirstRecoveryCodes(
  ctx: Pick<AccountsContext, 'clock'> & InTx,
  userId: string,
): Promise<string[] | null> {
  return (await countRecoveryCodes(ctx.tx, userId)) > 0 ? null : giveRecoveryCodes(ctx, userId);
}

async function giveRecoveryCodes(ctx: Pick<AccountsContext, 'clock'> & InTx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => {
    const hash = recoveryCodeHash(userId, code);
    invariant(hash, 'a code of ours has the form of one');
    return hash;
  });
  await replaceRecoveryCodes(ctx.tx, { userId, hashes, now: ctx.clock.now() });
  return codes;
}
