import type { Tx } from '../../db/transaction.ts';

/** Writes down what only administrators may do. */
export async function insertAudit(
  tx: Tx,
  entry: {
    readonly actor: string;
    readonly action: string;
    readonly subject: string;
    readonly detail: string;
    /** Credits that were given, and the cause of their entry in the ledger. */
    readonly credits?: number;
    readonly cause?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...rest } = entry;
  await tx
    .insertInto('audit_entry')
    .values({ ...rest, created_at: now })
    .execute();
}
