import { type contract, type Notification, notificationKinds, type ReplyOf } from '@loomlight/contract';
import { invariant } from '../../kernel/errors.ts';
import type { NotificationRow, NotificationsPage } from './list-notifications.ts';
import { notificationWords } from './notification.rules.ts';

/** A page of notifications as the wire spells it. */
export function presentNotifications(found: NotificationsPage): ReplyOf<typeof contract.notifications.list> {
  const { rows, unread, page, hasMore } = found;
  return { notifications: rows.map(present), unread, page, has_more: hasMore };
}

function present(row: NotificationRow): Notification {
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
