import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { UploadTable } from '../../db/types.ts';
import type { UploadUsage } from './uploads.rules.ts';

export type UploadRow = Selectable<UploadTable>;

/** An upload that was announced, or is about to come. */
export type NewUpload = Omit<UploadRow, 'width' | 'height' | 'failures'>;

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx.insertInto('upload').values(upload).execute();
}

/** Makes uploads of one person come one after the other until the transaction ends: what is counted then stays true. */
export async function lockUploads(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** What a person's uploads take. Reads them by upload_by_user, and for each whether a video starts from it by content_by_source. */
export async function findUsage(db: Db, userId: string): Promise<UploadUsage> {
  const { rows } = await sql<UploadUsage>`
    SELECT count(*) FILTER (WHERE NOT is_used)::int AS "unusedFiles",
      coalesce(sum(size_bytes) FILTER (WHERE NOT is_used), 0)::float8 AS "unusedBytes",
      coalesce(sum(size_bytes), 0)::float8 AS "totalBytes"
    FROM (SELECT u.size_bytes, EXISTS (SELECT 1 FROM kept_content c WHERE c.source_key = u.key) AS is_used
      FROM upload u WHERE u.user_id = ${userId}::uuid) AS own`.execute(db);
  return rows[0] ?? { unusedFiles: 0, unusedBytes: 0, totalBytes: 0 };
}

/** The person's own upload; anybody else's is as if it were not there. */
export async function findOwnUpload(
  db: Db,
  own: { readonly key: string; readonly userId: string },
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('key', '=', own.key)
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
}

/** Takes the one body that an address may be used for; false when it has been used. */
export async function takeUpload(db: Db, key: string): Promise<Pick<UploadRow, 'purpose'> | undefined> {
  return db
    .updateTable('upload')
    .set({ state: 'received' })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .returning('purpose')
    .executeTakeFirst();
}

/** Bodies that were no image, after which an address is spent. */
const failuresMax = 3;

/** The body was refused: nothing of it is kept, and the address may be used again, unless this was the third time. */
export async function failUpload(db: Db, key: string): Promise<void> {
  await db
    .updateTable('upload')
    .set(({ eb }) => ({
      failures: eb('failures', '+', 1),
      state: sql<'spent' | 'waiting'>`CASE WHEN failures + 1 >= ${failuresMax}::int THEN 'spent' ELSE 'waiting' END`,
    }))
    .where('key', '=', key)
    .where('state', 'in', ['waiting', 'received'])
    .execute();
}

/** True when too many bodies have failed at this address. */
export async function isSpent(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('upload').select('state').where('key', '=', key).executeTakeFirst();
  return row?.state === 'spent';
}

/** From here on the object under the key is our own encoding of the image. */
export async function markReady(
  db: Db,
  ready: {
    readonly key: string;
    readonly mediaType: string;
    readonly sizeBytes: number;
    readonly width: number;
    readonly height: number;
  },
): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      state: 'ready',
      media_type: ready.mediaType,
      size_bytes: ready.sizeBytes,
      width: ready.width,
      height: ready.height,
    })
    .where('key', '=', ready.key)
    .execute();
}

/**
 * Forgets uploads that nothing was made of, the oldest first, and answers their keys. The row goes before its file: no video can start
 * from an image that goes. What another process is at is left to it.
 */
export async function deleteSomeUnused(
  db: Db,
  input: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM upload WHERE ctid = ANY(ARRAY(
      SELECT u.ctid FROM upload u WHERE u.created_at < ${input.before}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM kept_content c WHERE c.source_key = u.key)
      ORDER BY u.created_at LIMIT ${input.limit}::int FOR UPDATE SKIP LOCKED)) RETURNING key`.execute(db);
  return rows.map((row) => row.key);
}

/** Forgets an upload, unless something was made of it meanwhile. */
export async function deleteUnused(db: Db, key: string): Promise<boolean> {
  const result = await db
    .deleteFrom('upload')
    .where('key', '=', key)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('kept_content').select('kept_content.id').whereRef('kept_content.source_key', '=', 'upload.key'),
        ),
      ),
    )
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function listUploadKeys(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('key').where('user_id', '=', of.userId).limit(of.limit).execute();
  return rows.map((row) => row.key);
}

export async function deleteUpload(db: Db, key: string): Promise<void> {
  await db.deleteFrom('upload').where('key', '=', key).execute();
}
