import type { DailyFigures } from '@loomlight/contract/statistics';
import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../../lib/cx.ts';

export const figureNames = {
  views: 'Views',
  favorites: 'Favorites',
  credits_earned: 'Credits earned',
  credits_spent: 'Credits spent',
  prompts_sold: 'Prompts sold',
} as const;
export type Figure = keyof typeof figureNames;
const figures = Object.keys(figureNames) as Figure[]; // the keys of the object above

export interface FigureTilesProps {
  readonly value: Figure;
  readonly onChange: (figure: Figure) => void;
  readonly sums: Readonly<Record<Figure, number>>;
  /** What the time before came to; null where there is none. */
  readonly before: Readonly<Record<Figure, number>> | null;
  readonly days: readonly DailyFigures[];
}

/** What each figure came to, against the time before; the chosen one is drawn below. Radios: arrows move and choose at once. */
export function FigureTiles({ value, onChange, sums, before, days }: FigureTilesProps) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step && figures[(figures.indexOf(value) + step + figures.length) % figures.length];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    group.current?.querySelector<HTMLElement>(`[data-value="${next}"]`)?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label="Figure"
      onKeyDown={onKeyDown}
      className="mt-6 grid grid-cols-5 border-y border-line max-lg:grid-cols-3 max-sm:grid-cols-2"
    >
      {figures.map((figure) => (
        <button
          key={figure}
          type="button"
          role="radio"
          aria-checked={figure === value}
          data-value={figure}
          tabIndex={figure === value ? 0 : -1}
          className={cx(
            'min-w-0 border-b-2 px-4 py-3 text-left hover:bg-raised max-sm:px-3',
            figure === value ? 'border-ink bg-surface' : 'border-transparent',
          )}
          onClick={() => onChange(figure)}
        >
          <span className="block text-13 text-ink-3">{figureNames[figure]}</span>
          <span className="flex items-end justify-between gap-3">
            <span className="num title-26">{sums[figure].toLocaleString('en-US')}</span>
            <Spark values={days.map((day) => day[figure])} />
          </span>
          <span className="block min-h-5 text-12 text-ink-3">
            {before && changeWords(sums[figure], before[figure])}
          </span>
        </button>
      ))}
    </div>
  );
}

/** How a figure stands against the time before, which is as long. */
function changeWords(now: number, before: number): string {
  if (before === now) return 'As before';
  if (before === 0) return 'None before';
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100)).toLocaleString('en-US');
  return now > before ? `${percent} % more` : `${percent} % less`;
}

/** The same days, for the eye alone. */
function Spark({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => `${index},${(1 - value / most) * 20}`).join(' ');
  if (values.length < 2) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length - 1} 20`}
      preserveAspectRatio="none"
      className="mb-2 min-w-0 overflow-visible text-ink-3"
      style={{ width: 72, height: 20 }}
    >
      <polyline points={points} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
