import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorText } from '../../api/error-words.ts';
import { rememberSearch } from '../../api/last-searches.ts';
import { atMost } from '../../lib/at-most.ts';
import { cx } from '../../lib/cx.ts';
import { distinct, WallList } from '../gallery/index.ts';
import { NothingFound } from './nothing-found.tsx';
import { isSearch, useSearchAddress } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { SearchFilters } from './search-filters.tsx';
import { type FoundPage, searchQuery } from './search-query.ts';
import { SearchStart } from './search-start.tsx';
import { Suggested } from './suggested.tsx';

/** Words that have stood for so long with what they find were meant. */
const meantMs = 2_000;

/** Looks through what the community shows: a wall of results while one types, and where to begin until then. */
export function Search() {
  const { search, change } = useSearchAddress();
  const list = useInfiniteQuery(searchQuery(search));
  const results = useRef<HTMLElement>(null);
  const searching = isSearch(search);
  const pages = searching ? (list.data?.pages ?? []) : [];
  const items = distinct(pages);
  const { words } = search;
  const isThere = list.isSuccess && !list.isPlaceholderData;
  const still = items[0]?.small_url;
  useEffect(() => {
    if (!isThere || words === '') return;
    const timer = setTimeout(() => rememberSearch(words, still), meantMs);
    return () => clearTimeout(timer);
  }, [words, isThere, still]);
  return (
    <>
      <section className="mx-auto w-full max-w-[1072px] px-(--page) pt-10 pb-6 max-sm:pt-5 max-sm:pb-4">
        <h1 className={searching ? 'sr-only' : 'title-36 mb-5 max-sm:mb-4 max-sm:text-[28px]/[32px]'}>
          Search the community
        </h1>
        <SearchField
          words={words}
          fresh={!searching}
          onWords={(typed) => change({ words: typed })}
          onMeant={rememberSearch}
          onDown={() => results.current?.querySelector<HTMLElement>('a')?.focus()}
        />
        {searching && (
          <>
            <Suggested
              words={words}
              onChoose={(chosen) => {
                change({ words: chosen });
                rememberSearch(chosen);
              }}
            />
            <SearchFilters search={search} change={change} />
            <p role="status" className="num mt-4 min-h-5 text-13 text-ink-3">
              {list.isFetching && !list.isFetchingNextPage ? 'Searching…' : list.data ? countWords(pages[0]) : ''}
            </p>
          </>
        )}
      </section>
      {searching ? (
        <section
          ref={results}
          aria-label="Results"
          aria-busy={list.isFetching}
          className={cx('px-(--gap-image) pb-(--gap-image)', list.isPlaceholderData && 'opacity-50')}
        >
          <WallList
            list={list}
            items={items}
            message={errorText(list.error)}
            empty={<NothingFound search={search} eachWord={pages[0]?.eachWord ?? []} change={change} />}
            end="That is everything."
          />
        </section>
      ) : (
        <SearchStart />
      )}
    </>
  );
}

function countWords({ total, isExact }: Pick<FoundPage, 'total' | 'isExact'> = { total: 0, isExact: true }): string {
  const count = total ?? 0;
  return `${atMost(count, isExact ? Infinity : count)} ${count === 1 && isExact ? 'result' : 'results'}`;
}
