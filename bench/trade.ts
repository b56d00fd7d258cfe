import { sql } from 'kysely';
import type pg from 'pg';
import { openMemoryPayments } from '../server/src/adapters/payments/memory-payments.ts';
import { connectServer } from '../server/src/db/client.ts';
import type { Db } from '../server/src/db/transaction.ts';
import { getHistory } from '../server/src/features/credits/get-history.ts';
import type { PaymentsContext } from '../server/src/features/payments/index.ts';
import { applyPaymentEvent } from '../server/src/features/payments/apply-payment-event.ts';
import { openSalesOnTheirWay } from '../server/src/features/prompts/bring-sales.ts';
import { gatherSales, type Sell } from '../server/src/features/prompts/gather-sales.ts';
import { insertPurchases } from '../server/src/features/prompts/prompts.store.ts';
import { systemClock } from '../server/src/kernel/clock.ts';
import { systemIds } from '../server/src/kernel/ids.ts';
import { type BenchDatabase, onSlowDisk, personId, seedPeople } from './lib/database.ts';
import { bounded, median, type Row } from './lib/figures.ts';
import { commitScript, pgbench } from './money.ts';

const people = 1_600;
const items = 2_000;
const sellers = 20;
const clients = 8;
/** People at once who buy from one seller, over the connections of the clients. */
const crowd = 32;
const seconds = 2;
const rounds = 3;
/** The disk on which the goals of money were set: quiet, and busy. */
const slowCommitsMs = [2.1, 8.4] as const;

/** Unlocks and credited payments beside a one-row commit, and the history page of a long life beside that of a short one. */
export async function benchTrade(database: BenchDatabase): Promise<Row[]> {
  // Two more, who trade with nobody: their history is read in the end.
  await seedPeople(database.pool, people + 2, 100_000_000);
  await seedItems(database.pool);
  const connection = connectServer({ url: database.url, max: clients, applicationName: 'loomlight-bench' });
  const limitScript = await commitScript(database.pool);
  // Some of them buy from all sellers, and many more from one: a prompt is sold to a person once.
  const pairs = unlockPairs({ from: sellers + 1, count: 400 }, 1);
  const pairsOfOne = unlockPairs({ from: sellers + 401, count: people - sellers - 400 }, sellers);
  const orders = orderIds(database.pool);
  const rows: Row[] = [];
  for (const disk of [
    { name: 'a commit as on this disk', url: database.url },
    ...slowCommitsMs.map((ms) => ({ name: `a commit of ${ms} ms`, url: onSlowDisk(database.url, ms) })),
  ]) {
    const traders = connectServer({ url: disk.url, max: clients, applicationName: 'loomlight-bench' });
    const sales = openSalesOnTheirWay({
      db: traders.db,
      clock: systemClock,
      onTold: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
    // Each sale is brought to its seller in the time that is measured, as a process does.
    const brought =
      (step: Sell): Sell =>
      async (wish) => {
        const isSold = await step(wish);
        if (isSold) sales.bring(wish.ownerId);
        return isSold;
      };
    const sell = brought(gatherSales(traders));
    const sellAlone = brought(async (wish) => (await insertPurchases(traders.db, [wish]))[0] ?? false);
    const unlocks: number[] = [];
    const payments: number[] = [];
    const hot: number[] = [];
    const gathered: number[] = [];
    const late: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const limit = pgbench(disk.url, limitScript, clients);
      unlocks.push((await perSecond(() => unlock(sell, pairs.next().value))) / limit);
      const ofMany = await perSecond(() => unlock(sell, pairs.next().value), crowd);
      const alone = await perSecond(() => unlock(sellAlone, pairsOfOne.next().value), crowd);
      await sales.settled();
      const together = await perSecond(() => unlock(sell, pairsOfOne.next().value), crowd);
      late.push((await countOnTheirWay(database.pool)) / (together * seconds));
      await sales.settled();
      hot.push(together / ofMany);
      gathered.push(together / alone);
      const paid = await orders(`${disk.name} ${round}`);
      payments.push((await perSecond(() => credit(traders.db, paid.pop()))) / limit);
    }
    await traders.close();
    rows.push(
      bounded(`unlock of a prompt ÷ one-row commit, ${clients} clients, ${disk.name}`, median(unlocks), {
        atLeast: 0.85,
      }),
      bounded(`unlocks of one seller's prompts ÷ of ${sellers} sellers', ${crowd} at once, ${disk.name}`, median(hot), {
        atLeast: 0.9,
      }),
      bounded(
        `unlocks of one seller's prompts, gathered ÷ each for itself, ${crowd} at once, ${disk.name}`,
        median(gathered),
        { atLeast: 1 },
      ),
      bounded(
        `sales still on their way to one seller when the last of ${seconds} s is bought ÷ all of them, ${crowd} at once, ${disk.name}`,
        median(late),
        { atMost: 0.2 },
      ),
      bounded(`payment credited ÷ one-row commit, ${clients} clients, ${disk.name}`, median(payments), {
        atLeast: 0.85,
      }),
    );
  }
  rows.push(
    bounded('history page at 1,000,000 entries ÷ at 1,000', await historyRatio(database.pool, connection.db), {
      atMost: 2,
    }),
  );
  await connection.close();
  return rows;
}

async function countOnTheirWay(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ sales: number }>('SELECT count(*)::int AS sales FROM sale_on_its_way');
  return rows[0]?.sales ?? 0;
}

