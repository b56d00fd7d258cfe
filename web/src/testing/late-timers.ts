/** What stops one kind of timer of the file. */
type Stop = () => void;

const waiting = new Set<Stop>();

/**
 * Wraps a timer function so that what it starts can be stopped by `stopTimers`.
 *
 * A timer that has run stays in the list: stopping it again does nothing, and a test file starts few.
 *
 * @param start - the function of the platform, such as `setTimeout`
 * @param stop - the function that takes back what `start` returned
 * @returns a function of the same shape as `start`
 */
function remembered<Handle, Args extends unknown[]>(
  start: (...args: Args) => Handle,
  stop: (handle: Handle) => void,
): (...args: Args) => Handle {
  return (...args) => {
    const handle = start(...args);
    waiting.add(() => stop(handle));
    return handle;
  };
}

// Libraries keep these functions when they are loaded, so this module must be loaded before them.
Object.assign(globalThis, {
  setTimeout: Object.assign(remembered(globalThis.setTimeout, clearTimeout), globalThis.setTimeout),
  setInterval: remembered(globalThis.setInterval, clearInterval),
  setImmediate: Object.assign(remembered(globalThis.setImmediate, clearImmediate), globalThis.setImmediate),
});

/** Stops every timer that the test file and the libraries in it started. */
export function stopTimers(): void {
  for (const stop of waiting) stop();
  waiting.clear();
}
