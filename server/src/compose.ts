import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import {
  googleIssuers,
  googleKeysUrl,
  googleScriptUrl,
  openGoogleIdentity,
} from './adapters/identity/google-identity.ts';
import { openStudioImageEngine } from './adapters/image-engine/studio-image-engine.ts';
import { openMailboxMailer } from './adapters/mailer/mailbox-mailer.ts';
import { openImageEngineElsewhere, openVideoEngineElsewhere } from './adapters/open-engines.ts';
import { openFileObjectStore } from './adapters/object-store/file-object-store.ts';
import { isLiveKey, openLazyPayments } from './adapters/payments/lazy-payments.ts';
import type { StripeSettings } from './adapters/payments/stripe-payments.ts';
import { openWorkFiles } from './adapters/work-files.ts';
import { openStudioVideoEngine } from './adapters/video-engine/studio-video-engine.ts';
import type { Config } from './config/config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import {
  authenticate,
  createAccessTokens,
  createHitCounter,
  createPasswords,
  type AccountsContext,
} from './features/accounts/index.ts';
import { refuseHalfRestored } from './features/backup/index.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { createSmallCache, createVisitBatch, previewItem, sweepMediaTasks } from './features/content/index.ts';
import { mediaRoutes } from './features/content/media.routes.ts';
import { creditsRoutes } from './features/credits/credits.routes.ts';
import { needsDemo, seedDemo } from './features/demo/index.ts';
import { favoritesRoutes } from './features/favorites/favorites.routes.ts';
import { communityRoutes } from './features/gallery/community.routes.ts';
import { galleryRoutes } from './features/gallery/gallery.routes.ts';
import { startGenerationWork } from './features/generation/generation.jobs.ts';
import { generationRoutes } from './features/generation/generation.routes.ts';
import {
  engineHintRoutes,
  failGeneration,
  hintAddress,
  releaseAllLeases,
  removeEngineHealth,
  type RunContext,
  saveEngineHealth,
  type StartContext,
} from './features/generation/index.ts';
import { type LocalIssuer, openLocalIssuer } from './features/local-issuer/index.ts';
import { localIssuerRoutes } from './features/local-issuer/local-issuer.routes.ts';
import { keepInMailbox } from './features/mail/keep-in-mailbox.ts';
import { startMailDelivery } from './features/mail/mail.jobs.ts';
import { mailboxRoutes } from './features/mail/mailbox.routes.ts';
import { announceUnread } from './features/notifications/index.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { listenForOperator, type OperatorContext } from './features/operator/index.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { runDeletions } from './features/privacy/index.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { type PaymentsContext, reconcileOrders } from './features/payments/index.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { openStripeServer, type SandboxContext, startDeliveries } from './features/sandbox/index.ts';
import { sandboxRoutes } from './features/sandbox/sandbox.routes.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { promptsRoutes } from './features/prompts/prompts.routes.ts';
import { uploadAddressRoutes, uploadsRoutes } from './features/uploads/uploads.routes.ts';
import { createBinder } from './http/bind-endpoint.ts';
import { documentRoutes } from './http/documents.ts';
import { healthRoutes } from './http/health.ts';
import { createMetrics, measureRequests, type Metrics } from './http/metrics.ts';
import { rateLimitConfig } from './http/rate-limit.ts';
import { readyAnswers } from './http/ready-answers.ts';
import { replyError } from './http/reply-error.ts';
import { createHttpServer, type SignInPolicy } from './http/server.ts';
import { siteRoutes } from './http/site.ts';
import { type JobQueue, openQueue } from './jobs/queue.ts';
import { startPeriodic } from './jobs/periodic.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { appError } from './kernel/errors.ts';
import { type Ids, systemIds } from './kernel/ids.ts';
import { createLifecycle, type Lifecycle } from './kernel/lifecycle.ts';
import { maintain } from './maintenance.ts';
import type { EngineHealth } from './ports/engine-health.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import type { ImageEngine } from './ports/image-engine.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { ObjectStore } from './ports/object-store.ts';
import type { VideoEngine } from './ports/video-engine.ts';
import type { WorkFiles } from './ports/work-files.ts';

