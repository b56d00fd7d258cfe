import { sql } from 'kysely';
import { deleteOfPerson } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export interface NewNote {
  readonly id: string;
  readonly userId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

export async function insertNote(tx: Tx, { id, userId, authorId, text, at }: NewNote): Promise<void> {
  await tx.insertInto('operator_note').values({ id, user_id: userId, author_id: authorId, text, at }).execute();
}

/** How many notes a person has, those that were removed included. */
export async function countNotes(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM operator_note WHERE user_id = ${userId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Deletes the note of a person that was removed first; false when none was. */
export async function deleteOldestRemoved(tx: Tx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM operator_note WHERE id = (
      SELECT id FROM operator_note WHERE user_id = ${userId}::uuid AND removed_at IS NOT NULL
      ORDER BY removed_at, id LIMIT 1)`.execute(tx);
  return numAffectedRows === 1n;
}

/** A page of what stands, the latest first (ids are in the order of time), over operator_note_by_user. */
export async function listStandingNotes(
  db: Db,
  page: { readonly userId: string; readonly before: string | undefined; readonly limit: number },
) {
  const { userId, before, limit } = page;
  return db
    .selectFrom('operator_note')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'author_id').on('users.deleted_at', 'is', null))
    .select(['operator_note.id', 'text', 'at', 'author_id', 'users.username as author_name'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('operator_note.id', '<', before ?? ''))
    .orderBy('operator_note.id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks a note that stands as removed, and answers whom it is about; undefined for none. */
export async function markNoteRemoved(
  tx: Tx,
  end: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('operator_note')
    .set({ removed_at: end.now, removed_by: end.by })
    .where('id', '=', end.id)
    .where('removed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes some notes on a person, and answers how many. */
export async function deleteSomeNotes(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  return deleteOfPerson(db, { table: 'operator_note', ...of });
}
