/** Runs at most `max` tasks at once; the others wait in order. */
export function createLimiter(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place is handed on, not freed: a newcomer between the two would make one too many.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
