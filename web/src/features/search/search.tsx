import '../../ui/chip.css';
import { imageStyles, limits } from '@loomlight/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { errorText } from '../../api/error-words.ts';
import { cx } from '../../lib/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { distinct, kinds, WallList } from '../gallery/index.ts';
import { type Search as Sought, useSearchAddress } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { isSearch, searchQuery } from './search-query.ts';
import { Suggestions } from './suggestions.tsx';

/** Looks through what the community shows: results while one types, suggestions until then. */
export function Search() {
  const { change, ...search } = useSearchAddress();
  const list = useInfiniteQuery(searchQuery(search));
  const results = useRef<HTMLElement>(null);
  const searching = isSearch(search);
  const pages = searching ? (list.data?.pages ?? []) : [];
  const items = distinct(pages);
  const style = imageStyles.find(({ id }) => id === search.style);
  return (
    <>
      <section className="mx-auto w-full max-w-[820px] px-(--page) pt-12 pb-7 max-sm:pt-6 max-sm:pb-5">
        <h1 className="title-36 mb-5 max-sm:mb-4 max-sm:text-[28px]/[32px]">Search the community</h1>
        <SearchField
          words={search.words}
          fresh={!searching}
          onWords={(words) => change({ words })}
          onDown={() => results.current?.querySelector<HTMLElement>('a')?.focus()}
        />
        {searching && (
          <div className="mt-4 flex min-h-9 items-center gap-3">
            {style ? (
              <button type="button" className="chip" onClick={() => change({ style: undefined, kinds: 'all' })}>
                <span className="sr-only">Remove style</span>
                {style.name}
                <X size={14} className="text-ink-3" aria-hidden="true" />
              </button>
            ) : (
              <Segmented
                label="Show"
                small
                value={search.kinds}
                options={kinds}
                onChange={(shown) => change({ kinds: shown })}
              />
            )}
            <p role="status" className="num ml-auto text-13 text-ink-3">
              {list.isFetching && !list.isFetchingNextPage
                ? 'Searching…'
                : list.data
                  ? countWords(pages[0]?.total)
                  : ''}
            </p>
          </div>
        )}
      </section>
      {searching ? (
        <section
          ref={results}
          aria-label="Results"
          aria-busy={list.isFetching}
          className={cx('px-(--gap-picture) pb-(--gap-picture)', list.isPlaceholderData && 'opacity-50')}
        >
          <WallList
            list={list}
            items={items}
            message={errorText(list.error)}
            empty={<NothingFound search={search} />}
            end="That is everything."
          />
        </section>
      ) : (
        <Suggestions />
      )}
    </>
  );
}

function NothingFound({ search }: { search: Sought }) {
  return (
    <>
      <EmptyState
        title={search.words === '' ? 'Nothing found' : `Nothing found for “${search.words}”`}
        hint="Try fewer words, or others. Locked prompts are not searched: their words are nobody’s to find."
      />
      <Suggestions />
    </>
  );
}

/** Totals are exact up to a thousand (`limits.totalMax`). */
function countWords(total = 0): string {
  if (total >= limits.totalMax) return `More than ${(limits.totalMax - 1).toLocaleString('en-US')} results`;
  return `${total} ${total === 1 ? 'result' : 'results'}`;
}
