import type { Content } from '@loomlight/contract';
import type { InfiniteData, QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import { keys } from './queries.ts';

/** What a list holds of a content: at least which one it is. */
interface Held {
  readonly id: string;
}

/** A content after something has happened to it: the same object where nothing changes, null where it leaves its list. */
type Change = <Part extends Held>(held: Part) => Part | null;

/** How the data of a query hold contents. Answers the same data where `change` changes nothing, so that nothing is drawn anew. */
type InContents<Data> = (data: Data, change: Change) => Data;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly contents?: InContents<unknown> };
  }
}

/** What may change about a content while it is shown. */
export type ContentPatch = Partial<Content>;

/**
 * The `meta` of a query whose data hold contents. Every such query says so here: what happens to a content reaches all of them, and nothing
 * has to guess from their data.
 */
function holding<Data>(contents: InContents<Data>): QueryMeta {
  // The cache keeps queries of all types in one list; each is given its own data only.
  return { contents: contents as InContents<unknown> };
}

/** Of a query for one content, with those of its batch. */
export const holdsContent = holding<Content>((content, change) => {
  const changed = change(content) ?? content;
  const batch = changed.batch && changeAll(changed.batch, change);
  return batch && batch !== changed.batch ? { ...changed, batch: [...batch] } : changed;
});

/** Of a query for a list of contents. */
export const holdsList = holding<readonly Held[]>(changeAll);

/** Of a query for pages of contents. */
export const holdsPages = holding<InfiniteData<{ readonly items: readonly Held[] }>>((data, change) => {
  const pages = data.pages.map((page) => {
    const items = changeAll(page.items, change);
    return items === page.items ? page : { ...page, items };
  });
  return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data;
});

function changeAll<Part extends Held>(held: readonly Part[], change: Change): readonly Part[] {
  const next = held.flatMap((part) => change(part) ?? []);
  return next.length === held.length && next.every((part, index) => part === held[index]) ? held : next;
}

/** Keeps a content as the server has just answered it to its viewer. */
export function keepContent(client: QueryClient, content: Content): void {
  client.setQueryData(keys.content(content.content_type, content.id), content);
}

/** Changes a content wherever the cache holds it: alone, in a list, in the pages of a list. */
export function patchContent(client: QueryClient, id: string, patch: ContentPatch): void {
  const change: Change = (held) => (held.id === id ? { ...held, ...patch } : held);
  for (const type of ['image', 'video'] as const)
    for (const key of [keys.content(type, id), keys.publicContent(type, id)])
      client.setQueryData<Content>(key, (held) => held && { ...held, ...patch });
  changeLists(client, [], change);
}

/** Takes a content out of the lists under a key: it is gone, or nobody else may see it any more. */
export function dropFromLists(client: QueryClient, queryKey: QueryKey, id: string): void {
  changeLists(client, queryKey, (held) => (held.id === id ? null : held));
}

/** Asks again for everything that is known about one content, as the public sees it and as its viewer does. */
export async function refreshContent(
  client: QueryClient,
  { content_type: type, id }: Pick<Content, 'content_type' | 'id'>,
): Promise<void> {
  const both = [keys.publicContent(type, id), keys.content(type, id)];
  await Promise.all(both.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function changeLists(client: QueryClient, queryKey: QueryKey, change: Change): void {
  for (const { queryKey: key, meta, state } of client.getQueryCache().findAll({ queryKey }))
    if (meta?.contents && state.data !== undefined) {
      const next = meta.contents(state.data, change);
      if (next !== state.data) client.setQueryData(key, next);
    }
}
