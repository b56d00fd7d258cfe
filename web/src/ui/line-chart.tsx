import { type KeyboardEvent, type PointerEvent, useState } from 'react';

export interface Point {
  /** What it stands on, in words: 'Jan 31, 2026'. */
  readonly label: string;
  readonly value: number;
}

const width = 1000;
const height = 200;

/**
 * A line over days, with the value of the one pointed at. A slider for keys and screen readers: arrows go from day to day and say each; what it is made of
 * stands beside it as a table all the same.
 */
export function LineChart({ name, points }: { name: string; points: readonly Point[] }) {
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const top = roundTop(Math.max(...points.map(({ value }) => value)));
  const at = (index: number): number => (last === 0 ? width / 2 : (index / last) * width);
  const up = (value: number): number => height - (value / top) * height;
  const line = points.map(({ value }, index) => `${at(index).toFixed(1)},${up(value).toFixed(1)}`).join(' ');
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  const shown = chosen === undefined ? undefined : point;
  const choose = (wish: number) => setChosen(Math.min(last, Math.max(0, wish)));

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      PageUp: index + 7,
      PageDown: index - 7,
      Home: 0,
      End: last,
    };
    const wish = steps[event.key];
    if (wish === undefined) return;
    event.preventDefault();
    choose(wish);
  };

  return (
    <div className="relative">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${name}, day by day`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={point ? `${point.label}: ${point.value.toLocaleString('en-US')}` : 'Nothing'}
        className="relative rounded border-b border-line-strong"
        style={{ height, touchAction: 'pan-y' }}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
        onKeyDown={onKeyDown}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 h-full w-full overflow-visible"
        >
          {[0, height / 2].map((y) => (
            <line key={y} x2={width} y1={y} y2={y} stroke="var(--color-line)" vectorEffect="non-scaling-stroke" />
          ))}
          <polygon points={`0,${height} ${line} ${width},${height}`} fill="currentColor" opacity={0.07} />
          <polyline
            points={last === 0 ? `0,${up(point?.value ?? 0)} ${width},${up(point?.value ?? 0)}` : line}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {shown && (
            <line
              x1={at(index)}
              x2={at(index)}
              y2={height}
              stroke="var(--color-ink-3)"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {[top, top / 2].map((value, place) => (
          <span
            key={value}
            aria-hidden="true"
            className="num pointer-events-none absolute left-0 text-12/[18px] text-ink-3"
            style={{ top: place * (height / 2) + 2 }}
          >
            {value.toLocaleString('en-US')}
          </span>
        ))}
        {shown && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute top-2 rounded-(--radius-input) border border-line bg-raised px-3 py-2 text-13 whitespace-nowrap"
            style={index > last / 2 ? { right: `${100 - at(index) / 10 + 1}%` } : { left: `${at(index) / 10 + 1}%` }}
          >
            {shown.label} <b className="num ml-2">{shown.value.toLocaleString('en-US')}</b>
          </p>
        )}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-12/[18px] text-ink-3">
        <span>{points[0]?.label}</span>
        {last > 0 && <span>{points[last]?.label}</span>}
      </p>
    </div>
  );
}

/** The next number above that is easy to halve: 2, 4, 10, 20, 40, 100. */
function roundTop(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [2, 4, 10, 20].map((step) => step * ten).find((top) => top >= most) ?? most;
}
