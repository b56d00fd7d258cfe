import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { OriginalReader } from '../../ports/original-reader.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import type { ImageRules } from '../rules/index.ts';

/** How much one person may bring along. */
export interface ImportQuota {
  /** The largest archive. */
  readonly archiveBytesMax: number;
  /** Imported items of one account, in all. */
  readonly itemsMax: number;
}

/** What the verbs that a person calls need. */
export interface ImportsContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly objectStore: ObjectStore;
  readonly workFiles: WorkFiles;
  readonly publicUrl: string;
  readonly importQuota: ImportQuota;
  /** Has the work looked for at once. */
  readonly wakeImports: () => void;
}

/** What the work needs. */
export interface ImportWorkContext extends Pick<
  ImportsContext,
  'db' | 'clock' | 'objectStore' | 'workFiles' | 'importQuota'
> {
  readonly originals: OriginalReader;
  /** What stands against showing a picture; undefined where nothing does (DESK-24, DESK-132). */
  readonly imageRules?: Pick<ImageRules, 'causeToLook'> | undefined;
  /** Ends the work after the item under way: the process stops. */
  readonly signal: AbortSignal;
}
