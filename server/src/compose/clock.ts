import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { sharedClock } from '../db/shared-clock.ts';
import { startRound } from '../jobs/rounds.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';

const everyMs = 60_000;

/**
 * The clock of a process: with the embedded database that of its machine; else that of the database, compared when the process starts and once a
 * minute (SCALE-37). A machine that is off is told of in the log.
 */
export async function openClock(parts: {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
}): Promise<Clock> {
  const { config, database, logger, lifecycle } = parts;
  if (config.DATABASE_URL === undefined) return systemClock;
  const clock = sharedClock(database.db);
  let isOff = false;
  const compare = async (): Promise<void> => {
    const aheadMs = await clock.compare();
    if (aheadMs !== 0 && !isOff)
      logger.warn({ aheadMs }, 'the clock of this machine is not that of the database, which is used in its place');
    isOff = aheadMs !== 0;
  };
  await compare();
  const onError = () => (error: unknown) => logger.warn({ err: error }, 'the clocks could not be compared');
  startRound({ lifecycle, onError }, { name: 'clock', everyMs, work: compare });
  return clock;
}
