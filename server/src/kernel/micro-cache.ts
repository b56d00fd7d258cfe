/** Keeps answers for a moment, so that a thousand equal questions in one second are one. */
export interface MicroCache<T> {
  /** The kept answer, or a new one; questions that come while it is being made share it. Failures are not kept. */
  get(key: string, make: () => Promise<T>): Promise<T>;
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
  const entries = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  return {
    get: (key, make) => {
      const kept = entries.get(key);
      if (kept && kept.until > now()) return kept.answer;
      entries.delete(key);
      const answer = make();
      entries.set(key, { until: now() + options.keepMs, answer });
      answer.catch(() => {
        if (entries.get(key)?.answer === answer) entries.delete(key);
      });
      const [oldest] = entries.keys();
      if (entries.size > options.entriesMax && oldest !== undefined) entries.delete(oldest);
      return answer;
    },
    clear: () => entries.clear(),
  };
}
