/** Holds `value` between `low` and `high`. */
export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Holds `value` between 0 and 1. */
export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/** Linear blend from `from` (amount 0) to `to` (amount 1). */
export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** Hermite step: 0 below `low`, 1 above `high`, smooth between. `low` may exceed `high` to step downwards. */
export function smoothstep(low: number, high: number, value: number): number {
  const x = clamp01((value - low) / (high - low));
  return x * x * (3 - 2 * x);
}
