import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { appError } from '../kernel/errors.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import type { PagePreview } from '../kernel/page-preview.ts';
import { addPreview } from './add-preview.ts';
import { brandSheet, logoAddress, productName, type ShownLogo } from './brand-sheet.ts';
import { compressed } from './compression.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { readerPolicy } from './edge-headers.ts';
import { replyError } from './reply-error.ts';

/** What a new account begins with, and how much of each it buys. */
export interface WelcomeGift {
  readonly credits: number;
  readonly images: number;
  readonly videos: number;
}

/** What the default engines multiply prices with. */
export interface EnginePricesOfDefaults {
  readonly image: number;
  readonly video: number;
}

/** What a site says of itself. */
export interface SiteWords {
  readonly name: string;
  /** Empty for none. */
  readonly footerLine: string;
}

export interface SiteOptions {
  /** Folder of the built web app. */
  readonly dir: string;
  readonly footerCredit: { readonly name: string; readonly url: string };
  /** Null where newcomers get nothing. */
  readonly welcomeGift: WelcomeGift | null;
  readonly enginePrices: EnginePricesOfDefaults;
  readonly version: string;
  readonly publicUrl: string;
  /** What the site is called, and what stands at the bottom of every page, as they are set now (DESK-88). */
  readonly words: () => SiteWords;
  /** The style sheet of the site's own colour; undefined where it has none. */
  readonly accent: () => Promise<string | undefined>;
  /** The logo of the site; undefined where the product's own sign stands (DESK-89). */
  readonly logo: () => Promise<ShownLogo | undefined>;
  /** What a shared link to this address (path and query) says; undefined for a page that has nothing of its own to say. */
  readonly preview: (address: string) => Promise<PagePreview | undefined>;
  /** Draws pages for guests on the server; undefined where browsers draw all of them. */
  readonly drawnPages: ((shell: string) => DrawnPages) | undefined;
}

/** Paths that belong to programs: an unknown one is an error in JSON, never the web app. */
const programPaths =
  /^\/(?:api|media|dev|legal|sandbox|assets|\.well-known)(?:\/|$)|^\/(?:openapi\.json|docs|metrics|healthz|readyz|policy-reports|site\.(?:json|css|webp))/;

/** Pages that mailed links lead to: their address holds a token until the page has taken it out. */
const mailedPaths = /^\/(?:verify-email|reset-password|change-email|stop-weekly-mail|report|statement)(?:[/?]|$)/;

/** The script that reads files on the device of who has them, by the name that the build gives it. */
const readerWorker = /\/assets\/manifest-worker-[\w-]+\.js(?:\.(?:br|gz))?$/;

/** Serves the web app: its files with long caches, and its one page for every path that is a screen. */
export async function siteRoutes(app: FastifyInstance, options: SiteOptions): Promise<void> {
  app.get('/site.json', { schema: { hide: true } }, async (_request, reply) => {
    const { name, footerLine } = options.words();
    const [{ version }, logo] = await Promise.all([sheetOf(options), options.logo()]);
    return reply.header('Cache-Control', 'public, max-age=60').send({
      name,
      logo_url: logo ? logoAddress(logo) : null,
      footer_text: footerLine,
      site_css: version === undefined ? null : sheetAddress(version),
      footer_credit: options.footerCredit,
      welcome_gift: options.welcomeGift,
      engine_prices: options.enginePrices,
      version: options.version,
    });
  });
  app.get('/site.css', { schema: { hide: true } }, async (request, reply) => {
    const { sheet, version } = await sheetOf(options);
    return reply
      .header('Cache-Control', keptFor(version !== undefined && request.url === sheetAddress(version)))
      .type('text/css; charset=utf-8')
      .send(sheet);
  });
  app.get('/site.webp', { schema: { hide: true } }, async (request, reply) => {
    const logo = await options.logo();
    if (!logo) throw appError('not_found');
    return reply
      .header('Cache-Control', keptFor(request.url === logoAddress(logo)))
      .type('image/webp')
      .send(logo.bytes);
  });
  const page = join(options.dir, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  if (html !== undefined)
    await app.register(fastifyStatic, {
      root: options.dir,
      index: false,
      wildcard: false,
      // The API reference is served by its own routes, under a policy of its own; compressed files under the names of their own.
      globIgnore: ['docs/**', '**/*.{br,gz}'],
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response, path) => {
        // File names carry a hash of their bytes: what was fetched once never changes.
        response.header(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
        if (readerWorker.test(path)) response.header('Content-Security-Policy', readerPolicy);
      },
    });
  const drawnPages = html === undefined ? undefined : options.drawnPages?.(html);
  app.get('/*', { schema: { hide: true }, compress: compressed }, async (request, reply) => {
    if (html === undefined || programPaths.test(request.url)) throw appError('not_found');
    if (mailedPaths.test(request.url)) reply.header('Referrer-Policy', 'no-referrer');
    // The page itself is asked for anew each time, so that a new build is seen at once.
    const [preview, drawn, { version }] = await Promise.all([
      options.preview(request.url),
      drawnPages?.find(request),
      sheetOf(options),
    ]);
    const { name } = options.words();
    const page = addSheet(nameSite(drawn ?? html, name), version);
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Sec-CH-UA-Mobile, User-Agent')
      .type('text/html; charset=utf-8')
      .send(preview ? addPreview(page, preview, { publicUrl: options.publicUrl, name }) : page);
  });
  app.setNotFoundHandler((request, reply) => replyError(appError('not_found'), request, reply));
}

/** In the head and after the style of the app, so that no page is seen in another colour first. */
function addSheet(page: string, version: string | undefined): string {
  return version === undefined
    ? page
    : page.replace('</head>', `<link rel="stylesheet" href="${sheetAddress(version)}"></head>`);
}

/** Another version has another address; of an older page or an unknown version nothing is kept for long. */
const keptFor = (isNamed: boolean): string => (isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=20');

const sheetAddress = (version: string): string => `/site.css?v=${version}`;

/** What the desk has set about how the site looks; its version is what it says, so that another sheet has another address. */
async function sheetOf(
  options: SiteOptions,
): Promise<{ readonly sheet: string; readonly version: string | undefined }> {
  const [accent, logo] = await Promise.all([options.accent(), options.logo()]);
  const sheet = `${accent ?? ''}${brandSheet({ ...options.words(), logo })}`;
  const version = sheet === '' ? undefined : createHash('sha256').update(sheet).digest('hex').slice(0, 12);
  return { sheet, version };
}

/** A page under the name of its site: its own title, and where its script looks for the name (web/src/lib/site-name.ts). */
function nameSite(page: string, name: string): string {
  if (name === productName) return page;
  const words = escapeHtml(name);
  // By functions: a dollar sign in a name is a dollar sign.
  return page
    .replace('<html lang="en"', (tag) => `${tag} data-name="${words}"`)
    .replace(`<title>${productName}:`, () => `<title>${words}:`)
    .replace(`<noscript>${productName} `, () => `<noscript>${words} `);
}
