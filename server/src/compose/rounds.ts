import { changeDueAddresses } from '../features/accounts/index.ts';
import { countUnsigned, fillColours, fillPrints, signExisting } from '../features/content/index.ts';
import { findLastRound, giveCampaigns, makeLedgerRound, releaseHeldIncome } from '../features/credits/index.ts';
import { mailAlarms } from '../features/desk/index.ts';
import { makeMediaRound } from '../features/media-check/index.ts';
import { makeModerationRound } from '../features/moderation/index.ts';
import {
  askRefunds,
  compareBalance,
  reconcileOrders,
  stageDisputes,
  submitDisputes,
  tellDueDisputes,
} from '../features/payments/index.ts';
import { bringAwaitedSales } from '../features/prompts/index.ts';
import { isSigningExisting, readMaker, setSigningExisting } from '../features/provenance/index.ts';
import { makeSignalsRound } from '../features/signals/index.ts';
import { enqueueWeeklyMails } from '../features/settings/index.ts';
import { checkBooks } from '../jobs/check-books.ts';
import { startPeriodic } from '../jobs/periodic.ts';
import { type Round, type RoundContext, startRound } from '../jobs/rounds.ts';
import { removeWhatIsOld, type Retention } from './maintenance.ts';
import type { Config } from '../config/config.ts';
import { moderationOf } from './moderation.ts';
import { type Parts, tellBells } from './parts.ts';
import { withoutLimits } from './stores.ts';

/** What is looked at every so often: open orders, held income, new addresses, what nobody needs any more and the books, and the store. */
export function startRounds(parts: Parts, onError: RoundContext['onError']): void {
  const { clock, ids, lifecycle, objectStore } = parts;
  const { db } = parts.database;
  const stopping = new AbortController();
  const { signal } = stopping;
  const rounds: readonly Round[] = [
    {
      name: 'payments',
      everyMs: 60_000,
      work: async () => {
        await askRefunds(parts.payments).catch(onError('refunds'));
        await stageDisputes(parts.payments).catch(onError('disputes'));
        await submitDisputes(parts.payments).catch(onError('disputes'));
        await tellDueDisputes(parts.payments).catch(onError('disputes'));
        await reconcileOrders({ ...parts.payments, onError: onError('payments') });
        await compareBalance(parts.payments);
      },
    },
    {
      name: 'moderation',
      everyMs: 30_000,
      work: () => makeModerationRound({ ...moderationOf(parts), onError: onError('moderation') }),
    },
    {
      name: 'sales',
      everyMs: 30_000,
      work: async () =>
        void (await bringAwaitedSales({ db, clock, onTold: tellBells(parts.database), onError: onError('sales') })),
    },
    { name: 'held income', everyMs: 60_000, work: () => releaseHeldIncome({ db, clock }) },
    // Oftener than a look is due, so that another process takes it soon when one has gone.
    { name: 'signals', everyMs: 600_000, work: () => makeSignalsRound({ db, clock, ids }) },
    { name: 'campaigns', everyMs: 30_000, work: () => giveCampaigns({ db, clock }) },
    // Oftener than the round is due, so that another process takes it soon when one has gone.
    { name: 'books', everyMs: 600_000, work: () => checkOwnBooks(parts) },
    { name: 'alarm mails', everyMs: 60_000, work: () => mailAlarms({ db, clock, siteSettings: parts.settings }) },
    { name: 'weekly mails', everyMs: 600_000, work: () => enqueueWeeklyMails({ db, clock }) },
    { name: 'new addresses', everyMs: 600_000, work: () => changeDueAddresses(parts.accounts) },
    {
      name: 'colours',
      everyMs: 30_000,
      work: async () => void (await fillColours({ db, clock, objectStore, signal })),
    },
    {
      name: 'prints',
      everyMs: 60_000,
      work: async () => void (await fillPrints({ db, clock, objectStore, signal })),
    },
    { name: 'signing', everyMs: 10_000, work: () => signWhatIsThere(parts, signal) },
    {
      name: 'maintenance',
      everyMs: 3_600_000,
      work: () => removeWhatIsOld({ db, clock, objectStore, retention: retentionOf(parts.config) }),
    },
  ];
  for (const round of rounds) startRound({ lifecycle, onError }, round);
  // Closed before the rounds are: what goes item by item ends after the one in hand.
  lifecycle.onStop('rounds', () => stopping.abort());
  startMediaRounds(parts, onError);
}

/** Signs items from before, from when the operator wants it until there are none left, or it is wanted no more (ORIGIN-23). */
async function signWhatIsThere(parts: Parts, signal: AbortSignal): Promise<void> {
  const { database, clock, ids, objectStore, workFiles, signingKey } = parts;
  const { db } = database;
  if (!signingKey || !(await isSigningExisting({ db }))) return;
  const readMakerOf = (file: Uint8Array) => readMaker(parts, file);
  const ctx = { db, clock, ids, objectStore, workFiles, signingKey, readMaker: readMakerOf, signal };
  if ((await signExisting(ctx)) > 0 || signal.aborted) return;
  if ((await countUnsigned(db, 1)) === 0) await setSigningExisting({ db }, { isWanted: false });
}

function checkOwnBooks({ config, database, clock, metrics, logger }: Parts): Promise<void> {
  return checkBooks({
    clock,
    verify: () =>
      withoutLimits(config, database, (db) =>
        makeLedgerRound({ db }, { secret: config.TOKEN_SECRET, now: clock.now() }),
      ),
    lastGood: () => findLastRound(database.db),
    onLedger: ({ violations, at }) => {
      metrics.ledgerViolations.set(violations.length);
      metrics.ledgerCheckedAt.set(at.getTime() / 1000);
      for (const violation of violations) logger.error({ violation }, 'the ledger is broken');
    },
  });
}

function startMediaRounds(parts: Parts, onError: RoundContext['onError']): void {
  const { database, clock, objectStore, metrics, logger, lifecycle } = parts;
  const walk = new AbortController();
  const rounds = startPeriodic({
    everyMs: 600_000,
    onError: (error) => {
      if (!walk.signal.aborted) onError('media round')(error);
    },
    work: () =>
      makeMediaRound({
        db: database.db,
        clock,
        objectStore,
        signal: walk.signal,
        onOrphans: (orphans) => {
          metrics.errors.inc({ where: 'orphaned media' });
          logger.warn(
            orphans,
            'media that belong to nobody: operator media verify names them, media sweep removes them',
          );
        },
        onMissing: (missing) => {
          metrics.errors.inc({ where: 'missing media' });
          logger.error(missing, 'media of items that are not in the store: operator media verify names them');
        },
      }),
  });
  lifecycle.onStop('media round', () => {
    walk.abort();
    return rounds.stop();
  });
}

function retentionOf(config: Config): Retention {
  return {
    mailsDays: config.KEEP_MAILS_DAYS,
    viewsDays: config.KEEP_VIEWS_DAYS,
    importsDays: config.KEEP_IMPORTS_DAYS,
    engineHealthDays: config.KEEP_ENGINE_HEALTH_DAYS,
  };
}
