import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawnPages, type DrawnPage, type PageDrawing, type PageVisit } from './drawn-pages.ts';

// The page as the web app writes it, with the scripts that its build adds: a change of it that loses their place fails here.
const source = readFileSync(join(import.meta.dirname, '..', '..', '..', 'web', 'index.html'), 'utf8');
const shell = source.replace(/<script type="module".*<\/script>/, '').replace(
  '</head>',
  `<script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="modulepreload" crossorigin href="/assets/src-1.js">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>`,
);
const desk = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

let app: FastifyInstance;
let now = 0;
let change: () => void = () => undefined;
let errors: unknown[] = [];
let drawPage: PageDrawing['drawPage'];
const visits: PageVisit[] = [];
const found: DrawnPage = { html: '<p>Costs $& and $1</p>', state: '{"words":"\\u003c/script>$&"}' };

beforeEach(() => {
  visits.length = 0;
  errors = [];
  now = 0;
  drawPage = async () => found;
  app = fastify();
  app.get('/api/who', (request, reply) => reply.send({ ip: request.ip, ...request.headers }));
  const pages = createDrawnPages({
    app,
    drawing: {
      drawnAddress: (address) => (address.startsWith('/other') ? undefined : address.split('#')[0]),
      drawPage: (visit) => {
        visits.push(visit);
        return drawPage(visit);
      },
    },
    shell,
    host: 'loomlight.test',
    onChange: (changed) => {
      change = changed;
    },
    onError: (error) => errors.push(error),
    now: () => now,
  });
  app.get('/*', (request) => pages.find(request).then((page) => page ?? 'the shell'));
});
afterEach(() => app.close());

const load = async (url: string, headers: Record<string, string> = desk, remoteAddress = '192.0.2.1') =>
  (await app.inject({ url, headers, remoteAddress })).body;

describe('a page that the server draws', () => {
  it('stands in the built page, beside the loading screen, and names the scripts that come later [GROUND-32]', async () => {
    const page = await load('/');
    expect(page).toContain('<div id="root"><p>Costs $& and $1</p></div>');
    expect(page).toContain(`<script type="application/json" id="drawn">${found.state}</script>`);
    expect(page).toContain('data-served="/assets/base-1.js /assets/src-1.js /assets/index-1.js"');
    expect(page).not.toMatch(/type="module"|modulepreload/);
    expect(page.match(/id="booting"/g)).toHaveLength(1);
    expect(page.indexOf('id="booting"')).toBeGreaterThan(page.indexOf('Costs'));
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/style-1.css">');
  });

  it('asks as a guest, from the address of who asks for it [GROUND-32]', async () => {
    const answers: unknown[] = [];
    drawPage = async ({ ask }) => {
      answers.push(await (await ask({ method: 'GET', address: '/api/who', json: undefined })).json());
      return found;
    };
    await load('/', { ...desk, authorization: 'Bearer mine', cookie: 'a=b' }, '198.51.100.7');
    expect(answers).toMatchObject([{ ip: '198.51.100.7', host: 'loomlight.test' }]);
    expect(answers[0]).not.toHaveProperty('authorization');
    expect(answers[0]).not.toHaveProperty('cookie');
  });

  it('is drawn once for all who come within the second, for phones apart, and anew after a change [GROUND-32]', async () => {
    await Promise.all([load('/'), load('/'), load('/')]);
    expect(visits.map(({ phone }) => phone)).toEqual([false]);
    await load('/', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36' });
    await load('/', { ...desk, 'sec-ch-ua-mobile': '?1' });
    expect(visits.map(({ phone }) => phone)).toEqual([false, true]);
    change();
    await load('/');
    expect(visits).toHaveLength(3);
    now += 1_001;
    await load('/');
    expect(visits).toHaveLength(4);
  });
});

describe('the page that browsers draw stands in', () => {
  it('for what is not drawn, and for addresses that are nobody’s links [GROUND-32]', async () => {
    expect(await load('/other')).toBe('the shell');
    expect(await load(`/${'a'.repeat(500)}`)).toBe('the shell');
    expect(visits).toEqual([]);
  });

  it('when something could not be had, which is asked again for the next one [GROUND-32]', async () => {
    drawPage = async () => undefined;
    expect(await load('/')).toBe('the shell');
    drawPage = async () => found;
    expect(await load('/')).toContain('Costs');
    expect(errors).toEqual([]);
  });

  it('when drawing fails, said once and not for every visitor [GROUND-32]', async () => {
    drawPage = async () => {
      throw new Error('broken');
    };
    for (const path of ['/', '/a', '/b']) expect(await load(path)).toBe('the shell');
    expect(errors).toMatchObject([{ message: 'broken' }]);
  });

  it('when drawing takes too long [GROUND-32]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const begun = Promise.withResolvers<void>();
      drawPage = () => {
        begun.resolve();
        return new Promise(() => undefined);
      };
      const page = load('/');
      await begun.promise;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await page).toBe('the shell');
    } finally {
      vi.useRealTimers();
    }
  });

  it('for one who asks for many at once, and not for another beside them [GROUND-32]', async () => {
    const gate = Promise.withResolvers<void>();
    let inside = 0;
    let most = 0;
    drawPage = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await gate.promise;
      inside -= 1;
      return found;
    };
    const flood = Array.from({ length: 40 }, (_, index) => load(`/search?q=${index}`));
    const other = load('/', desk, '203.0.113.9');
    // Those who are refused are answered while the others wait.
    await Promise.all(flood.slice(4));
    gate.resolve();
    expect(await other).toContain('Costs');
    expect((await Promise.all(flood)).filter((page) => page !== 'the shell')).toHaveLength(4);
    expect(most).toBe(2);
  });
});
