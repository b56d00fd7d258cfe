import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/**
 * Answers that lie ready: what is the same for every guest (a still of the gallery, the newest cards) is given by the first hook
 * of a request, with the very headers and bytes with which it was sent the first time. Only what is public is ever
 * recorded, and each answer knows whether it is still true.
 */
interface ReadyAnswer {
  readonly headers: Readonly<Record<string, string | string[] | number>>;
  readonly bytes: Buffer;
  readonly isCurrent: () => boolean;
}

/** All of them together; one alone is never large. */
const bytesMax = 32 * 1024 * 1024;
const answerMax = 256 * 1024;
/** Browsers send a few dozen characters. A list without end would make an answer of its own each time. */
const acceptedEncodingsMax = 100;
/** Belong to one request or its connection, and not to the answer. */
const ownHeaders = [
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'date',
  'connection',
];
/** What makes a request one of its own: somebody's token, a part of the bytes, a question whether they have changed. */
const particular = ['authorization', 'range', 'if-none-match', 'if-modified-since', 'expect'] as const;

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a handler whose answer is the same for every guest: true as long as it may be given again. */
    isCurrent: (() => boolean) | undefined;
  }
}

/**
 * Records what handlers mark with `reply.isCurrent`, and gives it to whoever asks for the same address in the same encodings.
 * Must be called after the compression is registered and before the routes are: what is recorded is what was sent.
 */
export function readyAnswers(app: FastifyInstance): void {
  const answers = new LRUCache<string, ReadyAnswer>({
    maxSize: bytesMax,
    maxEntrySize: answerMax,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 1_024,
  });
  app.decorateReply('isCurrent', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    const answer = key === undefined ? undefined : answers.get(key);
    if (key === undefined || !answer) return done();
    if (!answer.isCurrent()) {
      answers.delete(key);
      return done();
    }
    reply.headers(answer.headers).send(answer.bytes);
  });
  // On the route and not on the server: only there a hook comes after the one that compresses.
  app.addHook('onRoute', (route) => {
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (request, reply, payload) => {
        const key = keyOf(request);
        if (reply.isCurrent && reply.statusCode === 200 && key !== undefined) record(answers, key, reply, payload);
        return payload;
      },
    ];
  });
}

/** Undefined for a request whose answer is its own. */
function keyOf({ method, headers, raw }: FastifyRequest): string | undefined {
  const encodings = headers['accept-encoding'] ?? '';
  if (method !== 'GET' || encodings.length > acceptedEncodingsMax) return undefined;
  if (particular.some((name) => headers[name] !== undefined)) return undefined;
  return `${encodings} ${raw.url ?? ''}`;
}

function record(answers: LRUCache<string, ReadyAnswer>, key: string, reply: FastifyReply, payload: unknown): void {
  const bytes = Buffer.isBuffer(payload) ? payload : typeof payload === 'string' ? Buffer.from(payload) : undefined;
  if (!bytes || !reply.isCurrent) return;
  const headers: Record<string, string | string[] | number> = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && !ownHeaders.includes(name)) headers[name] = value;
  answers.set(key, { headers, bytes, isCurrent: reply.isCurrent });
}
