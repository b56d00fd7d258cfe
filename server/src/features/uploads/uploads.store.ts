import type { Selectable } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { UploadTable } from '../../db/types.ts';

export type UploadRow = Selectable<UploadTable>;

/** Stores an upload that was announced or has just come. */
export async function insertUpload(
  db: Db,
  upload: Omit<UploadRow, 'width' | 'height'> & Partial<Pick<UploadRow, 'width' | 'height'>>,
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
  return changeState(db, { key, from: 'waiting', to: 'received' });
}

/** The body was refused: nothing of it is kept, and the address may be used again. */
export async function reopenUpload(db: Db, key: string): Promise<boolean> {
  return changeState(db, { key, from: 'received', to: 'waiting' });
}

async function changeState(
  db: Db,
  change: { readonly key: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  const result = await db
    .updateTable('upload')
    .set({ state: change.to })
    .where('key', '=', change.key)
    .where('state', '=', change.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** From here on the object under the key is our own encoding of the picture. */
export async function markReady(
  db: Db,
  ready: { readonly key: string; readonly mediaType: string; readonly width: number; readonly height: number },
): Promise<void> {
  await db
    .updateTable('upload')
    .set({ state: 'ready', media_type: ready.mediaType, width: ready.width, height: ready.height })
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
