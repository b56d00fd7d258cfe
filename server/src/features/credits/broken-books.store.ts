import type { Db } from '../../db/transaction.ts';
import { findInstallationValue, saveInstallationValue } from '../installation/index.ts';
import type { LedgerReport } from './ledger-report.ts';
import { listChecks } from './month-books.store.ts';

/** Where the installation remembers since when its hourly check finds something broken; empty while it does not. */
const name = 'books_broken_since';

/** Remembers what a check of what is new has found, so that the desk can say it: a check that finds nothing leaves its own line, one that does leaves none. */
export async function rememberCheck(
  ctx: { readonly db: Db },
  { report, now }: { readonly report: LedgerReport; readonly now: Date },
): Promise<void> {
  const known = await findInstallationValue(ctx.db, name);
  const isKnown = known !== undefined && known !== '';
  if (report.balanced === !isKnown) return;
  await saveInstallationValue(ctx.db, { name, value: report.balanced ? '' : now.toISOString() });
}

/** Since when the books do not add up: by the hourly check, or by the newest that somebody has asked for; undefined where both found them right. */
export async function findBrokenBooks(db: Db): Promise<Date | undefined> {
  const [since, [asked]] = await Promise.all([findInstallationValue(db, name), listChecks(db, 1)]);
  if (since !== undefined && since !== '') return new Date(since);
  return asked && asked.violations > 0 ? asked.checked_at : undefined;
}
