import { verifyLedger } from '../features/credits/index.ts';
import { makeMediaRound } from '../features/media-check/index.ts';
import { reconcileOrders } from '../features/payments/index.ts';
import { startPeriodic } from '../jobs/periodic.ts';
import { maintain } from '../maintenance.ts';
import type { Parts } from './parts.ts';
import { withoutLimits } from './stores.ts';

type ErrorsOf = (where: string) => (error: unknown) => void;

/** What is looked at every so often: open orders, what nobody needs any more and the books, and the store. */
export function startRounds(parts: Parts, onError: ErrorsOf): void {
  const { lifecycle } = parts;
  const reconciler = startPeriodic({
    everyMs: 60_000,
    onError: onError('payments'),
    work: () => reconcileOrders({ ...parts.payments, onError: onError('payments') }),
  });
  lifecycle.onStop('reconciler', () => reconciler.stop());

  const maintenance = startPeriodic({
    everyMs: 3_600_000,
    onError: onError('maintenance'),
    work: () => maintainAll(parts),
  });
  lifecycle.onStop('maintenance', () => maintenance.stop());

  startMediaRounds(parts, onError);
}

function maintainAll({ config, database, clock, objectStore, metrics, logger }: Parts): Promise<void> {
  return maintain({
    db: database.db,
    clock,
    objectStore,
    verify: () => withoutLimits(config, database, verifyLedger),
    onLedger: (violations) => {
      metrics.ledgerViolations.set(violations.length);
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
