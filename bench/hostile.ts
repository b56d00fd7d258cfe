import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { apiBase, contract } from '@loomlight/contract';
import { callApi, signUp } from '../server/src/testing/http-client.ts';
import { createRandom } from '../server/src/testing/random.ts';
import { type Known, makeRequest } from '../server/src/testing/fuzz/make-request.ts';
import { readOperations } from '../server/src/testing/fuzz/operations.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import { type MeasuredProcess, startMeasured } from './lib/child.ts';
import { bounded, percentile, type Row } from './lib/figures.ts';
import type { VisitorOrder } from './lib/visitor.ts';
import { ensureWebBuild } from '../tools/lib/web-build.mjs';

const port = 24_260;
const address = `http://127.0.0.1:${port}`;
/** The whole product on two cores: what a visitor may have to wait, and what it may take, whatever one person does. */
const visitorMaxMs = 250;
const memoryMaxMb = 900;
const fuzzRequests = 200_000;

/** Somebody who means harm, within the limits or at them: ends when it has done what it came for. */
interface Attack {
  readonly what: string;
  readonly run: (target: Target) => Promise<void>;
}

interface Target {
  readonly product: MeasuredProcess;
  /** Token of the one who attacks. */
  readonly token: string;
  /** A public image of 2048 by 2048. */
  readonly image: string;
  /** A small PNG of 4.8 MB whose texts are 5 GB, and an honest one: made before anything is measured. */
  readonly bomb: Buffer;
  readonly plain: Buffer;
}

/** Load that means harm, attack by attack, on the embedded product with its limits on; beside each a calm visitor from another network. */
export function benchHostile(): Promise<Row[]> {
  return onProduct({ TRUST_PROXY: '1' }, async (target) => {
    const rows = await beside('nothing', target.product, () => sleep(5_000));
    for (const { what, run } of attacks) rows.push(...(await beside(what, target.product, () => run(target))));
    return rows;
  });
}

/** The fuzzer of the tests, over sockets and ten times as long, with the memory watched. */
export function benchFuzz(): Promise<Row[]> {
  return onProduct({ RATE_LIMIT: 'off' }, async (target) => {
    const started = target.product.residentMb();
    const { statuses, most } = await fuzz(target);
    const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
    const list = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return [
      { what: `${fuzzRequests} malformed requests`, figure: list.join(', ') },
      { what: 'answers of 5xx', figure: String(failed), goal: '0', holds: failed === 0 },
      { what: 'resident memory before', figure: `${Math.round(started)} MB` },
      bounded('resident memory at most meanwhile', most, { atMost: memoryMaxMb }, ' MB'),
    ];
  });
}

/** Measures on an embedded product of its own, with somebody signed in who means harm and a large public image. */
async function onProduct(
  settings: Readonly<Record<string, string>>,
  measure: (target: Target) => Promise<Row[]>,
): Promise<Row[]> {
  await ensureWebBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-hostile-'));
  const product = await startMeasured({
    script: 'server/src/main.ts',
    port,
    path: '/readyz',
    env: { DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_GALLERY: 'off', ...settings },
  });
  try {
    return await measure(await prepare(product));
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function prepare(product: MeasuredProcess): Promise<Target> {
  const { token } = await signUp(address, 'Mallory Mean');
  const { body } = await callApi(address, contract.images.generate, {
    token,
    body: { text_prompt: 'A lighthouse over a stormy sea', size: '2048x2048' },
  });
  await waitFor(
    'the picture',
    async () => (await callApi(address, contract.gallery.publicImage, { params: { id: body.id } })).status === 200,
    60_000,
  );
  return { product, token, image: body.id, bomb: textBomb(), plain: png(1_000, []) };
}

/** Does the worst while a visitor looks around; how long the visitor waited, and what the product took. */
async function beside(what: string, product: MeasuredProcess, attack: () => Promise<void>): Promise<Row[]> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, product.residentMb());
  }, 50);
  const order: VisitorOrder = { origin: address, paths: ['/', `${apiBase}/public/images`], visitsMin: 50 };
  const visitor = new Worker(new URL('lib/visitor.ts', import.meta.url), { workerData: order });
  const answer = once(visitor, 'message');
  await attack();
  visitor.postMessage('over');
  const [waits]: number[][] = await answer;
  clearInterval(watch);
  return [
    bounded(
      `${what}: visitor's page, p99 of ${waits?.length}`,
      percentile(waits ?? [], 0.99),
      { atMost: visitorMaxMs },
      ' ms',
    ),
    bounded(`${what}: resident memory`, most, { atMost: memoryMaxMb }, ' MB'),
  ];
}

