import { type Selectable, sql } from 'kysely';
import { type After, part, sqlPart } from '../../db/statement.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { EnginePriceTable } from '../../db/types.ts';

export type EnginePriceRow = Selectable<EnginePriceTable>;

/** What a price is for: a model of an engine, or with an empty name all that have none of their own. */
export type PricedModel = Pick<EnginePriceRow, 'engine' | 'content_type' | 'model'>;

/** A generation that has just been made, as far as its cost follows from it. */
interface Made extends PricedModel {
  readonly id: string;
  readonly credits_used: number;
  readonly duration_s: number | null;
}

/** The cost of `made` by the price that held at a moment: of its model before that of its engine, over engine_price_one_at_a_time. */
const costOf = (made: ReturnType<typeof sql>, at: ReturnType<typeof sql>) => sql`
  SELECT made.*, CASE price.unit WHEN 'second' THEN price.micros * made.duration_s ELSE price.micros END AS micros, price.currency
  FROM ${made} AS made LEFT JOIN LATERAL (
    SELECT p.unit, p.micros, p.currency FROM engine_price p
    WHERE p.engine = made.engine AND p.content_type = made.content_type AND p.model IN (made.model, '') AND p.valid_from <= ${at}
    ORDER BY p.model = '', p.valid_from DESC LIMIT 1) AS price ON true`;

/**
 * Part of a statement: what a generation that is made has cost, by the price of this moment (DESK-56). Without a price the cost is unknown, and not 0.
 * A price that is set later changes nothing of it. And how long the engine took (DESK-131): since it was asked, where it is paid by the task, and
 * otherwise since this attempt has begun.
 */
export const costPart = ({ now, begunAt = null }: { readonly now: Date; readonly begunAt?: Date | null }) =>
  sqlPart<{ done: Made }, unknown>(sql`
    INSERT INTO generation_cost (content_id, content_type, engine, model, credits, micros, currency, ended_at, ms)
    SELECT id, content_type, engine, model, credits_used, micros, currency, ${now}::timestamptz,
      (SELECT greatest(0, round(1000 * extract(epoch FROM ${now}::timestamptz - begun.at)))::int FROM (
        SELECT coalesce((SELECT submitted_at FROM provider_task WHERE content_id = made.id), ${begunAt}::timestamptz) AS at) AS begun
        WHERE begun.at IS NOT NULL)
    FROM (${costOf(sql`done`, sql`${now}::timestamptz`)}) AS made`);

/** Part of a statement: what is taken back has cost what it did, and brought in nothing. */
export const nothingEarnedPart = part((q: After<{ refunded: { id: string } }>) =>
  q
    .updateTable('generation_cost')
    .from('refunded')
    .set({ credits: 0 })
    .whereRef('generation_cost.content_id', '=', 'refunded.id'),
);

/** What a task costs. Both are null where its engine has no price; an amount that is not known may have a currency that is. */
export interface TaskCost {
  readonly micros: number | null;
  readonly currency: string | null;
}

/**
 * What each of these tasks costs by the price of when it was asked, by its id. Seconds of a video that is gone are not known any more: then there is no
 * amount rather than a wrong one.
 */
export async function findCostsByPrice(db: Db, contentIds: readonly string[]): Promise<ReadonlyMap<string, TaskCost>> {
  const made = sql`(
    SELECT t.content_id, t.engine, t.content_type, t.model, t.submitted_at, c.duration_s
    FROM provider_task t LEFT JOIN content c ON c.id = t.content_id WHERE t.content_id = ANY (${contentIds}::uuid[]))`;
  const { rows } = await sql<{ content_id: string; micros: string | null; currency: string | null }>`
    SELECT content_id, micros::text AS micros, currency
    FROM (${costOf(made, sql`made.submitted_at`)}) AS made`.execute(db);
  return new Map(
    rows.map(({ content_id: id, micros, currency }) => [
      id,
      { micros: micros === null ? null : Number(micros), currency },
    ]),
  );
}

