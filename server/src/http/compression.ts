import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../kernel/actor.ts';

/** What a route says that wants its text compressed; every other route sends its bytes as they are. */
export const compressed: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // Below this the headers cost what the body saves.
  threshold: 1_024,
  // Up to here at once and without a stream: a page of a listing takes well under a millisecond.
  syncThreshold: 128 * 1024,
};

/** Lets routes ask for compression with `compress: compressed`. Bodies of requests are never inflated: a small one could grow without end. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { ...compressed, global: false, globalDecompression: false });
}

/**
 * Compresses nothing for whoever has shown who they are: their answers hold signed addresses and private words beside
 * words of others, and the length of what was compressed together tells how alike the two are. What a guest gets is public.
 */
export function compressForGuestsAlone(request: {
  readonly actor: Actor;
  readonly headers: Record<string, unknown>;
}): void {
  // The header by which the library is asked to leave an answer alone.
  if (request.actor.kind !== 'guest') request.headers['x-no-compression'] = '1';
}
