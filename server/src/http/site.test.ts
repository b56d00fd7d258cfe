import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { PagePreview } from '../kernel/page-preview.ts';
import type { ShownLogo } from './brand-sheet.ts';
import { siteRoutes } from './site.ts';

const dir = mkdtempSync(join(tmpdir(), 'loomlight-site-'));
// The page as the web app writes it: a change of it that loses its title or description fails here.
const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'web', 'index.html'), 'utf8');
writeFileSync(join(dir, 'index.html'), page);

mkdirSync(join(dir, 'assets'));
for (const name of [
  'manifest-worker-Ab_1-xyz.js',
  'manifest-worker-Ab_1-xyz.js.br',
  'core-Ab1xyz0.js',
  'my-manifest-worker-1.js',
])
  writeFileSync(join(dir, 'assets', name), 'x'.repeat(9));

const preview: PagePreview = {
  title: `Costs $& and "$1" </title><script>alert('x')</script>`,
  description: 'A picture by Ada & Bob',
  path: '/generate/1',
  image: '/media/generated/1.png',
  video: null,
  width: 1024,
  height: 768,
};
let accent: string | undefined;
let logo: ShownLogo | undefined;
let words = { name: 'Loomlight', footerLine: '' };
const app = fastify();
await siteRoutes(app, {
  dir,
  footerCredit: { name: 'x', url: 'https://x.yz' },
  welcomeGift: null,
  enginePrices: { image: 1, video: 1 },
  version: '1',
  publicUrl: 'https://loomlight.test',
  drawnPages: undefined,
  words: () => words,
  accent: async () => accent,
  logo: async () => logo,
  preview: async (address) => (address === '/generate/1?from=a%20friend' ? preview : undefined),
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

const load = async (url: string) => (await app.inject({ url })).body;

it('puts title and preview of an item into the page, as text and never as markup', async () => {
  const html = await load('/generate/1?from=a%20friend');
  expect(html.match(/<title>.*<\/title>/g)).toEqual([
    '<title>Costs $&amp; and &quot;$1&quot; &lt;/title&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; · Loomlight</title>',
  ]);
  expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="A picture by Ada &amp; Bob" />',
  ]);
  for (const tag of [
    '<link rel="canonical" href="https://loomlight.test/generate/1" />',
    '<meta property="og:url" content="https://loomlight.test/generate/1" />',
    '<meta property="og:image" content="https://loomlight.test/media/generated/1.png" />',
    '<meta property="og:image:width" content="1024" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('og:video');
});

it('leaves every other page as it was built', async () => {
  for (const path of ['/', '/generate/2', '/credits', '/profile/Ada'])
    expect([path, (await load(path)).length]).toEqual([path, page.length]);
});

describe('the colour of the site', () => {
  it('is a sheet of its own in the head of every page, kept for as long as its version [DESK-61]', async () => {
    expect(await load('/')).not.toContain('site.css');
    expect((await app.inject({ url: '/site.css' })).body).toBe('');
    accent = ':root{--color-amber:teal}';
    const address = String((await app.inject({ url: '/site.json' })).json().site_css);
    expect(address).toMatch(/^\/site\.css\?v=[0-9a-f]{12}$/);
    for (const url of ['/', '/generate/1?from=a%20friend', '/anything'])
      expect(await load(url)).toContain(`<link rel="stylesheet" href="${address}"></head>`);
    const named = await app.inject({ url: address });
    expect([named.body, named.headers['content-type'], named.headers['cache-control']]).toEqual([
      ':root{--color-amber:teal}',
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect((await app.inject({ url: '/site.css?v=000000000000' })).headers['cache-control']).toBe('public, max-age=20');
    accent = undefined;
    expect((await app.inject({ url: '/site.json' })).json().site_css).toBeNull();
  });
});

describe('the name of the site', () => {
  const told = async (name: string, footerLine = '') => {
    words = { name, footerLine };
    const [home, item] = [await load('/'), await load('/generate/1?from=a%20friend')];
    const { body: sheet } = await app.inject({ url: '/site.css' });
    const { body: json } = await app.inject({ url: '/site.json' });
    words = { name: 'Loomlight', footerLine: '' };
    return { home, item, sheet, json: JSON.parse(json) as object };
  };

  it('is the product’s own where no other is set, and the page is the one that was built [DESK-88]', async () => {
    const { home, sheet, json } = await told('Loomlight');
    expect([home, sheet]).toEqual([page, '']);
    expect(json).toMatchObject({ name: 'Loomlight', footer_text: '', site_css: null });
  });

  it('stands in every title, in previews, where the script reads it, and beside the mark [DESK-88]', async () => {
    const { home, item, sheet, json } = await told('Ada & Bob’s $& Mill', 'Made in Łódź');
    expect(home).toContain('<html lang="en" data-name="Ada &amp; Bob’s $&amp; Mill">');
    expect(home).toMatch(/<title>Ada &amp; Bob’s \$&amp; Mill: [^<]*<\/title>/);
    expect(home).toContain('<noscript>Ada &amp; Bob’s $&amp; Mill needs JavaScript');
    expect(home.replaceAll(/<!--.*?-->/gs, '')).not.toContain('Loomlight');
    expect(item).toContain(' · Ada &amp; Bob’s $&amp; Mill</title>');
    expect(item).toContain('<meta property="og:site_name" content="Ada &amp; Bob’s $&amp; Mill" />');
    expect(sheet).toContain('.brand>span::after{content:"Ada \\26  Bob\\2019 s \\24 \\26  Mill"');
    expect(sheet).toContain('footer::before{content:"Made in Łódź"');
    expect(json).toMatchObject({ name: 'Ada & Bob’s $& Mill', footer_text: 'Made in Łódź' });
  });

  it.each(['"}body{display:none}', '\\', '</style><script>', "'; @import url(x)"])(
    'is text in the sheet and in the page, whatever it is: %s [DESK-88]',
    async (name) => {
      const { home, sheet } = await told(name, name);
      const quoted = [...sheet.matchAll(/content:"((?:[\p{L}\p{N} ]|\\[0-9a-f]+ )*)"[;}]/gu)];
      expect(quoted).toHaveLength(2);
      const read = quoted.map(([, text = '']) =>
        text.replace(/\\([0-9a-f]+) /g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
      );
      expect(read).toEqual([name, name]);
      expect(home).not.toContain(name === '\\' ? 'never' : name);
    },
  );
});

describe('the logo of the site', () => {
  const told = async (width: number, height: number) => {
    logo = { digest: `${'ab'.repeat(6)}${'0'.repeat(52)}`, bytes: Buffer.from('a logo'), width, height };
    const { body: sheet } = await app.inject({ url: '/site.css' });
    const home = await load('/');
    const { body: json } = await app.inject({ url: '/site.json' });
    const kept = await app.inject({ url: '/site.webp?v=abababababab' });
    logo = undefined;
    return { sheet, home, json: JSON.parse(json) as object, kept };
  };

  it('stands wherever the shuttle does, by a sheet and without a byte more in the page [DESK-89]', async () => {
    const { sheet, home, json, kept } = await told(64, 48);
    expect(home.replace(/<link rel="stylesheet" href="\/site\.css\?v=[0-9a-f]{12}">/, '')).toBe(page);
    expect(sheet).toContain(
      'svg:has(>.shuttle),.booting svg{background:url("/site.webp?v=abababababab") center/contain no-repeat}',
    );
    expect(json).toMatchObject({ logo_url: '/site.webp?v=abababababab' });
    expect([kept.body, kept.headers['content-type'], kept.headers['cache-control']]).toEqual([
      'a logo',
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect((await app.inject({ url: '/site.json' })).json().logo_url).toBeNull();
  });

  it('leaves the name less room on a phone, where it is wider than the mark [DESK-88, DESK-89]', async () => {
    words = { name: 'Ada’s Mill', footerLine: '' };
    const [wide, square] = [(await told(512, 128)).sheet, (await told(20, 28)).sheet];
    words = { name: 'Loomlight', footerLine: '' };
    expect(wide).toContain('max-width:min(44vw - 36px,360px)');
    expect(square).toContain('max-width:min(44vw,360px)');
  });

  it.each([
    ['a square one', 512, 512, 'width:28px;height:28px', false],
    ['a tall one', 100, 400, 'width:7px;height:28px', false],
    ['a wide one', 512, 128, 'width:112px;height:28px', true],
    ['a line', 512, 1, 'width:132px;height:28px', true],
    ['a line that stands', 1, 512, 'width:1px;height:28px', false],
  ])(
    'is as high as the line beside it and no wider than it may be: %s [DESK-89]',
    async (_what, width, height, box, isNarrowed) => {
      const { sheet } = await told(width, height);
      expect([
        sheet.includes(`.brand>svg:has(>.shuttle){flex:none;${box};`),
        sheet.includes('@media(width<641px)'),
      ]).toEqual([true, isNarrowed]);
    },
  );
});

it('lets the worker that reads files run WebAssembly, and no page and no other script [ORIGIN-30]', async () => {
  const policyOf = async (url: string, encoding = 'identity') => {
    const { headers, statusCode } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect([url, statusCode]).toEqual([url, 200]);
    return headers['content-security-policy'];
  };
  const policy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
  for (const encoding of ['identity', 'br'])
    expect(await policyOf('/assets/manifest-worker-Ab_1-xyz.js', encoding)).toBe(policy);
  for (const url of ['/', '/verify', '/assets/core-Ab1xyz0.js', '/assets/my-manifest-worker-1.js'])
    expect(await policyOf(url)).toBeUndefined();
});
