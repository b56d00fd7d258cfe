import { limits, publicViewPath } from '@loomlight/contract';

/** Sources of one image by their widths, and how wide it is shown; empty where there is only one. */
export type ImageSources = Readonly<Partial<Record<'srcSet' | 'sizes', string>>>;

/**
 * A phone's wall shows so many stills at once that each is the small one, whatever the density of its screen: at most two pixels of the screen
 * for one of its own. A browser takes the small one on a screen of three if it believes that it is shown this wide.
 */
const phoneWall = '(width < 641px) 111px';
/** A wall's rows are at least 232 px high and grow until they fill the width. */
const usualRowPx = 270;
/** The longer side of what `publicViewPath` names. */
const viewMaxPx = 1440;

interface Still {
  readonly width: number;
  readonly height: number;
  readonly small_url: string | null;
  /** Left out by what an older release has kept in this browser. */
  readonly wide_url?: string | null | undefined;
}

/** A still on a wall (PEOPLE-16). It does not ask where it stands: what changes its mind after the first fetch fetches twice. */
export function wallSources(still: Still, leastPx = 0): ImageSources {
  const width = Math.max(leastPx, Math.round((usualRowPx * still.width) / still.height));
  return stillSources(still, `${phoneWall}, ${width}px`);
}

/** A still that is shown as wide as `sizes` says. */
export function stillSources({ small_url, wide_url, width }: Still, sizes: string): ImageSources {
  if (!small_url || !wide_url) return {};
  const wide = Math.min(limits.wideVariantWidthPx, width);
  return { srcSet: `${small_url} ${limits.smallVariantWidthPx}w, ${wide_url} ${wide}w`, sizes };
}

/** An image as the subject of a page: the wide still for a narrow screen, the view for all others. Of a private image there is no view. */
export function pageSources(
  image: Still & { readonly media_url: string | null; readonly is_public: boolean },
  sizes: string,
): ImageSources {
  const { width, height, media_url, wide_url, is_public } = image;
  if (!media_url || !wide_url || width <= limits.wideVariantWidthPx) return {};
  const shown = Math.round(width * (is_public ? Math.min(1, viewMaxPx / Math.max(width, height)) : 1));
  const large = is_public ? publicViewPath(media_url) : media_url;
  if (shown <= limits.wideVariantWidthPx) return {};
  return { srcSet: `${wide_url} ${limits.wideVariantWidthPx}w, ${large} ${shown}w`, sizes };
}