/** What a test or a benchmark puts in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly imageEngine?: ImageEngine;
  readonly videoEngine?: VideoEngine;
  readonly mailer?: Mailer;
  readonly payments?: PaymentProvider;
  readonly objectStore?: ObjectStore;
  /** Pause between two attempts of a generation, in milliseconds. */
  readonly retryPauseMs?: number;
  /** How long running pictures may take to end when the process stops, in milliseconds. */
  readonly workGraceMs?: number;
  /** An open database; whoever opened it closes it. */
  readonly database?: OpenDatabase;
}

/** A running product. */
export interface App {
  readonly http: FastifyInstance;
  readonly database: OpenDatabase;
  /** Where it listens, such as http://127.0.0.1:3000. */
  readonly address: string;
  /** What the verbs of payments run with. */
  readonly payments: PaymentsContext;
  /** Not ready from the first moment on; requests answered, jobs handed back, everything closed. */
  stop(): Promise<void>;
}

/** Everything that the roles are made of. */
interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly database: OpenDatabase;
  readonly queue: JobQueue;
  readonly imageEngine: ImageEngine;
  readonly videoEngine: VideoEngine;
  readonly objectStore: ObjectStore;
  readonly workFiles: WorkFiles;
  readonly mailer: Mailer;
  readonly accounts: AccountsContext;
  /** The embedded stand-in for Google, where it is switched on. */
  readonly localIssuer: LocalIssuer | undefined;
  readonly payments: PaymentsContext;
  /** The embedded payment sandbox, where no real provider is configured. */
  readonly sandbox: OpenSandbox | undefined;
  readonly start: StartContext;
  readonly retryPauseMs: number;
  readonly wakeMail: { fn: () => void };
  readonly wakeDeletions: { fn: () => void };
}

const webDir = join(import.meta.dirname, '..', '..', 'web', 'dist');
/** How long requests under way may take to end when the process stops, and pictures before they are handed back. */
const requestGraceMs = 8_000;
const workGraceMs = 10_000;
/** Stills in one worker process at once: one paints while another is encoded and stored. */
const imageConcurrency = 2;
/** Films take all cores they can get: one at a time, and pictures go on beside it. */
const filmConcurrency = 1;
const pollSeconds = 2;
const retryPauseMs = 1_000;

