import { limits } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { countUnread, listNotificationRows } from './notifications.store.ts';

export type NotificationRow = Awaited<ReturnType<typeof listNotificationRows>>[number];

/** Some of what a person was told, and how many are unread in all. */
export interface NotificationsPage {
  readonly rows: readonly NotificationRow[];
  readonly unread: number;
  readonly page: number;
  readonly hasMore: boolean;
}

/** A page of what the person was told, newest first, and how many are unread in all (R-API-34). */
export async function listNotifications(
  ctx: Pick<NotificationsContext, 'db'>,
  input: { readonly actor: SignedIn; readonly page: number; readonly limit: number; readonly unreadOnly: boolean },
): Promise<NotificationsPage> {
  const { userId } = input.actor;
  const { page, limit, unreadOnly } = input;
  // One more than the page says whether there is another; as deep as an offset goes.
  const offset = Math.min((page - 1) * limit, limits.offsetMax);
  const rows = await listNotificationRows(ctx.db, { userId, unreadOnly, limit: limit + 1, offset });
  return { rows: rows.slice(0, limit), unread: await countUnread(ctx.db, userId), page, hasMore: rows.length > limit };
}
