import { sql } from 'kysely';
import { deleteOfPerson } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export async function insertStrike(
  tx: Tx,
  strike: { readonly decisionId: string; readonly userId: string; readonly madeAt: Date; readonly expiresAt: Date },
): Promise<void> {
  const { decisionId, userId, madeAt, expiresAt } = strike;
  await tx
    .insertInto('strike')
    .values({ decision_id: decisionId, user_id: userId, made_at: madeAt, expires_at: expiresAt })
    .execute();
}

/** Withdraws the strike of a decision, and those of the decisions about the same person that gave way to it, over decision_by_user. */
export async function withdrawStrikes(
  tx: Tx,
  of: { readonly decisionId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`
    WITH RECURSIVE fallen (id) AS (
      SELECT ${of.decisionId}::uuid
      UNION
      SELECT d.id FROM decision d JOIN fallen f ON d.reversed_by = f.id WHERE d.user_id = ${of.userId}::uuid)
    UPDATE strike SET withdrawn_at = ${of.now}::timestamptz
    WHERE withdrawn_at IS NULL AND decision_id IN (SELECT id FROM fallen)`.execute(tx);
}

/** How many strikes stand over each of these people; who is not in it has none. */
export async function countStrikes(
  db: Db,
  of: { readonly userIds: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, number>> {
  if (of.userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('strike')
    .select(['user_id', sql<number>`count(*)::int`.as('strikes')])
    .where('user_id', 'in', [...new Set(of.userIds)])
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', of.now)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id: userId, strikes }) => [userId, strikes]));
}

/** Until when a decision counts as a strike; null where it does not, or no more. */
export async function findStrikeUntil(
  db: Db,
  of: { readonly decisionId: string; readonly now: Date },
): Promise<Date | null> {
  const row = await db
    .selectFrom('strike')
    .select('expires_at')
    .where('decision_id', '=', of.decisionId)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', of.now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/**
 * A page of the people over whom strikes stand, each with the last that was counted, over strike_standing; that there is none after it is looked
 * up over strike_by_user. A key that is no strike, or one of somebody who has left since, begins nowhere: the page is empty.
 */
export async function listStrikeHolders(
  db: Db,
  page: { readonly now: Date; readonly before: string | undefined; readonly limit: number },
) {
  const seen =
    page.before === undefined
      ? sql``
      : sql`AND (s.expires_at, s.decision_id) < (SELECT expires_at, decision_id FROM strike WHERE decision_id = ${page.before}::uuid)`;
  const { rows } = await sql<StrikeHolderRow>`
    SELECT s.user_id, u.username, s.decision_id, s.made_at, s.expires_at, u.is_active, u.muted_until, u.suspended_until,
      (SELECT count(*)::int FROM strike o WHERE o.user_id = s.user_id AND o.withdrawn_at IS NULL
        AND o.expires_at > ${page.now}::timestamptz) AS strikes
    FROM strike s JOIN users u ON u.id = s.user_id
    WHERE s.withdrawn_at IS NULL AND s.expires_at > ${page.now}::timestamptz ${seen}
      AND NOT EXISTS (SELECT FROM strike n WHERE n.user_id = s.user_id AND n.withdrawn_at IS NULL
        AND (n.expires_at, n.decision_id) > (s.expires_at, s.decision_id))
    ORDER BY s.expires_at DESC, s.decision_id DESC LIMIT ${page.limit}::int`.execute(db);
  return rows;
}

export interface StrikeHolderRow {
  readonly user_id: string;
  readonly username: string;
  readonly decision_id: string;
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly is_active: boolean;
  readonly muted_until: Date | null;
  readonly suspended_until: Date | null;
  readonly strikes: number;
}

/** Deletes some of the strikes of a person; answers how many. */
export async function deleteSomeStrikes(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  return deleteOfPerson(db, { table: 'strike', ...of });
}
