import { describe, expect, it } from 'vitest';
import { busyPauseMs, lookPauseMs } from './generation.rules.ts';

describe('the pause before a busy engine is asked again', () => {
  it.each([
    { retryAfterMs: 0, times: 1, chance: 0, ms: 500 },
    { retryAfterMs: 0, times: 1, chance: 0.5, ms: 625 },
    // What the engine asks for, but never less than twice the time before.
    { retryAfterMs: 2_000, times: 1, chance: 0, ms: 2_000 },
    { retryAfterMs: 100, times: 3, chance: 0, ms: 2_000 },
    // Bounded, whatever is asked for and however often.
    { retryAfterMs: 0, times: 1_000, chance: 0, ms: 15_000 },
    { retryAfterMs: 3_600_000, times: 1, chance: 0.5, ms: 75_000 },
  ])('is $ms ms after $times times and $retryAfterMs ms asked for, by chance $chance', ({ ms, ...input }) => {
    expect(busyPauseMs(input)).toBe(ms);
  });
});

describe('the pause between two looks at a task', () => {
  it.each([
    { pollMs: 1_000, failures: 0, chance: 0, ms: 900 },
    { pollMs: 1_000, failures: 0, chance: 0.5, ms: 1_000 },
    { pollMs: 1_000, failures: 2, chance: 0.5, ms: 4_000 },
    { pollMs: 1_000, failures: 50, chance: 0.5, ms: 15_000 },
    { pollMs: 20_000, failures: 3, chance: 0.5, ms: 20_000 },
  ])('is $ms ms after $failures failures of $pollMs ms, by chance $chance', ({ ms, ...input }) => {
    expect(lookPauseMs(input)).toBeCloseTo(ms);
  });
});
