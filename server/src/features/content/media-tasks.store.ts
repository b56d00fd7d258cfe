import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { keysOfItem } from './storage-key.ts';

/** Something to be done to a stored medium: the row that names it has changed already. */
export type MediaTask =
  | { readonly action: 'move' | 'copy'; readonly key: string; readonly target: string }
  | { readonly action: 'remove' | 'strip'; readonly key: string };

export interface TakenTask {
  readonly id: string;
  readonly content_id: string;
  readonly action: string;
  readonly key: string;
  readonly target: string | null;
}

/** Notes what is to be done, in the transaction that changes the row. */
export async function insertMediaTasks(
  tx: Tx,
  input: { readonly contentId: string; readonly tasks: readonly MediaTask[]; readonly now: Date },
): Promise<void> {
  const { contentId, tasks, now } = input;
  await insertManyMediaTasks(
    tx,
    tasks.map((task) => ({ ...task, contentId })),
    now,
  );
}

/** The same for several items: the tasks of each stand in its own order. */
export async function insertManyMediaTasks(
  tx: Tx,
  tasks: readonly (MediaTask & { readonly contentId: string })[],
  now: Date,
): Promise<void> {
  if (tasks.length === 0) return;
  await tx
    .insertInto('media_task')
    .values(
      tasks.map((task) => ({
        content_id: task.contentId,
        action: task.action,
        key: task.key,
        target: 'target' in task ? task.target : null,
        created_at: now,
      })),
    )
    .execute();
}

/** True when an item or one of its tasks names this key. The item is held until the transaction ends. */
export async function isKeyNamed(
  tx: Tx,
  { contentId, key }: { readonly contentId: string; readonly key: string },
): Promise<boolean> {
  const item = await tx
    .selectFrom('kept_content')
    .select(['media_key', 'small_key'])
    .where('id', '=', contentId)
    .forUpdate()
    .executeTakeFirst();
  if (item && keysOfItem(item).includes(key)) return true;
  const task = await tx
    .selectFrom('media_task')
    .select('id')
    .where('content_id', '=', contentId)
    .where((eb) => eb.or([eb('key', '=', key), eb('target', '=', key)]))
    .limit(1)
    .executeTakeFirst();
  return task !== undefined;
}

/**
 * Takes the oldest task of an item. Undefined when there is none, or when somebody is at work on it: the tasks of one
 * item are done one after the other, in the order in which its row changed.
 */
export async function takeMediaTask(
  db: Db,
  input: { readonly contentId: string; readonly now: Date; readonly leaseUntil: Date },
): Promise<TakenTask | undefined> {
  const { rows } = await sql<TakenTask>`
    UPDATE media_task SET lease_until = ${input.leaseUntil}::timestamptz
    WHERE id = (SELECT min(id) FROM media_task WHERE content_id = ${input.contentId}::uuid)
      AND (lease_until IS NULL OR lease_until <= ${input.now}::timestamptz)
    RETURNING id, content_id, action, key, target`.execute(db);
  return rows[0];
}

export async function deleteMediaTask(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media_task').where('id', '=', id).execute();
}

/** Items with tasks that nobody is at work on (any more), oldest first. */
export async function listPendingItems(
  db: Db,
  input: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ content_id: string }>`
    SELECT content_id FROM media_task GROUP BY content_id
    HAVING coalesce(max(lease_until), to_timestamp(0)) <= ${input.now}::timestamptz ORDER BY min(id) LIMIT ${input.limit}::int`.execute(
    db,
  );
  return rows.map((row) => row.content_id);
}

/** Gives back every task that is held; only for a start that knows that nobody else runs. */
export async function releaseMediaTasks(db: Db): Promise<void> {
  await db.updateTable('media_task').set({ lease_until: null }).where('lease_until', 'is not', null).execute();
}
