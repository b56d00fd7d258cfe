import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, kindQuery, limitQuery, singleText, time, usernameParams } from './schemas.ts';

const moment = (name: string) =>
  z.pipe(
    singleText,
    z.optional(z.iso.datetime({ offset: true, error: `${name} is a time such as 2026-01-31T12:00:00.000Z.` })),
  );
const lastId = (what: string) => z.pipe(singleText, z.optional(z.uuid(`before is the id of the last ${what} seen.`)));

/** What has become of it, in the figures of the profile. */
const followed = z.object({ is_followed: z.boolean(), followers: z.int() });

const followedPerson = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  profile_pic: z.nullable(z.string()),
  /** Since when the caller follows them. */
  since: time,
});
export type FollowedPerson = z.output<typeof followedPerson>;

/**
 * Whom one follows, and what they make (KEEP-1 to KEEP-4). A door of its own (`@loomlight/contract/follows`): the profile and home ask for
 * it after they have been drawn.
 */
export const follows = {
  follow: defineEndpoint({
    id: 'follows.follow',
    method: 'PUT',
    path: '/users/{username}/follow',
    access: 'user',
    rate: 'write',
    summary: 'Follow a person; doing it again changes nothing',
    params: usernameParams,
    status: 200,
    reply: followed,
  }),
  unfollow: defineEndpoint({
    id: 'follows.unfollow',
    method: 'DELETE',
    path: '/users/{username}/follow',
    access: 'user',
    rate: 'write',
    summary: 'Follow a person no more; doing it again changes nothing',
    params: usernameParams,
    status: 200,
    reply: followed,
  }),
  list: defineEndpoint({
    id: 'follows.list',
    method: 'GET',
    path: '/user/following',
    access: 'user',
    rate: 'read',
    summary: 'Whom the caller follows, the latest first; by key (last_since, before)',
    query: z.object({
      limit: limitQuery(limits.pageLimitDefault),
      last_since: moment('last_since'),
      before: lastId('person'),
    }),
    status: 200,
    reply: z.object({
      people: z.array(followedPerson),
      next: z.nullable(z.object({ last_since: time, before: id })),
    }),
  }),
  feed: defineEndpoint({
    id: 'follows.feed',
    method: 'GET',
    path: '/user/feed',
    access: 'user',
    rate: 'read',
    summary: 'The newest public content of those whom the caller follows; by key (last_created_at, before)',
    query: z.object({
      limit: limitQuery(limits.galleryPageSize),
      last_created_at: moment('last_created_at'),
      before: lastId('item'),
      filter: kindQuery(),
    }),
    status: 200,
    reply: z.object({
      generations: z.array(content),
      next: z.nullable(z.object({ last_created_at: time, before: id })),
    }),
  }),
} as const;
