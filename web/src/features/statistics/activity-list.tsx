import type { Activity } from '@loomlight/contract/statistics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { activityQuery } from './statistics-queries.ts';

/** What the person did and sold, newest first (R-API-30). */
export function ActivityList() {
  const { data, isPending, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(activityQuery);
  // What came between two pages moves others onto both.
  const lines = [...new Map(data?.pages.flatMap((page) => page.activity).map((one) => [one.id, one])).values()];
  return (
    <section aria-labelledby="activity" className="mt-10 max-w-[688px]">
      <h2 id="activity" className="title-26">
        Activity
      </h2>
      {isPending && [0, 1, 2].map((row) => <Skeleton key={row} className="my-3 h-9" />)}
      {isError && lines.length === 0 && (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && lines.length === 0 && (
        <p className="py-6 text-ink-3">Nothing yet. What you make, like, buy and sell is listed here.</p>
      )}
      <ul className="mt-2">
        {lines.map((line) => (
          <li key={line.id} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <ActivityWords line={line} />
            <time dateTime={line.created_at} className="flex-none text-12/[18px] text-ink-3">
              {relativeTime(line.created_at)}
            </time>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button tone="line" className="mt-4" loading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function ActivityWords({ line }: { line: Activity }) {
  const to = line.type === 'payment' ? paths.credits() : itemPath(line);
  if (to === undefined) return <span className="min-w-0 break-words">{line.summary}</span>;
  return (
    <Link to={to} className="min-w-0 rounded break-words hover:underline">
      {line.summary}
    </Link>
  );
}

function itemPath({ content_id, content_type }: Activity): string | undefined {
  if (content_id === null) return undefined;
  return content_type === 'video' ? paths.videoResult(content_id) : paths.imageResult(content_id);
}
