import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicMediaPath } from '@loomlight/contract';
import { openFileObjectStore } from '../server/src/adapters/object-store/file-object-store.ts';
import { startMeasured } from './lib/child.ts';
import type { BenchDatabase } from './lib/database.ts';
import { bounded, median, type Row } from './lib/figures.ts';
import { load } from './lib/load.ts';

const stills = 1_000;
const stillBytes = 20_000;
const connections = 64;
const seconds = 2;
const rounds = 3;
const secret = 'the secret of a benchmark, long enough';
const ports = { product: 24_150, nginx: 24_151 } as const;

/** 1,000 stills of 20 kB out of the product's memory, beside nginx with the same files where it is installed. */
export async function benchMedia(database: BenchDatabase): Promise<Row[]> {
  if (!hasNginx()) {
    console.error('nginx is not on the path: the media part is left out.');
    return [];
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-bench-'));
  const paths = await seedStills(dataDir);
  const product = await startMeasured({
    script: 'server/src/main.ts',
    port: ports.product,
    path: '/readyz',
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      TOKEN_SECRET: secret,
      ROLE: 'api',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
    },
  });
  const nginx = await startNginx(join(dataDir, 'www'), paths).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  try {
    return await compare(paths);
  } finally {
    nginx();
    await product.stop();
  }
}

/** Turn by turn, after one turn of each to get warm. */
async function compare(paths: readonly string[]): Promise<Row[]> {
  const perSecond: number[] = [];
  let refused = 0;
  const ask = async (port: number): Promise<number> => {
    const result = await load({
      port,
      request: (n) => `GET ${paths[n % stills] ?? ''} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      connections,
      seconds,
    });
    refused += result.refused;
    return result.requests / result.seconds;
  };
  for (const port of [ports.product, ports.nginx]) await ask(port);
  for (let round = 0; round < rounds; round += 1) {
    const limit = await ask(ports.nginx);
    perSecond.push((await ask(ports.product)) / limit);
  }
  return [
    bounded(`stills a second ÷ nginx, ${connections} connections`, median(perSecond), { atLeast: 0.45 }),
    { what: 'answers that were not 2xx', figure: String(refused), goal: '0', holds: refused === 0 },
  ];
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Their addresses; the bytes lie in the product's own store. */
async function seedStills(dataDir: string): Promise<string[]> {
  const store = openFileObjectStore({ dir: join(dataDir, 'media'), secret });
  const bytes = Buffer.alloc(stillBytes, 7);
  const paths = Array.from({ length: stills }, (_, n) =>
    publicMediaPath({
      userId: '01a1fdc9-2723-7591-8e12-6769da3e780a',
      contentType: 'image',
      id: `01a1fdc9-2c1f-74dc-bac9-${String(n).padStart(12, '0')}`,
      small: true,
    }),
  );
  for (const path of paths) await store.put(path.replace(/^\/media\//, ''), bytes, 'image/webp');
  return paths;
}

/** One worker, as one process of the product is; answers how to end it. */
async function startNginx(dir: string, paths: readonly string[]): Promise<() => void> {
  for (const path of paths) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), Buffer.alloc(stillBytes, 7));
  }
  const configuration = join(dir, 'nginx.conf');
  // Root's nginx would give its worker to somebody who may not look into a folder of ours.
  const asRoot = process.getuid?.() === 0 ? 'user root; ' : '';
  writeFileSync(
    configuration,
    `${asRoot}worker_processes 1; daemon off; pid ${dir}/nginx.pid; error_log stderr crit; events { worker_connections 512; }
    http { access_log off; sendfile on; keepalive_requests 10000000; default_type image/webp; client_body_temp_path ${dir}/t1; proxy_temp_path ${dir}/t2;
      fastcgi_temp_path ${dir}/t3; uwsgi_temp_path ${dir}/t4; scgi_temp_path ${dir}/t5;
      server { listen 127.0.0.1:${ports.nginx}; root ${dir}; } }`,
  );
  const child = spawn('nginx', ['-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  const limit = performance.now() + 10_000;
  while (performance.now() < limit) {
    const isUp = await fetch(`http://127.0.0.1:${ports.nginx}${paths[0] ?? '/'}`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return () => child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGTERM');
  throw new Error('nginx did not answer.');
}
