import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectServer } from '../../server/src/db/client.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { installQueueSchema } from '../../server/src/jobs/queue.ts';

/** Where the measurements on PostgreSQL run: BENCH_DATABASE_URL, or the usual address on this machine. */
export const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface BenchDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** A migrated database of one's own, dropped afterwards; undefined when no server answers. */
export async function createBenchDatabase(): Promise<BenchDatabase | undefined> {
  const admin = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  try {
    await admin.connect();
  } catch {
    return undefined;
  }
  const name = `loomlight_bench_${randomBytes(4).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  const connection = connectServer({ url, max: 4, applicationName: 'loomlight-bench' });
  await migrate(connection.db);
  await installQueueSchema({ connectionString: url, max: 2 }, 'postgres');
  return {
    url,
    pool: connection.pool,
    drop: async () => {
      await connection.close();
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/**
 * The same database on a disk that needs so long for a commit: the server itself waits that long before each flush. Beside a commit of
 * some 0.05 ms a ratio measures the processor, beside these the round trips.
 */
export function onSlowDisk(url: string, commitMs: number): string {
  // By hand: the C library reads a plus sign in an address as a plus sign.
  return `${url}?options=${encodeURIComponent(`-c commit_delay=${commitMs * 1000} -c commit_siblings=0`)}`;
}

const seedBatch = 5_000;

/** The id of the nth person of `seedPeople`. */
export function personId(n: number): string {
  return `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** So many people, each with a large balance whose ledger entry exists; once for a database. */
export async function seedPeople(pool: pg.Pool, count: number, credits: number): Promise<void> {
  const { rows } = await pool.query('SELECT 1 FROM users LIMIT 1');
  if (rows.length > 0) return;
  const id = "('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid";
  await pool.query(`INSERT INTO users (id, email, email_key, username, username_key, email_verified_at, created_at)
    SELECT ${id}, 'p' || n || '@x.yz', 'p' || n || '@x.yz', 'Person ' || n, 'person ' || n, now(), now() FROM generate_series(1, ${count}) n`);
  await pool.query(`INSERT INTO user_stats (user_id) SELECT id FROM users`);
  await pool.query(
    `INSERT INTO account (user_id, balance, of_bonus, entry_count) SELECT id, ${credits}, ${credits}, 1 FROM users`,
  );
  await pool.query(`INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
    SELECT id, 'promotional_credit', ${credits}, ${credits}, 'bench:' || id, 'Bench', now() FROM users`);
  await pool.query(`INSERT INTO audit_entry (actor, action, subject, detail, created_at, cause, credits)
    SELECT 'bench', 'credits.give', id, 'Bench', now(), 'bench:' || id, ${credits} FROM users`);
}

/**
 * So many finished public images of the people of `seedPeople`, without their bytes and their charges. A few thousand a statement: each
 * image counts up its owner's one row, and the versions of a row that one transaction leaves are only tidied up after it.
 */
export async function seedImages(pool: pg.Pool, count: number, people: number): Promise<void> {
  for (let from = 1; from <= count; from += seedBatch)
    await pool.query(`INSERT INTO content (id, user_id, content_type, prompt, style, seed, guidance_scale, width, height, model, engine, credits_used,
      status, is_public, media_key, small_key, media_type, placeholder, created_at, completed_at, deadline_at, enqueued_at)
    SELECT gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((1 + n % ${people})::text, 12, '0'))::uuid, 'image', 'A lake number ' || n, 'none', n, 7,
      1024, 1024, 'm', 'studio', 2, 'completed', n % 5 <> 0, 'k', 'k_small', 'image/png', 'nCgKHISUWWiPeIh3dndmdVBlBw==',
      now() - n * interval '1 second', now(), now(), now() FROM generate_series(${from}, ${Math.min(from + seedBatch - 1, count)}) n`);
  await pool.query('INSERT INTO content_stats (content_id) SELECT id FROM content');
  await pool.query('ANALYZE');
}
