import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { appError } from '../kernel/errors.ts';
import { isThisMachine, networkOf } from '../kernel/network.ts';

/** Large answers that one network may be reading at once: videos, images, downloads, the script of the reference. */
const readingMax = 64;
/** Bytes from which an answer is large. What is smaller the system takes whole, and the program is done with it. */
const largeBytes = 256 * 1024;
const retryAfterS = 5;

/**
 * Bounds how many large answers one network may have under way, read or not. Whoever asks and does not read fills the system's own memory
 * for connections, up to four megabytes for each, and once that is short nobody else's connection gets on: a thousand unread answers made a
 * visitor wait for seconds. Beyond the bound it is 503 with `Retry-After`; an answer that nobody reads any further is cut by the
 * server's limit for silent connections. Requests from this very machine are not told apart (GROUND-6, GROUND-7).
 */
export function boundUnreadAnswers(app: FastifyInstance): void {
  const reading = new Map<string, number>();
  app.addHook('onSend', (request, reply, payload, done) => {
    const length = reply.getHeader('content-length');
    const isLarge = payload instanceof Readable && !(Number(length) < largeBytes);
    if (!isLarge || request.method === 'HEAD' || isThisMachine(request.ip)) return done(null, payload);
    const network = networkOf(request.ip);
    const count = reading.get(network) ?? 0;
    if (count >= readingMax) {
      payload.destroy();
      for (const name of [
        'content-length',
        'content-encoding',
        'content-range',
        'content-disposition',
        'etag',
        'last-modified',
      ])
        reply.removeHeader(name);
      return done(appError('busy', { retryAfterS }));
    }
    reading.set(network, count + 1);
    reply.raw.once('close', () => {
      const left = (reading.get(network) ?? 1) - 1;
      if (left === 0) reading.delete(network);
      else reading.set(network, left);
    });
    done(null, payload);
  });
}
