import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeLargeVideo } from '../../../testing/large-video.ts';
import { testVideo } from '../../../testing/test-video.ts';
import { openWorkFiles } from '../../work-files.ts';
import { fetchVideo } from './fetch-video.ts';
import { openProviderLine } from './provider-line.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loomlight-fetch-'));
});

/** An engine that serves one video, and the way to it. */
async function open(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const workFiles = await openWorkFiles(join(folder, 'work'));
  const limits = { lookPauseMs: 1, lookTries: 2, downloadTimeoutMs: 60_000 };
  const line = openProviderLine({ baseUrl: url, hosts: [], workFiles, limits });
  const fetch = (signal = new AbortController().signal) =>
    fetchVideo({ line, url: `${url}/film.mp4`, engine: 'test', signal });
  return { fetch, workFiles };
}

/** Files that downloads have left behind. */
async function leftOver(): Promise<string[]> {
  const all = await readdir(join(folder, 'work'), { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const small = { width: 320, height: 180, durationS: 3 };

it(
  'takes a video of 190 MB without holding it in memory, and leaves one clean copy of it',
  { tags: 'slow' },
  async () => {
    const path = join(folder, 'large.mp4');
    await writeLargeVideo(path, { width: 320, height: 180, durationS: 10 }, 4_750_000);
    const { size } = await stat(path);
    expect(size).toBeGreaterThan(189_000_000);
    const { fetch } = await open((_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': size });
      createReadStream(path).pipe(response);
    });
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    closing.push(() => clearInterval(watch));
    const status = await fetch();
    if (status.kind !== 'succeeded') throw new Error(JSON.stringify(status));
    // Both ends of the connection run here; one video in memory would be 190 MB, and its clean copy as much again.
    expect((most - before) / 1_000_000).toBeLessThan(95);
    const { body } = status.video;
    if (body.kind !== 'file') throw new Error('It was kept in memory.');
    expect((await stat(body.path)).size).toBeGreaterThan(189_000_000);
    expect(await leftOver()).toHaveLength(1);
    await body.discard();
    expect(await leftOver()).toEqual([]);
  },
);

it('fetches a video a second time when the first copy was bad', async () => {
  const video = await testVideo(small);
  let asked = 0;
  const { fetch } = await open((_request, response) => {
    asked += 1;
    response.end(asked === 1 ? video.subarray(0, video.length / 2) : video);
  });
  expect((await fetch()).kind).toBe('succeeded');
  expect(asked).toBe(2);
  expect(await leftOver()).toHaveLength(1);
});

it.each<[string, RequestListener, string]>([
  ['is none', (_request, response) => void response.end('<html>Sign in</html>'), 'failed'],
  [
    'grows beyond every limit',
    (_request, response) => response.writeHead(200, { 'content-length': 300_000_000 }).flushHeaders(),
    'failed',
  ],
  ['is gone', (_request, response) => void response.writeHead(404).end(), 'thrown'],
  [
    'breaks off',
    (_request, response) =>
      void response.writeHead(200, { 'content-length': 5_000 }).write('x', () => response.destroy()),
    'thrown',
  ],
])('leaves nothing behind of a video that %s', async (_what, listener, end) => {
  const { fetch } = await open(listener);
  const kind = await fetch().then(
    (status) => status.kind,
    () => 'thrown',
  );
  expect(kind).toBe(end);
  expect(await leftOver()).toEqual([]);
});

it('leaves nothing behind when nobody wants the video any more', async () => {
  const abort = new AbortController();
  const { fetch } = await open((_request, response) => {
    response.writeHead(200, { 'content-length': 5_000 }).write('x', () => setImmediate(() => abort.abort()));
  });
  await expect(fetch(abort.signal)).rejects.toThrow('given up');
  expect(await leftOver()).toEqual([]);
});
