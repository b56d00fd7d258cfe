import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { findInstallationValue, saveInstallationValue } from '../installation/index.ts';

/** A stored file that an item names. */
export interface ItemFile {
  readonly id: string;
  readonly key: string;
}

const place = 'media_looked_for';

/** The item after which files are looked for next; undefined to begin anew. */
export async function findNextPlace(db: Db): Promise<string | undefined> {
  const id = await findInstallationValue(db, place);
  return id === '' ? undefined : id;
}

/** Writes down where the next look begins. */
export async function saveNextPlace(db: Db, after: string | undefined): Promise<void> {
  await saveInstallationValue(db, { name: place, value: after ?? '' });
}

/** Files that were missing when they were last looked for; there are never more than are kept. */
export async function listMissing(db: Db): Promise<readonly ItemFile[]> {
  return db.selectFrom('missing_media').select(['content_id as id', 'key']).orderBy('key').execute();
}

/** Writes down files that are missing, of items that there still are; one that is known stays as it was found first. */
export async function noteMissing(db: Db, found: readonly ItemFile[], now: Date): Promise<void> {
  const [keys, ids] = [found.map(({ key }) => key), found.map(({ id }) => id)];
  await sql`
    INSERT INTO missing_media (key, content_id, found_at)
    SELECT found.key, item.id, ${now}::timestamptz FROM unnest(${keys}::text[], ${ids}::uuid[]) AS found (key, id)
    JOIN kept_content AS item ON item.id = found.id ON CONFLICT DO NOTHING`.execute(db);
}

/** What is there again, or is meant to be no more. */
export async function forgetMissing(db: Db, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM missing_media WHERE key = ANY(${keys}::text[])`.execute(db);
}

/** How many files are missing, and since when the first of them. */
export async function countMissing(db: Db): Promise<{ readonly count: number; readonly since: Date | null }> {
  return db
    .selectFrom('missing_media')
    .select((eb) => [eb.cast<number>(eb.fn.countAll(), 'integer').as('count'), eb.fn.min('found_at').as('since')])
    .executeTakeFirstOrThrow();
}
