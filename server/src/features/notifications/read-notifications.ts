import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { announceUnread } from './announce-unread.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { countUnread, deleteNotification, markAllRead, markRead } from './notifications.store.ts';

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

/** Marks all as read and answers how many are left: what came at this very moment. */
export async function readAllNotifications(ctx: NotificationsContext, actor: SignedIn): Promise<number> {
  await markAllRead(ctx.db, actor.userId, ctx.clock.now());
  announceUnread(ctx, actor.userId);
  return countUnread(ctx.db, actor.userId);
}

/** Removes one for good. Throws 404 for what is not the caller's own. */
export async function removeNotification(ctx: NotificationsContext, { actor, id }: One): Promise<void> {
  const own = ownId(id, actor);
  if (!own || !(await deleteNotification(ctx.db, own))) throw appError('not_found');
  announceUnread(ctx, actor.userId);
}

/** Nothing else can be an id here; what is none is not found. */
function ownId(id: string, actor: SignedIn): { readonly id: string; readonly userId: string } | undefined {
  return /^[1-9]\d{0,17}$/.test(id) ? { id, userId: actor.userId } : undefined;
}
