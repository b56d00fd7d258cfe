import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { idParams, limitQuery, pageQuery, singleText, time } from './schemas.ts';

/** What people can be told of; each can be wanted or not, in the app and by mail (R-API-34). */
export const notificationKinds = ['generation', 'sale', 'favorite', 'payment', 'follow'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const notification = z.object({
  id: z.string(),
  /** What has happened, such as `generation_failed`; new ones may come. */
  type: z.string(),
  /** What was wished for; `desk`: what administrators are told of whatever they wish; `decision`: what was decided about the reader. */
  kind: z.enum([...notificationKinds, 'desk', 'decision']),
  title: z.string(),
  body: z.string(),
  /** A path of the web app; null when there is nothing (any more) to be seen. */
  link: z.nullable(z.string()),
  /** What it tells of, to look at: up to four own items of it, or a person; none where there is nothing (any more) to be seen. */
  thumbs: z.array(z.string()),
  read_at: z.nullable(time),
  created_at: time,
});
export type Notification = z.output<typeof notification>;

const wish = z.boolean('A notification is wanted or not: true or false.');
const wishes = z.object({ generation: wish, sale: wish, favorite: wish, payment: wish, follow: wish });
const preferences = z.object({
  in_app: wishes,
  email: wishes,
  /** One mail a week about one's own pieces and those of whom one follows (KEEP-78). */
  weekly_mail: wish,
});
export type NotificationPreferences = z.output<typeof preferences>;

/** What somebody wants who never chose: the bell for everything, a mail where money is concerned. */
export const defaultNotificationPreferences: NotificationPreferences = {
  in_app: { generation: true, sale: true, favorite: true, payment: true, follow: true },
  email: { generation: false, sale: true, favorite: false, payment: true, follow: false },
  weekly_mail: false,
};

/** How many are unread; exact up to `limits.totalMax`. */
const unread = z.int();

/** A list of 1 to 100 ids under the name `field`. */
const someIds = (field: string) => {
  const error = `${field} is a list of 1 to ${limits.batchActMax} ids.`;
  return z.array(z.string(), error).check(z.minLength(1, error), z.maxLength(limits.batchActMax, error));
};

export const notifications = {
  list: defineEndpoint({
    id: 'notifications.list',
    method: 'GET',
    path: '/user/notifications',
    access: 'user',
    rate: 'read',
    summary: 'What the caller was told, newest first, of all kinds or one; favorites of one item and day are one',
    query: z.object({
      page: pageQuery(),
      limit: limitQuery(limits.pageLimitDefault),
      unreadOnly: z.pipe(
        singleText,
        z.pipe(
          z._default(z.enum(['true', 'false'], 'unreadOnly is true or false.'), 'false'),
          z.transform((text) => text === 'true'),
        ),
      ),
      kind: z.pipe(
        singleText,
        z.optional(z.enum(notificationKinds, `kind is one of ${notificationKinds.join(', ')}, or left out.`)),
      ),
    }),
    status: 200,
    reply: z.object({ notifications: z.array(notification), unread, page: z.int(), has_more: z.boolean() }),
  }),
  read: defineEndpoint({
    id: 'notifications.read',
    method: 'PATCH',
    path: '/user/notifications/{id}/read',
    access: 'user',
    rate: 'write',
    summary: 'Marks one as read; doing it again changes nothing',
    params: idParams,
    status: 200,
    reply: z.object({ unread }),
  }),
  readSome: defineEndpoint({
    id: 'notifications.readSome',
    method: 'PATCH',
    path: '/user/notifications/read',
    access: 'user',
    rate: 'write',
    summary: 'Marks these as read, as far as they are own ones',
    body: z.object({ ids: someIds('ids') }),
    status: 200,
    reply: z.object({ unread }),
  }),
  readAll: defineEndpoint({
    id: 'notifications.readAll',
    method: 'PATCH',
    path: '/user/notifications/read-all',
    access: 'user',
    rate: 'write',
    summary: 'Marks all as read',
    status: 200,
    reply: z.object({ unread }),
  }),
  seen: defineEndpoint({
    id: 'notifications.seen',
    method: 'POST',
    path: '/user/notifications/seen',
    access: 'user',
    rate: 'write',
    summary: 'Marks what tells of how these items were made and favorited as read: the caller is looking at them',
    body: z.object({ content_ids: someIds('content_ids') }),
    status: 200,
    reply: z.object({ unread }),
  }),
  remove: defineEndpoint({
    id: 'notifications.remove',
    method: 'DELETE',
    path: '/user/notifications/{id}',
    access: 'user',
    rate: 'write',
    summary: 'Removes one for good',
    params: idParams,
    status: 204,
    reply: z.void(),
  }),
  removeSome: defineEndpoint({
    id: 'notifications.removeSome',
    method: 'POST',
    path: '/user/notifications/remove',
    access: 'user',
    rate: 'write',
    summary: 'Removes these for good, as far as they are own ones',
    body: z.object({ ids: someIds('ids') }),
    status: 200,
    reply: z.object({ unread }),
  }),
  preferences: defineEndpoint({
    id: 'notifications.preferences',
    method: 'GET',
    path: '/user/notifications/preferences',
    access: 'user',
    rate: 'read',
    summary: 'What the caller wants to be told of, in the app and by mail',
    status: 200,
    reply: preferences,
  }),
  savePreferences: defineEndpoint({
    id: 'notifications.savePreferences',
    method: 'PUT',
    path: '/user/notifications/preferences',
    access: 'user',
    rate: 'write',
    summary: 'Changes what the caller wants to be told of; what is left out stays',
    body: z.object({
      in_app: z.optional(z.partial(wishes)),
      email: z.optional(z.partial(wishes)),
      weekly_mail: z.optional(wish),
    }),
    status: 200,
    reply: preferences,
  }),
  events: defineEndpoint({
    id: 'notifications.events',
    method: 'GET',
    path: '/user/notifications/events',
    access: 'user',
    rate: 'read',
    summary: 'How many of the caller’s notifications are unread, as server-sent events `unread` at every change',
    status: 200,
    reply: z.unknown(),
    produces: 'text/event-stream',
  }),
} as const;

/** Body of each `unread` event. */
export const unreadEvent = z.object({ unread });
export type UnreadEvent = z.output<typeof unreadEvent>;
