import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface FollowsContext {
  readonly db: Db;
  readonly clock: Clock;
}
