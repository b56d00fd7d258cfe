import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { type AppError, fieldError } from '../kernel/errors.ts';

/** The picture in the field `file` of a form, as it comes. What is read of it throws 422 for an empty one, and `tooLarge` beyond `maxBytes`. */
export async function openFormFile(
  request: FastifyRequest,
  { maxBytes, tooLarge }: { readonly maxBytes: number; readonly tooLarge: AppError },
): Promise<Readable> {
  const part = await request.file({ limits: { fileSize: maxBytes } });
  if (part?.fieldname !== 'file') throw fieldError('file', 'Please send the picture in the field file.');
  const { file } = part;
  return Readable.from(
    (async function* () {
      let sizeBytes = 0;
      for await (const bytes of file as AsyncIterable<Buffer>) {
        sizeBytes += bytes.byteLength;
        yield bytes;
      }
      if (sizeBytes === 0) throw fieldError('file', 'The file is empty.');
      // What is over the limit was thrown away, and the rest looks like a whole file.
      if (file.truncated) throw tooLarge;
    })(),
  );
}
