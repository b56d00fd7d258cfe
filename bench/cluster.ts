import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, contract } from '@loomlight/contract';
import pg from 'pg';
import { openDoor } from '../server/src/testing/door.ts';
import { signUp } from '../server/src/testing/http-client.ts';
import { freePort } from '../server/src/testing/parts/free-port.ts';
import { followsStatements, openPooler, pgbouncerVersion } from '../server/src/testing/parts/pgbouncer.ts';
import { openPostgresPair } from '../server/src/testing/parts/postgres-pair.ts';
import { postgresMissing } from '../server/src/testing/parts/postgres-server.ts';
import { type ServerProcess, startServer } from '../server/src/testing/server-process.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import type { Row } from './lib/figures.ts';

const people = 6;
/** How long people go on before and after each drill, in seconds. */
const calmS = 4;

/** What one call told a person. */
interface Told {
  readonly at: number;
  readonly status: number;
  readonly id: string | undefined;
}

/**
 * The whole of it on loopback: a primary and a standby, PgBouncer where it is new enough, HAProxy, two `api` and two `worker` processes.
 * People ask for images through the proxy all the time while each part dies in turn. Figures are the longest time without a success and what people
 * were told; nothing acknowledged may be missing at the end, and the books must balance (SCALE-12, SCALE-13).
 */
export async function benchCluster(): Promise<Row[]> {
  const lacking = [
    ...(postgresMissing === undefined ? [] : [postgresMissing]),
    ...(spawnSync('haproxy', ['-v']).status === 0 ? [] : ['HAProxy is not installed (package haproxy)']),
  ];
  if (lacking.length > 0) {
    console.error(`The cluster is left out: ${lacking.join(', ')}.`);
    return [];
  }
  const closing: (() => Promise<unknown>)[] = [];
  try {
    return await drill(closing);
  } finally {
    for (const close of closing.toReversed()) await close().catch(() => undefined);
  }
}

async function drill(closing: (() => Promise<unknown>)[]): Promise<Row[]> {
  const pair = await openPostgresPair();
  closing.push(() => pair.close());
  const door = await openDoor(pair.primaryUrl);
  closing.push(async () => door.close());
  await ask(pair.primaryUrl, "ALTER ROLE postgres SET statement_timeout = '15s'");
  await ask(pair.primaryUrl, "ALTER ROLE postgres SET idle_in_transaction_session_timeout = '15s'");
  const isPooled = (pgbouncerVersion ?? 0) >= followsStatements;
  const pooler = isPooled ? await openPooler(door.url) : undefined;
  if (pooler) closing.push(() => pooler.close());
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-cluster-')),
    DATABASE_URL: pooler?.url ?? door.url,
    ...(pooler ? { DATABASE_DIRECT_URL: door.url } : {}),
    TOKEN_SECRET: 'one secret for all processes of the drill',
    SIGNUP_BONUS_CREDITS: '100000',
    DRAIN_SECONDS: '3',
    TRUST_PROXY: '1',
  };
  const start = async (role: 'api' | 'worker', port?: number): Promise<ServerProcess> => {
    const server = await startServer({
      ...settings,
      ROLE: role,
      ...(port === undefined ? {} : { PORT: String(port) }),
    });
    closing.push(async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
    });
    return server;
  };
  const ports = [await freePort(), await freePort()] as const;
  const apis = [await start('api', ports[0]), await start('api', ports[1])];
  const workers = [await start('worker'), await start('worker')];
  const proxy = await openProxy(ports);
  closing.push(() => proxy.close());
  const crowd = await openCrowd(proxy.address);
  closing.push(() => crowd.stop());

  const rows: Row[] = [
    { what: 'parts', figure: `primary, standby, ${isPooled ? 'pooler, ' : ''}proxy, 2 api, 2 worker` },
  ];
  const [api, worker] = [apis[0], workers[0]];
  if (!api || !worker) throw new Error('The processes were not started.');
  const drills: readonly (readonly [string, number | undefined, () => Promise<unknown>])[] = [
    ['a worker is killed', 1, () => worker.kill()],
    ['an api is killed', 2, () => api.kill()],
    ['it is started again', 1, () => start('api', ports[0])],
    ['an api is told to stop (3 s of draining)', 1, () => (apis[1] as ServerProcess).terminate()],
    ['it is started again', 1, () => start('api', ports[1])],
    ['the proxy is started anew', 3, () => proxy.restart()],
    ['the primary is restarted', 5, () => pair.restartPrimary('fast')],
    ['the primary crashes and comes back', 5, () => pair.restartPrimary('immediate')],
    [
      'the primary is killed, the standby takes over 2 s later',
      10,
      async () => {
        await pair.killPrimary();
        await sleep(2_000);
        await pair.promote();
        door.leadTo(pair.standbyUrl);
      },
    ],
  ];
  for (const [what, mostS, happen] of drills) {
    const { away, told } = await crowd.during(happen);
    const figure = `${away.toFixed(1)} s without a success; ${told}`;
    console.error(`${what}: ${figure}`);
    rows.push({ what, figure, ...(mostS === undefined ? {} : { goal: `at most ${mostS} s`, holds: away <= mostS }) });
  }
  await crowd.stop();
  rows.push(await nothingMissing(pair.standbyUrl, crowd.acknowledged()));
  return rows;
}

