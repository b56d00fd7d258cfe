import { search } from '@loomlight/contract/search';
import { type ReadContext, readFor } from '../../../db/reads.ts';
import type { Signals } from '../../../db/signals.ts';
import type { Binder } from '../../../http/bind-endpoint.ts';
import { createMicroCache } from '../../../kernel/micro-cache.ts';
import { listingChannel, type PresentContext } from '../../content/index.ts';
import { presentStart, presentSuggested } from './present-search.ts';
import { searchContent } from './search-content.ts';
import { type SearchStart, startSearch, withoutBlocked } from './start-search.ts';
import { suggestSearch } from './suggest-search.ts';

/** Where a search begins is at most so old; a change of what is public or open ends it at once. */
const keepMs = 1_000;

/** Search with pictures (KEEP-9 to KEEP-17). */
export function searchRoutes(
  { bind }: Binder,
  ctx: PresentContext & ReadContext & { readonly signals: Signals },
): void {
  const starts = createMicroCache<SearchStart>({
    keepMs,
    entriesMax: 1,
    now: () => ctx.clock.now().getTime(),
  });
  ctx.signals.subscribe(listingChannel, () => starts.clear());
  bind(search.find, async ({ actor, query }) => {
    const { q, filter, last, before, sort, limit, ...chosen } = query;
    const input = {
      request: { ...chosen, text: q, contentTypes: filter === 'all' ? (['image', 'video'] as const) : [filter] },
      page: {
        sort,
        limit,
        after: last === undefined || before === undefined ? undefined : { place: last, id: before },
      },
      viewer: actor,
    };
    const { items, next, total, eachWord } = await readFor(ctx, actor, (ctx) => searchContent(ctx, input));
    return {
      generations: [...items],
      next,
      total: total?.count ?? null,
      total_is_exact: total?.isExact ?? true,
      each_word: [...eachWord],
    };
  });
  bind(search.suggest, async ({ actor, query }) =>
    presentSuggested(await readFor(ctx, actor, (ctx) => suggestSearch(ctx, { text: query.q, viewer: actor }))),
  );
  bind(search.start, async ({ actor }) => {
    const start = await starts.get('start', () => startSearch(ctx));
    return presentStart(await withoutBlocked(ctx, { start, viewer: actor }));
  });
}
