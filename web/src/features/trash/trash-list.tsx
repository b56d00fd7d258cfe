import { limits } from '@loomlight/contract';
import { trash } from '@loomlight/contract/trash';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { putBack } from './put-back.ts';
import { TrashCard } from './trash-card.tsx';
import { trashedOf, trashQuery } from './trash-queries.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog }));
const placeholders = 6;

/** What the person has deleted in the last thirty days, each with the way back, and the end of it all (KEEP-31). */
export function TrashList() {
  const client = useQueryClient();
  const list = useInfiniteQuery(trashQuery);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const items = trashedOf(list.data?.pages);
  const total = list.data?.pages[0]?.total ?? 0;
  const back = useMutation({
    mutationFn: (id: string) => putBack(client, [id]),
    onSuccess: ({ restored }) =>
      setSaid(restored.length > 0 ? 'Put back as it was.' : 'It is not in the trash any more.'),
    onError: (error) => toast.error(errorText(error)),
  });
  const emptying = useMutation({
    mutationFn: () => call(trash.empty, {}),
    onSuccess: ({ left }) => {
      setSaid(left === 0 ? 'The trash is empty.' : 'There is more in the trash. Empty it once more.');
      void client.invalidateQueries({ queryKey: keys.trash });
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const isEmpty = list.data !== undefined && items.length === 0 && !list.hasNextPage;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-pretty text-ink-3">
          Kept for 30 days, then gone for good. Nobody else sees these, and links to them are closed.
        </p>
        {items.length > 0 && (
          <Button
            tone="line"
            size="sm"
            className="ml-auto max-sm:ml-0"
            loading={emptying.isPending}
            onClick={() => setAsking(true)}
          >
            Empty trash
          </Button>
        )}
      </div>
      <p role="status" className="min-h-6 pt-1 text-13 text-ink-2">
        {said}
      </p>
      {list.isError && items.length === 0 && (
        <ErrorState
          message={errorText(list.error, 'Failed to load the trash')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {isEmpty && (
        <EmptyState title="The trash is empty" hint="What you delete waits here for 30 days.">
          <Link to={paths.dashboard()} className={buttonClass({ tone: 'line' })}>
            Back to the dashboard
          </Link>
        </EmptyState>
      )}
      <div
        aria-busy={list.isFetching}
        className="mt-3 grid grid-cols-4 gap-x-4 gap-y-7 max-lg:grid-cols-3 max-sm:grid-cols-2 max-sm:gap-x-3"
      >
        {items.map((item) => (
          <TrashCard
            key={item.id}
            item={item}
            pending={back.isPending && back.variables === item.id}
            onPutBack={() => back.mutate(item.id)}
          />
        ))}
        {list.isPending &&
          Array.from({ length: placeholders }, (_, index) => (
            <Skeleton key={index} className="aspect-[4/3] rounded-(--radius-input)" />
          ))}
      </div>
      {list.hasNextPage && <Sentinel onReach={() => !list.isFetching && void list.fetchNextPage()} />}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title="Empty the trash?"
            description={`${countOf(total)} removed for good. This cannot be undone.`}
            action="Empty trash"
            danger
            onConfirm={() => emptying.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function countOf(total: number): string {
  if (total >= limits.totalMax) return 'More than a thousand creations are';
  return total === 1 ? '1 creation is' : `${total} creations are`;
}
