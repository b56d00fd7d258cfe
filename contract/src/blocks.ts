import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, limitQuery, singleText, time, usernameParams } from './schemas.ts';

const blockState = z.object({ is_blocked: z.boolean() });

const blockedPerson = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  profile_pic: z.nullable(z.string()),
  /** Since when the caller has blocked them. */
  since: time,
});
export type BlockedPerson = z.output<typeof blockedPerson>;

/** Whom one does not want to see (KEEP-66 to KEEP-69). A door of its own (`@loomlight/contract/blocks`): few people ever ask for it. */
export const blocks = {
  block: defineEndpoint({
    id: 'blocks.block',
    method: 'PUT',
    path: '/users/{username}/block',
    access: 'user',
    rate: 'write',
    summary: 'Block a person: what they make is shown to the caller in no list, and neither follows the other',
    params: usernameParams,
    status: 200,
    reply: blockState,
  }),
  unblock: defineEndpoint({
    id: 'blocks.unblock',
    method: 'DELETE',
    path: '/users/{username}/block',
    access: 'user',
    rate: 'write',
    summary: 'Block a person no more; doing it again changes nothing',
    params: usernameParams,
    status: 200,
    reply: blockState,
  }),
  list: defineEndpoint({
    id: 'blocks.list',
    method: 'GET',
    path: '/user/blocked',
    access: 'user',
    rate: 'read',
    summary: 'Whom the caller has blocked, the latest first; by key (last_since, before)',
    query: z.object({
      limit: limitQuery(limits.pageLimitDefault),
      last_since: z.pipe(
        singleText,
        z.optional(z.iso.datetime({ offset: true, error: 'last_since is a time such as 2026-01-31T12:00:00.000Z.' })),
      ),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last person seen.'))),
    }),
    status: 200,
    reply: z.object({
      people: z.array(blockedPerson),
      next: z.nullable(z.object({ last_since: time, before: id })),
    }),
  }),
} as const;
