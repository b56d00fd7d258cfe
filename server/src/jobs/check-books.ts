import type { Clock } from '../kernel/clock.ts';

/** What a check of the ledger has found. */
export interface BooksReport {
  readonly balanced: boolean;
  /** One for each promise that is broken, where it is not balanced. */
  readonly lines: readonly string[];
}

/**
 * The hourly look at the books, a round of its own: nothing that cannot be removed, and no store that hangs, keeps it from
 * being made. It reports and never repairs. Throws when the books could not be read; the time of the last whole check then stays.
 */
export async function checkBooks(ctx: {
  readonly clock: Clock;
  /** The check of what is new, which may take longer than a request; undefined when another process makes it, or it is not due. */
  readonly verify: () => Promise<BooksReport | undefined>;
  /** When the newest check was made, by whichever process, if it found nothing wrong. */
  readonly lastGood: () => Promise<Date | undefined>;
  /** Called after every check that went through, with the time of it. */
  readonly onLedger: (check: { readonly violations: readonly string[]; readonly at: Date }) => void;
}): Promise<void> {
  const report = await ctx.verify();
  if (report) return ctx.onLedger({ violations: report.balanced ? [] : report.lines, at: ctx.clock.now() });
  // What another process found right is right here too; what it found wrong, it tells itself.
  const at = await ctx.lastGood();
  if (at) ctx.onLedger({ violations: [], at });
}