/** All from one network, whoever asks. */
const hostile = { 'x-forwarded-for': '203.0.113.66' };

const attacks: readonly Attack[] = [
  { what: '1,000 sockets that ask for the reference and read nothing', run: () => unread('/docs/reference.js', 1_000) },
  { what: '1,000 sockets that ask for the document and read nothing', run: () => unread('/openapi.json', 1_000) },
  {
    what: '130 conversions of 2048x2048 at once',
    run: ({ image }) => atOnce(130, () => ask(`${apiBase}/images/${image}/download?format=webp`)),
  },
  {
    what: '400 guesses of a password at once',
    run: () =>
      atOnce(400, (n) =>
        post(contract.accounts.login.path, { email: `victim${n}@loomlight.test`, password: `guess ${n}` }),
      ),
  },
  {
    what: '200 registrations at once',
    run: () =>
      atOnce(200, (n) =>
        post(contract.accounts.register.path, {
          email: `farm+${n}@loomlight.test`,
          username: `Farmer ${n}`,
          password: 'a long and quiet harbour',
        }),
      ),
  },
  {
    what: '12 PNG of 4.8 MB that grow to 5 GB each when read',
    run: ({ token, bomb }) => atOnce(12, () => upload(token, bomb)),
  },
  {
    what: '130 uploads at once',
    run: ({ token, plain }) => atOnce(130, () => upload(token, plain)),
  },
  {
    what: '1,100 streams of events of one account',
    run: ({ token }) =>
      unread(`${apiBase}${contract.notifications.events.path}`, 1_100, `Authorization: Bearer ${token}\r\n`),
  },
];

async function atOnce(count: number, act: (n: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, n) => act(n)));
}

/** An answer of any kind will do, a broken connection too: it is the attacker's. */
async function ask(
  path: string,
  options: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<number> {
  try {
    const answer = await fetch(address + path, { ...options, headers: { ...hostile, ...options.headers } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

function post(path: string, body: object): Promise<number> {
  return ask(apiBase + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function upload(token: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  return ask(apiBase + contract.uploads.reference.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

/** Opens so many sockets, asks on each, and leaves them unread for a while. */
async function unread(path: string, count: number, headers = ''): Promise<void> {
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.66\r\n${headers}\r\n`);
    sockets.push(socket);
    if (n % 50 === 49) await sleep(10);
  }
  await sleep(5_000);
  for (const socket of sockets) socket.destroy();
}

async function fuzz(target: Target): Promise<{ statuses: ReadonlyMap<number, number>; most: number }> {
  const random = createRandom(20_262);
  const operations = readOperations(await (await fetch(`${address}/openapi.json`)).json()).filter(
    ({ id }) => !id.endsWith('.events') && !/logout|endSession|endOtherSessions|changePassword|deleteAccount/i.test(id),
  );
  const known: Known = {
    ids: [target.image, '01a1fdc9-2723-7591-8e12-6769da3e780a', 'Mallory Mean'],
    texts: ['mallory.mean@loomlight.test', 'Mallory Mean', 'a quiet harbour', '64x64', '16:9', target.image],
    tokens: [target.token],
  };
  const statuses = new Map<number, number>();
  let most = 0;
  let left = fuzzRequests;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const operation = operations[Math.floor(random() * operations.length)];
      if (!operation) throw new Error('The document names no operation.');
      const { url, method, headers, payload } = makeRequest(operation, known, random);
      const status = await ask(url, {
        method,
        headers,
        ...(payload === undefined || method === 'GET' || method === 'HEAD' ? {} : { body: payload }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (left % 500 === 0) most = Math.max(most, target.product.residentMb());
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return { statuses, most };
}

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, sum]);
}

/** A grey PNG of so many pixels a side, made of `extra` chunks besides what it needs. */
function png(side: number, extra: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const rows = Buffer.alloc(side * (side + 1), 128);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function textBomb(): Buffer {
  const text = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]),
  );
  return png(
    64,
    Array.from({ length: 100 }, () => text),
  );
}
