/** A process says once a minute that it lives: of one that has missed two of them nobody knows. */
const silentMs = 150_000;

/** True for a process that was not seen lately, and for one that has never said that it lives: it was killed, or cannot reach the database. */
export function isSilent(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || seenAt.getTime() < now.getTime() - silentMs;
}
