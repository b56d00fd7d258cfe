import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { htmlPage } from './html-page.ts';
import { pageFontRoutes, pageFontsPath } from './page-fonts.ts';

async function load(files: readonly string[] | undefined) {
  const dir = mkdtempSync(join(tmpdir(), 'loomlight-fonts-'));
  if (files) mkdirSync(join(dir, 'assets'));
  for (const file of files ?? []) writeFileSync(join(dir, 'assets', file), '');
  const app = fastify();
  try {
    pageFontRoutes(app, { dir });
    return await app.inject({ url: pageFontsPath });
  } finally {
    await app.close();
    rmSync(dir, { recursive: true });
  }
}

it('names the fonts of the web app by the files of its build, and no others [PEOPLE-42]', async () => {
  const { statusCode, headers, body } = await load([
    'geist-mono-AbC_12-x.woff2',
    'geist-DE3fgh_-.woff2',
    'instrument-serif-12345678.woff2',
    'index-12345678.css',
  ]);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect([...body.matchAll(/font-family:"(.*?)";src:url\((.*?)\)/g)].map(([, family, file]) => [family, file])).toEqual(
    [
      ['Geist', '/assets/geist-DE3fgh_-.woff2'],
      ['Instrument Serif', '/assets/instrument-serif-12345678.woff2'],
    ],
  );
});

it.each([[undefined], [[]]])(
  'names none before there is a build: the system’s are right [PEOPLE-42]',
  async (files) => {
    const { statusCode, body } = await load(files);
    expect([statusCode, body]).toEqual([200, '']);
  },
);

it('is asked for by every page that is served, and by none that is kept as a file [PEOPLE-42]', () => {
  const page = { title: 'Mailbox', body: '' };
  expect(htmlPage(page)).toContain('<link rel="stylesheet" href="/page-fonts.css">');
  expect(htmlPage(page)).toMatch(/font:15px\/24px Geist,.*sans-serif/);
  expect(htmlPage({ ...page, isFile: true })).not.toContain('<link');
});

it('draws the loading screen of the web app in its font too [PEOPLE-42]', () => {
  const html = readFileSync(join(import.meta.dirname, '..', '..', '..', 'web', 'index.html'), 'utf8');
  expect(/\.booting \{[^}]*font:\s*400 15px\/22px (\w+)/.exec(html)?.[1]).toBe('Geist');
});
