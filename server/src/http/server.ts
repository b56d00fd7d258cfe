import type { FastifyBaseLogger } from 'fastify';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { jsonSchemaTransformObject, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { guest } from '../kernel/actor.ts';
import type { Ids } from '../kernel/ids.ts';
import { appError } from '../kernel/errors.ts';
import { createHostCheck } from './allowed-hosts.ts';
import { registerCompression } from './compression.ts';
import { describeRoute, introduction } from './documents.ts';
import { edgeHeaders, type EdgeHeaderOptions, pageHeaders } from './edge-headers.ts';
import { holdNetworksApart } from './network-places.ts';
import { boundUnreadAnswers } from './unread-answers.ts';
import { type HitCounter, type RateProfile, rateLimitStore } from './rate-limit.ts';
import { readyAnswers } from './ready-answers.ts';
import { networkOf } from '../kernel/network.ts';
import { refuseNonText } from './refuse-non-text.ts';
import { replyError, translate } from './reply-error.ts';

export interface HttpOptions extends EdgeHeaderOptions {
  readonly logger: FastifyBaseLogger;
  readonly ids: Ids;
  /** Names besides that of the public origin by which the installation may be reached. */
  readonly allowedHosts: readonly string[];
  readonly trustProxy: number;
  readonly hitCounter: HitCounter;
  readonly rateLimit: RateProfile;
  /** Aborted when the process has begun to stop. */
  readonly stopping: AbortSignal;
  /** Hears of every call that was refused because its caller may not make it. */
  readonly onForbidden?: (refused: { readonly userId?: string; readonly network: string }) => void;
}

const policy = 'content-security-policy';

/** JSON bodies are small; uploads go to addresses of their own. */
const bodyLimitBytes = 64 * 1024;

/** The HTTP server with everything that is the same for all routes: parsing, errors, headers, documents. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const headers = edgeHeaders(options);
  const ofPages = pageHeaders(options);
  const isHostKnown = createHostCheck(options);
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
    // A request on a connection that is still open is answered as any other until the last one has been (SCALE-29).
    return503OnClosing: false,
    // A path that cannot be decoded never reaches a route and its hooks.
    frameworkErrors: (error, request, reply) =>
      void replyError(error, request, reply.headers(headers).header('X-Request-Id', request.id)),
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
    // Whoever asks again finds another process.
    if (options.stopping.aborted) reply.header('Connection', 'close');
    if (isHostKnown(request.raw)) return;
    reply.headers(headers);
    throw appError('misdirected');
  });
  await registerCompression(app);
  readyAnswers(app);
  if (options.rateLimit !== 'off') {
    holdNetworksApart(app);
    boundUnreadAnswers(app);
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  refuseNonText(app);
  app.addHook('preHandler', async (_request, reply) => {
    // Private unless a route says otherwise: nothing personal is ever kept by a cache.
    if (!reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    // A page that has said more about itself keeps its own policy.
    if (isPage && reply.getHeader(policy) === headers[policy]) reply.headers(ofPages);
    done(null, payload);
  });
  app.setErrorHandler((error, request, reply) => {
    if (translate(error).code === 'forbidden')
      options.onForbidden?.({
        ...(request.actor.kind === 'user' && { userId: request.actor.userId }),
        network: networkOf(request.ip),
      });
    return replyError(error, request, reply);
  });
  await app.register(rateLimit, { global: false, store: rateLimitStore(options.hitCounter) });
  // A parser that nobody asked for: calls take JSON, anything else is 415.
  app.removeContentTypeParser('text/plain');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Loomlight', version: '1', description: introduction },
      servers: [{ url: options.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });
  return app;
}
