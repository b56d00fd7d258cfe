import { clientTiming } from '@loomlight/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GalleryItem, galleryQuery } from './gallery-query.ts';

/** Up to eight of the remembered images in an order of chance (R-RES-02). */
export function useGalleryPreviews(): readonly GalleryItem[] {
  const { data } = useInfiniteQuery(galleryQuery);
  const [seed] = useState(() => Math.random());
  return (data?.pages.flatMap(({ items }) => items) ?? [])
    .filter(({ small_url }) => small_url !== null)
    .toSorted((a, b) => chance(a.id, seed) - chance(b.id, seed))
    .slice(0, clientTiming.previewMax);
}

/** A number for an id that stays the same while one waits, and is another one the next time. */
function chance(id: string, seed: number): number {
  let hash = seed * 2 ** 31;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  return hash;
}
