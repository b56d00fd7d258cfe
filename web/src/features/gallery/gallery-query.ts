import { type CardRef, clientTiming, type Content, contract, limits } from '@loomlight/contract';
import { infiniteQueryOptions, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import { type AsyncStorage, experimental_createQueryPersister } from '@tanstack/react-query-persist-client';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { storePrefix } from '../../lib/local-store.ts';
import { publicImageQuery } from '../content/index.ts';

/** A card of the gallery. Its author and figures come a moment later than its picture. */
export interface GalleryItem {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly small_url: string | null;
  /** The picture's average, shown until it arrives. */
  readonly colour: string;
  readonly username: string | null;
  readonly favorite_count: number;
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
  prefix: `${storePrefix}gallery-cache-v1`,
  buster: 'v1',
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

/** The community's pictures, newest first, in pages of 20 by offset (specification 7, Public). */
export const galleryQuery = infiniteQueryOptions({
  queryKey: galleryKey,
  queryFn: async ({ pageParam, signal, client }): Promise<readonly GalleryItem[]> => {
    const { images } = await call(contract.gallery.publicImages, {
      query: { limit: limits.galleryPageSize, offset: pageParam * limits.galleryPageSize },
      signal,
    });
    return (images ?? []).map((image) => toItem(client, image));
  },
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length < limits.galleryPageSize ? undefined : pages.length),
  // As above: two releases of the same types.
  persister: persister.persisterFn as unknown as QueryPersister<readonly GalleryItem[], typeof galleryKey, number>,
});

function toItem(client: QueryClient, image: CardRef | Content): GalleryItem {
  const details = 'username' in image ? image : client.getQueryData(publicImageQuery(image.id).queryKey);
  return {
    id: image.id,
    width: image.width,
    height: image.height,
    small_url: image.small_url,
    colour: averageColour(image.placeholder),
    username: details?.username ?? null,
    favorite_count: details?.favorite_count ?? 0,
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
