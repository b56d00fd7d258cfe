import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { UploadTable } from '../../db/types.ts';

export type UploadRow = Selectable<UploadTable>;

/** Stores an upload that was announced or has just come. */
export async function insertUpload(
  db: Db,
  upload: Omit<UploadRow, 'width' | 'height' | 'failures'> & Partial<Pick<UploadRow, 'width' | 'height'>>,
): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
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
export async function takeUpload(db: Db, key: string): Promise<boolean> {
  const result = await db
    .updateTable('upload')
    .set({ state: 'received' })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Bodies that were no picture, after which an address is spent. */
const failuresMax = 3;

/** The body was refused: nothing of it is kept, and the address may be used again, unless this was the third time. */
export async function failUpload(db: Db, key: string): Promise<void> {
  await db
    .updateTable('upload')
    .set(({ eb }) => ({
      failures: eb('failures', '+', 1),
      state: sql<string>`CASE WHEN failures + 1 >= ${failuresMax}::int THEN 'spent' ELSE 'waiting' END`,
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

/** From here on the object under the key is our own encoding of the picture. */
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

/** Uploads that nothing was made of, oldest first. */
export async function listUnused(db: Db, input: { readonly before: Date; readonly limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('key')
    .where('created_at', '<', input.before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content').select('content.id').whereRef('content.source_key', '=', 'upload.key'))),
    )
    .orderBy('created_at')
    .limit(input.limit)
    .execute();
  return rows.map((row) => row.key);
}

/** Forgets an upload, unless something was made of it meanwhile. */
export async function deleteUnused(db: Db, key: string): Promise<boolean> {
  const result = await db
    .deleteFrom('upload')
    .where('key', '=', key)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content').select('content.id').whereRef('content.source_key', '=', 'upload.key'))),
    )
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
