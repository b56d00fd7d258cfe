import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { ImageIntake } from '../uploads/index.ts';

/** What the verbs of this slice need. */
export interface SettingsContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly objectStore: ObjectStore;
  readonly intake: ImageIntake;
  readonly publicUrl: string;
  readonly tokenSecret: string;
  /** What the rules of this site say against words of a profile; undefined where nothing does (DESK-118). */
  readonly refusalOf: (text: string) => Promise<string | undefined>;
}
