import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiBase, limits } from '@loomlight/contract';
import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
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

/** How a program begins, above the reference (GROUND-33): Markdown, in which every call and every figure is of the contract. */
export const introduction = `Images and videos from words, paid in credits.

## How to begin

1. **Sign in.** \`POST ${apiBase}/auth/login\` with \`email\` and \`password\` answers a \`token\`, which every further call sends as \`Authorization: Bearer …\`, and a \`refreshToken\`, for which \`POST ${apiBase}/auth/refresh\` answers new ones when the token is over.
2. **See what it costs.** \`GET ${apiBase}/image-sizes\` has the sizes with their credits.
3. **Start an image.** \`POST ${apiBase}/images/generate\` with \`text_prompt\` (at most ${limits.promptMax} characters) and, if you like, \`size\`, \`style\` and \`seed\` (0 is a random one). Send an \`Idempotency-Key\` of your own with it: the same key again starts and charges nothing a second time. The answer is 202 with the \`id\`.
4. **Wait for it.** \`GET ${apiBase}/images/{id}\` until \`status\` is \`completed\` or \`failed\`. With \`?wait=30\`, here or at the start, the answer is held back until then, for so many seconds (at most ${limits.waitMaxS}). What has failed has given its credits back.
5. **Take it home.** \`GET ${apiBase}/images/{id}/download\` is the file.

Videos are made the same way by \`POST ${apiBase}/videos/generate\`, and end as \`succeeded\`.

Every failure is JSON with a \`code\` for programs and a \`message\` for people; 429 and 503 say by \`Retry-After\` in how many seconds to ask again.`;

const describeJson = createJsonSchemaTransform({ skipList: [] });

/**
 * How a route stands in the document. One that answers with a file has no schema of it: its success is bytes of the file's kind, and its
 * failures are JSON like everybody's, which `produces` would give the kind of the file as well.
 */
export const describeRoute: SwaggerTransform = (route) => {
  const { schema, url } = describeJson(route);
  const { produces, ...described } = schema;
  const [kind] = produces ?? [];
  if (kind === undefined) return { schema, url };
  const isText = kind.startsWith('text/');
  const content = { [kind]: { schema: { type: 'string', ...(!isText && { format: 'binary' }) } } };
  // Whatever a route says of its other answers stays.
  const response = {
    200: { description: isText ? 'A stream of events' : 'The file', content },
    ...(described.response as object),
  };
  return { schema: { ...described, response }, url };
};

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
