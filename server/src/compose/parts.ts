import { createHmac } from 'node:crypto';
import { limits } from '@loomlight/contract';
import type { Logger } from 'pino';
import {
  googleIssuers,
  googleKeysUrl,
  googleScriptUrl,
  openGoogleIdentity,
} from '../adapters/identity/google-identity.ts';
import { openProcessImageReader } from '../adapters/image-reader/process-image-reader.ts';
import { openProcessManifestReader } from '../adapters/provenance/process-manifest-reader.ts';
import { type FileProcesses, openReadyProcesses } from '../adapters/ready-processes.ts';
import { openWorkFiles } from '../adapters/work-files.ts';
import type { Config } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import {
  createAccessTokens,
  createGatheringHitCounter,
  createPasswords,
  type Passwords,
  type AccountsContext,
  type SecurityEvent,
  suspiciousKinds,
} from '../features/accounts/index.ts';
import { refuseHalfRestored } from '../features/backup/index.ts';
import type { StartContext } from '../features/generation/index.ts';
import { announceUnread } from '../features/notifications/index.ts';
import type { PaymentsContext } from '../features/payments/index.ts';
import {
  type BannedPrints,
  createBannedPrints,
  createImageRules,
  createPromptRules,
  type ImageRules,
  judgeProfile,
} from '../features/rules/index.ts';
import type { SiteSettings } from '../features/site/index.ts';
import { createImageIntake } from '../features/uploads/index.ts';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { createWakes, type Wakes } from '../jobs/wake.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Ids, systemIds } from '../kernel/ids.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { OpenEngines } from '../kernel/open-engines.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ManifestReader } from '../ports/manifest-reader.ts';
import type { ImageEngine } from '../ports/image-engine.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { SigningKey } from '../ports/media-signer.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import type { VideoEngine } from '../ports/video-engine.ts';
import type { WorkFiles } from '../ports/work-files.ts';
import { type LocalIssuer, openLocalIssuer } from '../stand-ins/google-issuer/index.ts';
import { openMailboxMailer } from '../stand-ins/mailbox/index.ts';
import type { SandboxContext } from '../stand-ins/payment-sandbox/index.ts';
import { openImageEngines, openVideoEngines, reportEngines } from './engines.ts';
import { openPayments } from './payments.ts';
import { bandsOf, keepSettings } from './site-settings.ts';
import { openClassifier } from './classifier.ts';
import { keepDisposableDomains } from './disposable-domains.ts';
import { type Marking, openMarking } from './marking.ts';
import { openSigningKey } from './signing.ts';
import { openClock } from './clock.ts';
import { openConfigured, openConfiguredQueue, openStore, withoutLimits, workDir } from './stores.ts';

/** What a test or a benchmark puts in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly imageEngines?: OpenEngines<ImageEngine>;
  readonly videoEngines?: OpenEngines<VideoEngine>;
  readonly mailer?: Mailer;
  readonly passwords?: Passwords;
  readonly payments?: PaymentProvider;
  readonly objectStore?: ObjectStore;
  readonly signingKey?: SigningKey;
  /** What reads files of strangers and looks at them. */
  readonly fileProcesses?: FileProcesses;
  /** Pause between two attempts of a generation, in milliseconds. */
  readonly retryPauseMs?: number;
  /** How long running images may take to end when the process stops, in milliseconds. */
  readonly workGraceMs?: number;
  /** Pause between two looks into the outbox, in milliseconds. */
  readonly mailPauseMs?: number;
  /** Pause between two looks into the queue, in seconds: where it is long, a job is heard of by its signal alone. */
  readonly pollSeconds?: number;
  /** An open database; whoever opened it closes it. */
  readonly database?: OpenDatabase;
}

/** Everything that the roles are made of. */
export interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly database: OpenDatabase;
  readonly queue: JobQueue;
  readonly imageEngines: OpenEngines<ImageEngine>;
  readonly videoEngines: OpenEngines<VideoEngine>;
  readonly objectStore: ObjectStore;
  readonly workFiles: WorkFiles;
  /** What files are signed with; undefined where they are not. */
  readonly signingKey: SigningKey | undefined;
  /** Reads what engines have signed. Files that people send have a reader of their own, behind which nothing of the product waits. */
  readonly manifestReader: ManifestReader;
  readonly fileReader: ManifestReader;
  readonly marking: Marking;
  readonly mailer: Mailer;
  readonly accounts: AccountsContext;
  /** The embedded stand-in for Google, where it is switched on. */
  readonly localIssuer: LocalIssuer | undefined;
  readonly payments: PaymentsContext;
  /** The embedded payment sandbox, where no real provider is configured. */
  readonly sandbox: SandboxContext | undefined;
  readonly start: StartContext;
  readonly bannedPrints: BannedPrints;
  readonly imageRules: ImageRules;
  /** What the desk has set, as it holds now. */
  readonly settings: SiteSettings;
  readonly retryPauseMs: number;
  readonly mailPauseMs: number;
  readonly wakes: Wakes;
}

