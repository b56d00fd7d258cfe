import type { Content } from '@loomlight/contract';
import { collections, type WholeCollection } from '@loomlight/contract/collections';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { collectionItemsQuery, NameDialog, refreshCollections } from '../collect/index.ts';
import { ContentLayer, detailItem } from '../content/index.ts';
import { countOf } from './collection-tile.tsx';
import { OrderedItems } from './ordered-items.tsx';

const placeholders = 8;

interface Change {
  readonly name?: string;
  readonly is_public?: boolean;
  readonly cover_id?: string | null;
}

/** One's own collection: its name, who may see it, its order, and its end (KEEP-42, KEEP-44). */
export function OwnCollection({ collection }: { collection: WholeCollection }) {
  const { id, name, is_public: isPublic } = collection;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'name' | 'remove'>();
  const list = useInfiniteQuery(collectionItemsQuery(id));
  const items = [
    ...new Map(list.data?.pages.flatMap((page) => page.generations).map((item) => [item.id, item])).values(),
  ];
  const refresh = () => void refreshCollections(client);
  const change = useMutation({
    mutationFn: (body: Change) => call(collections.change, { params: { id }, body }),
    onSuccess: () => {
      setAsking(undefined);
      refresh();
    },
    onError: (error, { name: wanted }) => wanted === undefined && toast.error(errorText(error)),
  });
  const removal = useMutation({
    mutationFn: () => call(collections.remove, { params: { id } }),
    onSuccess: async () => {
      await navigate(paths.collections(), { replace: true });
      refresh();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const takeOut = useMutation({
    mutationFn: (item: Content) => call(collections.removeItems, { params: { id }, body: { ids: [item.id] } }),
    onSuccess: () => toast.success('Taken out. The creation itself stays where it is.'),
    onError: (error) => toast.error(errorText(error)),
    onSettled: refresh,
  });
  const Sign = isPublic ? Globe : EyeOff;
  return (
    <div className="mx-auto w-full max-w-[1240px] px-(--page) pt-10 pb-16 max-sm:pt-5">
      <Link to={paths.collections()} className="link inline-flex min-h-6 items-center text-13">
        Collections
      </Link>
      <h1 dir="auto" className="title-36 mt-1 break-words">
        {name}
      </h1>
      <p className="num mt-2 flex flex-wrap items-center gap-x-4 text-ink-3">
        {countOf(collection)}
        <span className="inline-flex items-center gap-1.5">
          <Sign size={14} aria-hidden="true" />
          {isPublic ? 'Everybody can see it' : 'Only you can see it'}
        </span>
      </p>
      <div role="group" aria-label="This collection" className="mt-4 mb-7 flex flex-wrap gap-1.5">
        <Button tone="line" size="sm" onClick={() => setAsking('name')}>
          Rename
        </Button>
        <Button
          tone="line"
          size="sm"
          loading={change.isPending && change.variables.is_public !== undefined}
          onClick={() => change.mutate({ is_public: !isPublic })}
        >
          {isPublic ? 'Make private' : 'Make public'}
        </Button>
        {isPublic && (
          <Button tone="line" size="sm" onClick={() => void copyAddress(id)}>
            Copy link
          </Button>
        )}
        <Button
          tone="quiet"
          size="sm"
          className="px-2 text-red!"
          loading={removal.isPending}
          onClick={() => setAsking('remove')}
        >
          Remove
        </Button>
      </div>
      {list.isError && items.length === 0 && (
        <ErrorState
          message={errorText(list.error, 'Failed to load the collection')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data && items.length === 0 && !list.hasNextPage && (
        <EmptyState title="Nothing in it yet" hint="Open a picture or a film and press Collect.">
          <Link to={paths.dashboard()} className={buttonClass({ tone: 'line' })}>
            To what you have made
          </Link>
        </EmptyState>
      )}
      {items.length > 0 && (
        <OrderedItems
          collectionId={id}
          items={items}
          hasMore={list.hasNextPage}
          coverId={collection.cover_id}
          onCover={(coverId) => change.mutate({ cover_id: coverId })}
          onTakeOut={(item) => takeOut.mutate(item)}
        />
      )}
      {list.isPending && (
        <div className="grid grid-cols-4 gap-4 max-lg:grid-cols-3 max-sm:grid-cols-2 max-sm:gap-2">
          {Array.from({ length: placeholders }, (_, index) => (
            <Skeleton key={index} className="aspect-square rounded-(--radius-input)" />
          ))}
        </div>
      )}
      {list.hasNextPage && <Sentinel onReach={() => !list.isFetching && void list.fetchNextPage()} />}
      <ContentLayer items={items.map((item) => detailItem(item, item.user_id === collection.owner.id))} />
      {asking === 'name' && (
        <NameDialog
          title="Rename"
          name={name}
          saving={change.isPending}
          problem={change.isError ? errorText(change.error) : undefined}
          onName={(wanted) => change.mutate({ name: wanted })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title="Remove this collection?"
          description="What is in it stays where it is. The collection cannot be brought back."
          action="Remove"
          danger
          onConfirm={() => removal.mutate()}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

async function copyAddress(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(paths.collection(id), window.location.origin).href);
    toast.success('Link copied to clipboard!');
  } catch {
    toast.error('Failed to copy the link. Please copy it from the address bar.');
  }
}
