import { lifetimes } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { deleteOldNotifications } from './notifications.store.ts';

const dayS = 86_400;

/** Part of the hourly round: nobody looks for what was read a month ago, or happened half a year ago. Answers how many rows went. */
export function removeOldNotifications(
  ctx: { readonly db: Db },
  input: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const { now, limit } = input;
  const before = {
    read: addSeconds(now, -lifetimes.readNotificationDays * dayS),
    any: addSeconds(now, -lifetimes.notificationDays * dayS),
  };
  return deleteOldNotifications(ctx.db, before, limit);
}
