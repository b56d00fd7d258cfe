import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, appError } from '../../kernel/errors.ts';
import { networkOf } from '../../kernel/network.ts';
import type { ContentContext } from './content.context.ts';
import type { SmallStill } from './small-cache.ts';
import { isPublicKey, smallKey, viewedImage, wideKey, widenedContentType } from './storage-key.ts';

interface MediaRequest {
  Params: { '*': string };
  Querystring: { expires?: string; signature?: string };
}

/** Serves media: public keys to everybody, private ones to whoever holds a signed address. */
export function mediaRoutes(
  app: FastifyInstance,
  ctx: Pick<ContentContext, 'clock' | 'conversions' | 'objectStore' | 'stills'>,
): void {
  app.get<MediaRequest>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const key = request.params['*'];
    const viewed = viewedImage(key);
    if (viewed) return sendView(ctx, viewed, request, reply);
    const isPublic = isPublicKey(key);
    if (!isPublic && !ctx.objectStore.isSigned(key, request.query, ctx.clock.now())) throw appError('not_found');
    const widened = widenedContentType(key);
    if (widened) return sendWide(ctx, { ...widened, isPublic, request, reply });
    if (isPublic && key.endsWith('_small')) return sendStill(await ctx.stills.get(key), request, reply);
    return sendObject(ctx, { key, isPublic, request, reply });
  });
}

/** A still out of memory: the same answer as below, without ranges, which nobody asks of so small a file. */
function sendStill(still: SmallStill | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!still) throw appError('not_found');
  mediaHeaders(reply, { etag: still.etag, mediaType: still.mediaType, isPublic: true });
  if (request.headers['if-none-match'] === still.etag) return reply.status(304).send();
  reply.isCurrent = still.isCurrent;
  return reply.send(still.bytes);
}

/**
 * The still of 666 px (PEOPLE-16). What was made before there were such stills is converted once and kept for a while; a video, and whatever finds
 * no place among the conversions, is shown by its small still: softer, and never a hole in the wall. Its address is as open as its medium's.
 */
async function sendWide(
  ctx: Pick<ContentContext, 'conversions' | 'objectStore' | 'stills'>,
  wide: {
    readonly id: string;
    /** The medium whose still it is. */
    readonly key: string;
    readonly isPublic: boolean;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  },
): Promise<FastifyReply> {
  const { isPublic, request, reply } = wide;
  const key = wideKey(wide.key);
  const still = isPublic ? await ctx.stills.get(key) : undefined;
  if (still) return sendStill(still, request, reply);
  if (!isPublic && (await ctx.objectStore.find(key))) return sendObject(ctx, { key, isPublic, request, reply });
  const stored = await ctx.objectStore.find(wide.key);
  if (!stored) throw appError('not_found');
  const small = { key: smallKey(wide.key), isPublic, request, reply };
  if (!stored.mediaType.startsWith('image/')) return sendObject(ctx, small);
  const made = await ctx.conversions
    .open({ id: wide.id, key: wide.key, stored, format: 'wide', who: networkOf(request.ip) })
    .catch(leaveForLater);
  if (!made) return sendObject(ctx, small);
  mediaHeaders(reply, { etag: `${stored.etag.slice(0, -1)}-wide"`, mediaType: 'image/webp', isPublic });
  return reply.header('Content-Length', made.sizeBytes).send(made.body);
}

function leaveForLater(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'unavailable') return undefined;
  throw error;
}

/** A public image as pages show it, converted once and kept for a while. Throws 503 with `Retry-After` when too many are being converted. */
async function sendView(
  ctx: Pick<ContentContext, 'conversions' | 'objectStore'>,
  image: { readonly id: string; readonly key: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stored = await ctx.objectStore.find(image.key);
  if (!stored) throw appError('not_found');
  const etag = `${stored.etag.slice(0, -1)}-view"`;
  if (request.headers['if-none-match'] !== etag) {
    const { sizeBytes, body } = await ctx.conversions.open({
      ...image,
      stored,
      format: 'view',
      who: networkOf(request.ip),
    });
    mediaHeaders(reply, { etag, mediaType: 'image/webp', isPublic: true });
    return reply.header('Content-Length', sizeBytes).send(body);
  }
  mediaHeaders(reply, { etag, mediaType: 'image/webp', isPublic: true });
  return reply.status(304).send();
}

function mediaHeaders(
  reply: FastifyReply,
  file: { readonly etag: string; readonly mediaType: string; readonly isPublic: boolean },
): void {
  reply
    .header('ETag', file.etag)
    .header('Cache-Control', file.isPublic ? 'public, max-age=60' : 'private, no-store')
    // A file is a file: whatever its bytes say, no browser runs it as a page.
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .type(file.mediaType);
}

async function sendObject(
  ctx: Pick<ContentContext, 'objectStore'>,
  input: {
    readonly key: string;
    readonly isPublic: boolean;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  },
): Promise<FastifyReply> {
  const { request, reply } = input;
  const found = await ctx.objectStore.find(input.key);
  if (!found) throw appError('not_found');
  mediaHeaders(reply, { etag: found.etag, mediaType: found.mediaType, isPublic: input.isPublic });
  reply.header('Accept-Ranges', 'bytes');
  if (request.headers['if-none-match'] === found.etag) return reply.status(304).send();
  const range = readRange(request.headers.range, found.sizeBytes);
  if (range === 'unsatisfiable') return reply.status(416).header('Content-Range', `bytes */${found.sizeBytes}`).send();
  if (range)
    return reply
      .status(206)
      .header('Content-Range', `bytes ${range.start}-${range.end}/${found.sizeBytes}`)
      .header('Content-Length', range.end - range.start + 1)
      .send(found.open(range));
  return reply.header('Content-Length', found.sizeBytes).send(found.open());
}

/** One range of bytes out of the header; several at once are answered with the whole file, which is allowed. */
function readRange(
  header: string | undefined,
  sizeBytes: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, sizeBytes - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  return start > end || start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
