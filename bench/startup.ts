import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchDatabase } from './lib/database.ts';
import { startMeasured } from './lib/child.ts';
import { bounded, median, type Row } from './lib/figures.ts';

const rounds = 3;

async function startProduct(dataDir: string, port: number): Promise<number> {
  const server = await startMeasured({
    script: 'server/src/main.ts',
    port,
    path: '/readyz',
    env: { DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_GALLERY: 'off' },
  });
  await server.stop();
  return server.readyMs;
}

/** Milliseconds from the start of the process to a ready product: with an empty folder, and again. */
export async function benchStartup(database: BenchDatabase | undefined): Promise<Row[]> {
  const fresh: number[] = [];
  const second: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-bench-'));
    fresh.push(await startProduct(dataDir, 24_101));
    second.push(await startProduct(dataDir, 24_102));
    if (!database) continue;
    const peer = await startMeasured({
      script: 'bench/peers/bare-fastify.ts',
      port: 24_103,
      path: '/',
      env: { DATABASE_URL: database.url },
    });
    bare.push(peer.readyMs);
    await peer.stop();
  }
  return [
    bounded('first start with an empty folder, embedded', median(fresh) / 1000, { atMost: 10 }, ' s'),
    bounded('second start, embedded', median(second) / 1000, { atMost: 3 }, ' s'),
    ...(bare.length > 0
      ? [{ what: 'second start ÷ start of bare Fastify', figure: (median(second) / median(bare)).toFixed(1) }]
      : []),
  ];
}
