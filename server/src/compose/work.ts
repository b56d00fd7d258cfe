import { join } from 'node:path';
import { limits } from '@loomlight/contract';
import { dropPasswords } from '../features/accounts/index.ts';
import { startLetters } from '../features/accounts/letters.jobs.ts';
import { releaseAllLeases, releaseMediaTasks, releaseSigning, sweepMediaTasks } from '../features/content/index.ts';
import { findAlarm } from '../features/desk/index.ts';
import { startGenerationWork } from '../features/generation/generation.jobs.ts';
import { failGeneration, type RunContext } from '../features/generation/index.ts';
import { releaseImports, runImports } from '../features/imports/index.ts';
import { releaseMails } from '../features/mail/index.ts';
import { startMailDelivery } from '../features/mail/mail.jobs.ts';
import { listenForOperator } from '../features/operator/index.ts';
import { releaseDeletions, runDeletions } from '../features/privacy/index.ts';
import { type RoundContext, startRound } from '../jobs/rounds.ts';
import { demoPassword, demoPeople, needsDemo, seedDemo } from '../stand-ins/demo-gallery/index.ts';
import { listMails } from '../stand-ins/mailbox/index.ts';
import { releaseDeliveries, startDeliveries } from '../stand-ins/payment-sandbox/index.ts';
import { openProcessOriginalReader } from '../adapters/image-reader/process-original-reader.ts';
import { rotateMarks } from './marking.ts';
import { importQuotaOf } from './import-quota.ts';
import { enginePlaces } from './engine-places.ts';
import { engineNamed, engineEventAddresses } from './engines.ts';
import { type Parts, tellBells } from './parts.ts';
import { sandboxWebhookSecret } from './payments.ts';
import { countEnds } from './count-ends.ts';
import { startRounds } from './rounds.ts';

/** Background work of the roles `worker` and `all`: generations, media, deletions, mails, and the rounds. */
export async function startWork(parts: Parts): Promise<void> {
  const { config, database, clock, ids, logger, lifecycle, metrics } = parts;
  const { db, signals } = database;
  const onError = (where: string) => (error: unknown) => {
    metrics.errors.inc({ where });
    logger.error({ err: error, where }, 'background work failed');
  };
  const { imageConcurrency, videoConcurrency, enterEngine } = enginePlaces(config);
  const run: RunContext = {
    db,
    clock,
    ids,
    imageEngines: parts.imageEngines,
    videoEngines: parts.videoEngines,
    enterEngine,
    objectStore: parts.objectStore,
    workFiles: parts.workFiles,
    signingKey: parts.signingKey,
    manifestReader: parts.manifestReader,
    marker: parts.marking.marker,
    imageRules: parts.imageRules,
    signals,
    retryPauseMs: parts.retryPauseMs,
    onError: (error, generationId) => {
      metrics.errors.inc({ where: 'generation' });
      logger.warn({ err: error, generationId }, 'a generation attempt failed');
    },
    ...countEnds(parts),
    ...engineEventAddresses(config),
  };
  // Their log-in is printed in the README: one that was made on a desk opens nothing any more.
  if (
    config.production &&
    (await dropPasswords(
      parts.accounts,
      demoPeople.map((person) => person.email),
    )) > 0
  )
    logger.info('the demo people have no passwords any more');
  // An embedded database has one process, and this is it: whatever held a lease is dead.
  if (config.embedded) await releaseHeld(parts);
  const sweep = await startGenerationWork(
    { ...run, queue: parts.queue },
    { imageConcurrency, videoConcurrency, onError: onError('sweep') },
  );
  lifecycle.onStop('sweep', () => sweep.stop());

  const media = () =>
    sweepMediaTasks({ db, clock, objectStore: parts.objectStore, signals, onError: onError('media') });
  startRound({ lifecycle, onError }, { name: 'media', everyMs: 5_000, work: media });

  const deletions = () =>
    runDeletions({
      db,
      clock,
      objectStore: parts.objectStore,
      signals,
      provider: parts.payments.provider,
      endGeneration: (id) => failGeneration(run, { id, message: 'The account was deleted.', code: 'stopped' }),
    });
  parts.wakes.connect(
    'deletions',
    startRound({ lifecycle, onError }, { name: 'deletions', everyMs: 5_000, work: deletions }),
  );

  startImports(parts, onError);

  const mailer = parts.mailer;
  const mail = startMailDelivery(
    {
      db,
      clock,
      mailer,
      publicUrl: config.PUBLIC_URL,
      tokenSecret: config.TOKEN_SECRET,
      siteName: () => parts.settings.current().site_name,
      findAlarm: (alarm) => findAlarm({ db, clock, siteSettings: parts.settings }, alarm),
      onFailed: (failure) => {
        metrics.errors.inc({ where: 'mail' });
        logger[failure.givenUp ? 'error' : 'warn'](failure, 'a mail did not leave');
      },
    },
    parts.mailPauseMs,
    onError('mail'),
  );
  parts.wakes.connect('mail', mail);
  lifecycle.onStop('mail', () => mail.stop());
  const letters = startLetters(parts.accounts, onError('letters'));
  parts.wakes.connect('letters', letters);
  lifecycle.onStop('letters', () => letters.stop());
  startRounds(parts, onError);
}

