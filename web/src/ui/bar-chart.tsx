export interface Bar {
  /** What it stands for, in words: '12 views on 2026-01-31'. */
  readonly words: string;
  readonly value: number;
}

/** A row of bars, the tallest as high as there is room. For the eye alone: its figures stand beside it as a table. */
export function BarChart({ bars, className }: { bars: readonly Bar[]; className: string }) {
  const tallest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      className={`block h-24 w-full border-b border-line-strong ${className}`}
    >
      {bars.map(({ words, value }, index) => {
        // A little is never nothing.
        const height = value === 0 ? 0 : Math.max(3, (value / tallest) * 100);
        return (
          <rect key={words} x={index + 0.12} y={100 - height} width={0.76} height={height} fill="currentColor">
            <title>{words}</title>
          </rect>
        );
      })}
    </svg>
  );
}