export const retryPauseMs = 1_000;

const mailPauseMs = 2_000;

export async function openParts(
  config: Config,
  logger: Logger,
  lifecycle: Lifecycle,
  replace: Replacements,
): Promise<Parts> {
  const ids = replace.ids ?? systemIds;
  const metrics = createMetrics();
  const isDisposable = await keepDisposableDomains({ config, logger, lifecycle, metrics });
  const database = replace.database ?? (await openConfigured(config));
  if (!replace.database) lifecycle.onStop('database', () => database.close());
  const clock = replace.clock ?? (await openClock({ config, database, logger, lifecycle }));
  const applied = await withoutLimits(config, database, (db) => migrate(db));
  for (const name of applied) logger.info({ migration: name }, 'migration applied');
  await refuseHalfRestored(database);
  const settings = await keepSettings({ config, database, logger, lifecycle, metrics });
  const workFiles = await openWorkFiles(workDir(config));
  lifecycle.onStop('work files', () => workFiles.close());
  const onHealth = reportEngines({ config, logger, lifecycle, metrics, clock, database });
  const imageEngines = replace.imageEngines ?? (await openImageEngines(config, { workFiles, onHealth }));
  for (const { engine } of imageEngines) lifecycle.onStop('image engine', () => engine.close());
  const videoEngines = replace.videoEngines ?? (await openVideoEngines(config, { workFiles, onHealth }));
  for (const { engine } of videoEngines) lifecycle.onStop('video engine', () => engine.close());
  const objectStore = replace.objectStore ?? (await openStore(config, logger));
  await objectStore.check();
  const signingKey = await openSigningKey(config, { db: database.db, clock }, replace.signingKey);
  const fileProcesses = replace.fileProcesses ?? keepReady(lifecycle);
  const marking = openMarking(config, lifecycle, fileProcesses);
  const mailer =
    replace.mailer ??
    (config.MAIL_URL === undefined
      ? openMailboxMailer({ db: database.db, clock, ids })
      : (await import('../adapters/mailer/smtp-mailer.ts')).openSmtpMailer({
          url: config.MAIL_URL,
          from: config.MAIL_FROM,
        }));
  lifecycle.onStop('mailer', () => mailer.close());
  const queue = await openConfiguredQueue(config, database, logger, replace);
  const wakes = createWakes();
  const localIssuer = config.GOOGLE_TEST_ISSUER
    ? await openLocalIssuer({ db: database.db, clock, publicUrl: config.PUBLIC_URL })
    : undefined;
  const promptRules = createPromptRules({ db: database.db, clock });
  const onRuleMet: StartContext['onRuleMet'] = (met) => metrics.rulesMet.inc(met);
  const accounts: AccountsContext = {
    db: database.db,
    clock,
    ids,
    passwords: replace.passwords ?? createPasswords(),
    accessTokens: createAccessTokens({ secret: config.TOKEN_SECRET, clock }),
    google: openGoogle(config, clock, localIssuer),
    hitCounter: config.RATE_LIMIT === 'off' ? undefined : createGatheringHitCounter({ db: database.db, clock }),
    settings: {
      tokenSecret: config.TOKEN_SECRET,
      publicUrl: config.PUBLIC_URL,
      secureCookies: config.PUBLIC_URL.startsWith('https://'),
      requireVerification: config.REQUIRE_EMAIL_VERIFICATION,
      passwordMinLength: config.PASSWORD_MIN_LENGTH,
      signupBonusCredits: config.SIGNUP_BONUS_CREDITS,
      bonusesPerNetwork: () => {
        const { bonus_per_network_day: day, bonus_per_network_hour: hour } = settings.current();
        return { day, hour };
      },
      isDisposable,
      adminEmails: config.ADMIN_EMAILS,
    },
    refusalOf: (text) => judgeProfile({ db: database.db, clock, promptRules, onRuleMet }, { text }),
    wakeMail: () => wakes.wake('mail'),
    wakeLetters: () => wakes.wake('letters'),
    onSecurity: tellSecurity(metrics, logger, config.TOKEN_SECRET),
    onBonus: (outcome) => metrics.bonuses.inc({ outcome }),
  };
  const sandbox = config.sandboxPayments
    ? {
        db: database.db,
        clock,
        ids,
        publicUrl: config.PUBLIC_URL,
        wakeDelivery: () => wakes.wake('sandbox deliveries'),
      }
    : undefined;
  const payments: PaymentsContext = {
    db: database.db,
    clock,
    ids,
    provider: replace.payments ?? (await openPayments(config, lifecycle, sandbox)),
    publicUrl: config.PUBLIC_URL,
    saleHoldDays: () => settings.current().sale_hold_days,
    pausesPayments: config.RATE_LIMIT !== 'off',
    wakeMail: () => wakes.wake('mail'),
    onTold: tellBells(database),
    onSuspicious: (event) => {
      metrics.paymentProblems.inc({ outcome: event.outcome });
      logger.error(event, 'a payment notification needs a look');
    },
  };
  const bannedPrints = createBannedPrints({ db: database.db, clock, copyBands: () => bandsOf(settings) });
  const classifier = await openClassifier({ config, logger, metrics, clock, lifecycle, database });
  const classifierPolicy = () => {
    const { classifier_failure: failure, classifier_thresholds: thresholds } = settings.current();
    return { failure, thresholds };
  };
  const imageRules = createImageRules({
    bannedPrints,
    classifier: config.CLASSIFIER_IMAGES ? classifier : undefined,
    classifierPolicy,
  });
  const start: StartContext = {
    db: database.db,
    clock,
    ids,
    queue,
    imageEngines,
    videoEngines,
    objectStore,
    intake: createImageIntake({
      reader: openProcessImageReader({ pixelsMax: limits.uploadMaxPixels }),
      workFiles,
      quota: {
        unusedFilesMax: config.UPLOADS_UNUSED_MAX,
        unusedBytesMax: config.UPLOADS_UNUSED_MB * 1_000_000,
        totalBytesMax: config.UPLOADS_TOTAL_MB * 1_000_000,
      },
      isRefused: imageRules.isRefused,
    }),
    promptRules,
    classifier,
    classifierPolicy,
    onRuleMet,
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
    imageEngines,
    videoEngines,
    objectStore,
    workFiles,
    signingKey,
    manifestReader: openProcessManifestReader(),
    fileReader: openProcessManifestReader({ processes: fileProcesses }),
    marking,
    mailer,
    accounts,
    localIssuer,
    payments,
    sandbox,
    start,
    bannedPrints,
    imageRules,
    settings,
    retryPauseMs: replace.retryPauseMs ?? retryPauseMs,
    mailPauseMs: replace.mailPauseMs ?? mailPauseMs,
    wakes,
  };
}