/** Builds the product for its role and starts it. This page alone picks adapters. */
export async function startApp(config: Config, logger: Logger, replace: Replacements = {}): Promise<App> {
  const lifecycle = createLifecycle();
  try {
    const parts = await openParts(config, logger, lifecycle, replace);
    const stopping = new AbortController();
    const http = await openHttp(parts, stopping.signal);
    if (config.ROLE !== 'api') await startWork(parts);
    // After the requests the first to end: pictures are handed back while engine, signals and database are still there.
    lifecycle.onStop('queue', () => parts.queue.stop(replace.workGraceMs ?? workGraceMs));
    const address = await http.listen({ port: config.PORT, host: config.HOST });
    lifecycle.onStop('http', () => closeHttp(http));
    if (config.ROLE !== 'worker') startSandboxDeliveries(parts, address);
    if (config.embedded) await startEmbeddedExtras(parts);
    return {
      http,
      database: parts.database,
      address,
      payments: parts.payments,
      stop: () => {
        stopping.abort();
        return lifecycle.stop((name, error) => logger.error({ err: error, part: name }, 'closing failed'));
      },
    };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

async function openParts(config: Config, logger: Logger, lifecycle: Lifecycle, replace: Replacements): Promise<Parts> {
  const clock = replace.clock ?? systemClock;
  const ids = replace.ids ?? systemIds;
  const metrics = createMetrics();
  const database = replace.database ?? (await openConfigured(config));
  if (!replace.database) lifecycle.onStop('database', () => database.close());
  for (const name of await migrate(database.db)) logger.info({ migration: name }, 'migration applied');
  await refuseHalfRestored(database.db);
  const workFiles = await openWorkFiles(workDir(config));
  lifecycle.onStop('work files', () => workFiles.close());
  const onHealth = reportEngines({ config, logger, lifecycle, metrics, clock, database });
  const imageEngine =
    replace.imageEngine ??
    (await openImageEngineElsewhere(config, { workFiles, onHealth: onHealth('image', config.IMAGE_ENGINE) })) ??
    openStudioImageEngine({ warm: config.ROLE !== 'api' });
  lifecycle.onStop('image engine', () => imageEngine.close());
  const videoEngine =
    replace.videoEngine ??
    (await openVideoEngineElsewhere(config, { workFiles, onHealth: onHealth('video', config.VIDEO_ENGINE) })) ??
    openStudioVideoEngine();
  lifecycle.onStop('video engine', () => videoEngine.close());
  const objectStore = replace.objectStore ?? (await openStore(config, logger));
  await objectStore.check();
  const mailer =
    replace.mailer ??
    (config.MAIL_URL === undefined
      ? openMailboxMailer(keepInMailbox({ db: database.db, clock, ids }))
      : (await import('./adapters/mailer/smtp-mailer.ts')).openSmtpMailer({
          url: config.MAIL_URL,
          from: config.MAIL_FROM,
        }));
  lifecycle.onStop('mailer', () => mailer.close());
  const queue = await openConfiguredQueue(config, database, logger);
  const wakeMail = { fn: () => undefined as void };
  const wakeDeletions = { fn: () => undefined as void };
  const localIssuer = config.GOOGLE_TEST_ISSUER
    ? await openLocalIssuer({ db: database.db, clock, publicUrl: config.PUBLIC_URL })
    : undefined;
  const accounts: AccountsContext = {
    db: database.db,
    clock,
    ids,
    passwords: createPasswords(),
    accessTokens: createAccessTokens({ secret: config.TOKEN_SECRET, clock }),
    google: openGoogle(config, clock, localIssuer),
    hitCounter: config.RATE_LIMIT === 'off' ? undefined : createHitCounter(database.db, clock),
    settings: {
      tokenSecret: config.TOKEN_SECRET,
      requireVerification: config.REQUIRE_EMAIL_VERIFICATION,
      passwordMinLength: config.PASSWORD_MIN_LENGTH,
      signupBonusCredits: config.SIGNUP_BONUS_CREDITS,
      adminEmails: config.ADMIN_EMAILS,
    },
    wakeMail: () => wakeMail.fn(),
    wakeDeletions: () => wakeDeletions.fn(),
  };
  const sandbox = config.sandboxPayments ? openSandbox(config, { db: database.db, clock, ids }) : undefined;
  const payments: PaymentsContext = {
    db: database.db,
    clock,
    ids,
    provider: replace.payments ?? (await openPayments(config, lifecycle, sandbox)),
    publicUrl: config.PUBLIC_URL,
    wakeMail: () => wakeMail.fn(),
    onTold: tellBells(database),
    onSuspicious: (notice) => {
      metrics.errors.inc({ where: 'payments' });
      logger.error(notice, 'a payment notification needs a look');
    },
  };
  const start: StartContext = {
    db: database.db,
    clock,
    ids,
    queue,
    imageEngine,
    videoEngine,
    objectStore,
    imageTimeoutS: config.ENGINE_IMAGE_TIMEOUT_S,
    videoTimeoutS: config.ENGINE_VIDEO_TIMEOUT_S,
  };
  return {
    config,
    logger,
    metrics,
    lifecycle,
    clock,
    ids,
    database,
    queue,
    imageEngine,
    videoEngine,
    objectStore,
    workFiles,
    mailer,
    accounts,
    localIssuer,
    payments,
    sandbox,
    start,
    retryPauseMs: replace.retryPauseMs ?? retryPauseMs,
    wakeMail,
    wakeDeletions,
  };
}

/** Google, another issuer that speaks like it, or the embedded stand-in: the code that judges a credential is the same. */
function openGoogle(config: Config, clock: Clock, local: LocalIssuer | undefined): IdentityProvider | undefined {
  if (local)
    return openGoogleIdentity({
      button: { clientId: local.clientId, scriptUrl: '/dev/google/client.js', isTest: true },
      issuers: [local.issuer],
      keys: { set: local.keys },
      clock,
    });
  if (config.GOOGLE_CLIENT_ID === undefined) return undefined;
  return openGoogleIdentity({
    button: { clientId: config.GOOGLE_CLIENT_ID, scriptUrl: googleScriptUrl, isTest: false },
    issuers: config.GOOGLE_ISSUER === undefined ? googleIssuers : [config.GOOGLE_ISSUER],
    keys: { url: config.GOOGLE_JWKS_URL ?? googleKeysUrl },
    clock,
  });
}

function signInPolicy(config: Config): SignInPolicy {
  if (config.GOOGLE_TEST_ISSUER) return 'popup';
  return config.GOOGLE_CLIENT_ID === undefined ? 'none' : 'google';
}

/** Notifications that were noted are delivered at once by whoever listens; `wake` is set when it does. */
interface OpenSandbox extends SandboxContext {
  wake: () => void;
}

function openSandbox(config: Config, parts: Pick<SandboxContext, 'db' | 'clock' | 'ids'>): OpenSandbox {
  const sandbox: OpenSandbox = {
    ...parts,
    publicUrl: config.PUBLIC_URL,
    wake: () => undefined,
    wakeDelivery: () => sandbox.wake(),
  };
  return sandbox;
}

/** The real provider, or its SDK pointed at the sandbox: the code that takes money is the same. */
async function openPayments(
  config: Config,
  lifecycle: Lifecycle,
  sandbox: SandboxContext | undefined,
): Promise<PaymentProvider> {
  if (!sandbox)
    return openStripe({
      secretKey: config.STRIPE_SECRET_KEY ?? '',
      webhookSecrets: config.STRIPE_WEBHOOK_SECRET,
      apiBase: config.STRIPE_API_BASE,
    });
  const server = await openStripeServer(sandbox);
  lifecycle.onStop('payment sandbox', () => server.close());
  return openStripe({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [sandboxWebhookSecret(config)],
    apiBase: server.address,
  });
}

function openStripe(settings: StripeSettings): PaymentProvider {
  return openLazyPayments(isLiveKey(settings.secretKey), async () =>
    (await import('./adapters/payments/stripe-payments.ts')).openStripePayments(settings),
  );
}

/** A secret of this installation alone, so that nobody outside can sign a notification. */
function sandboxWebhookSecret(config: Config): string {
  return `whsec_${createHmac('sha256', config.TOKEN_SECRET).update('payment-sandbox').digest('hex')}`;
}

/** Tells metrics and operators how the lines to engines elsewhere are doing; nothing of it for the embedded ones. */
function reportEngines(
  parts: Pick<Parts, 'config' | 'logger' | 'lifecycle' | 'metrics' | 'clock' | 'database'>,
): (contentType: 'image' | 'video', engine: string) => (health: EngineHealth) => void {
  const { config, logger, lifecycle, metrics, clock, database } = parts;
  const process = `${hostname()}:${globalThis.process.pid}:${config.ROLE}`;
  const isElsewhere = config.IMAGE_ENGINE !== 'studio' || config.VIDEO_ENGINE !== 'studio';
  if (isElsewhere && config.ROLE !== 'api')
    lifecycle.onStop('engine health', () => removeEngineHealth(database.db, process));
  return (contentType, engine) => {
    const report = (health: EngineHealth): void => {
      metrics.engineState.set({ content: contentType, engine }, { closed: 0, probing: 1, open: 2 }[health.state]);
      if (health.state !== 'closed')
        logger.warn({ engine, contentType, ...health }, 'the line to an engine has changed');
      saveEngineHealth(database.db, { process, contentType, engine }, health, clock.now()).catch((error: unknown) =>
        logger.warn({ err: error }, 'the state of an engine was not noted'),
      );
    };
    if (engine !== 'studio' && config.ROLE !== 'api') report({ state: 'closed', failures: 0, reason: null });
    return report;
  };
}

/** Where engines may send their hints; undefined where they could not reach us. */
function hintAddresses(config: Config): Pick<RunContext, 'hintAddress'> {
  const isWanted = config.ENGINE_WEBHOOKS ?? config.PUBLIC_URL.startsWith('https://');
  return isWanted ? { hintAddress: (id) => hintAddress(config.PUBLIC_URL, config.TOKEN_SECRET, id) } : {};
}

function openConfiguredQueue(config: Config, database: OpenDatabase, logger: Pick<Logger, 'warn'>): Promise<JobQueue> {
  return openQueue({
    database:
      config.DATABASE_URL === undefined
        ? { db: { executeSql: (text, values) => database.pool.query(text, values) } }
        : { connectionString: config.DATABASE_URL, max: 4 },
    backend: config.embedded ? 'pglite' : 'postgres',
    signals: database.signals,
    pollSeconds,
    onError: (error) => logger.warn({ err: error }, 'queue trouble'),
  });
}

/** Beside the media, where moving a file there costs nothing; anywhere else when they are kept elsewhere. */
function workDir(config: Config): string {
  return config.STORAGE === 's3' ? join(tmpdir(), 'loomlight-work') : join(config.DATA_DIR, 'work');
}

/** Media as files in the data folder, or in a bucket: the SDK is loaded only by who uses it. */
async function openStore(config: Config, logger: Pick<Logger, 'warn'>): Promise<ObjectStore> {
  if (config.STORAGE === 'file')
    return openFileObjectStore({ dir: join(config.DATA_DIR, 'media'), secret: config.TOKEN_SECRET });
  const { allowUploadsFrom, openS3ObjectStore } = await import('./adapters/object-store/s3-object-store.ts');
  const settings = {
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    publicUrl: config.S3_PUBLIC_URL,
    secret: config.TOKEN_SECRET,
  };
  if (config.S3_PUBLIC_URL !== undefined && config.ROLE !== 'worker')
    await allowUploadsFrom(settings, new URL(config.PUBLIC_URL).origin).catch((error: unknown) =>
      logger.warn({ err: error }, 'the bucket does not let us say who may send uploads; see docs/operating.md'),
    );
  return openS3ObjectStore(settings);
}

function openConfigured(config: Config): Promise<OpenDatabase> {
  return openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolMax: config.DATABASE_POOL,
    durable: config.DURABLE_WRITES,
    applicationName: `loomlight-${config.ROLE}`,
  });
}

