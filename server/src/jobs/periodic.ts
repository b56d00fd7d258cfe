import { atMost } from '../kernel/at-most.ts';

/** Work that comes back every so often, never twice at once in this process. */
export interface Periodic {
  /** Runs it now (or right after the run under way). */
  wake(): void;
  /** Ends it and waits a moment for a run under way: whatever hangs must not keep the process. */
  stop(): Promise<void>;
}

const stopWaitMs = 2_000;

/** Starts repeating `work` with a pause of `everyMs` between two runs; an error is reported and the next run comes. */
export function startPeriodic(options: {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}): Periodic {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function run(): void {
    clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    running = options
      .work()
      .catch(options.onError)
      .finally(() => {
        running = undefined;
        if (stopped) return;
        timer = setTimeout(run, again ? 0 : options.everyMs);
        again = false;
      });
  }
  timer = setTimeout(run, 0);
  return {
    wake: () => {
      if (!stopped) run();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await atMost(stopWaitMs, running);
    },
  };
}
