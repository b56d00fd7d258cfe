import type { Db } from '../../db/transaction.ts';
import { isUuid } from '../../kernel/ids.ts';
import { listStandingNotes } from './notes.store.ts';

/** A page of the notes on a person, the latest first, with the names that their authors have today; nothing for nobody. */
export async function listNotes(
  ctx: { readonly db: Db },
  input: { readonly userId: string; readonly before: string | undefined; readonly limit: number },
) {
  return isUuid(input.userId) ? listStandingNotes(ctx.db, input) : [];
}
