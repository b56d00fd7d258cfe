import { type MeasuredProcess, startMeasured } from './lib/child.ts';
import { type BenchDatabase, seedPeople, seedImages } from './lib/database.ts';
import { bounded, median, percentile, type Row } from './lib/figures.ts';
import { load } from './lib/load.ts';

const images = 100_000;
const people = 200;
const seconds = 2;
const rounds = 3;

/** The newest 20 of 100,000 public images: the product beside bare Fastify + pg on the same rows, and beside bare node:http. */
export async function benchListing(database: BenchDatabase): Promise<Row[]> {
  await seedPeople(database.pool, people, 100_000_000);
  await seedImages(database.pool, images, people);
  const product = await startMeasured({
    script: 'server/src/main.ts',
    port: 24_201,
    path: '/readyz',
    env: {
      DATABASE_URL: database.url,
      TOKEN_SECRET: 'a secret for the benchmark, long enough',
      ROLE: 'api',
      TRUST_PROXY: '1',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
    },
  });
  const bare = await startMeasured({
    script: 'bench/peers/bare-fastify.ts',
    port: 24_202,
    path: '/',
    env: { DATABASE_URL: database.url },
  });
  const limit = await startMeasured({ script: 'bench/peers/bare-http.ts', port: 24_203, path: '/' });
  const rows: Row[] = [];
  for (const connections of [16, 64]) {
    const figures = { product: [] as Figure[], bare: [] as Figure[], limit: [] as Figure[] };
    for (let round = 0; round < rounds; round += 1) {
      figures.limit.push(await measure(limit, '/', connections));
      figures.bare.push(await measure(bare, '/', connections));
      figures.product.push(await measure(product, '/api/v1/public/images', connections));
    }
    const of = (list: readonly Figure[], pick: (figure: Figure) => number): number => median(list.map(pick));
    rows.push(
      bounded(
        `CPU a request ÷ bare Fastify + pg, ${connections} connections`,
        of(figures.product, (f) => f.cpuUs) / of(figures.bare, (f) => f.cpuUs),
        { atMost: 1.3 },
      ),
      bounded(
        `requests a second ÷ bare Fastify + pg, ${connections} connections`,
        of(figures.product, (f) => f.perSecond) / of(figures.bare, (f) => f.perSecond),
        { atLeast: 0.8 },
      ),
      bounded(
        `p99 ÷ bare Fastify + pg, ${connections} connections`,
        of(figures.product, (f) => f.p99) / of(figures.bare, (f) => f.p99),
        { atMost: 1.3 },
      ),
      bounded(
        `requests a second ÷ bare node:http, ${connections} connections`,
        of(figures.product, (f) => f.perSecond) / of(figures.limit, (f) => f.perSecond),
        { atLeast: 0.5 },
      ),
      bounded(
        `CPU a request ÷ bare node:http, ${connections} connections`,
        of(figures.product, (f) => f.cpuUs) / of(figures.limit, (f) => f.cpuUs),
        { atMost: 2 },
      ),
    );
    const refused = figures.product.reduce((sum, figure) => sum + figure.refused, 0);
    rows.push({
      what: `answers that were not 2xx, ${connections} connections`,
      figure: String(refused),
      goal: '0',
      holds: refused === 0,
    });
  }
  rows.push(bounded('resident memory after the load', product.residentMb(), { atMost: 180 }, ' MB'));
  for (const process of [product, bare, limit]) await process.stop();
  return rows;
}

interface Figure {
  readonly perSecond: number;
  readonly cpuUs: number;
  readonly p99: number;
  readonly refused: number;
}

async function measure(target: MeasuredProcess, path: string, connections: number): Promise<Figure> {
  const before = target.cpuSeconds();
  const result = await load({
    port: target.port,
    request: (n) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(n)}\r\n\r\n`,
    connections,
    seconds,
  });
  return {
    perSecond: result.requests / result.seconds,
    cpuUs: ((target.cpuSeconds() - before) * 1_000_000) / result.requests,
    p99: percentile(result.latenciesMs, 0.99),
    refused: result.refused,
  };
}

/** Many visitors, as the rate limits see them: the limits stay on and refuse nobody. */
function addressOf(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
