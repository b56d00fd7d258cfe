import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openMemoryImageEngine } from '../server/src/adapters/engines/lib/memory-image-engine.ts';
import { connectServer } from '../server/src/db/client.ts';
import { localSignals } from '../server/src/db/signals.ts';
import type { Database } from '../server/src/db/types.ts';
import { insertGenerations, unfinishedBefore } from '../server/src/features/generation/generation.store.ts';
import { newImage, type NewGeneration } from '../server/src/features/generation/new-generation.ts';
import { openQueue } from '../server/src/jobs/queue.ts';
import { systemIds } from '../server/src/kernel/ids.ts';
import { oneEngine } from '../server/src/kernel/open-engines.ts';
import { type BenchDatabase, personId, seedPeople } from './lib/database.ts';
import { bounded, median, type Row } from './lib/figures.ts';

const people = 200;
const seconds = 2;
const rounds = 3;
const clients = [1, 8, 16];

/** The start of a generation (debit, content, counters, entry, job) beside pgbench with the same SQL and beside a one-row commit. */
export async function benchMoney(database: BenchDatabase): Promise<Row[]> {
  await seedPeople(database.pool, people, 100_000_000);
  const connection = connectServer({ url: database.url, max: 16, applicationName: 'loomlight-bench' });
  const signals = localSignals();
  const queue = await openQueue({
    database: { connectionString: database.url, max: 2 },
    backend: 'postgres',
    signals,
    pollSeconds: 60,
    onError: () => undefined,
  });
  const script = await pgbenchScript(database, queue);
  const limitScript = await commitScript(database.pool);
  const rows: Row[] = [];
  for (const count of clients) {
    const toLimit: number[] = [];
    const toSame: number[] = [];
    const perSecond: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const limit = pgbench(database.url, limitScript, count);
      const same = pgbench(database.url, script, count);
      const ours = await runOurs(connection.db, queue, count);
      toLimit.push(ours / limit);
      toSame.push(ours / same);
      perSecond.push(ours);
    }
    rows.push(
      bounded(`generation start ÷ the same SQL under pgbench, ${count} clients`, median(toSame), { atLeast: 0.7 }),
      bounded(`generation start ÷ one-row commit, ${count} clients`, median(toLimit), { atLeast: 0.85 }),
      { what: `generation starts a second, ${count} clients`, figure: String(Math.round(median(perSecond))) },
    );
  }
  await queue.stop(2_000);
  await signals.close();
  const { rows: violations } = await connection.pool.query(
    "SELECT * FROM ledger_violation WHERE promise <> 'running generations are counted' LIMIT 3",
  );
  await connection.close();
  rows.push({
    what: 'broken promises of the ledger afterwards',
    figure: String(violations.length),
    goal: '0',
    holds: violations.length === 0,
  });
  return rows;
}

type Queue = Awaited<ReturnType<typeof openQueue>>;

const imageEngines = oneEngine(openMemoryImageEngine());

function newGeneration(id: string): NewGeneration {
  const settings = {
    prompt: 'A lake at dawn',
    size: { width: 1024, height: 1024 },
    style: 'none',
    seed: 7,
    guidanceScale: 7,
    openness: { is_public: true, is_prompt_locked: false, prompt_price: 0 },
  };
  const ctx = {
    ids: { ...systemIds, uuid: () => id },
    imageEngines,
    imageTimeoutS: 0,
  };
  return newImage(ctx, { settings, createdAt: new Date() });
}

/** One start for one person. Nothing finishes here, so the starts are not counted as running: their bound would end the run. */
async function start(db: Kysely<Database>, queue: Queue, userId: string, id: string): Promise<void> {
  await insertGenerations(db, {
    charge: { userId, kind: 'image_generation', costCredits: 2, generations: 0, entries: 1 },
    generations: [newGeneration(id)],
    startedAt: new Date(),
    idempotencyKey: undefined,
    turnsBefore: unfinishedBefore(0),
    jobs: await queue.insertion('run-generation', [{ generationId: id }], { behind: unfinishedBefore(0) }),
  });
}

async function runOurs(db: Kysely<Database>, queue: Queue, count: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < end) {
        await start(db, queue, personId(systemIds.integer(1, people + 1)), systemIds.uuid());
        done += 1;
      }
    }),
  );
  return done / seconds;
}

/** The very statement of the product, with pgbench's variables in place of the ids. */
async function pgbenchScript(database: BenchDatabase, queue: Queue): Promise<string> {
  let captured: { sql: string; parameters: readonly unknown[] } | undefined;
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      captured = event.query;
    },
  });
  const id = systemIds.uuid();
  await start(db, queue, personId(1), id);
  await db.destroy();
  if (!captured) throw new Error('The statement was not captured.');
  const { parameters } = captured;
  const text = captured.sql.replace(/\$(\d+)/g, (_, index: string) => literal(parameters[Number(index) - 1], id));
  const hex = (name: string): string => `lpad(to_hex(:${name}::bigint), 16, '0')`;
  return writeScript(
    [
      '\\set a random(1, 9223372036854775806)',
      '\\set b random(1, 9223372036854775806)',
      `\\set u random(1, ${people})`,
      `${text
        .replaceAll(/\s+/g, ' ')
        .replaceAll("'@ID@'", `(${hex('a')} || ${hex('b')})::uuid`)
        .replaceAll("'@CAUSE@'", `('charge:' || (${hex('a')} || ${hex('b')})::uuid)`)
        .replaceAll("'@USER@'", "('00000000-0000-7000-8000-' || lpad(:u::text, 12, '0'))::uuid")};`,
      '',
    ].join('\n'),
  );
}

function literal(value: unknown, id: string): string {
  if (value === id) return "'@ID@'";
  if (value === `charge:${id}`) return "'@CAUSE@'";
  if (value === personId(1)) return "'@USER@'";
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' && !(value instanceof Date))
    throw new Error('A parameter of this kind has no literal yet.');
  const text = value instanceof Date ? value.toISOString() : value;
  return `'${text.replaceAll("'", "''")}'`;
}

function writeScript(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'loomlight-pgbench-')), 'script.sql');
  writeFileSync(file, text);
  return file;
}

/** The disk's own limit: one row, one commit. */
export async function commitScript(pool: pg.Pool): Promise<string> {
  await pool.query('CREATE TABLE bench_commit (n bigint)');
  return writeScript('\\set n random(1, 1000000)\nINSERT INTO bench_commit VALUES (:n);\n');
}

/** Transactions a second. */
export function pgbench(url: string, script: string, count: number): number {
  const output = execFileSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-f',
      script,
      '-c',
      String(count),
      '-j',
      String(Math.min(2, count)),
      '-T',
      String(seconds),
      url,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
}
