import { limits, type NotificationKind } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { countUnread, listNotificationRows, listPictured, type PicturedRow } from './notifications.store.ts';

export type NotificationRow = Awaited<ReturnType<typeof listNotificationRows>>[number] & {
  /** The person's own items that it tells of, those that can be looked at. */
  readonly pictured: readonly PicturedRow[];
};

/** Some of what a person was told, and how many are unread in all. */
export interface NotificationsPage {
  readonly rows: readonly NotificationRow[];
  readonly unread: number;
  readonly page: number;
  readonly hasMore: boolean;
}

/** A page of what the person was told, newest first, with what it tells of, and how many are unread in all (R-API-34, KEEP-61). */
export async function listNotifications(
  ctx: Pick<NotificationsContext, 'db'>,
  input: {
    readonly actor: SignedIn;
    readonly page: number;
    readonly limit: number;
    readonly unreadOnly: boolean;
    readonly kind?: NotificationKind | undefined;
  },
): Promise<NotificationsPage> {
  const { userId } = input.actor;
  const { page, limit, unreadOnly, kind } = input;
  // One more than the page says whether there is another; as deep as an offset goes.
  const offset = Math.min((page - 1) * limit, limits.offsetMax);
  const rows = await listNotificationRows(ctx.db, { userId, unreadOnly, kind, limit: limit + 1, offset });
  const shown = rows.slice(0, limit);
  const pictured = await listPictured(ctx.db, { userId, told: toldOf(shown) });
  return {
    rows: shown.map((row) => ({
      ...row,
      pictured: pictured.filter(({ of }) => of === row.content_id).slice(0, isOfBatch(row.type) ? thumbsMax : 1),
    })),
    unread: await countUnread(ctx.db, userId),
    page,
    hasMore: rows.length > limit,
  };
}

const thumbsMax = 4;
const isOfBatch = (type: string): boolean => type === 'batch_completed';

/** Each item once; as a batch where any of them tells of one. */
function toldOf(rows: readonly { readonly content_id: string | null; readonly type: string }[]) {
  const told = new Map<string, boolean>();
  for (const { content_id: id, type } of rows) if (id !== null) told.set(id, told.get(id) === true || isOfBatch(type));
  return [...told].map(([id, isBatch]) => ({ id, isBatch }));
}
