import type { InTx } from '../../db/transaction.ts';
import { openFigures } from '../content/index.ts';
import { openAccount } from '../credits/index.ts';
import { insertUser, type NewUser } from './accounts.store.ts';

/** Adds a person with what everybody has from the first moment: figures and a balance. */
export async function addPerson(ctx: InTx, person: NewUser): Promise<void> {
  await insertUser(ctx.tx, person);
  await openFigures(ctx.tx, person.id);
  await openAccount(ctx.tx, person.id);
}
