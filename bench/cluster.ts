import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, contract } from '@loomlight/contract';
import { openDoor } from '../server/src/testing/door.ts';
import { signUp } from '../server/src/testing/http-client.ts';
import { freePort } from '../server/src/testing/parts/free-port.ts';
import { haproxyMissing, openProxy } from '../server/src/testing/parts/haproxy.ts';
import { followsStatements, openPooler, pgbouncerVersion } from '../server/src/testing/parts/pgbouncer.ts';
import { openPostgresPair } from '../server/src/testing/parts/postgres-pair.ts';
import { askPostgres, inDatabase, postgresMissing } from '../server/src/testing/parts/postgres-server.ts';
import { openPrimaryCheck } from '../server/src/testing/parts/primary-check.ts';
import { openRadosgw, radosgwMissing } from '../server/src/testing/peers/radosgw.ts';
import { type ServerProcess, startServer } from '../server/src/testing/server-process.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import type { Row } from './lib/figures.ts';

/** Who asks for images, and who reads. */
const people = { makers: 4, readers: 2 };
/** How long people go on before and after each drill, in seconds. */
const calmS = 4;

/** What one call told a person. */
interface Told {
  readonly at: number;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly id: string | undefined;
}

interface Drill {
  readonly what: string;
  /** Longest time without an acknowledged image, in seconds; left out where that tells of the machine alone, which starts processes meanwhile. */
  readonly pauseS?: number;
  /** How long people may be refused, always with 503 and `Retry-After`; 0: nobody may be. */
  readonly refusedS: number;
  /** Whether calls that were under way may be cut off: where the proxy itself dies, nobody is left to answer. */
  readonly mayCut?: boolean;
  happen(): Promise<unknown>;
}

type Close = (() => Promise<unknown>)[];

/**
 * The whole of it on loopback: a primary and two standbys of which any one confirms, PgBouncer where it is new enough, HAProxy with the settings
 * that are shipped before the processes as before the primary, an S3 store where it is installed, two `api` and two `worker` processes. People
 * ask for images and read through the proxy all the time while each part dies in turn. After each drill nothing acknowledged may be missing and the
 * books must balance (SCALE-12, SCALE-13); at the end every image is at its end.
 */
export async function benchCluster(): Promise<Row[]> {
  const lacking = [postgresMissing, haproxyMissing].filter((one) => one !== undefined);
  if (lacking.length > 0) {
    console.error(`The cluster is left out: ${lacking.join(', ')}.`);
    return [];
  }
  const closing: Close = [];
  try {
    return await drillAll(closing);
  } finally {
    for (const close of closing.toReversed()) await close().catch(() => undefined);
  }
}

async function drillAll(closing: Close): Promise<Row[]> {
  const cluster = await openCluster(closing);
  const crowd = await openCrowd(cluster.address);
  closing.push(() => crowd.stop());
  const rows: Row[] = [{ what: 'parts', figure: cluster.parts }];
  for (const drill of drillsOf(cluster)) {
    const row = await crowd.during(drill, async () => provedBooks(await cluster.primary(), crowd.acknowledged()));
    console.error(`${row.what}: ${row.figure}`);
    rows.push(row);
  }
  await crowd.stop();
  rows.push(await everyEnd(await cluster.primary(), crowd.acknowledged()));
  return rows;
}

function drillsOf(cluster: Cluster): readonly Drill[] {
  const { pair, proxy, pooler, store, doors, apis, workers, start } = cluster;
  const unseen = { refusedS: 0 };
  return [
    { what: 'a worker is killed', ...unseen, happen: () => workers[0].kill() },
    { what: 'it is started again', ...unseen, happen: () => start('worker') },
    { what: 'one of two standbys is killed', ...unseen, happen: () => pair.stopStandby(1) },
    { what: 'it is started again', ...unseen, happen: () => pair.startStandby(1) },
    { what: 'an api is killed', ...unseen, happen: () => apis[0].process.kill() },
    { what: 'it is started again', ...unseen, happen: () => start('api', apis[0].port) },
    {
      what: 'an api is told to stop (5 s of draining)',
      ...unseen,
      happen: () => apis[1].process.terminate(),
    },
    { what: 'it is started again', ...unseen, happen: () => start('api', apis[1].port) },
    ...(store
      ? [
          {
            what: 'the store of media is away for 6 s',
            ...unseen,
            happen: async () => {
              store.shut();
              await sleep(6_000);
              store.open();
            },
          },
        ]
      : []),
    {
      what: 'the proxy, which also leads to the primary, is killed and started anew',
      refusedS: 5,
      mayCut: true,
      happen: () => proxy.restart(),
    },
    ...(pooler
      ? [{ what: 'the pooler is killed and started anew', pauseS: 5, refusedS: 5, happen: () => pooler.restart() }]
      : []),
    {
      what: 'every open connection goes silent',
      pauseS: 25,
      refusedS: 25,
      happen: async () => doors.forEach((door) => door.freeze()),
    },
    {
      what: 'the primary is restarted',
      pauseS: 10,
      refusedS: 10,
      happen: () => pair.restartPrimary('fast'),
    },
    {
      what: 'the primary crashes and comes back',
      pauseS: 10,
      refusedS: 10,
      happen: () => pair.restartPrimary('immediate'),
    },
    {
      what: 'the primary is killed, a standby is promoted 2 s later',
      pauseS: 10,
      refusedS: 10,
      happen: async () => {
        await pair.killPrimary();
        await sleep(2_000);
        await pair.promote();
      },
    },
  ];
}

