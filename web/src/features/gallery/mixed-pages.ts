import { type CardRef, type Content, limits } from '@loomlight/contract';

export type Kind = Content['content_type'];
/** Which kinds a list shows. */
export type Kinds = Kind | 'all';

/** The last one seen of a list by key; null at its beginning. */
export type KeyPlace = { readonly last_created_at: string; readonly before: string } | null;
/** How far one kind has been walked: by key, by number, or to its end. */
type Reached = KeyPlace | number | 'end';

/** Where a page of images and videos begins. */
export interface MixedPlace {
  readonly image: Reached;
  readonly video: Reached;
}

/** One of a listing, what it is, and its place among its kind. */
export type Listed = (CardRef | Content) & { readonly kind: Kind; readonly rank: number };

/** Two lists, one of images and one of videos, that are shown as one. */
export type MixedSource = {
  /** Newest first, or as both lists rank their own: the first of each before the second of either. */
  readonly order: 'newest' | 'rank';
} & (
  | { readonly by: 'key'; readonly load: Load<KeyPlace> }
  /** The place is how many were seen. */
  | { readonly by: 'offset'; readonly load: Load<number> }
);
type Load<Place> = (
  kind: Kind,
  from: Place,
  limit: number,
  signal: AbortSignal,
) => Promise<readonly (CardRef | Content)[]>;

const size = limits.galleryPageSize;

/** The beginning of a list; a kind that is not wanted has ended before it began. */
export function firstPlace(kinds: Kinds): MixedPlace {
  return { image: kinds === 'video' ? 'end' : null, video: kinds === 'image' ? 'end' : null };
}

/**
 * One page of images and videos together. Each kind is asked for a whole page from where it was left; what finds no
 * room is asked for again, so that nothing is kept between pages and none is lost or shown twice.
 */
export async function loadMixedPage(
  source: MixedSource,
  place: MixedPlace,
  signal: AbortSignal,
): Promise<{ readonly listed: readonly Listed[]; readonly next: MixedPlace }> {
  const [images, videos] = await Promise.all([
    list(source, 'image', place.image, signal),
    list(source, 'video', place.video, signal),
  ]);
  const listed = [...images, ...videos].toSorted(source.order === 'newest' ? newestFirst : byRank).slice(0, size);
  return {
    listed,
    next: {
      image: reached(source, 'image', place.image, images, listed),
      video: reached(source, 'video', place.video, videos, listed),
    },
  };
}

async function list(source: MixedSource, kind: Kind, from: Reached, signal: AbortSignal): Promise<readonly Listed[]> {
  if (from === 'end') return [];
  const seen = typeof from === 'number' ? from : 0;
  const found =
    source.by === 'offset'
      ? await source.load(kind, seen, size, signal)
      : await source.load(kind, typeof from === 'number' ? null : from, size, signal);
  return found.map((card, index) => ({ ...card, kind, rank: seen + index }));
}

function reached(
  source: MixedSource,
  kind: Kind,
  before: Reached,
  found: readonly Listed[],
  taken: readonly Listed[],
): Reached {
  const own = taken.filter((card) => card.kind === kind);
  if (own.length === found.length && found.length < size) return 'end';
  if (source.by === 'offset') return (typeof before === 'number' ? before : 0) + own.length;
  const last = own.at(-1);
  return last ? { last_created_at: last.created_at, before: last.id } : before;
}

function newestFirst(a: Listed, b: Listed): number {
  return b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);
}

function byRank(a: Listed, b: Listed): number {
  return a.rank - b.rank || a.kind.localeCompare(b.kind);
}
