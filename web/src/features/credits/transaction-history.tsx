import { useInfiniteQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { errorText } from '../../api/error-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type HistoryFilter, historyQuery } from './credits-queries.ts';
import { HistoryTotals } from './history-totals.tsx';
import { TransactionRow } from './transaction-row.tsx';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'spent', label: 'Spent' },
  { value: 'refunds', label: 'Refunds' },
] as const;
const none: Readonly<Record<HistoryFilter, string>> = {
  all: 'No transactions yet',
  spent: 'Nothing spent yet',
  refunds: 'No refunds',
};

/** Every change of the balance, newest first, in a window of its own (R-CRED-03). */
export function TransactionHistory() {
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const history = useInfiniteQuery(historyQuery(filter));
  const { data, isPending, isError, isFetching, hasNextPage } = history;
  // An entry that came between two pages moves another one onto both.
  const entries = [...new Map(data?.pages.flatMap((page) => page.transactions).map((one) => [one.id, one])).values()];

  return (
    <section aria-labelledby="history">
      <div className="flex h-10 items-center">
        <h2 id="history" className="title-26">
          Transaction History
        </h2>
        <IconButton
          label="Refresh"
          className="-mr-2 ml-auto"
          disabled={isFetching}
          onClick={() => void history.refetch()}
        >
          <RefreshCw size={16} className={isFetching ? 'spin' : undefined} />
        </IconButton>
      </div>
      <HistoryTotals totals={data?.pages[0]?.totals} />
      <Segmented
        label="Filter"
        value={filter}
        options={filters}
        onChange={setFilter}
        small
        className="mt-4 max-sm:flex max-sm:*:flex-1"
      />
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        tabIndex={0}
        role="group"
        aria-label="Transactions"
        aria-busy={isPending}
        // Six rows and a half: the one that is cut says that there are more.
        className="mt-2.5 max-h-[404px] overflow-x-hidden overflow-y-auto pr-2 [scrollbar-width:thin]"
      >
        {isPending && Array.from({ length: 7 }, (_, row) => <Skeleton key={row} className="my-3 h-9" />)}
        {isError && (
          <ErrorState message={errorText(history.error)} onRetry={() => void history.refetch()} retrying={isFetching} />
        )}
        {data && entries.length === 0 && <p className="py-16 text-center text-ink-3">{none[filter]}</p>}
        <ul>
          {entries.map((entry) => (
            <TransactionRow key={entry.id} entry={entry} />
          ))}
        </ul>
        {hasNextPage && <Sentinel onReach={() => !isFetching && void history.fetchNextPage()} />}
      </div>
    </section>
  );
}
