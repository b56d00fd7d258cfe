import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { PackageChangeTable } from '../../db/types.ts';
import type { PackageRow } from './payments.store.ts';

export type PackageChangeRow = Selectable<PackageChangeTable>;

/**
 * Takes over every change whose minute has come, in one statement; of two for one package the later one stands. Whoever reads packages calls this
 * first, so that a price holds from its minute on without a round. Over package_change_due.
 */
export async function applyDueChanges(db: Db, now: Date): Promise<void> {
  await sql`
    WITH due AS (
      UPDATE package_change SET applied_at = ${now}::timestamptz
      WHERE applied_at IS NULL AND cancelled_at IS NULL AND effective_at <= ${now}::timestamptz RETURNING *),
    latest AS (SELECT DISTINCT ON (package_id) * FROM due ORDER BY package_id, effective_at DESC, made_at DESC)
    INSERT INTO credit_package (id, name, description, credits, price_cents, currency, is_active)
    SELECT package_id, name, description, credits, price_cents, currency, is_active FROM latest
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description, credits = excluded.credits,
      price_cents = excluded.price_cents, currency = excluded.currency, is_active = excluded.is_active`.execute(db);
}

export async function insertPackageChange(
  tx: Tx,
  change: PackageRow & {
    readonly changeId: string;
    readonly effectiveAt: Date;
    readonly madeBy: string;
    readonly now: Date;
  },
): Promise<void> {
  const { changeId, effectiveAt, madeBy, now, id, ...pack } = change;
  await tx
    .insertInto('package_change')
    .values({ ...pack, id: changeId, package_id: id, effective_at: effectiveAt, made_by: madeBy, made_at: now })
    .execute();
}

/** Changes that are still to come, the next one first. */
export async function listComingChanges(db: Db): Promise<PackageChangeRow[]> {
  return db
    .selectFrom('package_change')
    .selectAll()
    .where('applied_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('effective_at')
    .orderBy('id')
    .limit(1_000)
    .execute();
}

/** A change, held until the transaction ends. */
export async function lockPackageChange(db: Db, id: string): Promise<PackageChangeRow | undefined> {
  return db.selectFrom('package_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function markCancelled(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('package_change').set({ cancelled_at: now }).where('id', '=', id).execute();
}

/** A package, also one that is not on offer, held until the transaction ends. */
export async function lockPackage(db: Db, id: string): Promise<PackageRow | undefined> {
  return db.selectFrom('credit_package').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