type Cluster = Awaited<ReturnType<typeof openCluster>>;

async function openCluster(closing: Close) {
  const pair = await openPostgresPair({ standbys: 2 });
  closing.push(() => pair.close());
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await askPostgres(pair.primaryUrl, `ALTER ROLE postgres SET ${limit} = '15s'`);
  const ports = [await freePort(), await freePort()] as const;
  const urls = [pair.primaryUrl, ...pair.standbyUrls];
  const databases = [];
  for (const url of urls) {
    const check = await openPrimaryCheck(url);
    closing.push(() => check.close());
    databases.push({ port: Number(new URL(url).port), checkPort: check.port });
  }
  const proxy = await openProxy({ apis: ports, databases });
  closing.push(() => proxy.close());
  const proxied = new URL(pair.primaryUrl);
  proxied.port = String(proxy.databasePort);
  const isPooled = (pgbouncerVersion ?? 0) >= followsStatements;
  if (!isPooled) console.error('The pooler is left out: no PgBouncer 1.21 or later is installed (TEST_PGBOUNCER).');
  const pooler = isPooled ? await openPooler(proxied.href) : undefined;
  if (pooler) closing.push(() => pooler.close());
  // What can go silent stands before the processes.
  const doors = [await openDoor(pooler?.url ?? proxied.href), await openDoor(proxied.href)] as const;
  closing.push(async () => doors.forEach((door) => door.close()));
  const missingStore = radosgwMissing();
  if (missingStore) console.error(`The store of media is left out: ${missingStore}.`);
  const store = missingStore ? undefined : await openStore(closing);
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-cluster-')),
    DATABASE_URL: doors[0].url,
    ...(pooler ? { DATABASE_DIRECT_URL: doors[1].url } : {}),
    DATABASE_POOL: '5',
    ...store?.settings,
    TOKEN_SECRET: 'one secret for all processes of the drill',
    SIGNUP_BONUS_CREDITS: '100000',
    DRAIN_SECONDS: '5',
    TRUST_PROXY: '1',
  };
  const start = async (role: 'api' | 'worker', port = 0): Promise<ServerProcess> => {
    const server = await startServer({ ...settings, ROLE: role, PORT: String(port) });
    closing.push(async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
    });
    return server;
  };
  const apis = [
    { port: ports[0], process: await start('api', ports[0]) },
    { port: ports[1], process: await start('api', ports[1]) },
  ] as const;
  const workers = [await start('worker'), await start('worker')] as const;
  await waitFor(
    'the proxy',
    async () => (await fetch(`${proxy.address}${apiBase}${contract.images.sizes.path}`)).ok,
    20_000,
  );
  return {
    ...{ address: proxy.address, pair, proxy, pooler, store: store?.door, doors, apis, workers, start },
    parts: `primary, 2 standbys, ${pooler ? 'pooler, ' : ''}proxy, ${store ? 'store, ' : ''}2 api, 2 worker`,
    /** Whichever it is now. */
    primary: async (): Promise<string> => {
      for (const url of urls) {
        const asked = await askPostgres<{ is_standby: boolean }>(url, 'SELECT pg_is_in_recovery() AS is_standby').catch(
          () => undefined,
        );
        if (asked?.rows[0]?.is_standby === false) return inDatabase(url, 'loomlight');
      }
      throw new Error('There is no primary.');
    },
  };
}

/** A real S3 store, and the door through which it is reached. */
async function openStore(closing: Close) {
  const radosgw = await openRadosgw();
  closing.push(() => radosgw.close());
  const bucket = await radosgw.newBucket();
  const door = await openDoor(bucket.endpoint);
  closing.push(async () => door.close());
  return {
    door,
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: door.url,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
  };
}

/** Makers ask for one image after the other under a key of its own, readers for one page after the other. */
async function openCrowd(address: string) {
  const tokens: string[] = [];
  for (let index = 0; index < people.makers; index += 1)
    tokens.push((await signUp(address, `Person ${'abcdef'[index]}`)).token);
  const told: Told[] = [];
  const over = new AbortController();
  const act = async (pauseMs: number, ask: (round: number) => Promise<Told>): Promise<void> => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const answer = await ask(round);
      told.push(answer);
      // Too many of theirs wait: the painters need a moment.
      await sleep(answer.status === 429 ? 500 : pauseMs);
    }
  };
  const acting = [
    ...tokens.map((token, person) => act(150, (round) => generate(address, token, `${person}-${round}`))),
    ...Array.from({ length: people.readers }, () =>
      act(50, (round) =>
        callOnce(`${address}${apiBase}${contract.gallery.publicImages.path}?offset=${round % 50}`, {}),
      ),
    ),
  ];
  return {
    acknowledged: () => told.flatMap(({ status, id }) => (status === 202 && id !== undefined ? [id] : [])),
    during: async (drill: Drill, prove: () => Promise<{ words: string; holds: boolean }>): Promise<Row> => {
      await sleep(calmS * 1_000);
      const from = performance.now();
      await drill.happen();
      const happened = performance.now();
      await waitFor('a success', async () => told.some(({ at, status }) => at > happened && status === 202), 120_000);
      await sleep(calmS * 1_000);
      const heard = told.filter(({ at }) => at > from);
      const books = await prove();
      return judge(drill, from, heard, books);
    },
    stop: async () => {
      over.abort();
      await Promise.all(acting);
    },
  };
}

