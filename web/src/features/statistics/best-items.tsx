import { promptTitle } from '@loomlight/contract';
import type { OwnItem } from '@loomlight/contract/own-library';
import { useQuery } from '@tanstack/react-query';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bestQuery, type BestBy } from './statistics-queries.ts';

const orders: readonly { value: BestBy; label: string }[] = [
  { value: 'views', label: 'Views' },
  { value: 'favorites', label: 'Favorites' },
  { value: 'earned', label: 'Earned' },
];

/** What of one's own was seen, favorited or earned most since it was made (KEEP-57). */
export function BestItems() {
  const [by, setBy] = useState<BestBy>('views');
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(bestQuery(by));
  return (
    <section aria-labelledby="best" aria-busy={isFetching} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="best" className="title-26">
          Best of all time
        </h2>
        <Segmented label="Best by" value={by} options={orders} onChange={setBy} small />
      </div>
      {data ? (
        data.length === 0 ? (
          <p className="py-6 text-ink-3">{emptyWords[by]}</p>
        ) : (
          <table
            className={isPlaceholderData ? 'mt-3 w-full opacity-50' : 'mt-3 w-full'}
            style={{ tableLayout: 'fixed' }}
          >
            <thead>
              <tr className="text-right text-13 text-ink-3">
                <th scope="col" className="py-2 text-left font-normal">
                  Creation
                </th>
                {orders.map(({ value, label }) => (
                  <th key={value} scope="col" className="font-normal" style={{ width: 72 }}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </tbody>
          </table>
        )
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="mt-3 h-96 w-full" />
      )}
    </section>
  );
}

const emptyWords: Readonly<Record<BestBy, string>> = {
  views: 'Nobody has looked at what you have here now. What is public is seen in the gallery.',
  favorites: 'Nothing has been favorited yet.',
  earned: 'No prompt has earned anything yet. A price is set beside each creation.',
};

function Row({ item }: { item: OwnItem }) {
  const [broken, setBroken] = useState(false);
  const counts = [item.view_count, item.favorite_count, item.credits_earned];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 text-left font-normal">
        <Link
          to={item.content_type === 'video' ? paths.videoResult(item.id) : paths.imageResult(item.id)}
          className="flex min-w-0 items-center gap-3 rounded hover:underline"
        >
          {item.small_url === null || broken ? (
            <span className="grid size-10 flex-none place-content-center rounded bg-surface text-ink-3">
              <ImageOff size={16} aria-hidden="true" />
            </span>
          ) : (
            <img
              src={item.small_url}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-10 flex-none rounded object-cover"
              onError={() => setBroken(true)}
            />
          )}
          <span dir="auto" className="min-w-0 truncate">
            {promptTitle(item.text_prompt ?? '')}
          </span>
        </Link>
      </th>
      {counts.map((count, place) => (
        <td key={orders[place]?.value} className="num text-right">
          {count.toLocaleString('en-US')}
        </td>
      ))}
    </tr>
  );
}
