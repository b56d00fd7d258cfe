import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { GrantCampaignTable } from '../../db/types.ts';

export type CampaignRow = Selectable<GrantCampaignTable>;

/** Whom a campaign means, as it stands at a moment. */
export interface CampaignFilter {
  readonly joinedFrom: Date | null;
  /** Up to, and not at. */
  readonly joinedBefore: Date | null;
  /** Whether they have paid for anything yet. */
  readonly bought: 'any' | 'yes' | 'no';
  /** Have used the product since. */
  readonly activeSince: Date | null;
}

/** Everybody of a filter who can use credits: with a proven address, not deactivated, not suspended; who joined first comes first. */
function meant(filter: CampaignFilter, { now, limit }: { readonly now: Date; readonly limit: number }) {
  const { joinedFrom, joinedBefore, bought, activeSince } = filter;
  return sql<{ id: string }>`
    SELECT u.id FROM users u
    WHERE u.deleted_at IS NULL AND u.is_active AND u.email_verified_at IS NOT NULL
      AND (u.suspended_until IS NULL OR u.suspended_until <= ${now}::timestamptz)
      AND (${joinedFrom}::timestamptz IS NULL OR u.created_at >= ${joinedFrom}::timestamptz)
      AND (${joinedBefore}::timestamptz IS NULL OR u.created_at < ${joinedBefore}::timestamptz)
      AND (${bought} = 'any' OR (${bought} = 'yes') = EXISTS (
        SELECT FROM payment_order o WHERE o.user_id = u.id AND o.paid_at IS NOT NULL))
      AND (${activeSince}::timestamptz IS NULL OR EXISTS (
        SELECT FROM sessions s WHERE s.user_id = u.id AND s.last_used_at >= ${activeSince}::timestamptz))
    ORDER BY u.created_at, u.id LIMIT ${limit}::int`;
}

