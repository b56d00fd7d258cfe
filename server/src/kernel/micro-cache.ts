import { AsyncLocalStorage } from 'node:async_hooks';

const making = new AsyncLocalStorage<true>();

/**
 * True while an answer is being made that is kept for others. What may be a few seconds late must not stand in it: it would be kept beyond
 * the moment in which whoever keeps it was told to forget it (decision 182).
 */
export function isMadeForOthers(): boolean {
  return making.getStore() === true;
}

/** Keeps answers for a moment, so that a thousand equal questions in one second are one. */
export interface MicroCache<T> {
  /**
   * The kept answer, or a new one; questions that come while it is being made share it. Failures are not kept. `make` is
   * handed a question that says whether its answer is still the kept one, and knows by `isMadeForOthers` for whom it works.
   */
  get(key: string, make: (isCurrent: () => boolean) => Promise<T>): Promise<T>;
  /** Forgets everything: something has changed. */
  clear(): void;
}

/** At most `entriesMax` answers, each for at most `keepMs`; the oldest goes first. */
export function createMicroCache<T>(options: {
  readonly keepMs: number;
  readonly entriesMax: number;
  readonly now?: () => number;
}): MicroCache<T> {
  const now = options.now ?? (() => performance.now());
  interface Entry {
    readonly until: number;
    answer?: Promise<T>;
  }
  const entries = new Map<string, Entry>();
  return {
    get: (key, make) => {
      const kept = entries.get(key);
      if (kept?.answer && kept.until > now()) return kept.answer;
      entries.delete(key);
      const entry: Entry = { until: now() + options.keepMs };
      entries.set(key, entry);
      const answer = making.run(true, () => make(() => entries.get(key) === entry && entry.until > now()));
      entry.answer = answer;
      answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      const [oldest] = entries.keys();
      if (entries.size > options.entriesMax && oldest !== undefined) entries.delete(oldest);
      return answer;
    },
    clear: () => entries.clear(),
  };
}
