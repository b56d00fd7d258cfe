import type { FastifyBaseLogger } from 'fastify';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { guest } from '../kernel/actor.ts';
import type { Ids } from '../kernel/ids.ts';
import { type HitCounter, rateLimitStore } from './rate-limit.ts';
import { replyError } from './reply-error.ts';

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  readonly ids: Ids;
  readonly publicUrl: string;
  /** Where pages may send uploads besides the product itself. */
  readonly uploadOrigins?: readonly string[];
  readonly trustProxy: number;
  readonly hitCounter: HitCounter;
  /** Who else may sign people in: only then is anything of it let into the page. */
  readonly signIn: SignInPolicy;
}

/** `google`: its script and frames; `popup`: a window of our own that answers its opener; `none`: nothing. */
export type SignInPolicy = 'none' | 'popup' | 'google';

/** JSON bodies are small; uploads go to addresses of their own. */
const bodyLimitBytes = 64 * 1024;

/** The HTTP server with everything that is the same for all routes: parsing, errors, headers, documents. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    // One line a request is written by `measureRequests`, by route and never by address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    // Only as many proxies count as the operator has put in front: anything further left in the header is a claim.
    trustProxy: (_address: string, hop: number) => hop < options.trustProxy,
    genReqId: () => options.ids.requestId(),
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A path that cannot be decoded never reaches a route and its hooks.
    frameworkErrors: (error, request, reply) =>
      void replyError(
        error,
        request,
        reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff'),
      ),
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor');
  app.addHook('onRequest', async (request, reply) => {
    request.actor = guest;
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('preHandler', async (_request, reply) => {
    // Private unless a route says otherwise: nothing personal is ever kept by a cache.
    if (!reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => replyError(error, request, reply));
  await app.register(helmet, headerPolicy(options));
  await app.register(rateLimit, { global: false, store: rateLimitStore(options.hitCounter) });
  // A parser that nobody asked for: calls take JSON, anything else is 415.
  app.removeContentTypeParser('text/plain');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Loomlight', version: '1', description: 'Pictures and films from words, paid in credits.' },
      servers: [{ url: options.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  return app;
}

/** Security headers of every answer. Inline scripts never run; inline styles carry layout numbers. */
function headerPolicy({
  publicUrl,
  signIn,
  uploadOrigins = [],
}: Pick<HttpOptions, 'publicUrl' | 'signIn' | 'uploadOrigins'>) {
  const google = signIn === 'google' ? 'https://accounts.google.com/gsi/' : undefined;
  const secure = publicUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(google ? [`${google}client`] : [])],
        styleSrc: ["'self'", "'unsafe-inline'", ...(google ? [`${google}style`] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(google ? [google] : []), ...uploadOrigins],
        ...(google ? { frameSrc: [google] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // A sign-in window must be able to answer its opener.
    crossOriginOpenerPolicy: {
      policy: signIn === 'none' ? ('same-origin' as const) : ('same-origin-allow-popups' as const),
    },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    xFrameOptions: { action: 'deny' as const },
  };
}
