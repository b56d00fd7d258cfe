import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apiBase } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type FileProcesses, openReadyProcesses } from '../server/src/adapters/ready-processes.ts';
import { type App, startApp } from '../server/src/compose.ts';
import { readConfig } from '../server/src/compose/config.ts';
import { createLogger } from '../server/src/http/logger.ts';
import type { MediaSigner, OriginStatement } from '../server/src/ports/media-signer.ts';
import { damages, makeHostile } from '../server/src/testing/hostile-file.ts';
import { createRandom } from '../server/src/testing/random.ts';
import { inContainer } from '../server/src/testing/in-container.ts';
import { testVideo } from '../server/src/testing/test-video.ts';
import { bounded, percentile, round, type Row } from './lib/figures.ts';
import { keepProcesses } from './lib/kept-process.ts';

/*
 * Damaged and hostile files of every form through the call that checks them, over HTTP, on an embedded product. DAMAGED_FILES says how many
 * (100,000), DAMAGED_SEED which; DAMAGED_KEEP names a folder for those that something is wrong with.
 *
 * The product reads each file in processes of its own, which would take most of two days. Here the same code is asked in processes that are kept;
 * every two hundredth file (DAMAGED_OWN) is asked as the product does, and its time on the clock is told apart.
 */
const files = Number(process.env['DAMAGED_FILES'] ?? 100_000);
const seed = Number(process.env['DAMAGED_SEED'] ?? 21);
const ownEvery = Number(process.env['DAMAGED_OWN'] ?? 200);
/** Of so many files one is large enough for a look for the mark, which takes a tenth of a second for the smallest. */
const largeEvery = 100;
/** As many as the product has places for. */
const atOnce = 3;
/** Of the processor: on a busy machine the clock says nothing of a file. */
const longestMs = 1_000;
/** A look is cut short by its own budget before (ORIGIN-45). */
const longestLookMs = 1_000;
const growthMb = 60;

setFlagsFromString('--expose-gc');
const tidyUp = runInNewContext('gc') as () => void; // what the flag above makes

/** What the call answered, and how long that took. */
interface Answer {
  readonly status: number;
  readonly body: Partial<CheckedFile>;
  readonly tookMs: number;
}

