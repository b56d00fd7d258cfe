import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** /openapi.json for programs and /docs for people, both made from the contract's own schemas. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').send(app.swagger()),
  );
  await app.register(async (scope) => {
    // The reference page starts with a script inside the page; this one page allows it, and still talks to nobody else.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(
        'Content-Security-Policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
    });
    await scope.register(scalar, {
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
  });
}
