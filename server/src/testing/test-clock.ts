import type { Clock } from '../kernel/clock.ts';

/** A time that goes on as the real one does, from noon, and is as much later as a test has moved it. */
export interface TestClock extends Clock {
  advanceSeconds(seconds: number): void;
  /** For a peer that has a clock of its own. */
  showRealTime(): void;
}

const dayMs = 86_400_000;

/** Milliseconds to the next noon (UTC): a test that moves the clock by an hour must not end on another day because it runs in the evening. */
function untilNoonMs(): number {
  const sinceNoonMs = (Date.now() + dayMs / 2) % dayMs;
  return dayMs - sinceNoonMs;
}

export function createTestClock(): TestClock {
  let offsetMs = untilNoonMs();
  return {
    now: () => new Date(Date.now() + offsetMs),
    advanceSeconds: (seconds) => {
      offsetMs += seconds * 1000;
    },
    showRealTime: () => {
      offsetMs = 0;
    },
  };
}
