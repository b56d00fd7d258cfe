import { limits } from '@loomlight/contract';
import { type Db, inTransaction } from './db/transaction.ts';
import {
  removeExpiredCredentials,
  removeOldBonusClaims,
  removeOldHits,
  removeSpentCredentials,
} from './features/accounts/index.ts';
import { removeOldViews } from './features/content/index.ts';
import type { verifyLedger } from './features/credits/index.ts';
import { removeOldMails } from './features/mail/index.ts';
import { removeOldNotifications } from './features/notifications/index.ts';
import { removeOldRequestKeys } from './features/request-keys/index.ts';
import { removeOldEngineHealth } from './features/generation/index.ts';
import { removeUnusedUploads } from './features/uploads/index.ts';
import { addSeconds, type Clock } from './kernel/clock.ts';
import type { ObjectStore } from './ports/object-store.ts';

/** The hourly round: removes what nobody needs any more, and checks the ledger. It reports and never repairs. */
export async function maintain(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  /** The check of the books, which on large ones takes longer than a request may. */
  readonly verify: () => ReturnType<typeof verifyLedger>;
  readonly onLedger: (violations: readonly string[]) => void;
}): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, (tx) => removeExpiredCredentials(tx, now));
  await inTransaction(ctx.db, (tx) => removeSpentCredentials(tx, now));
  await inTransaction(ctx.db, (tx) => removeOldBonusClaims(tx, now));
  await removeOldMails(ctx.db, addSeconds(now, -30 * 86_400));
  await removeOldHits(ctx.db, now);
  await removeOldViews(ctx.db, addSeconds(now, -2 * 3600));
  await removeOldRequestKeys(ctx.db, addSeconds(now, -limits.idempotencyKeyTtlHours * 3600));
  await removeOldNotifications(ctx.db, now);
  await removeOldEngineHealth(ctx.db, addSeconds(now, -7 * 86_400));
  await removeUnusedUploads(ctx);
  const report = await ctx.verify();
  ctx.onLedger(report.balanced ? [] : report.lines);
}
