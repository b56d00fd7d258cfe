import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { SignedIn } from '../kernel/actor.ts';
import type { EventStreams } from './event-streams.ts';

/** Comment lines keep proxies from closing a quiet stream. */
const keepAliveMs = 15_000;

/**
 * Answers with server-sent events of one name until they end, the caller leaves, the caller's session ends, or the process stops. `open`
 * gets the signal of the last three; what it throws is an ordinary answer, since nothing has been sent by then. Throws 429
 * when the person listens too often already.
 */
export async function sendEvents<T>(
  reply: FastifyReply,
  options: { readonly name: string; readonly streams: EventStreams; readonly actor: SignedIn },
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
): Promise<void> {
  const place = options.streams.enter(options.actor);
  const closed = new AbortController();
  reply.raw.once('close', () => {
    closed.abort();
    place.leave();
  });
  const events = await open(AbortSignal.any([closed.signal, place.signal]));
  const stream = Readable.from(
    (async function* () {
      for await (const event of events) yield `event: ${options.name}\ndata: ${JSON.stringify(event)}\n\n`;
    })(),
  );
  const keepAlive = setInterval(() => reply.raw.write(': still here\n\n'), keepAliveMs);
  stream.once('close', () => clearInterval(keepAlive));
  await reply
    .header('Content-Type', 'text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .send(stream);
}
