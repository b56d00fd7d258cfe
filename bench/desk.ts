import { connectServer } from '../server/src/db/client.ts';
import type { Db } from '../server/src/db/transaction.ts';
import { findPeople } from '../server/src/features/desk/find-people.ts';
import { lookForAbuse } from '../server/src/features/signals/look-for-abuse.ts';
import { systemClock } from '../server/src/kernel/clock.ts';
import { systemIds } from '../server/src/kernel/ids.ts';
import { type BenchDatabase, personId, seedImages, seedPeople } from './lib/database.ts';
import { bounded, percentile, type Row } from './lib/figures.ts';

const people = 100_000;
const images = 20_000;
/** Sales of the last week, each with two entries of the ledger. */
const sales = 50_000;
/** Who sells and buys is one of so many: everybody trades with many others. */
const traders = 5_000;
const runs = 25;
const pageLimit = 20;

/** The search of the desk among 100,000 people (DESK-46), and a look for signals of abuse over 100,000 entries of trade (DESK-70). */
export async function benchDesk(database: BenchDatabase): Promise<Row[]> {
  await seedPeople(database.pool, people, 1_000);
  await seedImages(database.pool, images, traders);
  const orderId = await seedTrade(database);
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM kept_content LIMIT 1');
  const connection = connectServer({ url: database.url, max: 2, applicationName: 'loomlight-bench-desk' });
  const { db } = connection;
  try {
    const searches = [
      ['the beginning of one name', 'person 77777'],
      ['the beginning of an address', 'p4242'],
      ['a beginning that a ninth of them has', 'person 7'],
      ['a beginning that all of them have', 'p'],
      ['a beginning that nobody has', 'zz'],
      ['the id of a person', personId(77_777)],
      ['the id of an order', orderId],
      ['the id of an item', rows[0]?.id ?? ''],
    ] as const;
    const found: Row[] = [];
    for (const [what, q] of searches)
      found.push(bounded(`people found by ${what}, p95`, await searchMs(db, q), { atMost: 200 }, ' ms'));
    const began = performance.now();
    const opened = await lookForAbuse({ db, clock: systemClock, ids: systemIds });
    const lookS = (performance.now() - began) / 1_000;
    return [
      { what: 'people', figure: people.toLocaleString('en') },
      ...found,
      { what: 'sales of the last week', figure: sales.toLocaleString('en') },
      bounded('a look for signals of abuse', lookS, { atMost: 10 }, ' s'),
      { what: 'signals that it opened', figure: String(opened) },
    ];
  } finally {
    await connection.close();
  }
}

async function searchMs(db: Db, q: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const { people: page } = await findPeople({ db, clock: systemClock }, { q, before: undefined, limit: pageLimit });
    times.push(performance.now() - began);
    if ((page.length === 0) !== (q === 'zz')) throw new Error(`${q} found ${page.length} people.`);
  }
  return percentile(times, 0.95);
}

/** Sales among the traders, a wash trade of two in a thousand, sign-ups of everybody, and an order. Answers the order. */
async function seedTrade({ pool }: BenchDatabase): Promise<string> {
  const person = (n: string): string => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
  await pool.query(`INSERT INTO signup_signal (user_id, mailbox_hash, network_hash, at)
    SELECT ${person('n')}, decode(md5(n::text), 'hex'), decode(md5((n / 20)::text), 'hex'), now() FROM generate_series(1, ${people}) n`);
  const client = await pool.connect();
  try {
    // Without the triggers that tell sellers of each: what is looked at are the sales.
    await client.query("SET session_replication_role = 'replica'");
    await client.query(`INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, fee_percent, prompt, created_at, purchase_no, sale_no)
      SELECT ${person('buyer')}, gen_random_uuid(), ${person('seller')}, 'image', 10, 8, 20, 'x', now() - n * interval '10 seconds', n, n
      FROM (SELECT n, 1 + n % ${traders} AS seller,
        CASE WHEN n % ${traders} < 10 THEN 1 + (n % ${traders} # 1) ELSE 1 + (n * 7919 + n / ${traders}) % ${traders} END AS buyer
        FROM generate_series(1, ${sales}) n) sale WHERE buyer <> seller`);
    await client.query(`INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT p.buyer_id, 'prompt_purchase', -10, 990, 'unlock:' || p.buyer_id || ':' || p.content_id, 'Bench', p.created_at FROM prompt_purchase p
      UNION ALL SELECT p.owner_id, 'prompt_sale', 8, 998, 'sale:' || p.buyer_id || ':' || p.content_id, 'Bench', p.created_at FROM prompt_purchase p`);
    await client.query(`UPDATE account SET spent_total = spent.credits
      FROM (SELECT buyer_id, sum(price) AS credits FROM prompt_purchase GROUP BY buyer_id) spent WHERE spent.buyer_id = account.user_id`);
    await client.query("SET session_replication_role = 'origin'");
  } finally {
    client.release();
  }
  const { rows } = await pool.query<{ id: string }>(`
    INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url)
    VALUES (gen_random_uuid(), ${person('5')}, 'creator', 'Creator', 500, 1999, 'usd', now(), 'http://x', 'http://x') RETURNING id`);
  await pool.query('VACUUM ANALYZE');
  return rows[0]?.id ?? '';
}
