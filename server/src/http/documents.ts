import Fastify, { type FastifyInstance } from 'fastify';

/** /openapi.json for programs and /docs for people, both made from the contract's own schemas. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').send(app.swagger()),
  );
  let reference: Promise<FastifyInstance> | undefined;
  app.addHook('onClose', async () => (await reference)?.close());
  for (const url of ['/docs', '/docs/js/scalar.js'])
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const answer = await (await (reference ??= openReference())).inject({ url: request.url });
      // The reference page starts with a script inside the page; this one page allows it, and still talks to nobody else.
      reply.header(
        'Content-Security-Policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
      for (const name of ['content-type', 'location']) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload);
    });
}

/** The page comes with a script of 4 MB and a parser: 35 MB of a process that mostly never shows it, so it is loaded when asked for. */
async function openReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  await reference.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      // Both would send the reader to somebody else's service.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
    },
  });
  return reference;
}