/** The whole API and the site; for a worker only what says whether it lives. */
async function openHttp(parts: Parts, stopping: AbortSignal): Promise<FastifyInstance> {
  const { config, database, clock, objectStore, queue } = parts;
  const { db, signals } = database;
  const app = await createHttpServer({
    logger: parts.logger,
    ids: parts.ids,
    publicUrl: config.PUBLIC_URL,
    // Where pages may send uploads besides the product itself.
    uploadOrigins: config.STORAGE === 's3' && config.S3_PUBLIC_URL ? [new URL(config.S3_PUBLIC_URL).origin] : [],
    trustProxy: config.TRUST_PROXY,
    hitCounter: createHitCounter(db, clock),
    signIn: signInPolicy(config),
  });
  const measure = measureRequests(app, parts.metrics);
  readyAnswers(app, { ids: parts.ids, isStopping: () => stopping.aborted, onAnswer: measure });
  healthRoutes(app, {
    isStopping: () => stopping.aborted,
    parts: {
      database: async () => void (await sql`SELECT 1`.execute(db)),
      storage: () => objectStore.check(),
      queue: () => queue.check(),
    },
  });
  if (config.ROLE === 'worker') {
    app.setNotFoundHandler((request, reply) => replyError(appError('not_found'), request, reply));
    return app;
  }

  const binder = createBinder({
    app,
    authenticate: (token) => authenticate(parts.accounts, token),
    rateLimit: rateLimitConfig(config.RATE_LIMIT),
  });
  const views = createVisitBatch({
    db,
    onError: (error) => parts.logger.warn({ err: error }, 'views are not counted yet'),
  });
  parts.lifecycle.onStop('views', () => views.stop());
  const content = {
    db,
    clock,
    views,
    ids: parts.ids,
    objectStore,
    signals,
    stills: createSmallCache({ objectStore, signals }),
    publicUrl: config.PUBLIC_URL,
    viewerSecret: config.TOKEN_SECRET,
  };
  accountsRoutes(binder, parts.accounts);
  creditsRoutes(binder, { db, clock, ids: parts.ids });
  paymentsRoutes(binder, parts.payments);
  generationRoutes(binder, { ...parts.start, signals, stopping });
  contentRoutes(binder, content);
  uploadsRoutes(binder, content);
  settingsRoutes(binder, content);
  galleryRoutes(binder, content);
  communityRoutes(binder, content);
  const onTold = tellBells(database);
  favoritesRoutes(binder, { db, clock, onTold });
  profilesRoutes(binder, content);
  promptsRoutes(binder, { db, clock, onTold, feePercent: config.PROMPT_SALE_FEE_PERCENT });
  statisticsRoutes(binder, { db, clock });
  notificationsRoutes(binder, { db, clock, signals, stopping });
  privacyRoutes(binder, {
    db,
    clock,
    ids: parts.ids,
    objectStore,
    spoolDir: join(config.DATA_DIR, 'exports'),
    wakeMail: () => parts.wakeMail.fn(),
  });
  binder.assertComplete();
  mediaRoutes(app, content);
  uploadAddressRoutes(app, content);
  engineHintRoutes(app, { signals, tokenSecret: config.TOKEN_SECRET });
  if (config.mailbox) mailboxRoutes(app, { db });
  if (parts.localIssuer) localIssuerRoutes(app, parts.localIssuer);
  if (parts.sandbox) sandboxRoutes(app, parts.sandbox);
  await documentRoutes(app);
  await siteRoutes(app, {
    dir: webDir,
    footerCredit: { name: config.FOOTER_CREDIT_NAME, url: config.FOOTER_CREDIT_URL },
    version: productVersion(),
    publicUrl: config.PUBLIC_URL,
    preview: (address) => previewItem(content, address),
  });
  return app;
}

