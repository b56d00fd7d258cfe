import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { makeCollection, NameDialog, ownCollectionsQuery, refreshCollections } from '../collect/index.ts';
import { CollectionTile } from './collection-tile.tsx';

const placeholders = 6;

/** One's own collections, and the way to a new one (KEEP-42). */
export function CollectionList() {
  const list = useInfiniteQuery(ownCollectionsQuery);
  const [naming, setNaming] = useState(false);
  const all = [...new Map(list.data?.pages.flatMap((page) => page.collections).map((one) => [one.id, one])).values()];
  const isEmpty = list.data !== undefined && all.length === 0;
  const create = (
    <Button tone="line" onClick={() => setNaming(true)}>
      <FolderPlus size={15} aria-hidden="true" />
      New collection
    </Button>
  );
  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="max-w-[560px] text-pretty text-ink-3">
          Pictures and films side by side, in your order. Press Collect on any of them.
        </p>
        {!isEmpty && create}
      </div>
      {list.isError && all.length === 0 && (
        <ErrorState
          message={errorText(list.error, 'Failed to load your collections')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {isEmpty && (
        <EmptyState title="Put pictures side by side" hint="A collection is yours alone until you make it public.">
          {create}
        </EmptyState>
      )}
      <ul aria-label="Your collections" aria-busy={list.isFetching} className={tileGrid}>
        {all.map((collection) => (
          <CollectionTile key={collection.id} collection={collection} />
        ))}
        {list.isPending &&
          Array.from({ length: placeholders }, (_, index) => (
            <li key={index}>
              <Skeleton className="aspect-[3/2] rounded-(--radius-input)" />
            </li>
          ))}
      </ul>
      {list.hasNextPage && <Sentinel onReach={() => !list.isFetching && void list.fetchNextPage()} />}
      {naming && <NewCollection onClose={() => setNaming(false)} />}
    </>
  );
}

/** The grid of tiles, on every page that shows collections. */
export const tileGrid = 'grid grid-cols-3 gap-x-4 gap-y-7 max-lg:grid-cols-2 max-sm:gap-x-3';

function NewCollection({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const drawn = useRef<string>(undefined);
  const making = useMutation({
    mutationFn: (name: string) => makeCollection({ id: (drawn.current ??= crypto.randomUUID()), name }),
    onSuccess: ({ id }) => {
      void refreshCollections(client);
      void navigate(paths.collection(id));
    },
  });
  return (
    <NameDialog
      title="New collection"
      saving={making.isPending}
      problem={making.isError ? errorText(making.error) : undefined}
      onName={(name) => making.mutate(name)}
      onClose={onClose}
    />
  );
}
