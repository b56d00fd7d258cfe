import type { ReplyOf } from '@loomlight/contract';
import type { Timeframe, statistics } from '@loomlight/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/error-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BestItems } from './best-items.tsx';
import { DailyTable } from './daily-table.tsx';
import { dayOf } from './day-words.ts';
import { type Figure, figureNames, FigureTiles } from './figure-tiles.tsx';
import { SoldPrompts } from './sold-prompts.tsx';
import { figuresQuery } from './statistics-queries.ts';

type Reply = ReplyOf<typeof statistics.figures>;

const frames: readonly { value: Timeframe; label: string }[] = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: 'all', label: 'All time' },
];

/** What was made, and by day how it was seen, liked, paid and earned (R-API-30, KEEP-59); beside it what did best. */
export function Figures() {
  const [timeframe, setTimeframe] = useState<Timeframe>('30d');
  const [figure, setFigure] = useState<Figure>('views');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(figuresQuery(timeframe));
  return (
    <>
      <section aria-label="Figures" aria-busy={isFetching}>
        <Segmented
          label="Timeframe"
          value={timeframe}
          options={frames}
          onChange={setTimeframe}
          small
          className="mt-6"
        />
        {data ? (
          <div className={isPlaceholderData ? 'opacity-50' : undefined}>
            <FigureTiles value={figure} onChange={setFigure} sums={data} before={data.before} days={data.daily} />
            <h2 className="title-20 mt-6 mb-3">{figureNames[figure]} by day</h2>
            <LineChart
              key={`${figure} ${data.timeframe}`}
              name={figureNames[figure]}
              points={data.daily.map((day) => ({ label: dayOf(day.date), value: day[figure] }))}
            />
            <DailyTable figure={figure} days={data.daily} />
            <Totals figures={data} />
          </div>
        ) : error ? (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton className="mt-6 h-96 w-full" />
        )}
      </section>
      <div className="mt-10 grid grid-cols-2 gap-x-10 gap-y-10 max-lg:grid-cols-1">
        <BestItems />
        {data && <SoldPrompts figures={data} />}
      </div>
    </>
  );
}

function Totals({ figures }: { figures: Reply }) {
  const totals = [
    { name: 'Creations', value: figures.generations },
    { name: 'Images', value: figures.images },
    { name: 'Videos', value: figures.videos },
    { name: 'Failed', value: figures.failed },
    { name: 'Credits refunded', value: figures.credits_refunded },
  ];
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4">
      {totals.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-13 text-ink-3">{name}</dt>
          <dd className="num title-20">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
