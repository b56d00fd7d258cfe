import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** Comment lines keep proxies from closing a quiet stream. */
const keepAliveMs = 15_000;

/**
 * Answers with server-sent events of one name until they end, the caller leaves, or the process stops. `open` gets the
 * signal of the last two; what it throws is an ordinary answer, since nothing has been sent by then.
 */
export async function sendEvents<T>(
  reply: FastifyReply,
  options: { readonly name: string; readonly stopping: AbortSignal },
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
): Promise<void> {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  const events = await open(AbortSignal.any([closed.signal, options.stopping]));
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
