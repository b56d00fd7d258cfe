import type { ReportCategory } from '@loomlight/contract/reports';
import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Bands } from '../content/index.ts';
import type { ObjectStore } from '../../ports/object-store.ts';

/** What the verbs of this slice need. */
export interface ModerationContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly objectStore: ObjectStore;
  readonly signals: Pick<Signals, 'publish'>;
  readonly publicUrl: string;
  /** What keys of reports and statements, puzzles and networks are signed with. */
  readonly tokenSecret: string;
  /** Hours until a report has to be decided, as they are set now. */
  readonly reportClock: () => Readonly<Record<ReportCategory, number>>;
  /** For how many days a decision that is made now can be appealed. */
  readonly appealDays: () => number;
  /** In how many bits copies differ that are the same or near, as they are set now. */
  readonly copyBands: () => Bands;
  /** Somebody has been told something. */
  readonly onTold: (userId: string) => void;
}
