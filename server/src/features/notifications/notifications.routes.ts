import { contract, lifetimes } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { EventStreams } from '../../http/event-streams.ts';
import { sendEvents } from '../../http/send-events.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { PresentContext } from '../content/index.ts';
import { listNotifications } from './list-notifications.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { presentNotifications } from './present-notifications.ts';
import {
  readAllNotifications,
  readNotification,
  readSomeNotifications,
  removeNotification,
  removeSomeNotifications,
  seeItems,
} from './read-notifications.ts';
import { watchUnread } from './watch-unread.ts';

export function notificationsRoutes(
  { bind }: Binder,
  ctx: NotificationsContext & { readonly streams: EventStreams } & PresentContext,
): void {
  const { notifications } = contract;
  bind(notifications.list, async ({ actor, query }) =>
    presentNotifications(ctx, await listNotifications(ctx, { actor: requireUser(actor), ...query })),
  );
  bind(notifications.read, async ({ actor, params }) => ({
    unread: await readNotification(ctx, { actor: requireUser(actor), id: params.id }),
  }));
  bind(notifications.readSome, async ({ actor, body }) => ({
    unread: await readSomeNotifications(ctx, { actor: requireUser(actor), ids: body.ids }),
  }));
  bind(notifications.readAll, async ({ actor }) => ({
    unread: await readAllNotifications(ctx, requireUser(actor)),
  }));
  bind(notifications.seen, async ({ actor, body }) => ({
    unread: await seeItems(ctx, { actor: requireUser(actor), contentIds: body.content_ids }),
  }));
  bind(notifications.remove, ({ actor, params }) =>
    removeNotification(ctx, { actor: requireUser(actor), id: params.id }),
  );
  bind(notifications.removeSome, async ({ actor, body }) => ({
    unread: await removeSomeNotifications(ctx, { actor: requireUser(actor), ids: body.ids }),
  }));
  bind(notifications.events, ({ actor, reply }) => {
    const listener = requireUser(actor);
    return sendEvents(reply, { name: 'unread', streams: ctx.streams, actor: listener }, async (signal) =>
      watchUnread(ctx, {
        actor: listener,
        // No longer than the token would be good for.
        signal: AbortSignal.any([signal, AbortSignal.timeout(lifetimes.accessTokenS * 1_000)]),
      }),
    );
  });
}
