import { limits } from '@loomlight/contract';
import type { Db } from './db/transaction.ts';
import {
  fillLooks,
  removeExpiredCredentials,
  removeOldBonusClaims,
  removeOldHits,
  removeSpentCredentials,
} from './features/accounts/index.ts';
import { removeOldViews } from './features/content/index.ts';
import { removeOldMails } from './features/mail/index.ts';
import { removeOldNotifications } from './features/notifications/index.ts';
import { removeOldRequestKeys } from './features/request-keys/index.ts';
import { removeOldEngineHealth } from './features/generation/index.ts';
import { removeUnusedUploads } from './features/uploads/index.ts';
import { type Batches, inBatches } from './jobs/in-batches.ts';
import { addSeconds, type Clock } from './kernel/clock.ts';
import type { ObjectStore } from './ports/object-store.ts';

/** What one round takes of each kind: a million rows, in statements of a tenth of a second. */
const usualShare: Batches = { batch: 5_000, batchesMax: 200 };

/**
 * The hourly round: removes what nobody needs any more. However much has piled up,
 * it goes in batches, and what a round does not get to is for the next. A kind that cannot be removed keeps no other; the round fails at its end.
 */
export async function maintain(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  /** Another share only in tests. */
  readonly share?: Batches;
}): Promise<void> {
  const { db, share = usualShare } = ctx;
  const now = ctx.clock.now();
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => failures.push(error));
  const kinds: readonly ((limit: number) => Promise<number>)[] = [
    (limit) => removeExpiredCredentials(db, now, limit),
    (limit) => removeSpentCredentials(db, now, limit),
    (limit) => removeOldBonusClaims(db, now, limit),
    (limit) => removeOldMails(db, addSeconds(now, -30 * 86_400), limit),
    (limit) => removeOldHits(db, now, limit),
    (limit) => removeOldViews(db, addSeconds(now, -2 * 3600), limit),
    (limit) => removeOldRequestKeys(db, addSeconds(now, -limits.idempotencyKeyTtlHours * 3600), limit),
    (limit) => removeOldNotifications({ db }, { now, limit }),
    (limit) => removeOldEngineHealth(db, addSeconds(now, -7 * 86_400), limit),
  ];
  for (const removeSome of kinds) await attempt(inBatches(share, removeSome));
  await attempt(removeUnusedUploads(ctx));
  await attempt(fillLooks({ db }));
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what is old could not be removed.');
}
