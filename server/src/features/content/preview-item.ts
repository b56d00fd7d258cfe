import { itemPagePath, parseItemAddress, promptTitle, publicViewPath } from '@loomlight/contract';
import { guest } from '../../kernel/actor.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { PagePreview } from '../../kernel/page-preview.ts';
import type { ContentContext } from './content.context.ts';
import { canSee } from './content.rules.ts';
import { viewMaxPx } from './convert-image.ts';
import { findContent } from './content.store.ts';
import { presentContent } from './present-content.ts';

const descriptionLength = 200;

/**
 * What a link to an item looks like where it is shared: made of what a guest may read, so never of a locked word, and of an image as pages show
 * it, since messengers refuse one of megabytes (PEOPLE-51). Undefined for private and missing items alike, and for every address that shows no item.
 */
export async function previewItem(
  ctx: Pick<ContentContext, 'db' | 'clock' | 'objectStore'>,
  address: string,
): Promise<PagePreview | undefined> {
  const named = parseItemAddress(address);
  const row = named && isUuid(named.id) ? await findContent(ctx.db, named.id, undefined) : undefined;
  if (!row || row.content_type !== named?.contentType || !canSee(row, guest)) return undefined;
  const item = presentContent(ctx, row, guest);
  const isVideo = item.content_type === 'video';
  const by = `A ${isVideo ? 'film' : 'picture'} by ${item.username}`;
  const words = item.text_prompt;
  return {
    title: words === null ? by : promptTitle(words),
    description: words === null ? `${by}. Its prompt is locked.` : `${by}: ${promptTitle(words, descriptionLength)}`,
    path: itemPagePath(named),
    // A video is previewed by its poster.
    image: isVideo ? item.small_url : item.media_url && publicViewPath(item.media_url),
    video: isVideo ? item.media_url : null,
    ...(isVideo ? {} : shownSize(item)),
  };
}

/** Pixels of an image's view: no side is longer than that of a view. */
function shownSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, viewMaxPx / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
