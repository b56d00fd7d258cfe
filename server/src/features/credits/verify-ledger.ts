import type { Db } from '../../db/transaction.ts';
import { listViolations, sumLedger } from './credits.store.ts';
import { brokenLine, type WholeReport } from './ledger-report.ts';
import { checkSeals } from './make-ledger-round.ts';

/**
 * Checks every promise of the ledger from its first entry on, and every seal, and names each one that is broken; the last line says
 * where all credits came from and went (BOOKS-17, BOOKS-18).
 */
export async function verifyLedger(ctx: { readonly db: Db }, secret: string): Promise<WholeReport> {
  const [violations, totals] = await Promise.all([listViolations(ctx.db), sumLedger(ctx.db)]);
  const broken = [...violations.map(brokenLine), ...(await checkSeals(ctx, secret))];
  const { users, entries, existing, onTheirWay, bought, given, spent, takenBack } = totals;
  const way = onTheirWay > 0 ? ` (${onTheirWay} of them on their way to sellers)` : '';
  const sentence = `credits: ${existing} exist${way} = ${bought} bought + ${given} given - ${spent} spent - ${takenBack} taken back`;
  const isExact = existing === bought + given - spent - takenBack;
  const figures = { users, entries, violations: broken.length + (isExact ? 0 : 1) };
  if (broken.length === 0 && isExact)
    return {
      ...figures,
      balanced: true,
      lines: [`ledger: ${users} users, ${entries} entries, all balanced`, sentence],
    };
  return {
    ...figures,
    balanced: false,
    lines: [...broken, isExact ? sentence : `broken for all accounts together: ${sentence}`],
  };
}
