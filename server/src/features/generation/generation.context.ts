import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { OpenEngines } from '../../kernel/open-engines.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';
import type { ImageMarker } from '../../ports/image-mark.ts';
import type { ManifestReader } from '../../ports/manifest-reader.ts';
import type { SigningKey } from '../../ports/media-signer.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import type { ImageRules, RulesContext } from '../rules/index.ts';
import type { ImageIntake } from '../uploads/index.ts';

/** What starting a generation needs. */
export interface StartContext extends Pick<
  RulesContext,
  'promptRules' | 'classifier' | 'classifierPolicy' | 'onRuleMet'
> {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queue: Pick<JobQueue, 'insertion' | 'wake'>;
  readonly imageEngines: OpenEngines<Pick<ImageEngine, 'capabilities' | 'hears' | 'sketch' | 'upscaler'>>;
  readonly videoEngines: OpenEngines<Pick<VideoEngine, 'capabilities' | 'hears' | 'cancel' | 'takeBack'>>;
  readonly objectStore: ObjectStore;
  readonly intake: ImageIntake;
  /** Deadlines of the two kinds, in seconds. */
  readonly imageTimeoutS: number;
  readonly videoTimeoutS: number;
}

/** What running one needs. */
export interface RunContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly imageEngines: OpenEngines<ImageEngine>;
  readonly videoEngines: OpenEngines<VideoEngine>;
  readonly objectStore: ObjectStore;
  readonly signals: Signals;
  readonly workFiles: Pick<WorkFiles, 'newPath' | 'remove'>;
  /** What files are signed with; undefined where they are not. */
  readonly signingKey?: SigningKey | undefined;
  /** What reads the signatures of engines in the files that they send (ORIGIN-38). */
  readonly manifestReader: Pick<ManifestReader, 'read'>;
  /** What puts invisible marks into images and films; undefined where there are none. */
  readonly marker?: Pick<ImageMarker, 'mark' | 'pattern'> | undefined;
  /** What stands against showing a picture; undefined where nothing does (DESK-24, DESK-132). */
  readonly imageRules?: Pick<ImageRules, 'causeToLook'> | undefined;
  /** Pause before the second attempt, in milliseconds; twice as long before the third. */
  readonly retryPauseMs: number;
  readonly onError: (error: unknown, generationId: string) => void;
  readonly onFinal: (outcome: 'completed' | 'failed' | 'cancelled', tookMs: number) => void;
  /** Called when a generation was refunded whose engine may want its money all the same. */
  readonly onPossiblyPaid?: (engine: string, generationId: string) => void;
  /**
   * Waits for a place at an engine that makes few at once beside others that make many; what it answers gives the place back. Undefined
   * where the queue alone says how many there are at once.
   */
  readonly enterEngine?: (
    place: { readonly contentType: string; readonly engine: string },
    signal: AbortSignal,
  ) => Promise<() => void>;
  /** Where an engine may tell that a task has changed; undefined where it could not reach us. */
  readonly engineEventAddress?: (generationId: string) => string;
}
