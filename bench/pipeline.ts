import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import sharp from 'sharp';
import { openMemoryImageEngine } from '../server/src/adapters/engines/lib/memory-image-engine.ts';
import { startApp } from '../server/src/compose.ts';
import { readConfig } from '../server/src/compose/config.ts';
import { connectServer } from '../server/src/db/client.ts';
import { postgresSignals } from '../server/src/db/signals.ts';
import { createLogger } from '../server/src/http/logger.ts';
import { openQueue } from '../server/src/jobs/queue.ts';
import { callApi, signUp } from '../server/src/testing/http-client.ts';
import { type BenchDatabase } from './lib/database.ts';
import { bounded, median, percentile, type Row } from './lib/figures.ts';
import { oneEngine } from '../server/src/kernel/open-engines.ts';

const jobs = 100;

/** What passes between a request and its finished image besides the engine; how jobs are picked up only where a PostgreSQL answers. */
export async function benchPipeline(database: BenchDatabase | undefined): Promise<Row[]> {
  return [...(database ? await measurePickup(database) : []), ...(await measureOverhead())];
}

/** Milliseconds from just after the commit to the handler, on connections of their own as in another process. */
async function measurePickup(database: BenchDatabase): Promise<Row[]> {
  const open = async () => {
    const connection = connectServer({ url: database.url, max: 4, applicationName: 'loomlight-bench' });
    const signals = await postgresSignals({ url: database.url, pool: connection.pool });
    const queue = await openQueue({
      database: { connectionString: database.url, max: 3 },
      backend: 'postgres',
      signals,
      pollSeconds: 2,
      onError: () => undefined,
    });
    return { connection, signals, queue };
  };
  const [sender, worker] = await Promise.all([open(), open()]);
  await database.pool.query('TRUNCATE pgboss.job');
  const sentAt = new Map<string, number>();
  const waits: number[] = [];
  await worker.queue.work('run-generation', { concurrency: 2 }, async ({ generationId }) => {
    const sent = sentAt.get(generationId);
    if (sent !== undefined) waits.push(performance.now() - sent);
  });
  await sleep(500);
  for (let index = 0; index < jobs; index += 1) {
    await sender.queue.send(sender.connection.db, 'run-generation', { generationId: `sparse ${index}` });
    sentAt.set(`sparse ${index}`, performance.now());
    sender.queue.wake('run-generation');
    await sleep(40 + (index % 4) * 40);
  }
  const sparse = [...waits];
  waits.length = 0;
  const burstStart = performance.now();
  await Promise.all(
    Array.from({ length: jobs }, async (_, index) => {
      sentAt.set(`burst ${index}`, performance.now());
      await sender.queue.send(sender.connection.db, 'run-generation', { generationId: `burst ${index}` });
      sender.queue.wake('run-generation');
    }),
  );
  while (waits.length < jobs && performance.now() - burstStart < 20_000) await sleep(5);
  const burstMs = performance.now() - burstStart;
  for (const part of [sender, worker]) {
    await part.queue.stop(2_000);
    await part.signals.close();
    await part.connection.close();
  }
  return [
    bounded('pickup after the commit, p50', median(sparse), { atMost: 10 }, ' ms'),
    bounded('pickup after the commit, p99', percentile(sparse, 0.99), { atMost: 50 }, ' ms'),
    {
      what: 'burst of 100 jobs drained',
      figure: `${Math.round(burstMs)} ms`,
      goal: 'at most 250 ms',
      holds: burstMs <= 250,
    },
  ];
}

/** Everything around an engine that takes no time: from the POST to the finished 1024x1024 image, embedded. */
async function measureOverhead(): Promise<Row[]> {
  const bytes = await sharp({
    create: {
      width: 1024,
      height: 1024,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png({ compressionLevel: 4 })
    .toBuffer();
  const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer();
  const engine = openMemoryImageEngine(async () => ({
    kind: 'painted',
    image: { kind: 'file', bytes, mediaType: 'image/png', pixels: { data: pixels, width: 1024, height: 1024 } },
  }));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '24301',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-bench-')),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DEMO_GALLERY: 'off',
    SIGNUP_BONUS_CREDITS: '1000',
  });
  const app = await startApp(config, createLogger({ level: 'silent', pretty: false }), {
    imageEngines: oneEngine(engine),
  });
  const { token } = await signUp(app.address, 'Bench Person');
  const took: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const start = performance.now();
    const { body } = await callApi(app.address, contract.images.generate, { token, body: { text_prompt: 'x' } });
    await (
      await fetch(`${app.address}/api/v1/generations/${body.id}/events`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).text();
    took.push(performance.now() - start);
  }
  await app.stop();
  return [bounded('POST to finished picture around a zero-time engine, p50', median(took), { atMost: 250 }, ' ms')];
}
