import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@loomlight/contract';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { findChromium } from '../e2e/browser.ts';
import { openBrowser } from '../e2e/support/person.ts';
import { demoVideos, demoPeople, demoContents } from '../server/src/stand-ins/demo-gallery/demo-gallery.ts';
import { ensureWebBuild } from '../tools/lib/web-build.mjs';
import { startMeasured } from './lib/child.ts';
import { bounded, median, type Row } from './lib/figures.ts';

const port = 24_180;
const address = `http://127.0.0.1:${port}`;
const rounds = 5;
const attemptsMax = 4;
/** Of 100; the middle one of five. */
const desktopLeast = 100;
const phoneLeast = 95;
/** The gallery is painted by the product itself. */
const galleryLimitMs = 300_000;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Form = 'desktop' | 'phone';

/** What one look at a page came to: scores of 100, times in milliseconds. */
interface Audit {
  readonly scores: Readonly<Record<string, number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
}

/** Lighthouse, five times a page, on the embedded product with its demo gallery as a guest: a desktop and a phone of its own making. */
export async function benchLighthouse(): Promise<Row[]> {
  if ((await findChromium()) === null) {
    console.error('No Chromium was found (CHROMIUM_PATH): Lighthouse is left out.');
    return [];
  }
  await ensureWebBuild();
  const server = await startMeasured({
    script: 'server/src/main.ts',
    port,
    path: '/readyz',
    env: {
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-bench-')),
      PUBLIC_URL: address,
    },
  });
  try {
    const image = await untilGalleryHangs();
    const pages = {
      home: '/',
      'a picture': `/generate/${image}`,
      'a profile': `/profile/${encodeURIComponent(demoPeople[0]?.username ?? '')}`,
      search: '/search',
    };
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages))
      for (const form of ['desktop', 'phone'] as const) rows.push(...(await auditPage(name, path, form)));
    return rows;
  } finally {
    await server.stop();
  }
}

/** Waits until the whole demo gallery is made, which takes both cores; answers the id of the newest image. */
async function untilGalleryHangs(): Promise<string> {
  const limit = Date.now() + galleryLimitMs;
  while (Date.now() < limit) {
    const [images, videos] = await Promise.all([listIds('images'), listIds('videos')]);
    const [newest] = images;
    if (newest !== undefined && images.length === demoContents.length && videos.length === demoVideos.length)
      return newest;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`After ${galleryLimitMs} ms the demo gallery was not there.`);
}

async function listIds(kind: 'images' | 'videos'): Promise<string[]> {
  const answer = await fetch(`${address}${apiBase}/public/${kind}?limit=50`);
  // The product's own answer, which its contract describes.
  const body = (await answer.json()) as Record<typeof kind, { id: string }[] | null>;
  return (body[kind] ?? []).map(({ id }) => id);
}

async function auditPage(name: string, path: string, form: Form): Promise<Row[]> {
  const audits: Audit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    audits.push(await audit(address + path, form));
    console.error(`${name}, ${form}: ${JSON.stringify(audits.at(-1))}`);
  }
  const middle = (read: (audit: Audit) => number): number => median(audits.map(read));
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const others = categories.slice(1).map((category) => middle(({ scores }) => scores[category] ?? 0));
  return [
    bounded(
      `${name}, ${form}: performance`,
      middle(({ scores }) => scores['performance'] ?? 0),
      { atLeast: form === 'desktop' ? desktopLeast : phoneLeast },
      '',
    ),
    bounded(
      `${name}, ${form}: accessibility, best practices, SEO, the least`,
      Math.min(...others),
      { atLeast: 100 },
      '',
    ),
    {
      what: `${name}, ${form}: first and largest paint, blocked, shifted`,
      figure: [
        seconds(middle(({ firstPaintMs }) => firstPaintMs)),
        seconds(middle(({ largestPaintMs }) => largestPaintMs)),
        `${Math.round(middle(({ blockedMs }) => blockedMs))} ms`,
        middle(({ shift }) => shift).toFixed(3),
      ].join(', '),
    },
  ];
}

/** One look; on a busy machine its recording may be missing, and Lighthouse asks to look again. */
async function audit(url: string, form: Form): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await look(url, form).catch((error: unknown) => {
      if (attempt === attemptsMax) throw error;
    });
    if (found) return found;
  }
}

/** With a browser of its own, so that nothing is in its cache. */
async function look(url: string, form: Form): Promise<Audit> {
  const debuggingPort = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
  try {
    const run = await lighthouse(
      url,
      { port: debuggingPort, logLevel: 'error', onlyCategories: [...categories] },
      form === 'desktop' ? desktop : undefined,
    );
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url} could not be looked at.`, { cause: run?.lhr.runtimeError });
    const { audits, categories: found } = run.lhr;
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(Object.values(found).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
      firstPaintMs: value('first-contentful-paint'),
      largestPaintMs: value('largest-contentful-paint'),
      blockedMs: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => (at && typeof at === 'object' ? resolve(at.port) : reject(new Error('No free port.'))));
    });
  });
}
