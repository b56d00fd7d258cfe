import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { announceUnread } from './announce-unread.ts';
import type { NotificationsContext } from './notifications.context.ts';
import {
  countUnread,
  deleteNotification,
  deleteSomeOwn,
  markAllRead,
  markRead,
  markSeen,
  markSomeRead,
} from './notifications.store.ts';

interface One {
  readonly actor: SignedIn;
  readonly id: string;
}

/** Marks one as read and answers how many are left. Throws 404 for what is not the caller's own. */
export async function readNotification(ctx: NotificationsContext, { actor, id }: One): Promise<number> {
  const own = ownId(id, actor);
  if (!own || !(await markRead(ctx.db, own, ctx.clock.now()))) throw appError('not_found');
  announceUnread(ctx, actor.userId);
  return countUnread(ctx.db, actor.userId);
}

interface Some {
  readonly actor: SignedIn;
  /** At most `limits.batchActMax`; what is not the caller's own, or nobody's, is left out. */
  readonly ids: readonly string[];
}

/** Marks these as read and answers how many are left (KEEP-102). */
export async function readSomeNotifications(ctx: NotificationsContext, { actor, ids }: Some): Promise<number> {
  await markSomeRead(ctx.db, { ids: ids.filter(canBeId), userId: actor.userId }, ctx.clock.now());
  announceUnread(ctx, actor.userId);
  return countUnread(ctx.db, actor.userId);
}

/** Removes these for good and answers how many unread are left (KEEP-102). */
export async function removeSomeNotifications(ctx: NotificationsContext, { actor, ids }: Some): Promise<number> {
  await deleteSomeOwn(ctx.db, { ids: ids.filter(canBeId), userId: actor.userId });
  announceUnread(ctx, actor.userId);
  return countUnread(ctx.db, actor.userId);
}

/** Marks all as read and answers how many are left: what came at this very moment. */
export async function readAllNotifications(ctx: NotificationsContext, actor: SignedIn): Promise<number> {
  await markAllRead(ctx.db, actor.userId, ctx.clock.now());
  announceUnread(ctx, actor.userId);
  return countUnread(ctx.db, actor.userId);
}

/**
 * Marks what tells of these items as read, since their owner is looking at them (KEEP-62), and answers how many are left. Sales, payments and
 * followers stay: they are not seen there.
 */
export async function seeItems(
  ctx: NotificationsContext,
  { actor, contentIds }: { readonly actor: SignedIn; readonly contentIds: readonly string[] },
): Promise<number> {
  const { userId } = actor;
  const ids = [...new Set(contentIds)].filter(isUuid);
  if (ids.length > 0 && (await markSeen(ctx.db, { userId, contentIds: ids, now: ctx.clock.now() })) > 0)
    announceUnread(ctx, userId);
  return countUnread(ctx.db, userId);
}

/** Removes one for good. Throws 404 for what is not the caller's own. */
export async function removeNotification(ctx: NotificationsContext, { actor, id }: One): Promise<void> {
  const own = ownId(id, actor);
  if (!own || !(await deleteNotification(ctx.db, own))) throw appError('not_found');
  announceUnread(ctx, actor.userId);
}

/** What is no id is not found. */
function ownId(id: string, actor: SignedIn): { readonly id: string; readonly userId: string } | undefined {
  return canBeId(id) ? { id, userId: actor.userId } : undefined;
}

/** Nothing else can be an id here. */
const canBeId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);
