import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { appError } from '../../kernel/errors.ts';
import type { StoredObject } from '../../ports/object-store.ts';
import type { ContentContext } from './content.context.ts';
import { isReady } from './content.rules.ts';
import { countVisit, type Visitor } from './count-visit.ts';
import { getVisibleContent } from './get-content.ts';

export interface Download {
  readonly body: Readable | Buffer;
  readonly mediaType: string;
  readonly fileName: string;
}

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', mp4: 'video/mp4' } as const;
type Format = keyof typeof mediaTypes;

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
  await countVisit(ctx, row, { ...input, counter: 'download_count' });
  const format = input.format ?? formatOf(stored.mediaType);
  const fileName = `loomlight-${row.id}.${format}`;
  const mediaType = mediaTypes[format];
  const body = mediaType === stored.mediaType ? stored.open() : await convert(stored, format);
  return { body, mediaType, fileName };
}

/** Another format of a picture; where it comes from stays with it. */
async function convert(stored: StoredObject, format: Format): Promise<Buffer> {
  const source = sharp(await buffer(stored.open())).keepXmp();
  switch (format) {
    case 'png':
      return source.png().toBuffer();
    case 'jpg':
      return source.jpeg({ quality: 92 }).toBuffer();
    case 'webp':
      return source.webp({ quality: 92 }).toBuffer();
    case 'mp4':
      // Stored in another container than the one format that films have.
      throw appError('not_found');
    default:
      return format satisfies never;
  }
}

function formatOf(mediaType: string): Format {
  const formats: readonly Format[] = ['jpg', 'webp', 'mp4'];
  return formats.find((format) => mediaTypes[format] === mediaType) ?? 'png';
}
