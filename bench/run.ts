import { cpus, loadavg } from 'node:os';
import { type BenchDatabase, createBenchDatabase } from './lib/database.ts';
import { benchBrowser } from './browser.ts';
import { benchCluster } from './cluster.ts';
import { benchDamaged } from './damaged.ts';
import { benchDesk } from './desk.ts';
import { benchVideo } from './video.ts';
import type { Row } from './lib/figures.ts';
import { benchFuzz, benchHostile } from './hostile.ts';
import { benchLedger } from './ledger.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMark } from './mark.ts';
import { benchMarkFilms } from './mark-films.ts';
import { benchListing } from './listing.ts';
import { benchMedia } from './media.ts';
import { benchMoney } from './money.ts';
import { benchOrigin } from './origin.ts';
import { benchParts } from './parts.ts';
import { benchPipeline } from './pipeline.ts';
import { benchRaces } from './races.ts';
import { benchScale } from './scale.ts';
import { benchSimulation } from './simulation.ts';
import { benchStartup } from './startup.ts';
import { benchMemory, benchScenes } from './studio.ts';
import { benchTrade } from './trade.ts';
import { benchUnmarked } from './unmarked.ts';
import { benchUniform } from './uniform.ts';
import { benchViews } from './views.ts';

/**
 * Measures the product beside its limits in one run and prints tables for bench/README.md.
 * `npm run bench -- money listing` runs some parts only.
 */
const wanted = process.argv.slice(2);
/** A database of its own for each part, so that none measures what another has left. */
const onServer = (work: (database: BenchDatabase | undefined) => Promise<Row[]>) => async (): Promise<Row[]> => {
  const database = await createBenchDatabase();
  if (!database) console.error('No PostgreSQL answers (BENCH_DATABASE_URL): what needs one is left out.');
  try {
    return await work(database);
  } finally {
    await database?.drop();
  }
};
const needsServer = (work: (database: BenchDatabase) => Promise<Row[]>) =>
  onServer(async (database) => (database ? work(database) : []));
const parts: readonly (readonly [string, () => Promise<Row[]> | Row[]])[] = [
  ['startup', onServer(benchStartup)],
  ['money', needsServer(benchMoney)],
  ['trade', needsServer(benchTrade)],
  ['ledger', needsServer(benchLedger)],
  ['parts', needsServer(benchParts)],
  ['desk', needsServer(benchDesk)],
  ['uniform', needsServer(benchUniform)],
  ['listing', needsServer(benchListing)],
  ['views', needsServer(benchViews)],
  ['media', needsServer(benchMedia)],
  ['scale', needsServer((database) => benchScale(database, 1_000_000))],
  ['ten-million', needsServer((database) => benchScale(database, 10_000_000))],
  ['browser', needsServer(benchBrowser)],
  ['lighthouse', benchLighthouse],
  ['pipeline', onServer(benchPipeline)],
  ['scenes', benchScenes],
  ['memory', benchMemory],
  ['film', benchVideo],
  ['origin', benchOrigin],
  ['mark', benchMark],
  ['mark-films', benchMarkFilms],
  ['unmarked', benchUnmarked],
  ['races', needsServer(benchRaces)],
  ['cluster', benchCluster],
  ['simulation', needsServer(benchSimulation)],
  ['hostile', benchHostile],
  ['fuzz', benchFuzz],
  ['damaged', benchDamaged],
];

/** Takes most of an hour and 50 GB of disk. */
const onlyByName = new Set(['ten-million']);

const unknown = wanted.filter((name) => !parts.some(([part]) => part === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${parts.map(([part]) => part).join(', ')}.`);
  process.exit(1);
}
console.log(
  `Node ${process.version}, ${cpus().length} cores, load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} at the start\n`,
);
for (const [name, work] of parts) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyByName.has(name)) continue;
  const rows = await work();
  if (rows.length === 0) continue;
  console.log(`### ${name}\n\n| what | figure | goal | holds |\n|---|---|---|---|`);
  for (const row of rows)
    console.log(
      `| ${row.what} | ${row.figure} | ${row.goal ?? ''} | ${row.holds === undefined ? '' : row.holds ? 'yes' : '**no**'} |`,
    );
  console.log('');
}
process.exit(0);
