import type { DailyFigures } from '@loomlight/contract/statistics';
import { dayOf } from './day-words.ts';
import { type Figure, figureNames } from './figure-tiles.tsx';

/** One figure by day as a table, for whoever wants numbers; days that had none are left out. */
export function DailyTable({ figure, days }: { figure: Figure; days: readonly DailyFigures[] }) {
  const name = figureNames[figure];
  const active = days.filter((day) => day[figure] > 0).toReversed();
  return (
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
          className="mt-2 max-w-[560px] overflow-auto"
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
  );
}
