import { contract, defaultNotificationPreferences, lifetimes, type NotificationPreferences } from '@loomlight/contract';
import * as z from 'zod/mini';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { EventStreams } from '../../http/event-streams.ts';
import { sendEvents } from '../../http/send-events.ts';
import { requireUser } from '../../kernel/actor.ts';
import { listNotifications } from './list-notifications.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { findWishes, mergeWishes } from './notifications.store.ts';
import { readAllNotifications, readNotification, removeNotification } from './read-notifications.ts';
import { watchUnread } from './watch-unread.ts';

export function notificationsRoutes(
  { bind }: Binder,
  ctx: NotificationsContext & { readonly streams: EventStreams },
): void {
  const { notifications } = contract;
  bind(notifications.list, ({ actor, query }) => listNotifications(ctx, { actor: requireUser(actor), query }));
  bind(notifications.read, async ({ actor, params }) => ({
    unread: await readNotification(ctx, { actor: requireUser(actor), id: params.id }),
  }));
  bind(notifications.readAll, async ({ actor }) => ({
    unread: await readAllNotifications(ctx, requireUser(actor)),
  }));
  bind(notifications.remove, ({ actor, params }) =>
    removeNotification(ctx, { actor: requireUser(actor), id: params.id }),
  );
  bind(notifications.preferences, async ({ actor }) => readWishes(await findWishes(ctx.db, requireUser(actor).userId)));
  bind(notifications.savePreferences, async ({ actor, body }) =>
    readWishes(
      await mergeWishes(ctx.db, requireUser(actor).userId, { in_app: body.in_app ?? {}, email: body.email ?? {} }),
    ),
  );
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

/** What was chosen over what nobody chose. */
function readWishes(chosen: object): NotificationPreferences {
  const stored = z.safeParse(contract.notifications.savePreferences.body, chosen);
  const { in_app: inApp = {}, email = {} } = stored.success ? stored.data : {};
  const { in_app: inAppDefault, email: emailDefault } = defaultNotificationPreferences;
  return { in_app: over(inAppDefault, inApp), email: over(emailDefault, email) };
}

type Wishes = NotificationPreferences['in_app'];

function over(usual: Wishes, chosen: { readonly [Kind in keyof Wishes]?: boolean | undefined }): Wishes {
  return {
    generation: chosen.generation ?? usual.generation,
    sale: chosen.sale ?? usual.sale,
    favorite: chosen.favorite ?? usual.favorite,
    payment: chosen.payment ?? usual.payment,
  };
}
