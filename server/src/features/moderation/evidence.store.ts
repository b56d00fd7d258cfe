import type { ContentType } from '@loomlight/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

export interface NewEvidence {
  readonly id: string;
  readonly contentId: string;
  readonly contentType: ContentType;
  readonly ownerId: string;
  readonly mediaKey: string | null;
  readonly row: unknown;
  readonly takenAt: Date;
}

export async function insertEvidence(tx: Tx, all: readonly NewEvidence[]): Promise<void> {
  if (all.length === 0) return;
  await tx
    .insertInto('evidence')
    .values(
      all.map((one) => ({
        id: one.id,
        content_id: one.contentId,
        content_type: one.contentType,
        owner_id: one.ownerId,
        media_key: one.mediaKey,
        small_key: one.mediaKey === null ? null : `${one.mediaKey}_small`,
        row: JSON.stringify(one.row),
        media_state: one.mediaKey === null ? ('kept' as const) : ('copying' as const),
        taken_at: one.takenAt,
        sealed: false,
      })),
    )
    .execute();
}

/** What is kept of these items already. */
export async function listEvidenceOf(db: Db, contentIds: readonly string[]) {
  if (contentIds.length === 0) return [];
  return db
    .selectFrom('evidence')
    .select(['id', 'content_id', 'owner_id'])
    .where('content_id', 'in', [...contentIds])
    .where('media_state', '<>', 'gone')
    .execute();
}

/** The stills that were frozen of these items, of those of which something was. */
export async function listStillsOf(db: Db, contentIds: readonly string[]) {
  if (contentIds.length === 0) return [];
  return db
    .selectFrom('evidence')
    .select(['content_id', 'small_key'])
    .where('content_id', 'in', [...contentIds])
    .where('media_state', '<>', 'gone')
    .execute();
}

export async function findEvidence(db: Db, id: string) {
  return db.selectFrom('evidence').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Seals evidence: nobody sees it at the desk from here on, and it stays at least until then. */
export async function sealEvidence(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`UPDATE evidence SET sealed = true, keep_until = greatest(keep_until, ${until}::timestamptz)
    WHERE id = ANY(${[...ids]}::uuid[])`.execute(tx);
}

/**
 * Says until when the evidence of a report that has ended stays, that of copies that were decided with it among it, as far as no open report needs it and
 * nothing longer was said.
 */
export async function endEvidenceOf(tx: Tx, reportId: string, until: Date): Promise<void> {
  await sql`UPDATE evidence AS e SET keep_until = greatest(keep_until, ${until}::timestamptz)
    WHERE e.id IN (SELECT evidence_id FROM report_item WHERE report_id = ${reportId}::uuid)
      OR e.content_id IN (SELECT i.content_id FROM decision_item i JOIN decision d ON d.id = i.decision_id WHERE d.report_id = ${reportId}::uuid)`.execute(
    tx,
  );
}

/** Says until when what was frozen of an item stays at least. */
export async function keepEvidenceOf(tx: Tx, contentId: string, until: Date): Promise<void> {
  await sql`UPDATE evidence SET keep_until = greatest(keep_until, ${until}::timestamptz)
    WHERE content_id = ${contentId}::uuid AND media_state <> 'gone'`.execute(tx);
}

/** Evidence whose media are still being copied, the oldest first, over evidence_copying. */
export async function listCopying(db: Db, limit: number) {
  return db
    .selectFrom('evidence')
    .select(['id', 'content_id', 'media_key', 'taken_at'])
    .where('media_state', '=', 'copying')
    .orderBy('taken_at')
    .limit(limit)
    .execute();
}

/** Says what came of the copy, once. */
export async function endCopying(
  db: Db,
  end: { readonly id: string; readonly state: 'kept' | 'gone'; readonly sha256: Buffer | null },
): Promise<void> {
  await db
    .updateTable('evidence')
    .set({ media_state: end.state, sha256: end.sha256 })
    .where('id', '=', end.id)
    .where('media_state', '=', 'copying')
    .execute();
}

/** Evidence that nothing needs any more, over evidence_over; what an open report names stays. */
export async function listOver(db: Db, over: { readonly now: Date; readonly limit: number }) {
  const { rows } = await sql<{ id: string; media_key: string | null; small_key: string | null }>`
    SELECT id, media_key, small_key FROM evidence WHERE media_state = 'kept' AND keep_until <= ${over.now}::timestamptz
      AND NOT EXISTS (SELECT FROM report_item i JOIN report r ON r.id = i.report_id WHERE i.evidence_id = evidence.id AND r.state = 'open')
    ORDER BY keep_until LIMIT ${over.limit}::int`.execute(db);
  return rows;
}

/** Forgets the words of evidence whose media have gone; that it was there stays. */
export async function emptyEvidence(db: Db, id: string): Promise<void> {
  await db
    .updateTable('evidence')
    .set({ media_state: 'gone', row: JSON.stringify({}), media_key: null, small_key: null })
    .where('id', '=', id)
    .execute();
}

/** Whether an item was frozen for a report of which nobody is shown anything. */
export async function isSealedItem(db: Db, contentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidence')
    .select('id')
    .where('content_id', '=', contentId)
    .where('sealed', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The items of somebody that were frozen for such a report. */
export async function listSealedOf(db: Db, ownerId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('evidence')
    .select('content_id')
    .where('owner_id', '=', ownerId)
    .where('sealed', '=', true)
    .execute();
  return new Set(rows.map(({ content_id: id }) => id));
}
