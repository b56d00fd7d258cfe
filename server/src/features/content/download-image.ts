import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { appError } from '../../kernel/errors.ts';
import type { ContentContext } from './content.context.ts';
import { isReady } from './content.rules.ts';
import { countVisit, type Visitor } from './count-visit.ts';
import { getVisibleContent } from './get-content.ts';

export interface Download {
  readonly body: Readable | Buffer;
  readonly mediaType: string;
  readonly fileName: string;
}

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** The picture as a file in the format asked for (its own when none is); counts a download. */
export async function downloadImage(
  ctx: ContentContext,
  input: Visitor & { readonly id: string; readonly format: keyof typeof mediaTypes | undefined },
): Promise<Download> {
  const row = await getVisibleContent(ctx, { id: input.id, contentType: 'image', viewer: input.viewer });
  if (!isReady(row.status) || row.media_key === null) throw appError('not_ready');
  const stored = await ctx.objectStore.find(row.media_key);
  if (!stored) throw appError('not_found');
  await countVisit(ctx, row, { ...input, counter: 'download_count' });
  const format = input.format ?? formatOf(stored.mediaType);
  const fileName = `loomlight-${row.id}.${format}`;
  if (mediaTypes[format] === stored.mediaType) return { body: stored.open(), mediaType: stored.mediaType, fileName };
  const converted = sharp(await buffer(stored.open()));
  const body = await (
    format === 'png'
      ? converted.png()
      : format === 'jpg'
        ? converted.jpeg({ quality: 92 })
        : converted.webp({ quality: 92 })
  ).toBuffer();
  return { body, mediaType: mediaTypes[format], fileName };
}

function formatOf(mediaType: string): keyof typeof mediaTypes {
  return mediaType === 'image/jpeg' ? 'jpg' : mediaType === 'image/webp' ? 'webp' : 'png';
}
