import type { DailyFigures } from '@loomlight/contract/statistics';
import { BarChart } from '../../ui/bar-chart.tsx';

export interface DailyChartProps {
  figure: Exclude<keyof DailyFigures, 'date'>;
  name: string;
  /** Class of the text colour that the bars have. */
  colour: string;
  total: number;
  days: readonly DailyFigures[];
}

/** One figure by day: its sum, its bars, and the same as a table for whoever wants numbers. */
export function DailyChart({ figure, name, colour, total, days }: DailyChartProps) {
  const active = days.filter((day) => day[figure] > 0).toReversed();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-4">
        <h2 className="font-medium">{name}</h2>
        <b className="num title-26">{total.toLocaleString('en-US')}</b>
      </figcaption>
      <BarChart
        className={`mt-2 ${colour}`}
        bars={days.map((day) => ({ words: `${dayOf(day.date)}: ${day[figure]}`, value: day[figure] }))}
      />
      {first && last && (
        <p className="flex justify-between text-12/[18px] text-ink-3">
          <span>{dayOf(first.date)}</span>
          <span>{dayOf(last.date)}</span>
        </p>
      )}
      <details className="mt-1 text-13">
        <summary className="link max-sm:py-3" aria-label={`${name} as a table`}>
          As a table
        </summary>
        {active.length === 0 ? (
          <p className="py-3 text-ink-3">Nothing in this time</p>
        ) : (
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
            tabIndex={0}
            role="group"
            aria-label={`${name} by day`}
            className="mt-2 overflow-auto"
            style={{ maxHeight: 240 }}
          >
            <table className="w-full">
              <caption className="sr-only">{name} by day, newest first, without days that had none</caption>
              <thead>
                <tr className="text-left text-ink-3">
                  <th scope="col">Day</th>
                  <th scope="col" className="text-right">
                    {name}
                  </th>
                </tr>
              </thead>
              <tbody>
                {active.map((day) => (
                  <tr key={day.date} className="border-t border-line">
                    <td>{dayOf(day.date)}</td>
                    <td className="num text-right">{day[figure].toLocaleString('en-US')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </details>
    </figure>
  );
}

/** A day of the server's, which counts in UTC. */
function dayOf(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
