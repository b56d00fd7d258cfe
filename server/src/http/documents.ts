import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { compressed } from './compression.ts';

/** The document as a whole is compressed at once: it is written and sent so once, and lies ready from then on. */
const compressedWhole = { ...compressed, syncThreshold: 1024 * 1024 };

/**
 * The policy of the reference page. Its script writes markup out of the document, as text that no Trusted Types policy of its own vouches for;
 * all else is closed, and nobody's token is ever asked for or kept there.
 */
const referencePolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:",
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/**
 * /openapi.json for programs, and /docs for people: a page, its script and the document, all made from the contract's own schemas. The
 * files are streamed from the built web app as fast as the reader takes them; without a build there is no page.
 */
export async function documentRoutes(
  app: FastifyInstance,
  options: {
    /** Folder of the page and its scripts. */
    readonly dir: string;
    /** Route options that keep one caller from asking without end. */
    readonly rateLimit: RouteShorthandOptions['config'];
  },
): Promise<void> {
  const config = options.rateLimit ?? {};
  let document: string | undefined;
  app.get('/openapi.json', { config, schema: { hide: true }, compress: compressedWhole }, async (_request, reply) => {
    reply.isCurrent = () => true;
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send((document ??= JSON.stringify(app.swagger())));
  });
  if (!existsSync(join(options.dir, 'index.html'))) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: options.dir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: true,
    });
    for (const [url, file] of [
      ['/docs', 'index.html'],
      ['/docs/start.js', 'start.js'],
      ['/docs/reference.js', 'reference.js'],
    ] as const)
      scope.get(url, { config, schema: { hide: true } }, async (_request, reply) =>
        reply
          .header('Content-Security-Policy', referencePolicy)
          .header('Cache-Control', 'public, max-age=300')
          .sendFile(file),
      );
  });
}
