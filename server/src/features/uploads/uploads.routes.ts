import { contract, lifetimes, limits } from '@loomlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { announceUpload } from './announce-upload.ts';
import { keepPicture } from './keep-picture.ts';
import { receiveUpload } from './receive-upload.ts';
import type { UploadsContext } from './uploads.context.ts';

export function uploadsRoutes({ bind }: Binder, ctx: UploadsContext): void {
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
    const file = await request.file();
    if (file?.fieldname !== 'file') throw fieldError('file', 'Please send the picture in the field file.');
    const bytes = await file.toBuffer();
    if (bytes.byteLength === 0) throw fieldError('file', 'The file is empty.');
    const { key } = await keepPicture(ctx, { actor: requireUser(actor), bytes });
    const expiresAt = addSeconds(ctx.clock.now(), lifetimes.signedMediaS);
    return { key, url: ctx.objectStore.signedAddress(key, expiresAt) };
  });
}

interface UploadRequest {
  Params: { '*': string };
  Querystring: { expires?: string; signature?: string };
  Body: unknown;
}

/** The address that announced uploads are sent to, where the product itself keeps the files. */
export function uploadAddressRoutes(app: FastifyInstance, ctx: UploadsContext): void {
  void app.register(async (scope) => {
    // Whatever a body calls itself, here it is bytes: its address says what it must be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.referenceMaxBytes },
      (_request, body, done) => done(null, body),
    );
    // Before the body is read: only whoever was given an address may fill our memory, and with no more than it says.
    const refuseStrangers = async (request: FastifyRequest<UploadRequest>): Promise<void> => {
      const sizeBytes = Number(request.headers['content-length']);
      const file = { mediaType: request.headers['content-type'] ?? '', sizeBytes };
      if (!ctx.objectStore.isSignedUpload(request.params['*'], file, request.query, ctx.clock.now()))
        throw appError('upload_expired');
    };
    scope.put<UploadRequest>(
      '/media/*',
      { schema: { hide: true }, onRequest: refuseStrangers },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw appError('upload_expired');
        await receiveUpload(ctx, {
          key: request.params['*'],
          query: request.query,
          mediaType: request.headers['content-type'] ?? '',
          bytes: request.body,
        });
        return reply.status(200).send();
      },
    );
  });
}