/** Locked public items of the first people; the others buy. */
async function seedItems(pool: pg.Pool): Promise<void> {
  await pool.query(
    `WITH made AS (
      INSERT INTO content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public,
        is_prompt_locked, prompt_price, media_key, small_key, created_at, deadline_at, enqueued_at)
      SELECT ('00000000-0000-7000-9000-' || lpad(i::text, 12, '0'))::uuid, ('00000000-0000-7000-8000-' || lpad((1 + i % ${sellers})::text, 12, '0'))::uuid,
        'image', 'words', 'none', 1, 64, 64, 'm', 'e', 1, 'completed', true, true, 5, 'k', 's', now(), now(), now()
      FROM generate_series(1, $1) i RETURNING id)
    INSERT INTO content_stats (content_id) SELECT id FROM made`,
    [items],
  );
}

/**
 * Every pair of some buyers and an item once; neighbours differ in both, as people do. Of the items every `step`th: with as many as there
 * are sellers, those of one of them.
 */
function* unlockPairs(
  buyers: { readonly from: number; readonly count: number },
  step: number,
): Generator<{ buyer: number; item: number }, { buyer: number; item: number }> {
  const count = items / step;
  for (let n = 0; n < buyers.count * count; n += 1) {
    const turn = (Math.floor(n / buyers.count) + (n % buyers.count) * 11) % count;
    yield { buyer: buyers.from + (n % buyers.count), item: step * (1 + turn) };
  }
  throw new Error('Every prompt is sold.');
}

async function unlock(sell: Sell, pair: { readonly buyer: number; readonly item: number }): Promise<void> {
  await sell({
    buyerId: personId(pair.buyer),
    ownerId: personId(1 + (pair.item % sellers)),
    contentId: `00000000-0000-7000-9000-${String(pair.item).padStart(12, '0')}`,
    contentType: 'image',
    price: 5,
    earned: 4,
    feePercent: 20,
    bonusBuysPrompts: true,
    now: new Date(),
    idempotencyKey: undefined,
  });
}

/** Open orders for one round, spread over the people. */
function orderIds(pool: pg.Pool): (round: string) => Promise<string[]> {
  return async (round) => {
    const { rows } = await pool.query<{ session_id: string }>(
      `INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url, session_id)
      SELECT gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((1 + i % ${people})::text, 12, '0'))::uuid, 'starter', 'Starter', 100, 499, 'usd',
        now(), '', '', 'session ${round} ' || i FROM generate_series(1, 20000) i RETURNING session_id`,
    );
    return rows.map((row) => row.session_id);
  };
}

const provider = openMemoryPayments();

async function credit(db: Db, sessionId: string | undefined): Promise<void> {
  if (sessionId === undefined) throw new Error('Every order is paid.');
  const context: PaymentsContext = {
    db,
    clock: systemClock,
    ids: systemIds,
    wakeMail: () => undefined,
    onTold: () => undefined,
    onSuspicious: ({ outcome }) => {
      throw new Error(outcome);
    },
    provider,
    publicUrl: '',
    pausesPayments: false,
    saleHoldDays: () => 14,
  };
  await applyPaymentEvent(context, {
    id: `event ${sessionId}`,
    type: 'bench',
    live: false,
    subject: { orderId: undefined, sessionId, paymentIntent: undefined, receiptUrl: undefined },
    fact: { kind: 'paid', amountCents: 499, currency: 'usd' },
  });
}

async function perSecond(work: () => Promise<void>, atOnce = clients): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        await work();
        done += 1;
      }
    }),
  );
  return done / seconds;
}

async function historyRatio(database: pg.Pool, db: Db): Promise<number> {
  const [short, long] = [personId(people + 1), personId(people + 2)];
  // Only their number matters here: the books of these two are not asked to balance.
  await seedHistory(database, short, 1_000);
  await seedHistory(database, long, 1_000_000);
  await sql`ANALYZE credit_entry`.execute(db);
  const ratios: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const atShort = await timeHistory(db, short);
    ratios.push((await timeHistory(db, long)) / atShort);
  }
  return median(ratios);
}

/** In parts: a statement may last 15 s. */
async function seedHistory(database: pg.Pool, userId: string, entries: number): Promise<void> {
  const step = 100_000;
  for (let from = 1; from <= entries; from += step)
    await database.query(
      `INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT $1::uuid, CASE WHEN i % 50 = 0 THEN 'image_generation_refund' ELSE 'image_generation' END, -1, 5, 'bench:' || $1::uuid || ':' || i, 'Image', now()
      FROM generate_series($2::int, $3::int) i`,
      [userId, from, Math.min(entries, from + step - 1)],
    );
}

async function timeHistory(db: Db, userId: string): Promise<number> {
  const started = performance.now();
  for (let time = 0; time < 100; time += 1)
    for (const filter of ['all', 'spent', 'refunds'] as const)
      await getHistory({ db }, { userId, limit: 20, offset: 0, filter });
  return performance.now() - started;
}
