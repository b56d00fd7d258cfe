import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { CopyRow } from '../content/index.ts';

/** Keeps what a search has found, and that it was made. What was found before stays: an act may be about it. */
export async function insertCopies(
  tx: Tx,
  found: {
    readonly reportId: string;
    readonly copies: readonly CopyRow[];
    readonly isWhole: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await sql`INSERT INTO report_copy (report_id, content_id, apart)
    SELECT ${found.reportId}::uuid, c.id, c.apart
    FROM unnest(${found.copies.map(({ id }) => id)}::uuid[], ${found.copies.map(({ apart }) => apart)}::int[]) AS c(id, apart)
    ON CONFLICT (report_id, content_id) DO UPDATE SET apart = least(report_copy.apart, EXCLUDED.apart)`.execute(tx);
  await tx
    .updateTable('report')
    .set({ copies_searched_at: found.now, copies_whole: found.isWhole })
    .where('id', '=', found.reportId)
    .execute();
}

/** What looks like something that a report names, the most alike first. */
export async function listCopies(db: Db, of: { readonly reportId: string; readonly limit: number }) {
  return db
    .selectFrom('report_copy')
    .select(['content_id', 'apart'])
    .where('report_id', '=', of.reportId)
    .orderBy('apart')
    .orderBy('content_id')
    .limit(of.limit)
    .execute();
}

/** Which of these items were found to look like something that a report names. */
export async function listCopiesAmong(
  db: Db,
  of: { readonly reportId: string; readonly ids: readonly string[] },
): Promise<readonly string[]> {
  if (of.ids.length === 0) return [];
  const rows = await db
    .selectFrom('report_copy')
    .select('content_id')
    .where('report_id', '=', of.reportId)
    .where('content_id', 'in', [...of.ids])
    .execute();
  return rows.map((row) => row.content_id);
}
