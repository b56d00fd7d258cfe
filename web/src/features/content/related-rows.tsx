import type { Content } from '@loomlight/contract';
import { related } from '@loomlight/contract/related';
import type { Thumbnail } from '@loomlight/contract/search';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { holdsList } from '../../api/content-cache.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VideoMark } from '../../ui/video-mark.tsx';
import { averageColour } from './average-colour.ts';

export interface RelatedRowsProps {
  item: Pick<Content, 'id' | 'username'>;
  /** The person follows a link out of it. */
  onLeave?: () => void;
  className: string;
}

/** What else its person has made, and what is like it (KEEP-65). */
export function RelatedRows({ item, onLeave, className }: RelatedRowsProps) {
  return (
    // Without a line above nothing where both rows are empty.
    <div className={`grid gap-5 empty:hidden ${className}`}>
      <Row title={`More by ${item.username}`} which="moreBy" id={item.id} onLeave={onLeave} />
      <Row title="Related" which="like" id={item.id} onLeave={onLeave} />
    </div>
  );
}

function Row({
  title,
  which,
  id,
  onLeave,
}: {
  title: string;
  which: keyof typeof related;
  id: string;
  onLeave: (() => void) | undefined;
}) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery({
    // Among the walls: whatever is deleted or hidden leaves all of them at once.
    queryKey: [...keys.gallery, 'related', which, id],
    queryFn: async ({ signal }) => (await call(related[which], { params: { id }, signal })).generations,
    meta: holdsList,
  });
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching} className="min-w-0">
      <h3 id={titleId} className="mb-2 truncate text-13 font-medium text-ink-3">
        <bdi>{title}</bdi>
      </h3>
      {error && !data ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-13 text-ink-2">
          {errorText(error)}
          <Button tone="line" size="sm" loading={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-1.5">
          {data
            ? data.map((one) => (
                <li key={one.id}>
                  <Way to={one} onLeave={onLeave} />
                </li>
              ))
            : Array.from({ length: 6 }, (_, place) => (
                <li key={place}>
                  <Skeleton className="aspect-square w-full" />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function Way({ to: item, onLeave }: { to: Thumbnail; onLeave: (() => void) | undefined }) {
  const [broken, setBroken] = useState(false);
  const isVideo = item.content_type === 'video';
  return (
    <Link
      to={isVideo ? paths.videoResult(item.id) : paths.imageResult(item.id)}
      onClick={onLeave}
      className="relative block aspect-square overflow-hidden rounded-[8px]"
      style={{ backgroundColor: averageColour(item.placeholder) }}
    >
      {item.small_url !== null && !broken && (
        <img
          src={item.small_url}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
      {isVideo && <VideoMark silent seconds={null} className="right-1 bottom-1 h-4! px-1!" />}
      <span className="sr-only">
        A {isVideo ? 'film' : 'picture'} by {item.username}
      </span>
    </Link>
  );
}
