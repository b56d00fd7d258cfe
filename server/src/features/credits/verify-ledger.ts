import type { Db } from '../../db/transaction.ts';
import { countLedger, listViolations } from './credits.store.ts';

/** What `operator ledger verify` prints. */
export interface LedgerReport {
  readonly balanced: boolean;
  readonly lines: readonly string[];
}

/** Checks every promise of the ledger and names each one that is broken. */
export async function verifyLedger(db: Db): Promise<LedgerReport> {
  const [violations, { users, entries }] = await Promise.all([listViolations(db), countLedger(db)]);
  if (violations.length === 0)
    return { balanced: true, lines: [`ledger: ${users} users, ${entries} entries, all balanced`] };
  return {
    balanced: false,
    lines: violations.map((violation) => `broken for ${violation.user_id}: ${violation.promise} (${violation.detail})`),
  };
}
