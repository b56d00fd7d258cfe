import { type contract, type Notification, profilePicturePath, type ReplyOf } from '@loomlight/contract';
import { presentMedia, type PresentContext } from '../content/index.ts';
import type { NotificationRow, NotificationsPage } from './list-notifications.ts';
import { notificationWords } from './notification.rules.ts';

/** A page of notifications as the wire spells it. */
export function presentNotifications(
  ctx: PresentContext,
  found: NotificationsPage,
): ReplyOf<typeof contract.notifications.list> {
  const { rows, unread, page, hasMore } = found;
  return { notifications: rows.map((row) => present(ctx, row)), unread, page, has_more: hasMore };
}

function present(ctx: PresentContext, row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    ...notificationWords({
      ...row,
      person: personOf(row),
      refund: refundOf(row),
      isGone: row.content_id !== null && row.prompt === null,
    }),
    thumbs: thumbsOf(ctx, row),
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function thumbsOf(ctx: PresentContext, row: NotificationRow): string[] {
  const { person_id: userId, person_picture_id: pictureId } = row;
  if (userId !== null && pictureId !== null) return [profilePicturePath({ userId, pictureId })];
  return row.pictured.flatMap((item) => presentMedia(ctx, item).small_url ?? []);
}

function personOf({ person_username: username, person_full_name: fullName }: NotificationRow) {
  return username === null ? undefined : { username, fullName: fullName ?? username };
}

function refundOf({ refunded_cents: refundedCents, price_cents: priceCents, currency }: NotificationRow) {
  if (!refundedCents || priceCents === null || currency === null) return undefined;
  return { refundedCents, priceCents, currency };
}
