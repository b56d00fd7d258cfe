import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { time } from './schemas.ts';

/** Types of images that can be decoded; an SVG is a program and not an image. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

const sizeSentence = `A picture may have at most ${limits.referenceMaxBytes / 1_000_000} MB.`;

export const uploads = {
  reference: defineEndpoint({
    id: 'uploads.reference',
    method: 'POST',
    path: '/images/upload/reference',
    access: 'user',
    rate: 'write',
    summary: 'Upload a picture to animate as multipart field `file`',
    consumes: 'multipart/form-data',
    status: 201,
    reply: z.object({ key: z.string(), url: z.string() }),
  }),
  presigned: defineEndpoint({
    id: 'uploads.presigned',
    method: 'POST',
    path: '/s3/presigned-upload',
    access: 'user',
    rate: 'write',
    summary: 'An address that takes one picture of exactly this type and size by PUT',
    body: z.object({
      content_type: z.string('content_type is the type of the picture, such as image/png.'),
      file_size: z
        .int('file_size is the size in bytes.')
        .check(z.minimum(1, 'The file is empty.'), z.maximum(limits.referenceMaxBytes, sizeSentence)),
      purpose: z.enum(['reference_image'], 'purpose is reference_image.'),
    }),
    status: 200,
    reply: z.object({ upload_url: z.string(), key: z.string(), expires_at: time }),
  }),
} as const;