/** Google, another issuer that speaks like it, or the embedded stand-in: the code that judges a credential is the same. */
function keepReady(lifecycle: Lifecycle): FileProcesses {
  const processes = openReadyProcesses();
  lifecycle.onStop('ready processes', async () => processes.close());
  return processes;
}

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

/** Hints at a change to every bell of a person, in whichever process it hangs. */
export const tellBells =
  ({ signals }: OpenDatabase) =>
  (userId: string): void =>
    announceUnread({ signals }, userId);

/**
 * Counts and logs what may be an attack, apart from everything else: `log: security`, ids and kinds only. Of the network there is a
 * keyed hash: two events of one network can be told to be of one, and nobody learns which.
 */
function tellSecurity(metrics: Metrics, logger: Logger, secret: string): (event: SecurityEvent) => void {
  const security = logger.child({ log: 'security' });
  return ({ network, ...event }) => {
    metrics.securityEvents.inc({ kind: event.kind });
    const written = network === undefined ? event : { ...event, network: networkHash(secret, network) };
    security[suspiciousKinds.has(event.kind) ? 'warn' : 'info'](written, 'security event');
  };
}

function networkHash(secret: string, network: string): string {
  return createHmac('sha256', secret).update(`security-log\n${network}`).digest('base64url').slice(0, 16);
}