/** Hints at a change to every bell of a person, in whichever process it hangs. */
const tellBells =
  ({ signals }: OpenDatabase) =>
  (userId: string): void =>
    announceUnread(signals, userId);

/** Lets requests under way end, and cuts off what takes too long: a slow sender must not keep pictures from being handed back. */
async function closeHttp(http: FastifyInstance): Promise<void> {
  const limit = setTimeout(() => http.server.closeAllConnections(), requestGraceMs);
  // The server itself looks for idle connections once: one whose stream ends a moment later would be kept alive.
  const idle = setInterval(() => http.server.closeIdleConnections(), 100);
  try {
    await http.close();
  } finally {
    clearTimeout(limit);
    clearInterval(idle);
  }
}

/** Background work of the roles `worker` and `all`: generations, mails, and the hourly round. */
async function startWork(parts: Parts): Promise<void> {
  const { config, database, clock, ids, logger, lifecycle, metrics } = parts;
  const { db, signals } = database;
  const onError = (where: string) => (error: unknown) => {
    metrics.errors.inc({ where });
    logger.error({ err: error, where }, 'background work failed');
  };
  const run: RunContext = {
    db,
    clock,
    ids,
    imageEngine: parts.imageEngine,
    videoEngine: parts.videoEngine,
    objectStore: parts.objectStore,
    signals,
    retryPauseMs: parts.retryPauseMs,
    onError: (error, generationId) => {
      metrics.errors.inc({ where: 'generation' });
      logger.warn({ err: error, generationId }, 'a generation attempt failed');
    },
    onFinal: (outcome, tookMs) => {
      metrics.generations.inc({ outcome });
      metrics.generationSeconds.observe({ outcome }, tookMs / 1000);
    },
    onPossiblyPaid: (engine, generationId) => {
      metrics.possiblyPaid.inc({ engine });
      logger.warn({ engine, generationId }, 'refunded, and possibly to be paid to the engine');
    },
    ...hintAddresses(config),
  };
  // An embedded database has one process, and this is it: whatever held a lease is dead.
  if (config.embedded) await releaseAllLeases(db);
  const sweep = await startGenerationWork(
    { ...run, queue: parts.queue },
    {
      // What is made elsewhere only waits here.
      imageConcurrency: config.IMAGE_ENGINE === 'studio' ? imageConcurrency : config.ENGINE_CONCURRENCY,
      filmConcurrency: config.VIDEO_ENGINE === 'studio' ? filmConcurrency : config.ENGINE_CONCURRENCY,
      onError: onError('sweep'),
    },
  );
  lifecycle.onStop('sweep', () => sweep.stop());

  const reconciler = startPeriodic({
    everyMs: 60_000,
    onError: onError('payments'),
    work: () => reconcileOrders({ ...parts.payments, onError: onError('payments') }),
  });
  lifecycle.onStop('reconciler', () => reconciler.stop());

  const media = startPeriodic({
    everyMs: 5_000,
    onError: onError('media'),
    work: () => sweepMediaTasks({ db, clock, objectStore: parts.objectStore, signals, onError: onError('media') }),
  });
  lifecycle.onStop('media', () => media.stop());

  const deletions = startPeriodic({
    everyMs: 5_000,
    onError: onError('deletions'),
    work: () =>
      runDeletions({
        db,
        clock,
        objectStore: parts.objectStore,
        signals,
        endGeneration: (id) => failGeneration(run, { id, message: 'The account was deleted.' }),
      }),
  });
  parts.wakeDeletions.fn = () => deletions.wake();
  lifecycle.onStop('deletions', () => deletions.stop());

  const mailer = parts.mailer;
  const mail = startMailDelivery(
    {
      db,
      clock,
      mailer,
      publicUrl: config.PUBLIC_URL,
      tokenSecret: config.TOKEN_SECRET,
      onFailed: (failure) => {
        metrics.errors.inc({ where: 'mail' });
        logger[failure.givenUp ? 'error' : 'warn'](failure, 'a mail did not leave');
      },
    },
    onError('mail'),
  );
  parts.wakeMail.fn = () => mail.wake();
  lifecycle.onStop('mail', () => mail.stop());

  const round = startPeriodic({
    everyMs: 3_600_000,
    onError: onError('maintenance'),
    work: () =>
      maintain({
        db,
        clock,
        objectStore: parts.objectStore,
        onLedger: (violations) => {
          metrics.ledgerViolations.set(violations.length);
          for (const violation of violations) logger.error({ violation }, 'the ledger is broken');
        },
      }),
  });
  lifecycle.onStop('maintenance', () => round.stop());
}

