import {
  type contract,
  limits,
  type Notification,
  notificationKinds,
  type QueryOf,
  type ReplyOf,
} from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { notificationWords } from './notification.rules.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { countUnread, listNotificationRows } from './notifications.store.ts';

/** A page of what the person was told, newest first, and how many are unread in all (R-API-34). */
export async function listNotifications(
  ctx: Pick<NotificationsContext, 'db'>,
  input: { readonly actor: SignedIn; readonly query: QueryOf<typeof contract.notifications.list> },
): Promise<ReplyOf<typeof contract.notifications.list>> {
  const { userId } = input.actor;
  const { page, limit, unreadOnly } = input.query;
  // One more than the page says whether there is another; as deep as an offset goes.
  const offset = Math.min((page - 1) * limit, limits.offsetMax);
  const rows = await listNotificationRows(ctx.db, { userId, unreadOnly, limit: limit + 1, offset });
  return {
    notifications: rows.slice(0, limit).map(present),
    unread: await countUnread(ctx.db, userId),
    page,
    has_more: rows.length > limit,
  };
}

function present(row: Awaited<ReturnType<typeof listNotificationRows>>[number]): Notification {
  const kind = notificationKinds.find((name) => name === row.kind);
  invariant(kind, 'the database knows the kinds of the contract');
  return {
    id: row.id,
    type: row.type,
    kind,
    ...notificationWords({ ...row, isGone: row.content_id !== null && row.prompt === null }),
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
