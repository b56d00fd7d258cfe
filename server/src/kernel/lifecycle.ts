/** Things that were opened, closed again in reverse order when the process stops. */
export interface Lifecycle {
  /** Remembers how to close something; `name` stands in the log when closing fails. */
  onStop(name: string, close: () => Promise<void> | void): void;
  /** Closes everything once, newest first; later calls wait for the same end. */
  stop(onError?: (name: string, error: unknown) => void): Promise<void>;
}

export function createLifecycle(): Lifecycle {
  const closers: { name: string; close: () => Promise<void> | void }[] = [];
  let stopping: Promise<void> | undefined;
  return {
    onStop(name, close) {
      closers.push({ name, close });
    },
    stop(onError) {
      stopping ??= (async () => {
        for (const { name, close } of closers.toReversed()) {
          try {
            await close();
          } catch (error) {
            onError?.(name, error);
          }
        }
      })();
      return stopping;
    },
  };
}
