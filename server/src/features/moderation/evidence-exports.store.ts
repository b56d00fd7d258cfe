import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** What is sealed of what a report names and is still kept, as it was frozen; held against its end until the transaction ends. */
export async function lockSealedOf(db: Db, reportId: string) {
  return db
    .selectFrom('evidence')
    .select(['id', 'content_id', 'content_type', 'owner_id', 'media_key', 'small_key', 'row', 'sha256'])
    .select(['media_state', 'taken_at'])
    .where(
      sql<boolean>`id IN (SELECT evidence_id FROM report_item WHERE report_id = ${reportId}::uuid AND evidence_id IS NOT NULL)`,
    )
    .where('sealed', '=', true)
    .where('media_state', '<>', 'gone')
    .orderBy('id')
    .forShare()
    .execute();
}
export type SealedEvidence = Awaited<ReturnType<typeof lockSealedOf>>[number];

export async function insertEvidenceExport(
  tx: Tx,
  approved: {
    readonly id: string;
    readonly reportId: string;
    readonly askedBy: string;
    readonly approvedAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('evidence_export')
    .values({
      ...{ id: approved.id, report_id: approved.reportId, asked_by: approved.askedBy },
      ...{ approved_at: approved.approvedAt, expires_at: approved.expiresAt },
    })
    .execute();
}

/** The export of a report that was approved last and holds, over evidence_export_of. */
export async function findEvidenceExport(db: Db, of: { readonly reportId: string; readonly now: Date }) {
  return exportOf(db, of).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockEvidenceExport(tx: Tx, of: { readonly reportId: string; readonly now: Date }) {
  return exportOf(tx, of).forUpdate().executeTakeFirst();
}

function exportOf(db: Db, of: { readonly reportId: string; readonly now: Date }) {
  return db
    .selectFrom('evidence_export')
    .selectAll()
    .where('report_id', '=', of.reportId)
    .where('expires_at', '>', of.now)
    .orderBy('approved_at', 'desc')
    .limit(1);
}

export async function countEvidenceExports(db: Db, reportId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM evidence_export WHERE report_id = ${reportId}::uuid`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes that the password was shown, by its hash; who holds the lock does so once. */
export async function markPasswordShown(
  tx: Tx,
  shown: { readonly id: string; readonly hash: Buffer; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('evidence_export')
    .set({ password_hash: shown.hash, shown_at: shown.now })
    .where('id', '=', shown.id)
    .where('shown_at', 'is', null)
    .execute();
}
