import { checkBooks } from '../check-books.ts';
import { findLastRound, makeLedgerRound, releaseHeldIncome } from '../features/credits/index.ts';
import { makeMediaRound } from '../features/media-check/index.ts';
import { compareBalance, reconcileOrders } from '../features/payments/index.ts';
import { startPeriodic } from '../jobs/periodic.ts';
import { maintain } from '../maintenance.ts';
import type { Parts } from './parts.ts';
import { withoutLimits } from './stores.ts';

type ErrorsOf = (where: string) => (error: unknown) => void;

/** What is looked at every so often: open orders, income that is held, what nobody needs any more and the books, and the store. */
export function startRounds(parts: Parts, onError: ErrorsOf): void {
  const { lifecycle } = parts;
  const reconciler = startPeriodic({
    everyMs: 60_000,
    onError: onError('payments'),
    work: async () => {
      await reconcileOrders({ ...parts.payments, onError: onError('payments') });
      await compareBalance(parts.payments);
    },
  });
  lifecycle.onStop('reconciler', () => reconciler.stop());

  const income = startPeriodic({
    everyMs: 60_000,
    onError: onError('held income'),
    work: () => releaseHeldIncome({ db: parts.database.db, clock: parts.clock }),
  });
  lifecycle.onStop('held income', () => income.stop());

  const books = startPeriodic({
    // Oftener than the round is due, so that another process takes it soon when one has gone.
    everyMs: 600_000,
    onError: onError('books'),
    work: () => checkOwnBooks(parts),
  });
  lifecycle.onStop('check of the books', () => books.stop());

  const maintenance = startPeriodic({
    everyMs: 3_600_000,
    onError: onError('maintenance'),
    work: () => maintain({ db: parts.database.db, clock: parts.clock, objectStore: parts.objectStore }),
  });
  lifecycle.onStop('maintenance', () => maintenance.stop());

  startMediaRounds(parts, onError);
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

function startMediaRounds(parts: Parts, onError: ErrorsOf): void {
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
      }),
  });
  lifecycle.onStop('media round', () => {
    walk.abort();
    return rounds.stop();
  });
}
