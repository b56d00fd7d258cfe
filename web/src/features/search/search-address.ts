import { imageStyles, limits } from '@loomlight/contract';
import { type SearchColour, searchColours, type SearchTime } from '@loomlight/contract/search';
import { useLocation, useNavigate } from 'react-router';
import { type Kinds, readKinds, writeKinds } from '../gallery/index.ts';

export const shapes = [
  { value: 'landscape', label: 'Wide' },
  { value: 'portrait', label: 'Tall' },
  { value: 'square', label: 'Square' },
] as const;
export const times = [
  { value: 'day', label: 'Last day' },
  { value: 'week', label: 'Last week' },
  { value: 'month', label: 'Last month' },
  { value: 'year', label: 'Last year' },
] as const satisfies readonly { value: SearchTime; label: string }[];
export const prompts = [
  { value: 'free', label: 'Free prompt' },
  { value: 'sold', label: 'Sold prompt' },
] as const;
export const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'trending', label: 'Trending' },
  { value: 'favorites', label: 'Most loved' },
] as const;

/** What narrows a search besides its words and what kind of thing it is; each may be left open. */
export interface SearchFilters {
  readonly shape: (typeof shapes)[number]['value'] | undefined;
  /** Id of a style; images alone have one. */
  readonly style: (typeof imageStyles)[number]['id'] | undefined;
  readonly colour: SearchColour | undefined;
  readonly engine: string | undefined;
  readonly time: SearchTime | undefined;
  readonly prompt: (typeof prompts)[number]['value'] | undefined;
}

/** What is looked for. */
export interface Search extends SearchFilters {
  readonly words: string;
  readonly kinds: Kinds;
  readonly sort: (typeof sorts)[number]['value'];
}

/** A search without any filter. */
export const noFilters: SearchFilters = {
  shape: undefined,
  style: undefined,
  colour: undefined,
  engine: undefined,
  time: undefined,
  prompt: undefined,
};
const filterNames = ['shape', 'style', 'colour', 'engine', 'time', 'prompt'] as const;

/** How many filters are set; what kind of thing it is is one as well. */
export function countFilters(search: Search): number {
  return filterNames.filter((name) => search[name] !== undefined).length + (search.kinds === 'all' ? 0 : 1);
}

/** Whether anything is looked for at all. */
export function isSearch(search: Search): boolean {
  return search.words !== '' || countFilters(search) > 0 || search.sort !== 'newest';
}

/** A search as the query of an address states it; what is unknown there is left out. */
export function readSearch(query: URLSearchParams): Search {
  const among = <Value extends string>(name: string, known: readonly { readonly value: Value }[]) =>
    known.find(({ value }) => value === query.get(name))?.value;
  const engine = query.get('engine') ?? '';
  return {
    words: (query.get('q') ?? '').trim().slice(0, limits.searchMax),
    kinds: readKinds(query),
    shape: among('shape', shapes),
    style: imageStyles.find(({ id }) => id === query.get('style'))?.id,
    colour: searchColours.find(({ id }) => id === query.get('colour'))?.id,
    engine: engine === '' || engine.length > limits.engineNameMax ? undefined : engine,
    time: among('time', times),
    prompt: among('prompt', prompts),
    sort: among('sort', sorts) ?? 'newest',
  };
}

/** The query of the address of a search; what is left open is not written. */
export function writeSearch(search: Search): string {
  const query = new URLSearchParams();
  if (search.words !== '') query.set('q', search.words);
  for (const name of filterNames) {
    const value = search[name];
    if (value !== undefined) query.set(name, value);
  }
  writeKinds(query, search.kinds);
  if (search.sort !== 'newest') query.set('sort', search.sort);
  return query.toString();
}

/** The search as the address states it (`/search?q=...&style=...&show=...`), so that it can be shared (KEEP-18). */
export function useSearchAddress(): { readonly search: Search; readonly change: (part: Partial<Search>) => void } {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = readSearch(new URLSearchParams(address));
  const change = (part: Partial<Search>) =>
    void navigate({ search: writeSearch({ ...search, ...part }) }, { replace: true });
  return { search, change };
}
