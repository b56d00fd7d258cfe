/** What one process tells the others of its streams, and hears of theirs. */
export interface StreamNews {
  /** Tells every process; nothing is kept for one that does not listen. */
  publish(text: string): Promise<void>;
  subscribe(listener: (text: string) => void): void;
}

/** A process that says nothing for so long has died, or has no streams any more. */
const forgottenMs = 150_000;
/** Everything is said again so often: what was missed is made good, and what is gone is forgotten. */
const repeatMs = 60_000;
/** A message between processes may be 8,000 bytes long; one count takes 41 of them. */
const countsPerMessage = 150;
const personsMax = 100_000;

/**
 * How many streams each person has in other processes. A count is a hint and not a lock: two processes that open one in the same
 * moment hear of each other right after, and then the one with the greater name ends what is too much.
 */
export interface StreamsElsewhere {
  count(userId: string): number;
  /** True when no other process that has streams of this person has a greater name than this one. */
  isLast(userId: string): boolean;
  /** Tells the others how many this process has of a person now. */
  tell(userId: string, count: number): void;
  close(): void;
}

/** Listens to the news of other processes; `own` answers what this one has, by person, and `onNews` hears whose count has changed. */
export function hearStreamsElsewhere(options: {
  readonly processId: string;
  readonly news: StreamNews;
  readonly own: () => Iterable<readonly [userId: string, count: number]>;
  readonly onNews: (userId: string) => void;
  readonly now: () => number;
}): StreamsElsewhere {
  const { processId, news, now } = options;
  const persons = new Map<string, Map<string, { readonly count: number; readonly heardAt: number }>>();

  const live = (userId: string) =>
    [...(persons.get(userId) ?? [])].filter(([, { heardAt }]) => now() - heardAt < forgottenMs);
  const publish = (counts: readonly (readonly [string, number])[]): void => {
    const text = [processId, ...counts.map(([userId, count]) => `${userId}=${count}`)].join(' ');
    // A hint that was not sent is sent again within the minute.
    news.publish(text).catch(() => undefined);
  };
  const hear = (from: string, userId: string, count: number): void => {
    const processes = persons.get(userId) ?? new Map<string, { count: number; heardAt: number }>();
    if (count > 0) processes.set(from, { count, heardAt: now() });
    else processes.delete(from);
    if (processes.size === 0) persons.delete(userId);
    else if (persons.has(userId) || persons.size < personsMax) persons.set(userId, processes);
    options.onNews(userId);
  };
  news.subscribe((text) => {
    const [from = '', ...counts] = text.split(' ');
    if (from === processId) return;
    for (const entry of counts) {
      const [userId = '', count] = entry.split('=');
      hear(from, userId, Number(count));
    }
  });
  const timer = setInterval(() => {
    const counts = [...options.own()];
    for (let at = 0; at < counts.length; at += countsPerMessage) publish(counts.slice(at, at + countsPerMessage));
    for (const userId of [...persons.keys()]) if (live(userId).length === 0) persons.delete(userId);
  }, repeatMs).unref();

  return {
    count: (userId) => live(userId).reduce((sum, [, { count }]) => sum + count, 0),
    isLast: (userId) => live(userId).every(([name]) => name < processId),
    tell: (userId, count) => publish([[userId, count]]),
    close: () => clearInterval(timer),
  };
}
