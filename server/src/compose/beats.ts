import { removeBeat, removeOldBeats, saveBeat } from '../features/installation/index.ts';
import { startRound } from '../jobs/rounds.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { Parts } from './parts.ts';
import { processName } from './process-name.ts';
import { productVersion } from './product-version.ts';

const everyMs = 60_000;
/** A process that died is named for so long. */
const namedForS = 86_400;

/** Says once a minute that this process lives, so that the desk can name it, and one that died (DESK-125). */
export function startBeats(
  parts: Pick<Parts, 'database' | 'clock' | 'lifecycle' | 'metrics' | 'logger'> & {
    readonly config: Pick<Parts['config'], 'ROLE'>;
  },
): void {
  const { config, database, clock, lifecycle, metrics, logger } = parts;
  const { db } = database;
  const process = processName(config);
  const beat = { process, role: config.ROLE, version: productVersion(), startedAt: clock.now() };
  // After the round has ended: it would say once more that the process lives.
  lifecycle.onStop('beat', () => removeBeat(db, process));
  const onError = (where: string) => (error: unknown) => {
    metrics.errors.inc({ where });
    logger.warn({ err: error, where }, 'a process could not say that it lives');
  };
  const work = async (): Promise<void> => {
    const now = clock.now();
    await saveBeat(db, beat, now);
    await removeOldBeats(db, addSeconds(now, -namedForS));
  };
  startRound({ lifecycle, onError }, { name: 'beats', everyMs, work });
}