/** People who ask for one image after the other, each under a key of its own. */
async function openCrowd(address: string) {
  const tokens: string[] = [];
  for (let index = 0; index < people; index += 1)
    tokens.push((await signUp(address, `Person ${'abcdef'[index]}`)).token);
  const told: Told[] = [];
  const over = new AbortController();
  const asking = tokens.map(async (token, person) => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const answer = await generate(address, token, `${person}-${index}`);
      told.push(answer);
      // Too many of theirs wait: the painters need a moment.
      await sleep(answer.status === 429 ? 500 : 100);
    }
  });
  return {
    acknowledged: () => told.flatMap(({ status, id }) => (status === 202 && id !== undefined ? [id] : [])),
    during: async (happen: () => Promise<unknown>): Promise<{ away: number; told: string }> => {
      await sleep(calmS * 1_000);
      const from = performance.now();
      await happen();
      await waitFor('a success', async () => told.some(({ at, status }) => at > from && status === 202), 60_000);
      await sleep(calmS * 1_000);
      const heard = told.filter(({ at }) => at > from);
      const successes = [from, ...heard.filter(({ status }) => status === 202).map(({ at }) => at)];
      const pauses = successes.slice(1).map((at, index) => at - (successes[index] ?? at));
      const counts = Object.entries(Object.groupBy(heard, ({ status }) => String(status)));
      return {
        away: Math.max(...pauses) / 1_000,
        told: counts
          .map(([status, answers]) => `${status === '0' ? 'cut off' : status}: ${answers?.length ?? 0}`)
          .join(', '),
      };
    },
    stop: async () => {
      over.abort();
      await Promise.all(asking);
    },
  };
}

async function generate(address: string, token: string, key: string): Promise<Told> {
  try {
    const response = await fetch(`${address}${apiBase}${contract.images.generate.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ text_prompt: `A lake ${key}`, size: '64x64' }),
      signal: AbortSignal.timeout(30_000),
    });
    const body = (await response.json().catch(() => ({}))) as { id?: string };
    return { at: performance.now(), status: response.status, id: body.id };
  } catch {
    return { at: performance.now(), status: 0, id: undefined };
  }
}

/** HAProxy before both processes, with the rules of deploy/haproxy. */
async function openProxy(ports: readonly number[]) {
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'loomlight-haproxy-')), 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 1h
  timeout server 1h
frontend people
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance leastconn
  option forwardfor
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 1
  option redispatch
  retry-on conn-failure
${ports.map((each, index) => `  server api${index} 127.0.0.1:${each} check`).join('\n')}
`,
  );
  const run = () => spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  let child = run();
  const end = async (): Promise<void> => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  const address = `http://127.0.0.1:${port}`;
  await waitFor('the proxy', async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok, 20_000);
  return {
    address,
    restart: async () => {
      await end();
      child = run();
    },
    close: end,
  };
}

/** Every acknowledged image is there and at its end, and the books balance. */
async function nothingMissing(url: string, acknowledged: readonly string[]): Promise<Row> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    await waitFor(
      'the end of every image',
      async () => {
        const { rows } = await pool.query<{ count: number }>(
          "SELECT count(*)::int AS count FROM kept_content WHERE status NOT IN ('completed', 'failed')",
        );
        return rows[0]?.count === 0;
      },
      300_000,
    );
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM kept_content WHERE id = ANY($1::uuid[])',
      [acknowledged],
    );
    const missing = acknowledged.length - (rows[0]?.count ?? 0);
    const broken = (await pool.query('SELECT promise FROM ledger_violation')).rowCount ?? 0;
    return {
      what: 'acknowledged and missing; broken promises of the books',
      figure: `${missing} of ${acknowledged.length}; ${broken}`,
      goal: '0; 0',
      holds: missing === 0 && broken === 0,
    };
  } finally {
    await pool.end();
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
