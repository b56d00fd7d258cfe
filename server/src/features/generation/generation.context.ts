import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { PictureIntake } from '../uploads/index.ts';

/** What starting a generation needs. */
export interface StartContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queue: Pick<JobQueue, 'insertion' | 'wake'>;
  readonly imageEngine: Pick<ImageEngine, 'capabilities' | 'hears' | 'upscaler'>;
  readonly videoEngine: Pick<VideoEngine, 'capabilities' | 'hears' | 'cancel' | 'takeBack'>;
  readonly objectStore: ObjectStore;
  readonly intake: PictureIntake;
  /** Deadlines of the two kinds, in seconds. */
  readonly imageTimeoutS: number;
  readonly videoTimeoutS: number;
}

/** What running one needs. */
export interface RunContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly imageEngine: ImageEngine;
  readonly videoEngine: VideoEngine;
  readonly objectStore: ObjectStore;
  readonly signals: Signals;
  /** Pause before the second attempt, in milliseconds; twice as long before the third. */
  readonly retryPauseMs: number;
  readonly onError: (error: unknown, generationId: string) => void;
  readonly onFinal: (outcome: 'completed' | 'failed' | 'cancelled', tookMs: number) => void;
  /** Called when a generation was refunded whose engine may want its money all the same. */
  readonly onPossiblyPaid?: (engine: string, generationId: string) => void;
  /** Where an engine may tell that a task has changed; undefined where it could not reach us. */
  readonly hintAddress?: (generationId: string) => string;
}
