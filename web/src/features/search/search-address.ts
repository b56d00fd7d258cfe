import { imageStyles, limits } from '@loomlight/contract';
import { useLocation, useNavigate } from 'react-router';
import { type Kinds, readKinds, writeKinds } from '../gallery/index.ts';

/** What is looked for. */
export interface Search {
  readonly words: string;
  /** Id of a style; pictures alone have one. */
  readonly style: (typeof imageStyles)[number]['id'] | undefined;
  readonly kinds: Kinds;
}

/** The search as the address states it (`/search?q=...&style=...&show=...`), so that it can be shared. */
export function useSearchAddress(): Search & { readonly change: (part: Partial<Search>) => void } {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(address);
  const style = imageStyles.find(({ id }) => id === query.get('style'))?.id;
  const search: Search = {
    words: (query.get('q') ?? '').trim().slice(0, limits.searchMax),
    style,
    kinds: style === undefined ? readKinds(query) : 'image',
  };
  return {
    ...search,
    change: (part) => {
      const next = { ...search, ...part };
      const written = new URLSearchParams();
      if (next.words !== '') written.set('q', next.words);
      if (next.style !== undefined) written.set('style', next.style);
      else writeKinds(written, next.kinds);
      void navigate({ search: written.toString() }, { replace: true });
    },
  };
}
