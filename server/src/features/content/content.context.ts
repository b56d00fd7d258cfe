import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { BoundedLimiter } from '../../kernel/limiter.ts';
import type { Conversions } from './conversions.ts';
import type { SmallCache } from './small-cache.ts';
import type { VisitBatch } from './visit-batch.ts';
import type { ManifestAnswer } from '../../ports/manifest-reader.ts';
import type { SigningKey } from '../../ports/media-signer.ts';
import type { ObjectStore } from '../../ports/object-store.ts';

/** What the verbs of this slice need. */
export interface ContentContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly objectStore: ObjectStore;
  readonly signals: Pick<Signals, 'publish'>;
  readonly stills: SmallCache;
  readonly conversions: Conversions;
  /** What files are signed with; undefined where they are not. */
  readonly signingKey?: SigningKey | undefined;
  /** Reads the signature of an engine in a file of ours (ORIGIN-39); undefined where nothing is signed. */
  readonly readMaker?: (file: Uint8Array) => Promise<ManifestAnswer>;
  /** Downloads of many items at once. */
  readonly manyDownloads: Pick<BoundedLimiter, 'enter'>;
  readonly views: Pick<VisitBatch, 'add'>;
  readonly publicUrl: string;
  /** Secret that viewers' addresses are hashed with before they are stored. */
  readonly viewerSecret: string;
}
