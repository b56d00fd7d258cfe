import {
  apiBase,
  type BodyOf,
  type Endpoint,
  limits,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Actor, guest } from '../kernel/actor.ts';
import { appError, fieldError } from '../kernel/errors.ts';
import { compressed, compressForGuestsAlone } from './compression.ts';
import { errorReply } from './reply-error.ts';

/** What a handler gets: parsed parts, the actor, and the raw request for the few that stream. */
export interface Call<E extends Endpoint> {
  readonly actor: Actor;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The caller's key of an idempotent call; undefined when it sent none. */
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E>>;

/** Binds contract endpoints to handlers and, at the end, knows whether each was bound exactly once. */
export interface Binder {
  bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** Throws when an endpoint of the contract has no handler: the process does not start with a hole in it. */
  assertComplete(): void;
}

export function createBinder(options: {
  readonly app: FastifyInstance;
  /** Reads the actor behind a bearer token; throws 401 for one that is bad or over. */
  readonly authenticate: (token: string) => Promise<Actor>;
  /** Route options that limit the rate of this class. */
  readonly rateLimit: (rate: Endpoint['rate']) => RouteShorthandOptions['config'];
  /** Counts what the route does not count by the person who is signed in; throws 429 beyond. */
  readonly limitPerson: (rate: Endpoint['rate'], actor: Actor) => Promise<void>;
}): Binder {
  const bound = new Set<string>();
  return {
    bind: (endpoint, handler) => {
      if (bound.has(endpoint.id)) throw new Error(`The endpoint ${endpoint.id} is bound twice.`);
      bound.add(endpoint.id);
      inScope(options.app, endpoint, (app) =>
        app.route({
          method: endpoint.method,
          // What streams has no HEAD: it would paint, count or follow only to throw the bytes away.
          exposeHeadRoute: endpoint.method === 'GET' && endpoint.produces === undefined,
          url: apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
          config: options.rateLimit(endpoint.rate) ?? {},
          schema: routeSchema(endpoint),
          // Answers to what was sent may hold a token; what is only asked for by a guest holds no secret.
          ...(endpoint.method === 'GET' && endpoint.produces === undefined ? { compress: compressed } : {}),
          // Before parsing and validation: a guest learns that he is one, not what is wrong with his input.
          onRequest: async (request) => {
            request.actor = await readActor(request, options.authenticate);
            requireAccess(endpoint, request.actor);
            compressForGuestsAlone(request);
          },
          // Last: what is refused for its form has cost nothing.
          preHandler: (request) => options.limitPerson(endpoint.rate, request.actor),
          handler: async (request, reply) => {
            reply.status(endpoint.status);
            const answer = await handler({
              actor: request.actor,
              // Fastify has validated and replaced these with the parsed values of the endpoint's own schemas.
              params: request.params as ParamsOf<typeof endpoint>,
              query: request.query as QueryOf<typeof endpoint>,
              body: request.body as BodyOf<typeof endpoint>,
              idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request) : undefined,
              request,
              reply,
            });
            if (endpoint.produces !== undefined) return reply;
            // A handler says by 202 that what was asked for waits, and by 200 that what it has started has ended.
            return reply
              .status(statusesOf(endpoint).includes(reply.statusCode) ? reply.statusCode : endpoint.status)
              .send(answer);
          },
        }),
      );
    },
    assertComplete: () => {
      const missing = endpoints.filter((endpoint) => !bound.has(endpoint.id)).map((endpoint) => endpoint.id);
      if (missing.length > 0) throw new Error(`These endpoints of the contract have no handler: ${missing.join(', ')}`);
    },
  };
}

/** What parts a form is at most 70 characters long (RFC 2046); the library fails on much more, and on none. */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})(?:\s*;|\s*$)/i;

/** Calls that read their body themselves get a scope of their own: everywhere else such a body is still refused. */
function inScope(app: FastifyInstance, endpoint: Endpoint, add: (app: FastifyInstance) => void): void {
  if (endpoint.consumes === undefined) return add(app);
  void app.register(async (scope) => {
    if (endpoint.consumes === 'multipart/form-data') {
      await scope.register(multipart, {
        limits: { files: 1, fields: 4, fieldSize: 1_000, parts: 5, fileSize: limits.referenceMaxBytes },
      });
      scope.addHook('preValidation', async ({ headers }) => {
        const type = headers['content-type'] ?? '';
        if (type.startsWith('multipart/form-data') && !boundary.test(type)) throw appError('malformed_form');
      });
    } else {
      // As it was sent, to the byte: its signature was made over exactly that.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(endpoint.consumes ?? '', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
    }
    add(scope);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** The actor of a request by its bearer token; a guest without one. Throws 401 for a token that is bad or over. */
export async function readActor(
  request: FastifyRequest,
  authenticate: (token: string) => Promise<Actor>,
): Promise<Actor> {
  const header = request.headers.authorization;
  if (header === undefined) return guest;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw appError('session_expired');
  return authenticate(token);
}

function requireAccess(endpoint: Endpoint, actor: Actor): void {
  switch (endpoint.access) {
    case 'public':
      return;
    case 'user':
      if (actor.kind === 'guest') throw appError('unauthenticated');
      return;
    case 'admin':
      if (actor.kind === 'guest') throw appError('unauthenticated');
      if (actor.role !== 'admin') throw appError('forbidden');
      return;
    default:
      endpoint.access satisfies never;
  }
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > limits.idempotencyKeyMax)
    throw fieldError('Idempotency-Key', `An Idempotency-Key has 1 to ${limits.idempotencyKeyMax} characters.`);
  return key;
}

/** With what a call may succeed; the usual one first. */
function statusesOf({ status, mayWait, mayEnd }: Endpoint): readonly number[] {
  return [status, ...(mayWait ? [202] : []), ...(mayEnd ? [200] : [])];
}

/** The schema that validates, serialises and documents one route. */
function routeSchema(endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(endpoint.consumes === undefined ? {} : { consumes: [endpoint.consumes] }),
    ...(endpoint.produces === undefined ? {} : { produces: [endpoint.produces] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: {
      ...(endpoint.produces === undefined
        ? Object.fromEntries(statusesOf(endpoint).map((status) => [status, endpoint.reply]))
        : {}),
      '4xx': errorReply,
      '5xx': errorReply,
    },
  };
}
