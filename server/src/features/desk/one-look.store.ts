import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** A context whose database is one look at it. */
export type AtOneMoment<C> = Omit<C, 'db'> & { readonly db: Tx };

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

/**
 * Reads a part of one look by itself: what fails, or of which a statement takes longer than that, takes nothing else down. Throws where the look itself
 * is over, as with a connection that is lost.
 */
export async function readApart<T>(
  tx: Tx,
  { withinMs }: { readonly withinMs: number },
  work: () => Promise<T>,
): Promise<{ readonly found: T } | { readonly error: unknown }> {
  await sql`SAVEPOINT apart`.execute(tx);
  await sql`SET LOCAL statement_timeout = ${sql.lit(withinMs)}`.execute(tx);
  try {
    const found = await work();
    await sql`RELEASE SAVEPOINT apart`.execute(tx);
    return { found };
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT apart`.execute(tx);
    await sql`RELEASE SAVEPOINT apart`.execute(tx);
    return { error };
  }
}
