import type { Clock } from '../kernel/clock.ts';

/** The real time, and as much later as a test has moved it. */
export interface TestClock extends Clock {
  advanceSeconds(seconds: number): void;
}

export function createTestClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advanceSeconds: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
}
