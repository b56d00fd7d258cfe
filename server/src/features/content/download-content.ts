import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type ContentType, isReadyStatus } from '@loomlight/contract';
import { actorId } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { createLimiter } from '../../kernel/limiter.ts';
import type { ContentContext } from './content.context.ts';
import { countDownload, type Visitor } from './count-visit.ts';
import { isWithheld } from './content.rules.ts';
import { getVisibleContent } from './get-content.ts';
import { signConverted } from './sign-converted.ts';

export interface Download {
  readonly body: Readable;
  readonly sizeBytes: number;
  readonly mediaType: string;
  readonly fileName: string;
}

/**
 * Everybody who waited for one conversion comes at the same moment. They are counted one after the other, and whoever wants anything else
 * has a turn in between.
 */
const counting = createLimiter(1);

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', mp4: 'video/mp4' } as const;
type Format = keyof typeof mediaTypes;

/**
 * The image or video as a file, an image in the format asked for (its own when none is); counts a download. Throws 503 with
 * `Retry-After` when too many images are being converted.
 */
export async function downloadContent(
  ctx: ContentContext,
  input: Visitor & {
    readonly id: string;
    readonly contentType: ContentType;
    readonly format: Format | undefined;
  },
): Promise<Download> {
  const row = await getVisibleContent(ctx, input);
  if (!isReadyStatus(row.status) || row.media_key === null) throw appError('not_ready');
  if (isWithheld(row)) throw appError('restricted');
  const stored = await ctx.objectStore.find(row.media_key);
  if (!stored) throw appError('not_found');
  const format = input.format ?? extensionOf(stored.mediaType);
  const file = { mediaType: mediaTypes[format], fileName: `loomlight-${row.id}.${format}` };
  if (file.mediaType === stored.mediaType) {
    await countDownload(ctx, { ...input, item: row });
    return { body: stored.open(), sizeBytes: stored.sizeBytes, ...file };
  }
  // A video has one format, and this is another container.
  if (format === 'mp4' || row.content_type !== 'image') throw appError('not_found');
  const who = actorId(input.viewer) ?? input.network;
  const sign = signConverted(ctx, { row });
  const converted = await ctx.conversions.open({ id: row.id, key: row.media_key, stored, format, who, sign });
  try {
    await counting(async () => {
      await setImmediate();
      await countDownload(ctx, { ...input, item: row });
    });
  } catch (error) {
    converted.body.destroy();
    throw error;
  }
  return { ...converted, ...file };
}

/** How files of this media type are called. */
export function extensionOf(mediaType: string): Format {
  const formats: readonly Format[] = ['jpg', 'webp', 'mp4'];
  return formats.find((format) => mediaTypes[format] === mediaType) ?? 'png';
}
