import { clientTiming, limits, publicMediaPath } from '@loomlight/contract';
import { infiniteQueryOptions, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import { type AsyncStorage, experimental_createQueryPersister } from '@tanstack/react-query-persist-client';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { keys } from '../../api/queries.ts';
import { storePrefix } from '../../lib/local-store.ts';
import { publicContentQuery } from '../content/index.ts';
import { type GalleryPlace, type Listed, loadGalleryPage } from './gallery-pages.ts';

/** A card of the gallery. Its author and figures come a moment later than its picture. */
export interface GalleryItem {
  readonly kind: 'image' | 'video';
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly small_url: string | null;
  /** The picture's average, shown until it arrives. */
  readonly colour: string;
  readonly username: string | null;
  readonly favorite_count: number;
  /** Address of a film, to be played on its card. */
  readonly film: string | null;
  /** Length of a film, once its details are known. */
  readonly seconds: number | null;
}

/** One page of the gallery, and where the one after it begins. */
export interface GalleryPage {
  readonly items: readonly GalleryItem[];
  readonly next: GalleryPlace;
}

export const galleryKey: readonly string[] = [...keys.gallery, 'community'];

/** The browser's storage as the persister wants it; full, forbidden or oversize means not kept (specification 9). */
const storage: AsyncStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => {
    if (value.length > clientTiming.galleryCacheMaxChars) return;
    try {
      localStorage.setItem(key, value);
    } catch {
      // The gallery is loaded anew next time.
    }
  },
  removeItem: (key) => localStorage.removeItem(key),
  entries: () => Object.entries(localStorage),
};

/** Remembers the gallery for 10 minutes: a visit starts with what was seen last, then with what is new. */
const persister = experimental_createQueryPersister({
  storage,
  prefix: `${storePrefix}gallery-cache-v2`,
  buster: 'v2',
  maxAge: clientTiming.galleryCacheMs,
  refetchOnRestore: 'always',
});

/** Forgets what is remembered. */
export function forgetGallery(): Promise<void> {
  return persister.removeQueries({ queryKey: galleryKey });
}

/** Forgets what is too old (specification 9: looked at every 60 s). */
export function sweepGallery(): Promise<void> {
  return persister.persisterGc();
}

/** Remembers the gallery as it stands; changes made by hand are not noticed by themselves. */
export function rememberGallery(queryClient: QueryClient): Promise<void> {
  // The persister brings types of its own release of the same library; the class behind both is this one.
  return persister.persistQueryByKey(galleryKey, queryClient as never);
}

/** The community's pictures and films together, newest first, in pages of 20 (specification 7, Public). */
export const galleryQuery = infiniteQueryOptions({
  queryKey: galleryKey,
  queryFn: async ({ pageParam, signal, client }): Promise<GalleryPage> => {
    const { listed, next } = await loadGalleryPage(pageParam, signal);
    return { items: listed.map((card) => toItem(client, card)), next };
  },
  initialPageParam: { image: null, video: null },
  getNextPageParam: ({ items, next }) => (items.length < limits.galleryPageSize ? undefined : next),
  // As above: two releases of the same types.
  persister: persister.persisterFn as unknown as QueryPersister<GalleryPage, typeof galleryKey, GalleryPlace>,
});

function toItem(client: QueryClient, card: Listed): GalleryItem {
  const { kind, id } = card;
  const details = 'username' in card ? card : client.getQueryData(publicContentQuery(kind, id).queryKey);
  return {
    kind,
    id,
    width: card.width,
    height: card.height,
    small_url: card.small_url,
    colour: averageColour(card.placeholder),
    username: details?.username ?? null,
    favorite_count: details?.favorite_count ?? 0,
    film: kind === 'video' ? publicMediaPath({ userId: card.user_id, contentType: kind, id }) : null,
    seconds: details?.duration ?? null,
  };
}

/** An average colour costs one comparison a card; a drawn placeholder was the main cost of scrolling. */
function averageColour(placeholder: string | null): string {
  if (placeholder === null) return 'var(--color-raised)';
  try {
    const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)));
    return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
  } catch {
    return 'var(--color-raised)';
  }
}