export async function benchDamaged(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-damaged-'));
  const kept = keepProcesses((path) => keep(`ended-${basename(path)}`, readFileSync(path)));
  const turn = { isOwn: false };
  const ready = openReadyProcesses();
  const fileProcesses: FileProcesses = {
    ask: (script, order, limits) => (turn.isOwn ? ready.ask : kept.ask)(script, order, limits),
    prepare: (script, limits) => {
      if (turn.isOwn) ready.prepare(script, limits);
    },
  };
  const config = readConfig({
    ...{ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TOKEN_SECRET: 'a secret of thirty-two characters and more' },
    ...{ RATE_LIMIT: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'silent', DEMO_GALLERY: 'off' },
  });
  const app = await startApp(config, createLogger({ level: 'silent', pretty: false }), { fileProcesses });
  try {
    return await sendAll({ app, dataDir, kept, turn });
  } finally {
    await app.stop();
    ready.close();
    kept.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function sendAll(of: {
  readonly app: App;
  readonly dataDir: string;
  readonly kept: ReturnType<typeof keepProcesses>;
  readonly turn: { isOwn: boolean };
}): Promise<Row[]> {
  const { app, dataDir, kept, turn } = of;
  const signer = app.signingKey?.signer();
  if (!signer) throw new Error('The product signs nothing.');
  const { small, large } = await wholeFiles(signer);
  const all = [...small, ...large];
  const random = createRandom(seed);
  const check = (file: Uint8Array, place = 0): Promise<Answer> => send(app.address, { file, place });
  const said = new Set<string>();
  for (const one of all) said.add(sayingOf((await check(one)).body));
  const residentMb = (): number => {
    tidyUp();
    return process.memoryUsage.rss() / 1e6;
  };
  const before = await whatIsKept(app, dataDir);
  const seen = {
    verdicts: new Map<string, number>(),
    statuses: new Map<number, number>(),
    times: [] as number[],
    lies: 0,
    ownTimes: [] as number[],
  };
  let [atFirstMb, mostMb, readerAtFirstMb] = [0, 0, 0];
  let count = 0;
  // Ended early it says what it has tried so far.
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  while (count < files && !stopping.signal.aborted) {
    turn.isOwn = count % ownEvery === 0 && count > 0;
    const sent = Array.from(
      { length: turn.isOwn ? 1 : Math.min(atOnce, ownEvery - (count % ownEvery), files - count) },
      (_, place) => {
        const list = (count + place) % largeEvery === 0 ? large : small;
        const original = list[Math.floor(random() * list.length)] as Buffer; // of a list that has some
        return { number: count + place, ...makeHostile(original, all, random) };
      },
    );
    const answers = await Promise.all(sent.map(({ bytes }, place) => check(bytes, place)));
    for (const [place, { number, damage, bytes }] of sent.entries()) {
      const answer = answers[place] as Answer; // one for each
      (turn.isOwn ? seen.ownTimes : seen.times).push(answer.tookMs);
      const { status, body } = answer;
      const isExpected = status === (bytes.length === 0 ? 422 : 200);
      const isLie = body.verdict === 'marked' || (body.verdict === 'valid' && !said.has(sayingOf(body)));
      if (isLie) seen.lies += 1;
      if (!isExpected || isLie) keep(`${number}-${damage}-${status}-${Math.round(answer.tookMs)}`, bytes);
      count1(seen.statuses, status);
      count1(seen.verdicts, body.verdict ?? 'refused');
    }
    const [before, now] = [count, (count += sent.length)];
    const hasPassed = (mark: number): boolean => before < mark && now >= mark;
    if (hasPassed(files / 10)) [atFirstMb, readerAtFirstMb] = [residentMb(), kept.readerMb()];
    if (hasPassed(Math.floor(now / 1_000) * 1_000) || now === files) {
      mostMb = Math.max(mostMb, residentMb());
      tell(
        `${now}: ${memoryParts()}; the reader ${Math.round(kept.readerMb())} MB, ${JSON.stringify(kept.longestMs())}, ${JSON.stringify({ ...kept.ends(), lies: seen.lies, statuses: [...seen.statuses] })}`,
      );
    }
  }
  const longest = kept.longestMs();
  const { broken, died, late } = kept.ends();
  const failed = [...seen.statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const left = await whatIsKept(app, dataDir);
  const list = <Key extends string | number>(map: ReadonlyMap<Key, number>): string =>
    [...map].map(([key, count]) => `${key}: ${count}`).join(', ');
  return [
    {
      what: `${count} files (seed ${seed}), ${damages.length} kinds of damage, ${all.length} originals: verdicts`,
      figure: list(seen.verdicts),
    },
    { what: 'answers', figure: list(seen.statuses) },
    { what: 'answers of 5xx', figure: String(failed), goal: '0', holds: failed === 0 },
    {
      what: 'said to be valid or marked with what no file of here says',
      figure: String(seen.lies),
      goal: '0',
      holds: seen.lies === 0,
    },
    bounded('reading a manifest, longest, of the processor', longest.read, { atMost: longestMs }, ' ms'),
    bounded('looking for a mark, longest, of the processor', longest.look, { atMost: longestLookMs }, ' ms'),
    {
      what: 'answer on the clock of this machine: middle, 99.9 %, longest',
      figure: [0.5, 0.999, 1].map((share) => `${round(percentile(seen.times, share))} ms`).join(', '),
    },
    {
      what: 'readers that broke on a file, died of one, and gave no answer',
      figure: `${broken}, ${died}, ${late}`,
      goal: '-, -, 0',
      holds: late === 0,
    },
    {
      what: `answer on the clock, of ${seen.ownTimes.length} files that were asked as the product does: middle, 99 %, longest`,
      figure: [0.5, 0.99, 1].map((share) => `${round(percentile(seen.ownTimes, share))} ms`).join(', '),
      goal: 'at most 1,000 ms',
      holds: Math.max(...seen.ownTimes) <= 1_000,
    },
    bounded(
      'resident memory of the product, from a tenth on',
      residentMb() - atFirstMb,
      { atMost: growthMb },
      ' MB more',
    ),
    { what: 'resident memory of the product, most', figure: `${Math.round(mostMb)} MB` },
    {
      what: 'memory of a process that has read all of them, from a tenth on',
      figure: `${Math.round(kept.readerMb() - readerAtFirstMb)} MB more`,
    },
    {
      what: 'rows and files that are left',
      figure: left === before ? 'none' : `before ${before}, after ${left}`,
      goal: 'none',
      holds: left === before,
    },
  ];
}

/** What the memory of this process is made of, in MB: as the system counts it, and as the engine of the language does. */
function memoryParts(): string {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const parts = Object.entries({ rss, heapTotal, heapUsed, external, arrayBuffers });
  return parts.map(([name, sizeBytes]) => `${name} ${Math.round(sizeBytes / 1e5) / 10}`).join(', ');
}

function tell(line: string): void {
  if (process.env['DAMAGED_TELL'] !== undefined) console.error(line);
}

function count1<Key>(map: Map<Key, number>, key: Key): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function keep(name: string, bytes: Uint8Array): void {
  const folder = process.env['DAMAGED_KEEP'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
}

/** What a file is believed to say. */
function sayingOf({
  verdict,
  engine,
  model,
  digital_source: source,
  made_at: madeAt,
  signer,
  link,
}: Partial<CheckedFile>): string {
  return JSON.stringify([verdict, engine, model, source, madeAt, signer, link]);
}

async function send(
  address: string,
  { file, place }: { readonly file: Uint8Array; readonly place: number },
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  const start = performance.now();
  const answer = await fetch(address + apiBase + provenance.verify.path, {
    ...{ method: 'POST', body: form },
    // Of several networks: each may have two files read at once. A line that is kept may be closed by the product at the very moment at which it is used
    // again, which had ended a run after 23,000 files.
    headers: { 'x-forwarded-for': `203.0.113.${place}`, connection: 'close' },
  });
  const body = (await answer.json()) as Partial<CheckedFile>; // of this product
  return { status: answer.status, body, tookMs: performance.now() - start };
}

/** Rows of every table, and files of the data folder but those of the database: what a file that is checked could leave behind. */
async function whatIsKept({ database }: App, dataDir: string): Promise<string> {
  const { rows } = await sql<{ name: string; count: string }>`
    SELECT table_name AS name, (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I.%I', table_schema, table_name), false, true, '')))[1]::text AS count
    FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`
    .execute(database.db)
    .catch(() => ({ rows: [] }));
  const folders = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/postgres|pglite|database|\bdb\b/.test(file.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length));
  return JSON.stringify([
    rows.filter(({ count }) => count !== '0').map(({ name, count }) => `${name} ${count}`),
    folders.toSorted(),
  ]);
}

/** Whole files of every form, signed where that form is and not: some too small for a look, some that are looked at. */
async function wholeFiles(
  signer: MediaSigner,
): Promise<{ readonly small: readonly Buffer[]; readonly large: readonly Buffer[] }> {
  return {
    small: await filesOf(signer, { side: 64, width: 96, height: 64 }),
    large: await filesOf(signer, { side: 160, width: 320, height: 192 }),
  };
}

async function filesOf(
  signer: MediaSigner,
  { side, width, height }: { readonly side: number; readonly width: number; readonly height: number },
): Promise<readonly Buffer[]> {
  const statement: OriginStatement = {
    ...{
      item: '01a1fdc9-2c1f-74dc-bac9-6769da3e780a',
      madeAt: new Date(),
      source: 'algorithmicMedia',
      engine: 'studio',
      model: 'studio-2.18',
    },
    seal: { words: Buffer.alloc(32, 1), recipe: Buffer.alloc(32, 2) },
  };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const made: Buffer[] = [];
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const plain = await sharp({ create: { width: side, height: side, channels: 3, background: 'teal', noise } })
      .toFormat(format)
      .toBuffer();
    made.push(
      plain,
      Buffer.from(signer.sign(plain, statement)),
      Buffer.from(signer.sign(plain, { ...statement, isConverted: true })),
    );
  }
  const film = await testVideo({ width, height, durationS: 1 });
  const folder = mkdtempSync(join(tmpdir(), 'loomlight-whole-'));
  const [from, into] = [join(folder, 'film'), join(folder, 'signed')];
  writeFileSync(from, film);
  await signer.signVideo(from, into, statement);
  made.push(film, readFileSync(into), await inContainer(film, 'webm'), await inContainer(film, 'mov'));
  rmSync(folder, { recursive: true, force: true });
  return made;
}
