import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { WholeReport } from './ledger-report.ts';
import { insertCheck } from './month-books.store.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Checks every promise of the ledger because somebody has asked for it, and adds a line to the history of checks (DESK-53). */
export async function checkLedger(
  ctx: { readonly db: Db; readonly clock: Clock; readonly ids: Ids },
  input: { readonly secret: string; readonly by: string },
): Promise<WholeReport> {
  const report = await verifyLedger(ctx, input.secret);
  const { users, entries, violations } = report;
  await insertCheck(ctx.db, {
    ...{ id: ctx.ids.uuid(), at: ctx.clock.now(), by: input.by },
    ...{ users, entries, violations },
  });
  return report;
}
