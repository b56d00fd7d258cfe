import { Readable } from 'node:stream';
import { contract, lifetimes, limits } from '@loomlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Binder } from '../../http/bind-endpoint.ts';
import { openFormFile } from '../../http/form-file.ts';
import { requireUser } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { UploadedFile } from '../../ports/object-store.ts';
import { announceUpload } from './announce-upload.ts';
import { keepImage } from './keep-image.ts';
import { receiveUpload } from './receive-upload.ts';
import type { UploadsContext } from './uploads.context.ts';

export function uploadsRoutes(binder: Binder, ctx: UploadsContext): void {
  const { bind } = binder;
  bind(contract.uploads.presigned, async ({ actor, body }) => {
    const announced = await announceUpload(ctx, {
      actor: requireUser(actor),
      mediaType: body.content_type,
      sizeBytes: body.file_size,
      purpose: body.purpose,
    });
    return { upload_url: announced.url, key: announced.key, expires_at: announced.expiresAt };
  });
  bind(contract.uploads.reference, async ({ actor, request }) => {
    const { key } = await keepImage(ctx, {
      actor: requireUser(actor),
      sizeBytes: mostBytes(request),
      open: () => openFormFile(request, { maxBytes: limits.referenceMaxBytes, tooLarge: appError('file_too_large') }),
    });
    const expiresAt = addSeconds(ctx.clock.now(), lifetimes.signedMediaS);
    return { key, url: ctx.objectStore.signedAddress(key, expiresAt) };
  });
}

/** What the form can hold at most: its own parts are some hundred bytes, and a length need not be told. */
function mostBytes(request: FastifyRequest): number {
  const told = Number(request.headers['content-length'] ?? limits.referenceMaxBytes);
  return Math.min(Math.max(told, 1), limits.referenceMaxBytes);
}

/** A body at an address that was signed for it. */
type ReceivedBody = Parameters<typeof receiveUpload>[1];

interface UploadRequest {
  Params: { '*': string };
  Querystring: { expires?: string; signature?: string };
  Body: unknown;
}

/** The address that announced uploads are sent to, where the product itself keeps the files. */
export function uploadAddressRoutes(
  app: FastifyInstance,
  ctx: UploadsContext,
  /** What else may be sent there. */
  other: { readonly isKey: (key: string) => boolean; readonly receive: (input: ReceivedBody) => Promise<void> },
): void {
  void app.register(async (scope) => {
    // Whatever a body calls itself, here it is bytes, and they stay where they are until there is a place for them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    const receiveOwn = (input: ReceivedBody): Promise<void> => receiveUpload(ctx, input);
    // Before anything else: only whoever was given an address is listened to, for no more than it says.
    const refuseStrangers = async (request: FastifyRequest<UploadRequest>): Promise<void> => {
      if (!ctx.objectStore.isSignedUpload(request.params['*'], fileOf(request), request.query, ctx.clock.now()))
        throw appError('upload_expired');
    };
    scope.put<UploadRequest>(
      '/media/*',
      { schema: { hide: true }, onRequest: refuseStrangers },
      async (request, reply) => {
        if (!(request.body instanceof Readable)) throw appError('upload_expired');
        const receive = other.isKey(request.params['*']) ? other.receive : receiveOwn;
        await receive({
          key: request.params['*'],
          query: request.query,
          file: fileOf(request),
          body: request.body,
        });
        return reply.status(200).send();
      },
    );
  });
}

/** What the body says it is; the server takes no more bytes than its length names. */
function fileOf(request: FastifyRequest<UploadRequest>): UploadedFile {
  return {
    mediaType: request.headers['content-type'] ?? '',
    sizeBytes: Number(request.headers['content-length']),
  };
}
