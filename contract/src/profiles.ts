import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, limitQuery, offsetQuery, singleText, time, usernameParams } from './schemas.ts';

export const publicUser = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  profile_pic: z.nullable(z.string()),
  created_at: time,
  bio: z.string(),
  counts: z.object({ posts: z.int(), images: z.int(), videos: z.int() }),
  /** How many people follow this person; exact up to `limits.totalMax`. */
  followers: z.int(),
  /** Whether the viewer follows this person. */
  is_followed: z.boolean(),
  /** Whether the viewer has blocked this person; nobody else is told. */
  is_blocked: z.boolean(),
});
export type PublicUser = z.output<typeof publicUser>;

export const profiles = {
  profile: defineEndpoint({
    id: 'profiles.profile',
    method: 'GET',
    path: '/users/{username}/profile',
    access: 'public',
    rate: 'read',
    summary: 'The public side of a person; the owner also counts private and unfinished items',
    params: usernameParams,
    status: 200,
    reply: z.object({ user: publicUser }),
  }),
  content: defineEndpoint({
    id: 'profiles.content',
    method: 'GET',
    path: '/users/{username}/content',
    access: 'public',
    rate: 'read',
    summary: "A person's creations, newest first; the owner also sees private and unfinished items",
    params: usernameParams,
    query: z.object({
      limit: limitQuery(limits.pageLimitDefault),
      offset: offsetQuery(),
      content_type: z.pipe(
        singleText,
        z._default(z.enum(['all', 'image', 'video'], 'content_type is all, image or video.'), 'all'),
      ),
    }),
    status: 200,
    reply: z.object({ images: z.array(content), videos: z.array(content), total: z.int() }),
  }),
} as const;