/** The sandbox notifies the product over HTTP, as a provider would. */
function startSandboxDeliveries({ config, sandbox, logger, lifecycle }: Parts, address: string): void {
  if (!sandbox) return;
  const deliveries = startDeliveries({
    ...sandbox,
    webhookSecret: sandboxWebhookSecret(config),
    address,
    onError: (error) => logger.warn({ err: error }, 'the payment sandbox could not deliver'),
  });
  sandbox.wake = () => deliveries.wake();
  lifecycle.onStop('payment deliveries', () => deliveries.stop());
}

/** The operator's socket, and the demo gallery of a new installation. */
async function startEmbeddedExtras(parts: Parts): Promise<void> {
  const { config, database, clock, ids, logger, lifecycle, objectStore, workFiles, videoEngine, queue } = parts;
  const demo = {
    ...parts.start,
    passwords: parts.accounts.passwords,
    settings: parts.accounts.settings,
    onTold: tellBells(database),
    log: (text: string) => logger.info(text),
  };
  const abort = new AbortController();
  const { db, signals } = database;
  const operator = { db, signals, clock, ids, objectStore, workFiles, videoEngine, queue: async () => queue };
  lifecycle.onStop(
    'operator',
    await listenForOperator(join(config.DATA_DIR, 'operator.sock'), {
      ...operator,
      seedDemo: () => seedDemo(demo, abort.signal),
    }),
  );
  const isOwn = config.IMAGE_ENGINE === 'studio' && config.VIDEO_ENGINE === 'studio';
  // Never by itself where every picture has a price.
  const wanted = config.DEMO_GALLERY ?? (config.NODE_ENV === 'development' && isOwn);
  if (!wanted || !(await needsDemo(demo))) return;
  const seeding = seedDemo(demo, abort.signal).catch((error: unknown) =>
    logger.error({ err: error }, 'the demo gallery failed'),
  );
  lifecycle.onStop('demo', async () => {
    abort.abort();
    await seeding;
  });
}

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
    const database = await openConfigured(config);
    lifecycle.onStop('database', () => database.close());
    const { db, signals } = database;
    if (migrated) {
      await migrate(db);
      await refuseHalfRestored(db);
    }
    const objectStore = await openStore(config, logger);
    await objectStore.check();
    const workFiles = await openWorkFiles(workDir(config));
    lifecycle.onStop('work files', () => workFiles.close());
    // An embedded engine lives in the product's own process: here is nothing that could be given up.
    const videoEngine = (await openVideoEngineElsewhere(config, { workFiles, onHealth: () => undefined })) ?? {
      ...openStudioVideoEngine(),
      capabilities: { ...openStudioVideoEngine().capabilities, engine: 'none' },
    };
    let opened: Promise<JobQueue> | undefined;
    const queue = (): Promise<JobQueue> =>
      (opened ??= openConfiguredQueue(config, database, logger).then((open) => {
        lifecycle.onStop('queue', () => open.stop(0));
        return open;
      }));
    const clock = systemClock;
    const context = { db, signals, clock, ids: systemIds, objectStore, workFiles, videoEngine, queue };
    return { context: { ...context, seedDemo: undefined }, close: () => lifecycle.stop() };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

function productVersion(): string {
  const file = join(import.meta.dirname, '..', '..', 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
