import type { Waiting } from '@loomlight/contract/desk';

/** Something that waits for an administrator. */
export interface WaitingThing {
  readonly kind: Waiting['kind'];
  readonly about: string;
  /** How many of it there are; of the storage: per cent of what it may hold. */
  readonly count: number;
  readonly since: Date | null;
  readonly dueAt: Date | null;
}
