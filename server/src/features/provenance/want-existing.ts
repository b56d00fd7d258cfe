import type { Db } from '../../db/transaction.ts';
import { findInstallationValue, saveInstallationValue } from '../installation/index.ts';

const name = 'sign-existing';

/** True while items from before are to be signed: the operator has asked for it, and some may be left. */
export async function isSigningExisting(ctx: { readonly db: Db }): Promise<boolean> {
  return (await findInstallationValue(ctx.db, name)) === 'on';
}

/** Starts or stops the signing of items from before, for all processes; it goes on where it was. */
export function setSigningExisting(ctx: { readonly db: Db }, input: { readonly isWanted: boolean }): Promise<void> {
  return saveInstallationValue(ctx.db, { name, value: input.isWanted ? 'on' : 'off' });
}
