import { useLocation, useNavigate } from 'react-router';
import { useViewer } from '../account/index.ts';
import type { Kinds } from './mixed-pages.ts';

const forAll = [
  { value: 'newest', label: 'Newest' },
  { value: 'trending', label: 'Trending' },
] as const;
const forMembers = [...forAll, { value: 'following', label: 'Following' }] as const;
export const kinds = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
] as const;

export interface GalleryFilter {
  readonly sort: (typeof forMembers)[number]['value'];
  readonly kinds: Kinds;
}

/**
 * What the gallery shows, kept in the address (`?sort=trending&show=video`); the usual stands for itself. Guests follow nobody: for them an
 * address that asks for it shows the newest.
 */
export function useGalleryFilter(): GalleryFilter & {
  readonly sorts: readonly (typeof forMembers)[number][];
  readonly change: (part: Partial<GalleryFilter>) => void;
} {
  const sorts = useViewer().kind === 'guest' ? forAll : forMembers;
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const filter: GalleryFilter = {
    sort: sorts.find(({ value }) => value === query.get('sort'))?.value ?? 'newest',
    kinds: readKinds(query),
  };
  return {
    ...filter,
    sorts,
    change: (part) => {
      const next = { ...filter, ...part };
      query.delete('sort');
      if (next.sort !== 'newest') query.set('sort', next.sort);
      writeKinds(query, next.kinds);
      void navigate({ search: query.toString(), hash }, { replace: true, state });
    },
  };
}

/** Reads `show` from a query; anything unknown means all. */
export function readKinds(query: URLSearchParams): Kinds {
  return kinds.find(({ value }) => value === query.get('show'))?.value ?? 'all';
}

/** Writes `show` into a query; all is not written. */
export function writeKinds(query: URLSearchParams, shown: Kinds): void {
  query.delete('show');
  if (shown !== 'all') query.set('show', shown);
}
