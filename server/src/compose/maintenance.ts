import { limits } from '@loomlight/contract';
import type { Db } from '../db/transaction.ts';
import {
  fillLooks,
  forgetSignupNetworks,
  removeExpiredCredentials,
  removeOldBonusClaims,
  removeOldEmailChanges,
  removeOldNames,
  removeOldHits,
  removeSpentCredentials,
} from '../features/accounts/index.ts';
import { makeRoomForViews, removeAllOver, removeOldViews } from '../features/content/index.ts';
import { removeOldEngineHealth } from '../features/generation/index.ts';
import { endLapsedImports, deleteOldImports } from '../features/imports/index.ts';
import { removeOldMails } from '../features/mail/index.ts';
import { removeOldNotifications } from '../features/notifications/index.ts';
import { removeOldIdempotencyKeys } from '../features/idempotency/index.ts';
import { removeOldRefusals } from '../features/rules/index.ts';
import { removeUnusedUploads } from '../features/uploads/index.ts';
import type { Batches } from '../jobs/in-batches.ts';
import { maintain } from '../jobs/maintenance.ts';
import { addSeconds, type Clock } from '../kernel/clock.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { removeOldMailbox } from '../stand-ins/mailbox/index.ts';

/** How long it is remembered from which neighbourhood an account came (DESK-70). */
const networkDays = 90;

/** How many days what nobody asks for any more is kept. */
export interface Retention {
  readonly mailsDays: number;
  readonly viewsDays: number;
  readonly importsDays: number;
  readonly engineHealthDays: number;
}

/** One round of maintenance over everything that the slices and the stand-ins let go of. */
export function removeWhatIsOld(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  readonly retention: Retention;
  /** Another share only in tests. */
  readonly share?: Batches;
}): Promise<void> {
  const { db, retention } = ctx;
  const now = ctx.clock.now();
  const daysAgo = (days: number): Date => addSeconds(now, -days * 86_400);
  return maintain({
    share: ctx.share,
    kinds: [
      (limit) => removeExpiredCredentials(db, now, limit),
      (limit) => removeSpentCredentials(db, now, limit),
      (limit) => removeOldBonusClaims(db, now, limit),
      (limit) => removeOldEmailChanges(db, now, limit),
      (limit) => removeOldNames(db, now, limit),
      (limit) => removeOldMails(db, daysAgo(retention.mailsDays), limit),
      (limit) => removeOldMailbox(db, daysAgo(retention.mailsDays), limit),
      (limit) => removeOldHits(db, now, limit),
      (limit) => forgetSignupNetworks(db, daysAgo(networkDays), limit),
      (limit) => removeOldRefusals(db, daysAgo(30), limit),
      (limit) => removeOldViews(db, daysAgo(retention.viewsDays), limit),
      (limit) => removeOldIdempotencyKeys(db, addSeconds(now, -limits.idempotencyKeyTtlHours * 3600), limit),
      (limit) => removeOldNotifications({ db }, { now, limit }),
      (limit) => deleteOldImports(db, daysAgo(retention.importsDays), limit),
      (limit) => removeOldEngineHealth(db, daysAgo(retention.engineHealthDays), limit),
    ],
    others: [
      () => makeRoomForViews(ctx),
      () => removeUnusedUploads(ctx),
      () => removeAllOver(ctx),
      () => endLapsedImports(ctx),
      () => fillLooks({ db }),
    ],
  });
}
