import { accentSheet } from '@loomlight/contract/desk';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { accountsRoutes } from '../features/accounts/accounts.routes.ts';
import { authenticate, createGatheringHitCounter, listLiveSessions } from '../features/accounts/index.ts';
import { contentRoutes } from '../features/content/content.routes.ts';
import {
  createConversions,
  createManyDownloads,
  createSmallCache,
  createVisitBatch,
  previewItem,
} from '../features/content/index.ts';
import { mediaRoutes } from '../features/content/media.routes.ts';
import { collectionsRoutes } from '../features/collections/collections.routes.ts';
import { creditsRoutes } from '../features/credits/credits.routes.ts';
import { favoritesRoutes } from '../features/favorites/favorites.routes.ts';
import { communityRoutes } from '../features/gallery/community.routes.ts';
import { measureHoldings as readHoldings, measureStanding as readStanding } from '../features/desk/index.ts';
import { deskRoutes } from '../features/desk/desk.routes.ts';
import { deskReportsRoutes } from '../features/desk/reports.routes.ts';
import { deskEnginesRoutes } from '../features/desk/engines.routes.ts';
import { openConfiguredStandby, withoutLimits } from './stores.ts';
import { deskCampaignsRoutes } from '../features/desk/campaigns.routes.ts';
import { deskDisputesRoutes } from '../features/desk/disputes.routes.ts';
import { deskBooksRoutes } from '../features/desk/books.routes.ts';
import { deskMoneyRoutes } from '../features/desk/money.routes.ts';
import { deskSumsRoutes } from '../features/desk/sums.routes.ts';
import { deskRulesRoutes } from '../features/desk/rules.routes.ts';
import { deskSiteRoutes } from '../features/desk/site.routes.ts';
import { createSiteReader, siteContentRoutes } from '../features/site/index.ts';
import { deskSignalsRoutes } from '../features/desk/signals.routes.ts';
import { deskPersonRoutes } from '../features/desk/person.routes.ts';
import { deskRestrictionsRoutes } from '../features/desk/restrictions.routes.ts';
import { followsRoutes } from '../features/follows/follows.routes.ts';
import { picksRoutes } from '../features/gallery/picks.routes.ts';
import { relatedRoutes } from '../features/gallery/related/related.routes.ts';
import { searchRoutes } from '../features/gallery/search/search.routes.ts';
import { galleryRoutes } from '../features/gallery/gallery.routes.ts';
import { generationRoutes } from '../features/generation/generation.routes.ts';
import {
  createEndings,
  engineEventRoutes,
  hearContent,
  listWaitingWork,
  waitForEnd,
  type WaitInput,
} from '../features/generation/index.ts';
import { importsRoutes } from '../features/imports/imports.routes.ts';
import { isPartKey, receivePart } from '../features/imports/index.ts';
import { moderationRoutes } from '../features/moderation/moderation.routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { profilesRoutes } from '../features/profiles/profiles.routes.ts';
import { announceLeave } from '../features/privacy/index.ts';
import { privacyRoutes } from '../features/privacy/privacy.routes.ts';
import { paymentsRoutes } from '../features/payments/payments.routes.ts';
import { settingsRoutes } from '../features/settings/settings.routes.ts';
import { statisticsRoutes } from '../features/statistics/statistics.routes.ts';
import { gatherSales, openSalesOnTheirWay, rememberFee } from '../features/prompts/index.ts';
import { provenanceRoutes } from '../features/provenance/provenance.routes.ts';
import { publishedCertificates, readMaker } from '../features/provenance/index.ts';
import { promptsRoutes } from '../features/prompts/prompts.routes.ts';
import { uploadAddressRoutes, uploadsRoutes } from '../features/uploads/uploads.routes.ts';
import { importQuotaOf } from './import-quota.ts';
import { administratorsOnly } from '../http/administrators-only.ts';
import { createBinder } from '../http/bind-endpoint.ts';
import { documentRoutes } from '../http/documents.ts';
import { createEventStreams, type PlaceBounds } from '../http/event-streams.ts';
import { checkParts, healthRoutes, type PartChecks } from '../http/health.ts';
import { legalRoutes } from '../http/legal.ts';
import { measureHoldings, measureStanding } from '../http/standing-metrics.ts';
import { measureHearing, measureLag, measureRequests, measureStreams, measureWaiting } from '../http/metrics.ts';
import { policyReports } from '../http/policy-reports.ts';
import { personLimit, rateLimitConfig } from '../http/rate-limit.ts';
import { replyError } from '../http/reply-error.ts';
import type { SignInPolicy } from '../http/edge-headers.ts';
import { securityContact } from '../http/security-contact.ts';
import { createHttpServer } from '../http/server.ts';
import { pageFontRoutes } from '../http/page-fonts.ts';
import { siteRoutes } from '../http/site.ts';
import { appError } from '../kernel/errors.ts';
import { chooseEngine } from '../kernel/open-engines.ts';
import { localIssuerRoutes } from '../stand-ins/google-issuer/local-issuer.routes.ts';
import { mailboxRoutes } from '../stand-ins/mailbox/mailbox.routes.ts';
import { sandboxRoutes } from '../stand-ins/payment-sandbox/sandbox.routes.ts';
import { chosenClassifier } from './classifier.ts';
import { countEnds } from './count-ends.ts';
import { openDrawnPages } from './draw.ts';
import { moderationOf } from './moderation.ts';
import { type Parts, tellBells } from './parts.ts';
import { productVersion } from './product-version.ts';
import { itemOfFile, itemOfMark } from './item-of-file.ts';
import { installationOf } from './signing.ts';
import { engineNamed } from './engines.ts';
import { welcomeGift } from './welcome-gift.ts';