/** Archives that people bring along, one at a time; a process that stops ends with the item under way. */
function startImports(parts: Parts, onError: RoundContext['onError']): void {
  const { config, database, clock, objectStore, workFiles, lifecycle } = parts;
  const stopping = new AbortController();
  const round = startRound(
    { lifecycle, onError },
    {
      name: 'imports',
      everyMs: 5_000,
      work: () =>
        runImports({
          db: database.db,
          clock,
          objectStore,
          workFiles,
          importQuota: importQuotaOf(config),
          imageRules: parts.imageRules,
          originals: openProcessOriginalReader({ pixelsMax: limits.uploadMaxPixels }),
          signal: stopping.signal,
        }),
    },
  );
  lifecycle.onStop('import under way', async () => stopping.abort());
  parts.wakes.connect('imports', round);
}

/** Gives back whatever the process before held when it died: generations, media, deletions, mails, payment notifications. */
export async function releaseHeld({
  database: { db },
  clock,
}: {
  readonly database: Pick<Parts['database'], 'db'>;
  readonly clock: Parts['clock'];
}): Promise<void> {
  const now = clock.now();
  await releaseAllLeases(db);
  await releaseMediaTasks(db);
  await releaseSigning(db);
  await releaseDeletions(db);
  await releaseImports(db);
  await releaseMails(db, now);
  await releaseDeliveries(db, now);
}

/** The sandbox notifies the product over HTTP, as a provider would. */
export function startSandboxDeliveries({ config, sandbox, wakes, logger, lifecycle }: Parts, address: string): void {
  if (!sandbox) return;
  const deliveries = startDeliveries({
    ...sandbox,
    webhookSecret: sandboxWebhookSecret(config),
    address,
    onError: (error) => logger.warn({ err: error }, 'the payment sandbox could not deliver'),
  });
  wakes.connect('sandbox deliveries', deliveries);
  lifecycle.onStop('payment deliveries', () => deliveries.stop());
}

/** The operator's socket, and the demo gallery of a new installation. */
export async function startEmbeddedExtras(parts: Parts): Promise<void> {
  const { config, database, clock, ids, logger, lifecycle, objectStore, workFiles, videoEngines, queue } = parts;
  const { signingKey, settings } = parts;
  const demo = {
    ...parts.start,
    passwords: parts.accounts.passwords,
    settings: parts.accounts.settings,
    onTold: tellBells(database),
    log: (text: string) => logger.info(text),
    password: config.production ? undefined : demoPassword,
  };
  const abort = new AbortController();
  const { db, signals } = database;
  const operator = {
    db,
    secret: config.TOKEN_SECRET,
    siteSettings: settings,
    signals,
    clock,
    ids,
    objectStore,
    workFiles,
    videoEngines,
    engines: { image: config.imageEngines, video: config.videoEngines },
    queue: async () => queue,
    payments: async () => parts.payments,
    newestMails: (limit: number) => listMails({ db }, limit),
    rotateMarks: (folder: string | undefined) => rotateMarks(parts.config, folder),
    signingKey,
  };
  lifecycle.onStop(
    'operator',
    await listenForOperator(
      { ...operator, seedDemo: () => seedDemo(demo, abort.signal) },
      join(config.DATA_DIR, 'operator.sock'),
    ),
  );
  const isOwn = [config.imageEngines, config.videoEngines].every((chosen) => {
    const first = chosen.find(({ isClosing }) => !isClosing);
    return first && engineNamed(first.name).embedded;
  });
  // Never by itself where every image has a price: the demo is made by the defaults.
  const wanted = config.DEMO_GALLERY ?? (config.NODE_ENV === 'development' && !config.production && isOwn);
  if (!wanted || !(await needsDemo(demo))) return;
  const seeding = seedDemo(demo, abort.signal).catch((error: unknown) =>
    logger.error({ err: error }, 'the demo gallery failed'),
  );
  lifecycle.onStop('demo', async () => {
    abort.abort();
    await seeding;
  });
}
