import type { Logger } from 'pino';
import { openWorkFiles } from '../adapters/work-files.ts';
import type { Config } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { refuseHalfRestored } from '../features/backup/index.ts';
import type { OperatorContext } from '../features/operator/index.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { systemIds } from '../kernel/ids.ts';
import { createLifecycle } from '../kernel/lifecycle.ts';
import { listMails } from '../stand-ins/mailbox/index.ts';
import { engineNamed, openVideoEngines } from './engines.ts';
import { rotateMarks } from './marking.ts';
import { openOperatorPayments } from './payments.ts';
import { openSigningKey } from './signing.ts';
import { settingsOnce } from './site-settings.ts';
import { openClock } from './clock.ts';
import { openConfigured, openConfiguredQueue, openStore, workDir } from './stores.ts';

/** What the command line works with where no running product answers. */
export interface OpenOperator {
  readonly context: OperatorContext;
  close(): Promise<void>;
}

/** Opens everything for the operator's commands; `migrated` is false for a restore, which begins before the tables. */
export async function openOperator(
  config: Config,
  logger: Logger,
  { migrated }: { readonly migrated: boolean },
): Promise<OpenOperator> {
  const lifecycle = createLifecycle();
  try {
    const database = await openConfigured(config, { unlimited: true });
    lifecycle.onStop('database', () => database.close());
    const { db, signals } = database;
    if (migrated) {
      await migrate(db);
      await refuseHalfRestored({ db });
    }
    const objectStore = await openStore(config, logger);
    await objectStore.check();
    const workFiles = await openWorkFiles(workDir(config));
    lifecycle.onStop('work files', () => workFiles.close());
    // An embedded engine lives in the product's own process: here is nothing that could be given up.
    const elsewhere = config.videoEngines.filter(({ name }) => !engineNamed(name).embedded);
    const videoEngines = await openVideoEngines(config, { workFiles, onHealth: () => () => undefined }, elsewhere);
    let openedQueue: Promise<JobQueue> | undefined;
    const queue = (): Promise<JobQueue> =>
      (openedQueue ??= openConfiguredQueue(config, database, logger).then((open) => {
        lifecycle.onStop('queue', () => open.stop(0));
        return open;
      }));
    const clock = await openClock({ config, database, logger, lifecycle });
    const signingKey = migrated ? await openSigningKey(config, { db, clock }) : undefined;
    const siteSettings = await settingsOnce({ config, database, isThere: migrated });
    const context = {
      db,
      secret: config.TOKEN_SECRET,
      siteSettings,
      signals,
      clock,
      ids: systemIds,
      objectStore,
      workFiles,
      videoEngines,
      engines: { image: config.imageEngines, video: config.videoEngines },
      queue,
      payments: () => openOperatorPayments(config, lifecycle, { database, clock, settings: siteSettings }),
      newestMails: (limit: number) => listMails({ db }, limit),
      signingKey,
      rotateMarks: (folder: string | undefined) => rotateMarks(config, folder),
    };
    return { context: { ...context, seedDemo: undefined }, close: () => lifecycle.stop() };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}
