import { type RawBuilder, type Selectable, sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { ArchiveImportTable } from '../../db/types.ts';

/** A row of an import; what the database counts in 64 bits is text. */
export type ImportRow = Selectable<ArchiveImportTable>;

/** Notes an announced archive; false when another one is under way. The index archive_import_one decides between two at once. */
export async function insertImport(
  tx: Tx,
  row: Pick<ImportRow, 'id' | 'user_id' | 'name' | 'created_at' | 'expires_at'> & { readonly size_bytes: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('archive_import')
    .values({ ...row, state: 'waiting' })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends those of a person that wait for their parts; answers their ids. */
export async function endWaiting(tx: Tx, of: { readonly userId: string; readonly now: Date }): Promise<string[]> {
  const rows = await tx
    .updateTable('archive_import')
    .set({ state: 'cancelled', ended_at: of.now })
    .where('user_id', '=', of.userId)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest of a person, by archive_import_by_user. */
export async function findLatestImport(db: Db, userId: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('archive_import')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A person's own; anybody else's is as if it were not there. */
export async function findOwnImport(
  db: Db,
  own: { readonly id: string; readonly userId: string },
): Promise<ImportRow | undefined> {
  return db
    .selectFrom('archive_import')
    .selectAll()
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
}

/** All parts have come: it may be worked on. Nothing when it waits no more. */
export async function markReceived(db: Db, id: string): Promise<void> {
  await db
    .updateTable('archive_import')
    .set({ state: 'received' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Ends one that has not ended. The step that is under way finds it ended, and is undone. */
export async function endImport(
  db: Db,
  end: {
    readonly id: string;
    readonly state: 'done' | 'refused' | 'cancelled' | 'lapsed';
    readonly refusal?: string;
    readonly now: Date;
    /** Only by whoever holds it for this attempt. */
    readonly attempt?: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('archive_import')
    .set({ state: end.state, refusal: end.refusal ?? null, ended_at: end.now, lease_until: null })
    .where('id', '=', end.id)
    .where('ended_at', 'is', null)
    .$if(end.attempt !== undefined, (query) => query.where('attempt', '=', end.attempt ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the longest waiting one for this process; one that dies with it is free again after its lease. Reads archive_import_unfinished. */
export async function takeImport(
  db: Db,
  input: { readonly now: Date; readonly leaseUntil: Date },
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    UPDATE archive_import SET lease_until = ${input.leaseUntil}::timestamptz, state = 'working', attempt = attempt + 1, tries = tries + 1
    WHERE id = ANY(ARRAY(
      SELECT id FROM archive_import
      WHERE ended_at IS NULL AND state IN ('received', 'working') AND (lease_until IS NULL OR lease_until <= ${input.now}::timestamptz)
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED))
    RETURNING *`.execute(db);
  return rows[0];
}

/** Whoever holds an import for one attempt. */
export interface ImportHold {
  readonly id: string;
  readonly attempt: number;
}

/** What was skipped, for the report. */
export interface ReportLine {
  readonly name: string;
  readonly skip: string;
}

/** The list was read: so many items, and what is wrong with it already. Only once; false when it is held no more. */
export async function recordTotal(
  db: Db,
  hold: ImportHold,
  found: { readonly total: number; readonly skipped: number; readonly report: readonly ReportLine[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('archive_import')
    .set({ total: found.total, skipped: found.skipped, report: jsonOf(sql`${JSON.stringify(found.report)}::jsonb`) })
    .where('id', '=', hold.id)
    .where('attempt', '=', hold.attempt)
    .where('state', '=', 'working')
    .where('total', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One item further, in the transaction that stores it: false when the import has ended, or somebody else goes on with it. */
export async function advance(
  tx: Tx,
  hold: ImportHold,
  step: {
    /** Items that were looked at before this one. */
    readonly cursor: number;
    readonly taken: number;
    readonly collections: number;
    readonly known: number;
    readonly shortened: number;
    readonly skipped: ReportLine | undefined;
    readonly linesMax: number;
    readonly leaseUntil: Date;
  },
): Promise<boolean> {
  const line = step.skipped === undefined ? undefined : JSON.stringify([step.skipped]);
  const { numUpdatedRows } = await tx
    .updateTable('archive_import')
    .set((eb) => ({
      cursor: step.cursor + 1,
      tries: 0,
      taken: eb('taken', '+', step.taken),
      collections: eb('collections', '+', step.collections),
      known: eb('known', '+', step.known),
      shortened: eb('shortened', '+', step.shortened),
      lease_until: step.leaseUntil,
      ...(line !== undefined && {
        skipped: eb('skipped', '+', 1),
        report: jsonOf(
          sql`CASE WHEN jsonb_array_length(report) < ${step.linesMax}::int THEN report || ${line}::jsonb ELSE report END`,
        ),
      }),
    }))
    .where('id', '=', hold.id)
    .where('attempt', '=', hold.attempt)
    .where('state', '=', 'working')
    .where('cursor', '=', step.cursor)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets go of it until then. */
export async function postponeImport(db: Db, hold: ImportHold, until: Date): Promise<void> {
  await db
    .updateTable('archive_import')
    .set({ lease_until: until })
    .where('id', '=', hold.id)
    .where('attempt', '=', hold.attempt)
    .where('ended_at', 'is', null)
    .execute();
}

/** Gives a try back that was interrupted and has not failed. */
export async function handBackImport(db: Db, hold: ImportHold, now: Date): Promise<void> {
  await db
    .updateTable('archive_import')
    .set((eb) => ({ lease_until: now, tries: sql<number>`greatest(${eb.ref('tries')} - 1, 0)` }))
    .where('id', '=', hold.id)
    .where('attempt', '=', hold.attempt)
    .where('ended_at', 'is', null)
    .execute();
}

/** Those that did not come whole in time. */
export async function listLapsed(db: Db, input: { readonly now: Date; readonly limit: number }) {
  return db
    .selectFrom('archive_import')
    .select(['id', 'user_id'])
    .where('ended_at', 'is', null)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', input.now)
    .orderBy('created_at')
    .limit(input.limit)
    .execute();
}

/** Forgets reports that are old; answers how many. */
export async function deleteOldImports(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, {
    table: 'archive_import',
    where: sql`ended_at IS NOT NULL AND ended_at < ${before}::timestamptz`,
    oldest: 'ended_at',
    limit,
  });
}

/** Forgets all of a person's, under way or not; answers their ids. */
export async function deleteImportsOfPerson(db: Db, userId: string): Promise<string[]> {
  const rows = await db.deleteFrom('archive_import').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** The only process of an embedded database has just started: whatever worked died with the one before. */
export async function releaseImports(db: Db): Promise<void> {
  await db.updateTable('archive_import').set({ lease_until: null }).where('ended_at', 'is', null).execute();
}

/** A value that the database makes of JSON; the types of columns with a default know of texts alone. */
function jsonOf(value: RawBuilder<unknown>): RawBuilder<never> {
  return value as RawBuilder<never>; // written as JSON right here
}
