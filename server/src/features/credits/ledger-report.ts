/** What a check of the ledger came to: one line when all is well, otherwise one for each broken promise. */
export interface LedgerReport {
  readonly balanced: boolean;
  readonly lines: readonly string[];
}

/** The same of a check of everything, with what was looked at. */
export interface WholeReport extends LedgerReport {
  readonly users: number;
  readonly entries: number;
  readonly violations: number;
}

/** A broken promise as operators read it. */
export function brokenLine(violation: {
  readonly user_id: string | null;
  readonly promise: string | null;
  readonly detail: string | null;
}): string {
  return `broken for ${violation.user_id ?? 'all accounts together'}: ${violation.promise} (${violation.detail})`;
}
