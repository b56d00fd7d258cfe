import type { ReplyOf } from '@loomlight/contract';
import type { DailyFigures, Timeframe, statistics } from '@loomlight/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/error-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DailyChart } from './daily-chart.tsx';
import { figuresQuery } from './statistics-queries.ts';

type Reply = ReplyOf<typeof statistics.figures>;

const frames: readonly { value: Timeframe; label: string }[] = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: 'all', label: 'All time' },
];
const charts: readonly { figure: Exclude<keyof DailyFigures, 'date'>; name: string; colour: string }[] = [
  { figure: 'views', name: 'Views', colour: 'text-blue' },
  { figure: 'favorites', name: 'Favorites', colour: 'text-red' },
  { figure: 'credits_spent', name: 'Credits spent', colour: 'text-amber' },
  { figure: 'credits_earned', name: 'Credits earned', colour: 'text-green' },
];

/** What was made, and by day how it was seen, liked, paid and earned (R-API-30). */
export function Figures() {
  const [timeframe, setTimeframe] = useState<Timeframe>('30d');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(figuresQuery(timeframe));
  return (
    <section aria-label="Figures" aria-busy={isFetching}>
      <Segmented label="Timeframe" value={timeframe} options={frames} onChange={setTimeframe} small className="mt-6" />
      {data ? (
        <div className={isPlaceholderData ? 'opacity-50' : undefined}>
          <Totals figures={data} />
          <div className="mt-6 grid gap-6 sm:grid-cols-2">
            {charts.map((chart) => (
              <DailyChart key={chart.figure} {...chart} total={data[chart.figure]} days={data.daily} />
            ))}
          </div>
        </div>
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="mt-6 h-96 w-full" />
      )}
    </section>
  );
}

function Totals({ figures }: { figures: Reply }) {
  const totals = [
    { name: 'Creations', value: figures.generations },
    { name: 'Images', value: figures.images },
    { name: 'Videos', value: figures.videos },
    { name: 'Failed', value: figures.failed },
    { name: 'Credits refunded', value: figures.credits_refunded },
    { name: 'Prompts sold', value: figures.prompts_sold },
  ];
  return (
    <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-3 border-y border-line py-4">
      {totals.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-13 text-ink-3">{name}</dt>
          <dd className="num title-26">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
