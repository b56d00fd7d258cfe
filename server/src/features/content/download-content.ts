import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { appError } from '../../kernel/errors.ts';
import type { ContentContext } from './content.context.ts';
import { isReady } from './content.rules.ts';
import { countDownload, type Visitor } from './count-visit.ts';
import { getVisibleContent } from './get-content.ts';

export interface Download {
  readonly body: Readable | Buffer;
  readonly mediaType: string;
  readonly fileName: string;
}

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', mp4: 'video/mp4' } as const;
type Format = keyof typeof mediaTypes;
export type ImageFormat = Exclude<Format, 'mp4'>;

/** The picture or film as a file, a picture in the format asked for (its own when none is); counts a download. */
export async function downloadContent(
  ctx: ContentContext,
  input: Visitor & {
    readonly id: string;
    readonly contentType: 'image' | 'video';
    readonly format: Format | undefined;
  },
): Promise<Download> {
  const row = await getVisibleContent(ctx, input);
  if (!isReady(row.status) || row.media_key === null) throw appError('not_ready');
  const stored = await ctx.objectStore.find(row.media_key);
  if (!stored) throw appError('not_found');
  await countDownload(ctx, row, input);
  const format = input.format ?? extensionOf(stored.mediaType);
  const fileName = `loomlight-${row.id}.${format}`;
  const mediaType = mediaTypes[format];
  if (mediaType === stored.mediaType) return { body: stored.open(), mediaType, fileName };
  // A film has one format, and this is another container.
  if (format === 'mp4') throw appError('not_found');
  const body = await convertImage(await buffer(stored.open()), format);
  return { body, mediaType, fileName };
}

/** A picture as a file of this format; where it comes from stays with it. */
export function convertImage(bytes: Uint8Array, format: ImageFormat): Promise<Buffer> {
  const source = sharp(bytes).keepXmp();
  switch (format) {
    case 'png':
      return source.png().toBuffer();
    case 'jpg':
      return source.jpeg({ quality: 92 }).toBuffer();
    case 'webp':
      return source.webp({ quality: 92 }).toBuffer();
    default:
      return format satisfies never;
  }
}

/** How files of this media type are called. */
export function extensionOf(mediaType: string): Format {
  const formats: readonly Format[] = ['jpg', 'webp', 'mp4'];
  return formats.find((format) => mediaTypes[format] === mediaType) ?? 'png';
}
