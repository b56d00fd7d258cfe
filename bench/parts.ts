import { performance } from 'node:perf_hooks';
import { connectServer } from '../server/src/db/client.ts';
import { type Db, inTransaction } from '../server/src/db/transaction.ts';
import { listEntries } from '../server/src/features/credits/credits.store.ts';
import { grantCredits, splitLedger } from '../server/src/features/credits/index.ts';
import { checkNewEntries } from '../server/src/features/credits/make-ledger-round.ts';
import { type BenchDatabase, createBenchDatabase, personId, seedPeople } from './lib/database.ts';
import { secret, seedEntries, takeAsRight } from './lib/entries.ts';
import { bounded, median, round, type Row } from './lib/figures.ts';

const people = 20_000;
const pairsEach = 25;
const parts = 64;
const turns = 400;
/** What is new in a round. */
const newEntries = 1_000;

/** A ledger of a million entries in one table and in 64 parts (SCALE-72), by turns; and how long a writer waits while it is split. */
export async function benchParts(database: BenchDatabase): Promise<Row[]> {
  const other = await createBenchDatabase();
  if (!other) return [];
  const [whole, split] = [database, other].map(({ url }) =>
    connectServer({ url, max: 2, applicationName: 'loomlight-bench', unlimited: true }),
  ) as [ReturnType<typeof connectServer>, ReturnType<typeof connectServer>];
  try {
    for (const [at, { db }] of [
      [database, whole],
      [other, split],
    ] as const) {
      await seedPeople(at.pool, people, 1_000);
      await seedEntries(at.url, { people, pairsEach });
      await takeAsRight(db);
    }
    const { longestMs, seconds } = await writeWhileSplit(split.db);
    for (const { pool } of [whole, split]) await pool.query('VACUUM ANALYZE');
    const pages = await byTurns(whole.db, split.db, readPage);
    const grants = await byTurns(whole.db, split.db, give);
    const rounds = await byTurns(whole.db, split.db, roundOver, 5);
    return [
      { what: 'a million entries split into 64 parts', figure: `${seconds.toFixed(0)} s` },
      bounded('longest wait of who writes meanwhile', longestMs / 1_000, { atMost: 2 }, ' s'),
      bounded('a page of the history in 64 parts ÷ in one table', pages.ratio, { atMost: 1.2 }),
      bounded('an entry written in 64 parts ÷ in one table', grants.ratio, { atMost: 1.2 }),
      bounded('a round over 1,000 new entries in 64 parts', rounds.secondMs / 1_000, { atMost: 5 }, ' s'),
      { what: 'the same ÷ in one table', figure: `${round(rounds.ratio)}` },
    ];
  } finally {
    await whole.close();
    await split.close();
    await other.drop();
  }
}

let numbers = 0;
const someone = (n: number): string => personId(1 + ((n * 7_919) % people));

async function give(db: Db, n: number): Promise<void> {
  numbers += 1;
  const grant = { kind: 'admin_credit', credits: 1, cause: `turn:${numbers}`, description: 'Bench' } as const;
  const by = { actor: 'bench', action: 'credits.add' };
  await inTransaction({ db }, (ctx) => grantCredits(ctx, { ...grant, by, userId: someone(n), now: new Date() }));
}

async function readPage(db: Db, n: number): Promise<void> {
  await listEntries(db, { userId: someone(n), filter: 'all', limit: 20, offset: 0 });
}

/** Only the round is looked at, and not the entries before it. */
async function roundOver(db: Db, turn: number): Promise<number> {
  for (let n = 0; n < newEntries; n += 1) await give(db, turn * newEntries + n);
  const from = performance.now();
  const report = await checkNewEntries({ db }, { secret, now: new Date() });
  if (!report.balanced) throw new Error(report.lines.slice(0, 5).join('\n'));
  return performance.now() - from;
}

/** The middle time of the second, and that ÷ the first's. What answers a time of its own is measured by that. */
async function byTurns(
  first: Db,
  second: Db,
  work: (db: Db, n: number) => Promise<number | void>,
  times = turns,
): Promise<{ readonly ratio: number; readonly secondMs: number }> {
  const took: readonly [number[], number[]] = [[], []];
  for (let n = 0; n < times; n += 1)
    for (const [place, db] of [first, second].entries()) {
      const from = performance.now();
      const own = await work(db, n);
      took[place]?.push(own ?? performance.now() - from);
    }
  const secondMs = median(took[1]);
  return { ratio: secondMs / median(took[0]), secondMs };
}

/** One person after the other is given a credit, as fast as it goes, until the ledger is split. */
async function writeWhileSplit(db: Db): Promise<{ readonly longestMs: number; readonly seconds: number }> {
  const from = performance.now();
  const state = { isOver: false };
  const splitting = splitLedger({ db }, { parts }).finally(() => (state.isOver = true));
  let longestMs = 0;
  for (let n = 0; !state.isOver; n += 1) {
    const start = performance.now();
    await give(db, n);
    longestMs = Math.max(longestMs, performance.now() - start);
  }
  const outcome = await splitting;
  if (outcome.kind !== 'split') throw new Error(`The ledger was not split: ${outcome.kind}`);
  return { longestMs, seconds: (performance.now() - from) / 1_000 };
}
