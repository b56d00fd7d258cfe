import { lifetimes } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { deleteOldNotifications } from './notifications.store.ts';

const dayS = 86_400;

/** Part of the hourly round: nobody looks for what was read a month ago, or happened half a year ago. Answers how many rows went. */
export function removeOldNotifications(db: Db, now: Date, limit: number): Promise<number> {
  const before = {
    read: addSeconds(now, -lifetimes.readNotificationDays * dayS),
    any: addSeconds(now, -lifetimes.notificationDays * dayS),
  };
  return deleteOldNotifications(db, before, limit);
}