/** What failed tasks have cost that an engine wants to be paid for after all, by their ids; without an amount the cost is unknown, and not 0. */
export async function insertSettledCosts(tx: Tx, costs: ReadonlyMap<string, TaskCost>): Promise<void> {
  const of = Array.from(costs.values());
  const micros = of.map((cost) => cost.micros);
  const currencies = of.map((cost) => (cost.micros === null ? null : cost.currency));
  await sql`
    INSERT INTO generation_cost (content_id, content_type, engine, model, credits, micros, currency, ended_at)
    SELECT task.content_id, task.content_type, task.engine, task.model, 0, cost.micros, cost.currency, coalesce(task.ended_at, task.submitted_at)
    FROM unnest(${Array.from(costs.keys())}::uuid[], ${micros}::bigint[], ${currencies}::text[]) AS cost (id, micros, currency)
    JOIN provider_task task ON task.content_id = cost.id
    ON CONFLICT (content_id) DO NOTHING`.execute(tx);
}

/** The price that holds for just this, held against a second one at the same moment until the transaction ends; undefined without one. */
export async function lockEnginePrice(db: Db, of: PricedModel): Promise<EnginePriceRow | undefined> {
  const { engine, content_type: contentType, model } = of;
  // A first price has no row that could be locked.
  const name = JSON.stringify(['engine price', engine, contentType, model]);
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  return db
    .selectFrom('engine_price')
    .selectAll()
    .where('engine', '=', engine)
    .where('content_type', '=', contentType)
    .where('model', '=', model)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds a price from now on; false when another was set at just this moment. */
export async function insertEnginePrice(tx: Tx, price: EnginePriceRow): Promise<boolean> {
  const row = await tx
    .insertInto('engine_price')
    .values(price)
    .onConflict((conflict) => conflict.constraint('engine_price_one_at_a_time').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every price that holds today, by engine. */
export async function listEnginePrices(db: Db, limit: number): Promise<readonly EnginePriceRow[]> {
  const { rows } = await sql<EnginePriceRow>`
    SELECT DISTINCT ON (engine, content_type, model) * FROM engine_price
    ORDER BY engine, content_type, model, valid_from DESC LIMIT ${limit}::int`.execute(db);
  return rows;
}

/** How long one model of an engine took for what it has made in some time: half of it and 95 of a hundred took no longer than this, in milliseconds. */
export interface Durations extends PricedModel {
  readonly hour_items: number;
  readonly hour_p50: number | null;
  readonly hour_p95: number | null;
  readonly day_items: number;
  readonly day_p50: number;
  readonly day_p95: number;
}

/** Durations of the last hour and of the last day by model, in one statement over generation_cost_by_time; a model without any is not among them (DESK-131). */
export async function listDurations(
  db: Db,
  of: { readonly now: Date; readonly limit: number },
): Promise<readonly Durations[]> {
  const within = (seconds: number) =>
    sql`ended_at > ${of.now}::timestamptz - make_interval(secs => ${seconds}::int) AND ended_at <= ${of.now}::timestamptz`;
  const share = (share: number, inTime: ReturnType<typeof sql>) =>
    sql`(percentile_disc(${share}::float8) WITHIN GROUP (ORDER BY ms) FILTER (WHERE ${inTime}))::int`;
  const [hour, day] = [within(3_600), within(86_400)];
  const { rows } = await sql<Durations>`
    SELECT engine, content_type, model,
      (count(*) FILTER (WHERE ${hour}))::int AS hour_items, ${share(0.5, hour)} AS hour_p50, ${share(0.95, hour)} AS hour_p95,
      count(*)::int AS day_items, ${share(0.5, day)} AS day_p50, ${share(0.95, day)} AS day_p95
    FROM generation_cost WHERE ${day} AND ms IS NOT NULL
    GROUP BY engine, content_type, model ORDER BY engine, content_type, model LIMIT ${of.limit}::int`.execute(db);
  return rows;
}

/** What was made since then by model, each currency by itself and what had no price by itself; over generation_cost_by_time. */
export interface CostSum extends PricedModel {
  readonly currency: string | null;
  readonly items: number;
  /** Sums that no number may round. */
  readonly credits: bigint;
  readonly micros: bigint | null;
}

export async function sumCosts(
  db: Db,
  of: { readonly since: Date; readonly limit: number },
): Promise<readonly CostSum[]> {
  const { rows } = await sql<
    PricedModel & { currency: string | null; items: number; credits: string; micros: string | null }
  >`
    SELECT engine, content_type, model, currency, count(*)::int AS items, sum(credits)::text AS credits, sum(micros)::text AS micros
    FROM generation_cost WHERE ended_at >= ${of.since}::timestamptz
    GROUP BY engine, content_type, model, currency ORDER BY engine, content_type, model, currency LIMIT ${of.limit}::int`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    credits: BigInt(row.credits),
    micros: row.micros === null ? null : BigInt(row.micros),
  }));
}
