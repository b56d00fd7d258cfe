import { clientTiming } from '@loomlight/contract';
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../api/queries.ts';
import { useInterval } from '../../lib/use-timing.ts';
import type { GalleryFilter } from './gallery-filter.ts';
import {
  forgetGallery,
  type GalleryItem,
  type GalleryPage,
  galleryQueryOf,
  sweepGallery,
  type WallPage,
} from './gallery-query.ts';
import { useDetails } from './use-details.ts';

type Pages = InfiniteData<GalleryPage>;

export interface Gallery {
  readonly list: UseInfiniteQueryResult<Pages>;
  readonly items: readonly GalleryItem[];
  /** Forgets what is remembered and loads anew (R-GAL-04). */
  readonly refresh: () => void;
}

/** The community's images and videos, as far as they have been scrolled to, with their authors as these arrive. */
export function useGallery(filter: GalleryFilter): Gallery {
  const queryClient = useQueryClient();
  const query = galleryQueryOf(filter);
  const list = useInfiniteQuery(query);
  const items = distinct(list.data?.pages ?? []);
  const forgetAsked = useDetails(query.queryKey, items);

  useEffect(() => void sweepGallery(), []);
  useInterval(() => void sweepGallery(), clientTiming.galleryCacheCheckMs);

  const refresh = () => {
    forgetAsked();
    queryClient.removeQueries({ queryKey: ['public'], type: 'inactive' });
    void forgetGallery().then(() => {
      for (const queryKey of [keys.gallery, keys.feed]) void queryClient.resetQueries({ queryKey });
    });
  };
  return { list, items, refresh };
}

/** What came to the wall between two pages may be in both. */
export function distinct(pages: readonly WallPage[]): readonly GalleryItem[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}
