import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Ids } from '../kernel/ids.ts';
import type { MeasureReady } from './metrics.ts';

/**
 * Answers that lie ready: what is the same for every guest (a still of the gallery, the newest cards) goes out before the framework
 * looks at the request, with the very headers and bytes with which the framework sent it the first time. Only what is
 * public is ever recorded, and each answer knows whether it is still true.
 */
interface ReadyAnswer {
  /** Names and values by turns, as Node writes them without going through an object. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
  readonly measure: (seconds: number) => void;
  readonly isCurrent: () => boolean;
}

/** All of them together; one alone is never large. */
const bytesMax = 32 * 1024 * 1024;
const answerMax = 256 * 1024;
/** Belong to one request and not to the answer. */
const ownHeaders = new Set(['x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'date']);
/** What makes a request one of its own: somebody's token, a part of the bytes, a question whether they have changed. */
const particular = ['authorization', 'range', 'if-none-match', 'if-modified-since', 'expect'] as const;

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a handler whose answer is the same for every guest: true as long as it may be given again. */
    isCurrent: (() => boolean) | undefined;
  }
}

/** Records what handlers mark with `reply.isCurrent`, and gives it to whoever asks for the same address. */
export function readyAnswers(
  app: FastifyInstance,
  options: {
    readonly ids: Ids;
    /** True once the process ends: from then on the framework alone answers. */
    readonly isStopping: () => boolean;
    /** Each answer is measured as any other of its route. */
    readonly measure: MeasureReady;
  },
): void {
  const answers = new LRUCache<string, ReadyAnswer>({
    maxSize: bytesMax,
    maxEntrySize: answerMax,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1_024,
  });
  app.decorateReply('isCurrent', undefined);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.isCurrent && reply.statusCode === 200 && isForAnybody(request.raw))
      record(answers, request.raw.url ?? '', reply, payload, options.measure);
    done(null, payload);
  });
  app.addHook('onReady', (done) => {
    intercept(app, (request, response) => {
      if (options.isStopping() || !isForAnybody(request)) return false;
      const url = request.url ?? '';
      const answer = answers.get(url);
      if (!answer) return false;
      if (!answer.isCurrent()) {
        answers.delete(url);
        return false;
      }
      const started = performance.now();
      response.writeHead(200, [...answer.headers, 'x-request-id', options.ids.requestId()]);
      response.end(answer.bytes);
      answer.measure((performance.now() - started) / 1000);
      return true;
    });
    done();
  });
}

function isForAnybody(request: IncomingMessage): boolean {
  return request.method === 'GET' && particular.every((name) => request.headers[name] === undefined);
}

function record(
  answers: LRUCache<string, ReadyAnswer>,
  url: string,
  reply: FastifyReply,
  payload: unknown,
  measure: MeasureReady,
): void {
  const bytes = Buffer.isBuffer(payload) ? payload : typeof payload === 'string' ? Buffer.from(payload) : undefined;
  if (!bytes || !reply.isCurrent) return;
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': bytes.byteLength })
    .filter(([name]) => !ownHeaders.has(name))
    .flatMap(([name, value]) => [value ?? ''].flat().flatMap((one) => [name, String(one)]));
  answers.set(url, {
    headers,
    bytes,
    measure: measure(reply.request.routeOptions.url ?? 'unknown'),
    isCurrent: reply.isCurrent,
  });
}

/** Puts `answer` before the framework's own listener; it answers or says that it has not. */
function intercept(
  app: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  // Not by a server of our own: the framework then leaves out its time limits.
  const listeners = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return;
    for (const listener of listeners) listener.call(app.server, request, response);
  });
}