function judge(drill: Drill, from: number, heard: readonly Told[], books: { words: string; holds: boolean }): Row {
  const successes = [from, ...heard.filter(({ status }) => status === 202).map(({ at }) => at)];
  const pauseS = Math.max(...successes.slice(1).map((at, index) => at - (successes[index] ?? at))) / 1_000;
  const refusals = heard.filter(({ status }) => status >= 500);
  const cut = heard.filter(({ status }) => status === 0);
  const foreign = refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
  const first = refusals[0];
  const refusedS = first ? ((refusals.at(-1) ?? first).at - first.at) / 1_000 : 0;
  const holds =
    (drill.pauseS === undefined || pauseS <= drill.pauseS) &&
    (drill.refusedS === 0 ? refusals.length === 0 : refusedS <= drill.refusedS) &&
    foreign.length === 0 &&
    (drill.mayCut === true || cut.length === 0) &&
    books.holds;
  const told = [
    `${heard.filter(({ status }) => status < 300 && status > 0).length} answered`,
    refusals.length === 0 ? 'none refused' : `${refusals.length} refused within ${refusedS.toFixed(1)} s`,
    ...(foreign.length === 0 ? [] : [`**${foreign.length} not with 503 and Retry-After**`]),
    ...(cut.length === 0 ? [] : [`${cut.length} cut off`]),
  ];
  return {
    what: drill.what,
    figure: `longest pause ${pauseS.toFixed(1)} s; ${told.join(', ')}; ${books.words}`,
    goal: `${drill.pauseS === undefined ? '' : `pause at most ${drill.pauseS} s; `}${drill.refusedS === 0 ? 'none refused' : `refused for at most ${drill.refusedS} s`}${drill.mayCut ? '' : ', none cut off'}; books whole`,
    holds,
  };
}

function generate(address: string, token: string, key: string): Promise<Told> {
  return callOnce(`${address}${apiBase}${contract.images.generate.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ text_prompt: `A lake ${key}`, size: '64x64' }),
  });
}

async function callOnce(url: string, init: RequestInit): Promise<Told> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    const body = (await response.json().catch(() => ({}))) as { id?: string };
    const { status, headers } = response;
    return { at: performance.now(), status, retryAfter: headers.get('retry-after'), id: body.id };
  } catch {
    return { at: performance.now(), status: 0, retryAfter: null, id: undefined };
  }
}

/** Everything acknowledged is there, and every promise of the books is kept. */
async function provedBooks(url: string, acknowledged: readonly string[]): Promise<{ words: string; holds: boolean }> {
  const missing = acknowledged.length - (await countOf(url, `id IN (${list(acknowledged)})`));
  const failed = await countOf(url, "status = 'failed'");
  const broken = (await askPostgres(url, 'SELECT promise FROM ledger_violation')).rowCount ?? 0;
  return missing === 0 && broken === 0
    ? { words: `books whole, ${failed} given back so far`, holds: true }
    : { words: `**${missing} missing, ${broken} broken promises**`, holds: false };
}

/** Every acknowledged image is there and at its end, and the books balance. */
async function everyEnd(url: string, acknowledged: readonly string[]): Promise<Row> {
  const open = "status NOT IN ('completed', 'failed')";
  await waitFor('the end of every image', async () => (await countOf(url, open)) === 0, 600_000);
  const books = await provedBooks(url, acknowledged);
  const { rows } = await askPostgres<{ said: string; count: number }>(
    url,
    "SELECT status_message AS said, count(*)::int AS count FROM kept_content WHERE status = 'failed' GROUP BY 1",
  );
  const reasons = rows.map(({ said, count }) => ` (${count}: “${said}”)`).join('');
  return {
    what: 'acknowledged images, at the end',
    figure: `${acknowledged.length}, every one at its end; ${books.words}${reasons}`,
    goal: 'books whole',
    holds: books.holds,
  };
}

const list = (ids: readonly string[]): string => ids.map((id) => `'${id}'`).join(', ') || 'NULL';

async function countOf(url: string, condition: string): Promise<number> {
  const { rows } = await askPostgres<{ count: number }>(
    url,
    `SELECT count(*)::int AS count FROM kept_content WHERE ${condition}`,
  );
  return rows[0]?.count ?? 0;
}
