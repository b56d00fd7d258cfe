import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { appError } from '../kernel/errors.ts';
import type { PagePreview } from '../kernel/page-preview.ts';
import { addPreview } from './add-preview.ts';
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

export interface SiteOptions {
  /** Folder of the built web app. */
  readonly dir: string;
  readonly footerCredit: { readonly name: string; readonly url: string };
  /** Null where newcomers get nothing. */
  readonly welcomeGift: WelcomeGift | null;
  readonly enginePrices: EnginePricesOfDefaults;
  readonly version: string;
  readonly publicUrl: string;
  /** The style sheet of the site's own colour, with its version; undefined where it has none. */
  readonly accent: () => Promise<{ readonly version: number; readonly sheet: string } | undefined>;
  /** What a shared link to this address (path and query) says; undefined for a page that has nothing of its own to say. */
  readonly preview: (address: string) => Promise<PagePreview | undefined>;
  /** Draws pages for guests on the server; undefined where browsers draw all of them. */
  readonly drawnPages: ((shell: string) => DrawnPages) | undefined;
}

/** Paths that belong to programs: an unknown one is an error in JSON, never the web app. */
const programPaths =
  /^\/(?:api|media|dev|legal|sandbox|assets|\.well-known)(?:\/|$)|^\/(?:openapi\.json|docs|metrics|healthz|readyz|policy-reports|site\.(?:json|css))/;

/** Pages that mailed links lead to: their address holds a token until the page has taken it out. */
const mailedPaths = /^\/(?:verify-email|reset-password|change-email|stop-weekly-mail|report|statement)(?:[/?]|$)/;

/** The script that reads files on the device of who has them, by the name that the build gives it. */
const readerWorker = /\/assets\/manifest-worker-[\w-]+\.js(?:\.(?:br|gz))?$/;

/** Serves the web app: its files with long caches, and its one page for every path that is a screen. */
export async function siteRoutes(app: FastifyInstance, options: SiteOptions): Promise<void> {
  app.get('/site.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').send({
      footer_credit: options.footerCredit,
      welcome_gift: options.welcomeGift,
      engine_prices: options.enginePrices,
      version: options.version,
    }),
  );
  app.get('/site.css', { schema: { hide: true } }, async (request, reply) => {
    const accent = await options.accent();
    // Another version has another address; of an older page or an unknown version nothing is kept for long.
    const isNamed = accent !== undefined && request.url.endsWith(`?v=${accent.version}`);
    return reply
      .header('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=20')
      .type('text/css; charset=utf-8')
      .send(accent?.sheet ?? '');
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
    const [preview, drawn, accent] = await Promise.all([
      options.preview(request.url),
      drawnPages?.find(request),
      options.accent(),
    ]);
    const page = addAccent(drawn ?? html, accent?.version);
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Sec-CH-UA-Mobile, User-Agent')
      .type('text/html; charset=utf-8')
      .send(preview ? addPreview(page, preview, options.publicUrl) : page);
  });
  app.setNotFoundHandler((request, reply) => replyError(appError('not_found'), request, reply));
}

/** In the head and after the style of the app, so that no page is seen in another colour first. */
function addAccent(page: string, version: number | undefined): string {
  return version === undefined
    ? page
    : page.replace('</head>', `<link rel="stylesheet" href="/site.css?v=${version}"></head>`);
}
