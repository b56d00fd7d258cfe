import type { WholeCollection } from '@loomlight/contract/collections';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError, errorText } from '../../api/error-words.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { paths } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { collectionItemsQuery, collectionQuery } from '../collect/index.ts';
import { galleryItem, WallList } from '../gallery/index.ts';
import { LoadingScreen } from '../shell/index.ts';
import { countOf } from './collection-tile.tsx';
import { OwnCollection } from './own-collection.tsx';

/** One collection: its owner orders it, everybody else looks at it (KEEP-42). */
export function CollectionView({ id }: { id: string }) {
  const { data, error, isPending, refetch, isFetching } = useQuery(collectionQuery(id));
  usePageTitle(data?.name ?? 'Collection');
  if (isPending) return <LoadingScreen />;
  if (data) return data.is_own ? <OwnCollection collection={data} /> : <OthersCollection collection={data} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <div className="m-auto">
        <EmptyState title="Nothing to see here" hint="This collection is private, or it is not there any more.">
          <Link to={paths.home()} className={buttonClass({ tone: 'line' })}>
            Go Home
          </Link>
        </EmptyState>
      </div>
    );
  return (
    <div className="m-auto">
      <ErrorState
        message={errorText(error, 'Failed to load the collection')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  );
}

function OthersCollection({ collection }: { collection: WholeCollection }) {
  const client = useQueryClient();
  const { owner } = collection;
  const list = useInfiniteQuery({
    ...collectionItemsQuery(collection.id),
    select: ({ pages, pageParams }) => ({
      pageParams,
      pages: pages.map(({ generations }) => ({
        items: generations.map((item) => galleryItem(client, { ...item, kind: item.content_type, rank: 0 })),
      })),
    }),
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="mx-auto w-full max-w-[1680px] px-(--page) pt-10 pb-16 max-sm:pt-5">
      <h1 dir="auto" className="title-36 break-words">
        {collection.name}
      </h1>
      <p className="num mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-3">
        <Link
          to={paths.profile(owner.username)}
          className="inline-flex min-h-6 items-center gap-2 text-ink hover:underline"
        >
          <ProfilePicture name={owner.fullName} src={owner.profile_pic} size={24} />
          <span className="break-all">{owner.fullName}</span>
        </Link>
        {countOf(collection)}
      </p>
      <WallList
        list={list}
        items={items}
        message="Failed to load the collection"
        empty={<EmptyState title="Nothing here yet" hint="What is collected here will be shown here." />}
        end="That is all of it."
      />
    </div>
  );
}
