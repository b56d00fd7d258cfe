import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectServer } from '../server/src/db/client.ts';
import type { Db } from '../server/src/db/transaction.ts';
import { checkNewEntries } from '../server/src/features/credits/make-ledger-round.ts';
import { type BenchDatabase, seedPeople } from './lib/database.ts';
import { personOf, quickly, secret, seedEntries, takeAsRight } from './lib/entries.ts';
import { bounded, type Row } from './lib/figures.ts';

const people = 200_000;
/** Given and paid, each so often by everybody, beside the credits that everybody began with. */
const pairsEach = 25;
/** What comes in an hour: credits that are given, and images that are paid. */
const given = 10_000;
const painted = 10_000;

/** One hourly round over what is new, behind 10,000,000 entries that were made and found right before (BOOKS-19). */
export async function benchLedger(database: BenchDatabase): Promise<Row[]> {
  await withConnection(database, async ({ db, pool }) => {
    await seedPeople(pool, people, 1_000);
    await seedEntries(database.url, { people, pairsEach });
    await takeAsRight(db);
    await addAnHour(database.url);
  });
  // A new one, as a process has it after its start: what taking ten million entries over has cost is not what a round costs.
  return withConnection(database, async ({ db, pool }) => {
    const entries = await count(pool);
    const watch = await watchRound(database, db);
    return [
      { what: 'entries in the ledger', figure: entries.toLocaleString('en') },
      { what: 'new ones among them', figure: watch.line },
      bounded('an hourly round', watch.seconds, { atMost: 5 }, ' s'),
      bounded('temporary files of the database meanwhile', watch.temporaryMb, { atMost: 50 }, ' MB'),
      bounded('memory of its connection at most', watch.connectionMb, { atMost: 50 }, ' MB'),
      bounded('memory of the process, more than before', watch.processMb, { atMost: 50 }, ' MB'),
    ];
  });
}

async function withConnection<T>(
  database: BenchDatabase,
  work: (connection: ReturnType<typeof connectServer>) => Promise<T>,
): Promise<T> {
  const connection = connectServer({
    url: database.url,
    max: 2,
    applicationName: 'loomlight-bench-ledger',
    unlimited: true,
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function count(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: string }>('SELECT count(*) AS n FROM credit_entry');
  return Number(rows[0]?.n);
}

/** Credits that are given, and images that are paid, with what they are the cause of. */
async function addAnHour(url: string): Promise<void> {
  await quickly(url, async (client) => {
    await client.query(`WITH made AS (
        INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
        SELECT ${personOf('n')}, 'promotional_credit', 1, 1001, 'now:' || n, 'Bench', now() FROM generate_series(1, ${given}) n
        RETURNING user_id, cause),
      audited AS (
        INSERT INTO audit_entry (actor, action, subject, detail, created_at, cause, credits)
        SELECT 'bench', 'credits.give', user_id, 'Bench', now(), cause, 1 FROM made)
      UPDATE account SET balance = balance + 1, of_bonus = of_bonus + 1, entry_count = entry_count + 1 FROM made WHERE made.user_id = account.user_id`);
    await client.query(`WITH picture AS (
        INSERT INTO content (id, user_id, content_type, prompt, style, seed, guidance_scale, width, height, model, engine, credits_used, status, is_public,
          media_key, small_key, created_at, completed_at, deadline_at, enqueued_at)
        SELECT gen_random_uuid(), ${personOf(`${given} + n`)}, 'image', 'A lake', 'none', n, 7, 64, 64, 'm', 'studio', 1, 'completed', true, 'k', 's',
          now(), now(), now(), now() FROM generate_series(1, ${painted}) n RETURNING id, user_id),
      made AS (
        INSERT INTO credit_entry (user_id, kind, amount, balance_after, generation_id, cause, description, created_at)
        SELECT user_id, 'image_generation', -1, 999, id, 'charge:' || id, 'Bench', now() FROM picture RETURNING user_id)
      UPDATE account SET balance = balance - 1, of_house = of_house - 1, spent_total = spent_total + 1, spent_count = spent_count + 1,
        entry_count = entry_count + 1 FROM made WHERE made.user_id = account.user_id`);
    await client.query('ANALYZE');
  });
}

/** The round beside a look at the memory of the process and of the database's side of its connection (where both are on this machine). */
async function watchRound(database: BenchDatabase, db: Db) {
  const temporary = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ bytes: string }>(
      'SELECT temp_bytes AS bytes FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(rows[0]?.bytes) / 1e6;
  };
  const before = { temporaryMb: await temporary(), processMb: process.memoryUsage.rss() / 1e6 };
  const most = { connection: 0, process: 0 };
  const { rows } = await database.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'loomlight-bench-ledger'`,
  );
  const watching = setInterval(() => {
    most.process = Math.max(most.process, process.memoryUsage.rss() / 1e6);
    for (const { pid } of rows) most.connection = Math.max(most.connection, ownMemoryMb(pid));
  }, 20);
  const started = performance.now();
  const report = await checkNewEntries({ db }, { secret, now: new Date() });
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(watching);
  if (!report.balanced) throw new Error(report.lines.slice(0, 5).join('\n'));
  // The server counts temporary files when a transaction is over, and tells a moment later.
  await sleep(2_000);
  return {
    line: report.lines.join(' '),
    seconds,
    temporaryMb: (await temporary()) - before.temporaryMb,
    connectionMb: most.connection,
    processMb: most.process - before.processMb,
  };
}

/** What a process holds for itself alone; 0 where that cannot be read. */
function ownMemoryMb(pid: number): number {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000;
  } catch {
    return 0;
  }
}
