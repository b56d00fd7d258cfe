import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { meantBy } from './key-meaning.ts';

/** Those of the keys that a row names, be it only to move or remove them. One statement, by primary keys. */
export async function findNamed(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const meant = keys.map(meantBy);
  const items = meant.flatMap((object) => (object?.kind === 'item' ? object.id : []));
  const evidence = meant.flatMap((object) => (object?.kind === 'evidence' ? object.id : []));
  const people = meant.flatMap((object) => (object?.kind === 'picture' ? object.userId : []));
  const imports = meant.flatMap((object) => (object?.kind === 'part' ? object.importId : []));
  const { rows } = await sql<{ key: string }>`
    SELECT unnest(ARRAY[media_key, small_key, media_key || '_wide']) AS key FROM kept_content WHERE id = ANY(${items}::uuid[])
    UNION ALL SELECT unnest(ARRAY[key, target]) FROM media_task WHERE content_id = ANY(${items}::uuid[])
    UNION ALL SELECT unnest(ARRAY[media_key, small_key]) FROM evidence WHERE id = ANY(${evidence}::uuid[])
    UNION ALL SELECT key FROM upload WHERE key = ANY(${keys}::text[])
    UNION ALL SELECT given.key FROM unnest(${keys}::text[]) AS given (key) JOIN archive_import AS a
      ON a.id = ANY(${imports}::uuid[]) AND a.ended_at IS NULL AND starts_with(given.key, 'imports/' || a.user_id || '/' || a.id || '/')
    UNION ALL SELECT 'profiles/' || id || '/' || profile_pic_id FROM users WHERE id = ANY(${people}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Media of finished items that have nothing left to be done to them, in the order of their ids. */
export async function listItemMedia(
  db: Db,
  page: { readonly after: string; readonly limit: number },
): Promise<{ readonly id: string; readonly keys: readonly string[] }[]> {
  const { rows } = await sql<{ id: string; keys: string[] }>`
    SELECT id, ARRAY[media_key, small_key] AS keys FROM kept_content
    WHERE id > ${page.after}::uuid AND media_key IS NOT NULL AND small_key IS NOT NULL
      AND NOT EXISTS (SELECT FROM media_task WHERE content_id = kept_content.id)
    ORDER BY id LIMIT ${page.limit}::int`.execute(db);
  return rows;
}
