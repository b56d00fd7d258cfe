import { sql } from 'kysely';
import { isReady } from '../../db/content-status.ts';
import { sqlPart } from '../../db/statement.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { mirrored, type Print } from './print.rules.ts';

/** Part of a statement: keeps the print of what it has just finished; nothing for a picture that has none. */
export const printPart = (print: Print | undefined) =>
  sqlPart<{ done: { id: string } }, { content_id: string }>(sql`
    INSERT INTO content_print (content_id, phash, dhash)
    SELECT done.id, ${print?.phash.toString() ?? null}::bigint, ${print?.dhash.toString() ?? null}::bigint FROM done
    WHERE ${print !== undefined}::boolean RETURNING content_id`);

/**
 * Finished items whose prints nobody has taken, in the trash too, the newest first, over content_without_print. One that has just been opened or
 * closed waits: its still is on its way to another place.
 */
export async function listWithoutPrint(db: Db, input: { readonly movedBefore: Date; readonly limit: number }) {
  return db
    .selectFrom('kept_content')
    .select(['id', 'small_key'])
    .where('has_print', 'is', null)
    .where(isReady('kept_content'))
    .where((eb) =>
      eb.or([eb('visibility_updated_at', 'is', null), eb('visibility_updated_at', '<', input.movedBefore)]),
    )
    .orderBy('created_at', 'desc')
    .limit(input.limit)
    .execute();
}

/** Keeps the print of an item that was not looked at before, or that it has none. */
export async function setPrint(db: Db, of: { readonly id: string; readonly print: Print | undefined }): Promise<void> {
  const { id, print } = of;
  await sql`
    WITH done AS (UPDATE kept_content SET has_print = ${print !== undefined}::boolean
      WHERE id = ${id}::uuid AND has_print IS NULL AND ${isReady('kept_content')} RETURNING id)
    INSERT INTO content_print (content_id, phash, dhash)
    SELECT done.id, ${print?.phash.toString() ?? null}::bigint, ${print?.dhash.toString() ?? null}::bigint FROM done
    WHERE ${print !== undefined}::boolean ON CONFLICT (content_id) DO NOTHING`.execute(db);
}

/** Keeps the print of an item that is stored in this transaction. */
export async function insertPrint(tx: Tx, id: string, { phash, dhash }: Print): Promise<void> {
  const print = { phash: phash.toString(), dhash: dhash.toString() };
  await tx
    .insertInto('content_print')
    .values({ content_id: id, ...print })
    .execute();
}

/** The prints of these items, of those that have one. */
export async function findPrints(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Print>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_print')
    .selectAll()
    .where('content_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.content_id, { phash: BigInt(row.phash), dhash: BigInt(row.dhash) }]));
}

/** A finished item that looks like another one. */
export interface CopyRow {
  readonly id: string;
  /** In how many bits, by the hash in which the two differ more. */
  readonly apart: number;
}

/**
 * Finished items that look like one of these pictures as it is or in a mirror, in the trash or not, the most alike first (DESK-14). It reads every
 * print there is: with a million of them about as long as counting them does for each picture, a few times a day.
 */
export async function findCopies(
  db: Db | Tx,
  input: {
    readonly prints: readonly Print[];
    readonly except: readonly string[];
    /** In how many bits they differ at most. */
    readonly apartMax: number;
    readonly limit: number;
  },
): Promise<CopyRow[]> {
  if (input.prints.length === 0) return [];
  const sought = input.prints.flatMap((print) => [print, mirrored(print)]);
  const phashes = sought.map(({ phash }) => phash.toString());
  const dhashes = sought.map(({ dhash }) => dhash.toString());
  // The likest are chosen before anything is asked of their items: the planner believes that a ninth of everything is alike.
  const { rows } = await sql<CopyRow>`
    WITH alike AS MATERIALIZED (
      SELECT p.content_id, min(greatest(bit_count((p.phash # sought.phash)::bit(64)), bit_count((p.dhash # sought.dhash)::bit(64))))::int AS apart
      FROM unnest(${phashes}::bigint[], ${dhashes}::bigint[]) AS sought(phash, dhash)
        JOIN content_print AS p ON bit_count((p.phash # sought.phash)::bit(64)) <= ${input.apartMax}::int
          AND bit_count((p.dhash # sought.dhash)::bit(64)) <= ${input.apartMax}::int
      WHERE p.content_id <> ALL(${[...input.except]}::uuid[])
      GROUP BY p.content_id ORDER BY 2, 1 LIMIT ${4 * input.limit}::int)
    SELECT c.id, alike.apart FROM alike JOIN kept_content AS c ON c.id = alike.content_id AND ${isReady('c')}
    ORDER BY 2, 1 LIMIT ${input.limit}::int`.execute(db);
  return rows;
}
