import type { Content } from '@loomlight/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { dropFromLists, keepContent, patchContent } from '../api/content-cache.ts';
import { createQueryClient, keys } from '../api/queries.ts';
import { communityImagesQuery } from '../features/account/community-images.ts';
import { publicContentQuery, visibleContentQuery } from '../features/content/content-queries.ts';
import { galleryItem, galleryQuery, galleryQueryOf } from '../features/gallery/gallery-query.ts';
import { picksQuery } from '../features/picks/picks-query.ts';
import { listOf } from '../features/profile/profile-queries.ts';
import { noFilters } from '../features/search/search-address.ts';
import { searchQuery } from '../features/search/search-query.ts';
import { aContent } from '../testing/builders.ts';

interface Shown extends Pick<Content, 'id' | 'favorite_count'>, Partial<Omit<Content, 'id' | 'favorite_count'>> {}

/** A place that shows contents: puts them there, and reads one of them back. */
interface Place {
  readonly options: { readonly queryKey: QueryKey };
  readonly put: (client: QueryClient, contents: readonly Content[]) => unknown;
  readonly read: (data: never, id: string) => Shown | undefined;
}

const one = aContent({ id: 'one', has_prompt_access: false, favorite_count: 3 });
const other = aContent({ id: 'other', favorite_count: 7 });

interface Pages {
  readonly pages: readonly { readonly items: readonly Shown[] }[];
}
const inPages = (client: QueryClient, contents: readonly Content[]) => ({
  pages: contents.map((content) => ({
    items: [galleryItem(client, { ...content, kind: 'image', rank: 0 })],
    next: null,
  })),
  pageParams: [],
});
const fromPages = ({ pages }: Pages, id: string) => pages.flatMap(({ items }) => items).find((item) => item.id === id);
const wall = (options: Place['options']): Place => ({ options, put: inPages, read: fromPages });
const tab = (options: Place['options']): Place => ({
  options,
  put: (_, contents) => ({ pages: [{ items: contents, listed: 2, total: 2 }], pageParams: [0] }),
  read: fromPages,
});
const list = (options: Place['options']): Place => ({
  options,
  put: (_, contents) => contents,
  read: (contents: readonly Shown[], id) => contents.find((content) => content.id === id),
});
const single = (options: Place['options']): Place => ({ options, put: () => one, read: (content: Shown) => content });

const lists: Readonly<Record<string, Place>> = {
  'the wall': wall(galleryQuery),
  'the wall under a filter': wall(galleryQueryOf({ sort: 'trending', kinds: 'image' })),
  'what those make whom one follows': wall(galleryQueryOf({ sort: 'following', kinds: 'all' })),
  'a search': wall(searchQuery({ ...noFilters, words: 'harbour', kinds: 'all', sort: 'newest' })),
  'a tab of a dashboard': tab(listOf('Mira Lindqvist', 'all')),
  'the favorites': tab(listOf('Mira Lindqvist', 'favorites')),
  'the picks of the week': list(picksQuery),
  'the sign-in card': list(communityImagesQuery),
};
const places: Readonly<Record<string, Place>> = {
  ...lists,
  'the dialog': single(publicContentQuery('image', 'one')),
  'the page of a result': single(visibleContentQuery('image', 'one')),
  'the page of a batch': {
    options: visibleContentQuery('image', 'first'),
    put: () => aContent({ id: 'first', batch: [one, other] }),
    read: (content: Content, id) => content.batch?.find((member) => member.id === id),
  },
};

/** A cache in which a place shows both contents. */
function showing({ options, put }: Place): QueryClient {
  const client = createQueryClient();
  client.getQueryCache().build(client, client.defaultQueryOptions(options));
  client.setQueryData(options.queryKey, put(client, [one, other]));
  return client;
}
const shown = (client: QueryClient, { options, read }: Place, id = 'one') =>
  read(client.getQueryData(options.queryKey) as never, id); // what the place itself has put there

const changes = {
  'a favorite': { is_user_favorite: true, favorite_count: 4 },
  'an unlock': { has_prompt_access: true },
  'a lock and its price': { is_prompt_locked: true, prompt_price: 9 },
  'its visibility': { is_public: false },
} as const;

describe('what happens to a content', () => {
  it.each(Object.keys(changes).flatMap((change) => Object.keys(places).map((place) => [change, place] as const)))(
    'reaches everything that shows it: %s in %s [R-DET-12, R-DET-13]',
    (change, name) => {
      const place = places[name];
      const patch = changes[change as keyof typeof changes]; // of the table
      if (!place) throw new Error('A place of the table.');
      const client = showing(place);
      const before = shown(client, place, 'other');
      patchContent(client, 'one', patch);
      expect(shown(client, place)).toMatchObject(patch);
      expect(shown(client, place, 'other')).toBe(
        name.startsWith('the dialog') || name.startsWith('the page of a result') ? shown(client, place) : before,
      );
    },
  );

  it.each(Object.entries(lists))('takes it out of what nobody else may see: %s [R-DET-12]', (_, place) => {
    const client = showing(place);
    const before = shown(client, place, 'other');
    dropFromLists(client, place.options.queryKey.slice(0, 1), 'one');
    expect(shown(client, place)).toBeUndefined();
    expect(shown(client, place, 'other')).toEqual(before);
  });

  it.each(Object.entries(places))('draws nothing anew where it is not shown: %s [R-DET-12]', (_, place) => {
    const client = showing(place);
    const before = client.getQueryData(place.options.queryKey);
    patchContent(client, 'elsewhere', { favorite_count: 1 });
    dropFromLists(client, [], 'elsewhere');
    expect(client.getQueryData(place.options.queryKey)).toBe(before);
  });

  it('is kept for a page that is not open yet [R-DET-12]', () => {
    const client = createQueryClient();
    keepContent(client, one);
    patchContent(client, 'one', { favorite_count: 9 });
    expect(client.getQueryData(keys.content('image', 'one'))).toMatchObject({ favorite_count: 9 });
  });
});
