import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';

/** What the verbs of this slice need. */
export interface NotificationsContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly signals: Signals;
}