const webDir = join(import.meta.dirname, '..', '..', '..', 'web', 'dist');

/** Where processes tell each other of their streams of events. */
const streamsChannel = 'loomlight_streams';
/** The same of held answers, of which a process has so many: each is a socket and a few timers. */
const waitsChannel = 'loomlight_waits';
const waitBounds: PlaceBounds = { perPerson: 20, inProcess: 500, code: 'too_many_waiting', retryAfterS: 5 };

/** How long requests under way may take to end when the process stops. */
const requestGraceMs = 8_000;

/** The whole API and the site; for a worker only what says whether it lives. */
export async function openHttp(parts: Parts, stopping: AbortSignal): Promise<FastifyInstance> {
  const { config, database, clock, objectStore, queue } = parts;
  const { db, signals } = database;
  const hitCounter = createGatheringHitCounter({ db, clock });
  const app = await createHttpServer({
    logger: parts.logger,
    stopping,
    ids: parts.ids,
    publicUrl: config.PUBLIC_URL,
    // Where pages may send uploads besides the product itself.
    uploadOrigins: config.STORAGE === 's3' && config.S3_PUBLIC_URL ? [new URL(config.S3_PUBLIC_URL).origin] : [],
    allowedHosts: config.ALLOWED_HOSTS,
    trustProxy: config.TRUST_PROXY,
    hitCounter,
    rateLimit: config.RATE_LIMIT,
    signIn: signInPolicy(config),
    onForbidden: (refused) => parts.accounts.onSecurity({ kind: 'access_refused', ...refused }),
  });
  measureRequests(app, parts.metrics);
  const checks: PartChecks = {
    database: async () => void (await sql`SELECT 1`.execute(db)),
    storage: () => objectStore.check(),
    queue: () => queue.check(),
  };
  healthRoutes(app, { isStopping: () => stopping.aborted, parts: checks });
  measureHearing(parts.metrics.registry, () => signals.isConnected());
  if (config.ROLE !== 'api') {
    const { registry } = parts.metrics;
    measureWaiting(registry, () => listWaitingWork(db));
    measureStanding(registry, { clock, read: () => readStanding({ db, clock }) });
    measureHoldings(registry, { clock, read: () => readHoldings({ db }) });
  }
  const standby = config.ROLE === 'worker' ? undefined : await openConfiguredStandby(config, parts.logger);
  if (standby) parts.lifecycle.onStop('standby', () => standby.close());
  measureLag(parts.metrics.registry, () => standby?.lagSeconds());
  if (config.ROLE === 'worker') {
    app.setNotFoundHandler((request, reply) => replyError(appError('not_found'), request, reply));
    return app;
  }

  const openPlaces = (channel: string, bounds?: PlaceBounds) =>
    createEventStreams({
      stopping,
      findLive: (sessionIds) => listLiveSessions(db, { sessionIds, now: clock.now() }),
      processId: parts.ids.uuid(),
      news: {
        publish: (text) => signals.publish(channel, text),
        subscribe: (listener) => void signals.subscribe(channel, listener),
      },
      now: () => clock.now().getTime(),
      ...(bounds && { bounds }),
    });
  const streams = openPlaces(streamsChannel);
  parts.lifecycle.onStop('streams', () => streams.close());
  measureStreams(parts.metrics.registry, () => streams.count());
  const waits = openPlaces(waitsChannel, waitBounds);
  parts.lifecycle.onStop('waits', () => waits.close());
  const endings = createEndings({ db, signals });
  const heldBack = { waitForEnd: (input: WaitInput) => waitForEnd({ db, endings, waits }, input) };
  const rateLimit = rateLimitConfig(config.RATE_LIMIT);
  const authenticateToken = (token: string) => authenticate(parts.accounts, token);
  const binder = createBinder({
    app,
    authenticate: authenticateToken,
    rateLimit,
    limitPerson: personLimit(config.RATE_LIMIT, hitCounter),
  });
  const views = createVisitBatch({
    db,
    onError: (error) => parts.logger.warn({ err: error }, 'views are not counted yet'),
  });
  parts.lifecycle.onStop('views', () => views.stop());
  const conversions = createConversions({ workFiles: parts.workFiles, signals });
  parts.lifecycle.onStop('conversions', () => conversions.close());
  const content = {
    db,
    clock,
    views,
    ids: parts.ids,
    objectStore,
    signals,
    stills: createSmallCache({ objectStore, signals }),
    intake: parts.start.intake,
    conversions,
    signingKey: parts.signingKey,
    readMaker: (file: Uint8Array) => readMaker(parts, file),
    manyDownloads: createManyDownloads(),
    publicUrl: config.PUBLIC_URL,
    viewerSecret: config.TOKEN_SECRET,
  };
  accountsRoutes(binder, parts.accounts);
  creditsRoutes(binder, { db, clock, ids: parts.ids, siteName: () => parts.settings.current().site_name });
  paymentsRoutes(binder, parts.payments);
  const { stills } = content;
  const making = { ...parts.start, ...countEnds(parts), signals, streams, stills, conversions, ...heldBack };
  generationRoutes(binder, making);
  contentRoutes(binder, {
    ...content,
    hearContent: (row) => hearContent(parts.start, row),
    ...heldBack,
  });
  uploadsRoutes(binder, content);
  settingsRoutes(binder, { ...content, tokenSecret: config.TOKEN_SECRET, refusalOf: parts.accounts.refusalOf });
  const shown = { ...content, standby };
  galleryRoutes(binder, shown);
  communityRoutes(binder, shown);
  picksRoutes(binder, content);
  searchRoutes(binder, shown);
  relatedRoutes(binder, content);
  const onTold = tellBells(database);
  favoritesRoutes(binder, { db, clock, onTold });
  profilesRoutes(binder, shown);
  collectionsRoutes(binder, content);
  followsRoutes(binder, { ...content, onTold });
  await rememberFee(db, { percent: config.PROMPT_SALE_FEE_PERCENT, now: clock.now() });
  const sales = openSalesOnTheirWay({
    db,
    clock,
    onTold,
    onError: (error) => {
      parts.metrics.errors.inc({ where: 'sales' });
      parts.logger.error({ err: error }, 'a sale did not reach its seller yet');
    },
  });
  parts.lifecycle.onStop('sales', () => sales.settled());
  promptsRoutes(binder, {
    db,
    clock,
    onSold: sales.bring,
    sell: gatherSales({ db }),
    bonusBuysPrompts: config.BONUS_BUYS_PROMPTS,
    feePercent: config.PROMPT_SALE_FEE_PERCENT,
  });
  statisticsRoutes(binder, { db, clock });
  notificationsRoutes(binder, { ...content, signals, streams });
  const copies = { objectStore, spoolDir: join(config.DATA_DIR, 'exports') };
  const leaving = { ...parts.accounts, signals, wakeDeletions: () => parts.wakes.wake('deletions') };
  privacyRoutes(binder, { ...leaving, ...copies });
  const imports = {
    ...content,
    workFiles: parts.workFiles,
    importQuota: importQuotaOf(config),
    wakeImports: () => parts.wakes.wake('imports'),
  };
  importsRoutes(binder, imports);
  const desk = {
    ...parts.accounts,
    engines: { image: config.imageEngines.map(withPlace), video: config.videoEngines.map(withPlace) },
    installation: config.installation,
    siteSettings: parts.settings,
    checkParts: (withinMs: number) => checkParts(checks, withinMs),
    onAct: (action: string, outcome: string) => parts.metrics.deskActs.inc({ action, outcome }),
  };
  const moderation = moderationOf(parts);
  deskRoutes(binder, desk, (userId) => announceLeave(leaving, userId));
  deskReportsRoutes(binder, desk, { ...moderation, bannedPrints: parts.bannedPrints });
  deskPersonRoutes(binder, desk, copies);
  deskRestrictionsRoutes(binder, desk, moderation);
  deskSignalsRoutes(binder, desk);
  deskEnginesRoutes(binder, desk, { ...making, queue });
  deskMoneyRoutes(binder, desk, parts.payments);
  deskCampaignsRoutes(binder, desk);
  deskDisputesRoutes(binder, desk, parts.payments);
  deskBooksRoutes(binder, desk, (work) => withoutLimits(config, parts.database, work));
  deskSumsRoutes(binder, desk);
  const { promptRules, classifier, classifierPolicy } = parts.start;
  const rules = { moderation, promptRules, classifier, classifierPolicy, chosenClassifier: chosenClassifier(config) };
  deskRulesRoutes(binder, desk, rules);
  const siteReader = createSiteReader({ db, clock });
  deskSiteRoutes(binder, { ...desk, intake: parts.start.intake }, siteReader);
  siteContentRoutes(binder, siteReader);
  moderationRoutes(binder, moderation);
  provenanceRoutes(binder, {
    db,
    workFiles: parts.workFiles,
    reader: parts.fileReader,
    findItem: (id, actor) => itemOfFile(content, { id, actor }),
    markFinder: parts.marking.finder,
    findMarkedItem: (payload) => itemOfMark(content, { payload }),
  });
  binder.assertComplete();
  mediaRoutes(app, content);
  uploadAddressRoutes(app, content, { isKey: isPartKey, receive: (input) => receivePart(imports, input) });
  engineEventRoutes(app, { signals, tokenSecret: config.TOKEN_SECRET });
  // On a desk these are for whoever sits there.
  const guard = config.production ? administratorsOnly(authenticateToken) : undefined;
  if (config.mailbox) mailboxRoutes(app, { db, guard });
  if (parts.localIssuer) localIssuerRoutes(app, parts.localIssuer);
  if (parts.sandbox) sandboxRoutes(app, parts.sandbox, guard);
  policyReports(app, { registry: parts.metrics.registry, logger: parts.logger, rateLimit: rateLimit('write') });
  securityContact(app, {
    clock,
    publicUrl: config.PUBLIC_URL,
    contact: config.SECURITY_CONTACT ?? `mailto:${senderAddress(config.MAIL_FROM)}`,
  });
  publishedCertificates(app, { db, installation: installationOf(config) });
  await documentRoutes(app, { dir: join(webDir, 'docs'), rateLimit: rateLimit('read') });
  legalRoutes(app, { dir: config.LEGAL_DIR, findPage: siteReader.page });
  pageFontRoutes(app, { dir: webDir });
  const enginePrices = {
    image: chooseEngine(parts.imageEngines, undefined)?.price ?? 1,
    video: chooseEngine(parts.videoEngines, undefined)?.price ?? 1,
  };
  await siteRoutes(app, {
    words: () => {
      const { site_name: name, footer_line: footerLine } = parts.settings.current();
      return { name, footerLine };
    },
    accent: async () => {
      const colour = await siteReader.accent();
      return colour === undefined ? undefined : accentSheet(colour);
    },
    logo: siteReader.logo,
    dir: webDir,
    footerCredit: { name: config.FOOTER_CREDIT_NAME, url: config.FOOTER_CREDIT_URL },
    welcomeGift: welcomeGift(config.SIGNUP_BONUS_CREDITS, enginePrices),
    enginePrices,
    version: productVersion(),
    publicUrl: config.PUBLIC_URL,
    preview: (address) => previewItem(content, address),
    drawnPages: await openDrawnPages(app, parts),
  });
  return app;
}

/** `x@y` of `Name <x@y>`. */
function senderAddress(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

/** Whether there is a line to an engine, or it works in the product itself. */
function withPlace<E extends { readonly name: string }>(engine: E) {
  return { ...engine, isElsewhere: !engineNamed(engine.name).embedded };
}

function signInPolicy(config: Config): SignInPolicy {
  if (config.GOOGLE_TEST_ISSUER) return 'popup';
  return config.GOOGLE_CLIENT_ID === undefined ? 'none' : 'google';
}

/** Lets requests under way end, and cuts off what takes too long: a slow sender must not keep images from being handed back. */
export async function closeHttp(http: FastifyInstance): Promise<void> {
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
