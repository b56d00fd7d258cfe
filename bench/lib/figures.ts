/** The middle value; of an even number the upper one of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that this share (0 to 1) of the values stays at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Two or three meaningful digits. */
export function round(value: number): number {
  return Number(value.toPrecision(value >= 100 ? 3 : 2));
}

/** One line of the report: what, against what, the figure, and the goal when there is one. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly goal?: string;
  readonly holds?: boolean;
}

/** A row whose goal is a bound on its value. */
export function bounded(
  what: string,
  value: number,
  bound: { readonly atMost: number } | { readonly atLeast: number },
  unit = '',
): Row {
  const holds = 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
  const goal = 'atMost' in bound ? `at most ${bound.atMost}${unit}` : `at least ${bound.atLeast}${unit}`;
  return { what, figure: `${round(value)}${unit}`, goal, holds };
}
