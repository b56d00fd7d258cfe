import {
  clientTiming,
  type Content,
  contract,
  limits,
  promptTitle,
  publicMediaPath,
  publicWidePath,
} from '@loomlight/contract';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import { type AsyncStorage, experimental_createQueryPersister } from '@tanstack/react-query-persist-client';
import { call } from '../../api/client.ts';
import { holdsPages } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import { storePrefix } from '../../lib/local-store.ts';
import { averageColour, type DetailItem, publicContentQuery } from '../content/index.ts';
import type { GalleryFilter } from './gallery-filter.ts';
import { firstPlace, type Listed, loadMixedPage, type MixedPlace, type MixedSource } from './mixed-pages.ts';

/** A card of the gallery. Its author and figures come a moment later than its image. */
export interface GalleryItem extends DetailItem {
  /** Left out by what an older release has kept in this browser. */
  readonly wide_url?: string | null;
  readonly favorite_count: number;
  /** Address of a video, to be played on its card. */
  readonly video: string | null;
  /** Length of a video, once its details are known. */
  readonly seconds: number | null;
  /** The first of its words, once its details are known; null where they are locked, also for who has bought them: the browser keeps them. */
  readonly words: string | null;
}

/** One page of a wall. */
export interface WallPage {
  readonly items: readonly GalleryItem[];
}

/** One page of the gallery, and where the one after it begins. */
export interface GalleryPage extends WallPage {
  readonly next: MixedPlace;
}

/** The wall as most people see it; the only one that is remembered. */
export const galleryKey: readonly string[] = [...keys.gallery, 'community'];

/** The browser's storage as the persister wants it; full, forbidden or oversize means not kept (R-GAL-09). */
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

/** Of a long walk only its beginning is remembered: where the next visit starts. Writing all of it down would stop the scrolling. */
const rememberedPages = 25;

interface Remembered {
  readonly state: { readonly data?: unknown };
}

/** What is written down: the whole, or of many pages the first ones with the places where they began. */
function serialize(query: Remembered): string {
  const data = query.state.data as Partial<InfiniteData<GalleryPage>> | undefined;
  if (!data?.pages || data.pages.length <= rememberedPages) return JSON.stringify(query);
  const beginning = {
    pages: data.pages.slice(0, rememberedPages),
    pageParams: data.pageParams?.slice(0, rememberedPages),
  };
  return JSON.stringify({ ...query, state: { ...query.state, data: beginning } });
}

/** Remembers the gallery for 10 minutes: a visit starts with what was seen last, then with what is new. */
const persister = experimental_createQueryPersister({
  // On the server nothing is remembered.
  storage: typeof localStorage === 'undefined' ? undefined : storage,
  prefix: `${storePrefix}gallery-cache-v2`,
  buster: 'v4',
  maxAge: clientTiming.galleryCacheMs,
  refetchOnRestore: 'always',
  serialize,
});

/** Forgets what is remembered. */
export function forgetGallery(): Promise<void> {
  return persister.removeQueries({ queryKey: galleryKey });
}

/** Forgets what is too old; looked at every 60 s (R-GAL-09). */
export function sweepGallery(): Promise<void> {
  return persister.persisterGc();
}

/** Remembers the gallery as it stands, once there is something; changes made by hand are not noticed by themselves. */
export async function rememberGallery(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(galleryKey) === undefined) return;
  // The persister brings types of its own release of the same library; the class behind both is this one.
  await persister.persistQueryByKey(galleryKey, queryClient as never);
}

const newest: MixedSource = {
  by: 'key',
  order: 'newest',
  load: async (kind, from, limit, signal) => {
    const query = { limit, ...from };
    const cards =
      kind === 'image'
        ? (await call(contract.gallery.publicImages, { query, signal })).images
        : (await call(contract.gallery.publicVideos, { query, signal })).videos;
    return cards ?? [];
  },
};

const trending: MixedSource = {
  by: 'offset',
  order: 'rank',
  load: async (kind, offset, limit, signal) => {
    const query = { limit, offset };
    return kind === 'image'
      ? (await call(contract.community.trendingImages, { query, signal })).images
      : (await call(contract.community.trendingVideos, { query, signal })).videos;
  },
};

const following: MixedSource = {
  by: 'key',
  order: 'newest',
  load: async (...asked) => (await import('./following-source.ts')).loadFollowing(...asked),
};

const sources = { newest, trending, following };

/** What the gallery shows under a filter, in pages of 20 (R-GAL-01). */
export function galleryQueryOf({ sort, kinds }: GalleryFilter) {
  const usual = sort === 'newest' && kinds === 'all';
  const queryKey = usual ? galleryKey : sort === 'following' ? [...keys.feed, kinds] : [...keys.gallery, sort, kinds];
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal, client }): Promise<GalleryPage> => {
      const { listed, next } = await loadMixedPage(sources[sort], pageParam, signal);
      return { items: listed.map((card) => galleryItem(client, card)), next };
    },
    meta: holdsPages,
    initialPageParam: firstPlace(kinds),
    getNextPageParam: nextGalleryPlace,
    // Every change keeps the pages that it does not touch: comparing thousands of cards with themselves would stop the scrolling.
    structuralSharing: false,
    ...(usual && {
      // As above: two releases of the same types.
      persister: persister.persisterFn as unknown as QueryPersister<GalleryPage, readonly string[], MixedPlace>,
    }),
  });
}

/** The community's images and videos together, newest first. */
export const galleryQuery = galleryQueryOf({ sort: 'newest', kinds: 'all' });

/** Fewer public items than a row of picks has. */
const fewestPicks = 3;

/** False where the gallery is known to hold too little for a row of picks, which are taken from it. */
export function mayHavePicks(client: QueryClient): boolean {
  const pages = client.getQueryData(galleryQuery.queryKey)?.pages;
  return !pages || pages.reduce((sum, { items }) => sum + items.length, 0) >= fewestPicks;
}

/** A page with fewer than 20 is the last (R-GAL-03). */
export function nextGalleryPlace({ items, next }: GalleryPage): MixedPlace | undefined {
  return items.length < limits.galleryPageSize ? undefined : next;
}

/** A listed item as a card of the wall. */
export function galleryItem(client: QueryClient, card: Listed): GalleryItem {
  const { kind, id } = card;
  const details = 'username' in card ? card : client.getQueryData(publicContentQuery(kind, id).queryKey);
  return {
    kind,
    id,
    width: card.width,
    height: card.height,
    small_url: card.small_url,
    wide_url: wideOf(card),
    colour: averageColour(card.placeholder),
    username: details?.username ?? null,
    favorite_count: details?.favorite_count ?? 0,
    video: kind === 'video' ? publicMediaPath({ userId: card.user_id, contentType: kind, id }) : null,
    seconds: details?.duration ?? null,
    words: openWords(details),
  };
}

/** The address of a card's wide still, which anybody can build. */
function wideOf(card: Listed): string | null {
  if ('wide_url' in card) return card.wide_url;
  if (card.width <= limits.smallVariantWidthPx) return null;
  return publicWidePath(publicMediaPath({ userId: card.user_id, contentType: card.kind, id: card.id }));
}

/** What every visitor may read of an item's words (PEOPLE-18). */
export function openWords(details: Content | undefined): string | null {
  return details?.text_prompt && !details.is_prompt_locked ? promptTitle(details.text_prompt) : null;
}
