import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** Reads several things as they stood at one moment; each is given up when it takes longer than `withinMs`, which whoever asks is told as 503. */
export async function readAtOnce<T>(
  db: Db,
  { withinMs }: { readonly withinMs: number },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`SET LOCAL statement_timeout = ${sql.lit(withinMs)}`.execute(tx);
      return work(tx);
    });
}
