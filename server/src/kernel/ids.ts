import { randomInt, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

/** Ids and chance, injected so that a test can know them beforehand. */
export interface Ids {
  /** UUIDv7: ordered by time, 74 random bits. */
  uuid(): string;
  /** UUIDv4 for what is never stored, such as a request: Node draws many at once, which is a tenth of a small answer's time. */
  requestId(): string;
  /** A whole number from `min` (inclusive) to `max` (exclusive), at most 2^48 apart. */
  integer(min: number, max: number): number;
}

export const systemIds: Ids = {
  uuid: () => v7(),
  requestId: () => randomUUID(),
  integer: (min, max) => randomInt(min, max),
};

const chanceSteps = 2 ** 32;

/** A number from 0 (inclusive) to 1 (exclusive), for what must not happen at one moment everywhere. */
export function chanceOf(ids: Pick<Ids, 'integer'>): number {
  return ids.integer(0, chanceSteps) / chanceSteps;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for text that a uuid column can be compared with; anything else is simply not found. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
