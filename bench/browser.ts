import { linkSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { findChromium } from '../e2e/browser.ts';
import { openBrowser } from '../e2e/support/person.ts';
import { publicKey, smallKey } from '../server/src/features/content/storage-key.ts';
import { ensureWebBuild } from '../tools/lib/web-build.mjs';
import { startMeasured } from './lib/child.ts';
import { type BenchDatabase, seedPeople, seedImages } from './lib/database.ts';
import { bounded, median, percentile, type Row } from './lib/figures.ts';

const cards = 10_000;
/** Of those that are seeded four in five are public. */
const seeded = (cards * 5) / 4;
const people = 20;
const port = 24_140;
/** Scrolled up and down again, at the speed of a quick thumb. */
const gesture = { distancePx: 30_000, speedPx: 3_000 };
const scrollPasses = 3;
const loadLimitMs = 600_000;
/** No request for so long: everything is there. */
const quietMs = 3_000;

/** The gallery with 10,000 cards in a real browser: frames and long tasks while they arrive, and while one scrolls. */
export async function benchBrowser(database: BenchDatabase): Promise<Row[]> {
  if ((await findChromium()) === null) {
    console.error('No Chromium was found (CHROMIUM_PATH): the browser part is left out.');
    return [];
  }
  await ensureWebBuild();
  await seedPeople(database.pool, people, 1_000);
  await seedImages(database.pool, seeded, people);
  const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-bench-'));
  await seedStills(database, join(dataDir, 'media'));
  const server = await startMeasured({
    script: 'server/src/main.ts',
    port,
    path: '/readyz',
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      DEMO_GALLERY: 'off',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      TOKEN_SECRET: 'the secret of a benchmark, long enough',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
  });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await watchFrames(page);
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForSelector('.wall > .wall-tile');
    await page.waitForLoadState('networkidle');
    const arriving = await measure(page, () => loadAll(page));
    await untilQuiet(page);
    const passes: Smoothness[] = [];
    for (let pass = 0; pass < scrollPasses; pass += 1) {
      passes.push(await measure(page, () => scroll(page)));
    }
    const p95 = median(passes.map(({ p95FrameMs }) => p95FrameMs));
    return [
      { what: 'cards on the wall', figure: String(arriving.cards) },
      // The browser's clock strays by a tenth: a page without anything on it shows 16.8 as well.
      {
        what: `p95 frame while scrolling, median of ${scrollPasses}`,
        figure: `${p95.toFixed(1)} ms`,
        goal: 'one frame of 60 Hz, 16.7 ms',
        holds: p95 < 16.9,
      },
      bounded(
        'longest task while scrolling',
        Math.max(...passes.map((pass) => pass.longestTaskMs)),
        { atMost: 50 },
        ' ms',
      ),
      bounded('longest task while 500 pages arrive', arriving.longestTaskMs, { atMost: 50 }, ' ms'),
      { what: 'elements on the page with all of them', figure: String(passes[0]?.elements) },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A still for every public item: names of one file, so that thousands cost no more than their names. */
async function seedStills(database: BenchDatabase, dir: string): Promise<void> {
  const bytes = await sharp({ create: { width: 333, height: 250, channels: 3, background: '#7a5a3a' } })
    .webp()
    .toBuffer();
  const { rows } = await database.pool.query<{ id: string; user_id: string }>(
    'SELECT id, user_id FROM content WHERE is_public',
  );
  const one = join(dir, 'still.webp');
  mkdirSync(dir, { recursive: true });
  writeFileSync(one, bytes);
  for (const { id, user_id } of rows) {
    const path = join(dir, smallKey(publicKey({ userId: user_id, contentType: 'image', id })));
    mkdirSync(dirname(path), { recursive: true });
    linkSync(one, path);
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>;

/** What is read in the page; a long task is one of more than 50 ms, 0 when there was none. */
interface Smoothness {
  readonly p95FrameMs: number;
  readonly longestTaskMs: number;
  readonly elements: number;
  readonly cards: number;
}

interface Watched {
  frames: number[];
  tasks: number[];
}

async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { frames: [], tasks: [] };
    Object.assign(window, { watched });
    let last = performance.now();
    const frame = (now: number): void => {
      watched.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

async function measure(page: Page, work: () => Promise<number>): Promise<Smoothness> {
  await page.evaluate(() =>
    Object.assign(window, { watched: Object.assign(Reflect.get(window, 'watched'), { frames: [], tasks: [] }) }),
  );
  const count = await work();
  const { frames, tasks, elements } = await page.evaluate(() => {
    // Put there by `watchFrames`.
    const watched = Reflect.get(window, 'watched') as Watched;
    return { ...watched, elements: document.querySelectorAll('*').length };
  });
  return {
    p95FrameMs: percentile(frames, 0.95),
    longestTaskMs: Math.max(0, ...tasks),
    elements,
    cards: count,
  };
}

/** Scrolls to the end until nothing more comes; answers how many cards came by. */
async function loadAll(page: Page): Promise<number> {
  const seen = new Set<string>();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.endsWith('/public/images')) seen.add(search);
  });
  const end = page.getByText("You've reached the end of the gallery!");
  const limit = Date.now() + loadLimitMs;
  while (!(await end.isVisible())) {
    if (Date.now() > limit) throw new Error(`After ${loadLimitMs} ms the gallery had not ended.`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(20);
  }
  return seen.size * 20;
}

/**
 * Waits until the makers of all cards are known, five at a time as specified: nobody scrolls past 10,000 cards in the minute in which
 * they were loaded here.
 */
async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  page.on('request', () => {
    last = performance.now();
  });
  const limit = last + loadLimitMs;
  while (performance.now() - last < quietMs) {
    if (performance.now() > limit) throw new Error(`After ${loadLimitMs} ms the page still asks.`);
    await page.waitForTimeout(100);
  }
}

async function scroll(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (const yDistance of [gesture.distancePx, -gesture.distancePx])
    await session.send('Input.synthesizeScrollGesture', {
      x: 700,
      y: 450,
      yDistance,
      speed: gesture.speedPx,
      gestureSourceType: 'mouse',
    });
  return 0;
}