/** How many people a filter means, counted no further than `limit`. */
export async function countMeant(
  db: Db,
  filter: CampaignFilter,
  bounds: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    SELECT count(*)::int AS people FROM (${meant(filter, bounds)}) AS person`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Whether a campaign has had this name. */
export async function isCampaignName(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('grant_campaign').select('id').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes a campaign down with everybody whom it means, as many as its budget pays for; false when another of its name was first. From then on whoever
 * begins to fit the filter is not meant.
 */
export async function insertCampaign(
  tx: Tx,
  campaign: Pick<CampaignRow, 'id' | 'name' | 'credits' | 'budget' | 'made_by' | 'made_at'>,
  filter: CampaignFilter,
  limit: number,
): Promise<boolean> {
  const { id, name, credits, budget, made_by: madeBy, made_at: madeAt } = campaign;
  const { rows } = await sql<{ id: string }>`
    WITH meant AS (${meant(filter, { now: madeAt, limit })}),
    campaign AS (
      INSERT INTO grant_campaign (id, name, credits, budget, people, made_by, made_at)
      SELECT ${id}::uuid, ${name}, ${credits}::int, ${budget}::int, count(*)::int, ${madeBy}::uuid, ${madeAt}::timestamptz FROM meant
      ON CONFLICT (name) DO NOTHING RETURNING id),
    people AS (
      INSERT INTO grant_campaign_person (campaign_id, user_id) SELECT campaign.id, meant.id FROM campaign CROSS JOIN meant)
    SELECT id FROM campaign`.execute(tx);
  return rows.length === 1;
}

/** A campaign, held until the transaction ends: nothing of it is given meanwhile. */
export async function lockCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('grant_campaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function markStopped(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('grant_campaign').set({ state: 'stopped', ended_at: now }).where('id', '=', id).execute();
}

/** Campaigns that are not over, the oldest first, over grant_campaign_active. */
export async function listActiveCampaigns(db: Db, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('grant_campaign')
    .select('id')
    .where('state', '=', 'active')
    .orderBy('made_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A campaign that still runs, held until the transaction ends; undefined when it is over, or when another process is at it. */
export async function takeActiveCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('grant_campaign')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'active')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * The next people of a campaign by their ids. Their rows stay as they are as far as leaving goes, and their balances until the transaction ends
 * (decision 34: people, then balances).
 */
export async function takePeople(tx: Tx, campaignId: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM users u
    WHERE u.id IN (
      SELECT user_id FROM grant_campaign_person WHERE campaign_id = ${campaignId}::uuid AND outcome IS NULL ORDER BY user_id LIMIT ${limit}::int)
    ORDER BY u.id FOR KEY SHARE`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Gives these people of a campaign its credits, or writes down why not, and how far the campaign is with them; one statement. The campaign, the people and
 * their accounts must be locked. The cause of an entry stands once in the ledger, and the row of a person is settled once.
 */
export async function settlePeople(
  tx: Tx,
  campaign: CampaignRow,
  of: { readonly userIds: readonly string[]; readonly balanceMax: number; readonly now: Date },
): Promise<void> {
  const { id, credits, name } = campaign;
  const { balanceMax, now } = of;
  // Each table is told whom it is about: joins alone are planned over a list that was just written as if it were short, and read all of it for each person.
  const userIds = sql`${[...of.userIds]}::uuid[]`;
  await sql`
    WITH turn AS (
      SELECT u.id AS user_id, a.balance,
        CASE WHEN u.deleted_at IS NOT NULL OR NOT u.is_active THEN 'gone'
          WHEN u.suspended_until > ${now}::timestamptz THEN 'suspended'
          WHEN a.balance > ${balanceMax}::int - ${credits}::int THEN 'overfull'
          ELSE 'given' END AS outcome
      FROM users u JOIN account a ON a.user_id = u.id WHERE u.id = ANY(${userIds})),
    settled AS (
      UPDATE grant_campaign_person p SET outcome = turn.outcome, settled_at = ${now}::timestamptz
      FROM turn WHERE p.campaign_id = ${id}::uuid AND p.user_id = ANY(${userIds}) AND p.user_id = turn.user_id AND p.outcome IS NULL
      RETURNING p.user_id, p.outcome, turn.balance),
    entry AS (
      INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT user_id, 'promotional_credit', ${credits}::int, balance + ${credits}::int, 'campaign:' || ${id}::uuid || ':' || user_id, ${name}, ${now}::timestamptz
      FROM settled WHERE outcome = 'given' ORDER BY user_id RETURNING user_id),
    raised AS (
      UPDATE account SET balance = balance + ${credits}::int, of_bonus = of_bonus + ${credits}::int, entry_count = entry_count + 1
      FROM entry WHERE account.user_id = ANY(${userIds}) AND account.user_id = entry.user_id),
    counted AS (
      SELECT count(*)::int AS people, count(*) FILTER (WHERE outcome = 'given')::int AS given, count(*) FILTER (WHERE outcome = 'gone')::int AS gone,
        count(*) FILTER (WHERE outcome = 'suspended')::int AS suspended, count(*) FILTER (WHERE outcome = 'overfull')::int AS overfull
      FROM settled)
    UPDATE grant_campaign g SET given = g.given + c.given, gone = g.gone + c.gone, suspended = g.suspended + c.suspended, overfull = g.overfull + c.overfull,
      state = CASE WHEN g.given + g.gone + g.suspended + g.overfull + c.people = g.people THEN 'done' ELSE g.state END,
      ended_at = CASE WHEN g.given + g.gone + g.suspended + g.overfull + c.people = g.people THEN ${now}::timestamptz END
    FROM counted c WHERE g.id = ${id}::uuid`.execute(tx);
}

/** The newest campaigns, over grant_campaign_newest. */
export async function listCampaigns(db: Db, limit: number): Promise<readonly CampaignRow[]> {
  return db
    .selectFrom('grant_campaign')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
