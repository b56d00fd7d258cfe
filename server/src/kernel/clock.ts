/** Time comes from here and from nowhere else, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment so many seconds after another one. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** The earlier of two times. */
export function earlier(one: Date, other: Date): Date {
  return one <= other ? one : other;
}

const dayMs = 24 * 3600 * 1000;

/** The midnight (UTC) with which the day of a moment began. */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}
