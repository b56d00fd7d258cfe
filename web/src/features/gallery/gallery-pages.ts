import { type CardRef, type Content, contract, limits } from '@loomlight/contract';
import { call } from '../../api/client.ts';

/** How far one kind has been walked: the last one seen, null at the beginning, `end` when there are no more. */
type Reached = { readonly last_created_at: string; readonly before: string } | null | 'end';

/** Where a page of pictures and films begins. */
export interface GalleryPlace {
  readonly image: Reached;
  readonly video: Reached;
}

type Kind = keyof GalleryPlace;
/** One of a public listing, and what it is. */
export type Listed = (CardRef | Content) & { readonly kind: Kind };

const size = limits.galleryPageSize;

/**
 * One page of pictures and films together, newest first. Each kind is asked for a whole page from where it was left;
 * what finds no room is asked for again, so that nothing is kept between pages and none is lost or shown twice.
 */
export async function loadGalleryPage(
  place: GalleryPlace,
  signal: AbortSignal,
): Promise<{ readonly listed: readonly Listed[]; readonly next: GalleryPlace }> {
  const [images, videos] = await Promise.all([list('image', place.image, signal), list('video', place.video, signal)]);
  const listed = [...images, ...videos].toSorted(newestFirst).slice(0, size);
  return {
    listed,
    next: {
      image: reached('image', place.image, images, listed),
      video: reached('video', place.video, videos, listed),
    },
  };
}

async function list(kind: Kind, from: Reached, signal: AbortSignal): Promise<readonly Listed[]> {
  if (from === 'end') return [];
  const query = { limit: size, ...from };
  const cards =
    kind === 'image'
      ? (await call(contract.gallery.publicImages, { query, signal })).images
      : (await call(contract.gallery.publicVideos, { query, signal })).videos;
  return (cards ?? []).map((card) => ({ ...card, kind }));
}

function reached(kind: Kind, before: Reached, found: readonly Listed[], taken: readonly Listed[]): Reached {
  const own = taken.filter((card) => card.kind === kind);
  if (own.length === found.length && found.length < size) return 'end';
  const last = own.at(-1);
  return last ? { last_created_at: last.created_at, before: last.id } : before;
}

function newestFirst(a: Listed, b: Listed): number {
  return b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);
}
