import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, limitQuery, singleText, time } from './schemas.ts';

/** What its owner has deleted, as the trash shows it. */
const trashedItem = z.object({
  id,
  content_type: contentType,
  text_prompt: z.string(),
  status: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.nullable(z.string()),
  /** Null for what has failed. */
  small_url: z.nullable(z.string()),
  /** What it was, and will be again. */
  is_public: z.boolean(),
  is_prompt_locked: z.boolean(),
  created_at: time,
  trashed_at: time,
  /** When it is gone for good, unless it is put back. */
  gone_at: time,
});
export type TrashedItem = z.output<typeof trashedItem>;

const ids = z
  .array(z.string(), 'ids is a list of 1 to 100 items of the trash.')
  .check(
    z.minLength(1, 'Please choose at least one item.'),
    z.maxLength(limits.batchActMax, `At most ${limits.batchActMax} items can be named at once.`),
  );

/**
 * What its owner has deleted, for thirty days (KEEP-25 to KEEP-30). A door of its own (`@loomlight/contract/trash`): only the library asks for it.
 */
export const trash = {
  list: defineEndpoint({
    id: 'trash.list',
    method: 'GET',
    path: '/user/trash',
    access: 'user',
    rate: 'read',
    summary: 'What the caller has deleted and can put back, the latest first; by key (last_trashed_at, before)',
    query: z.object({
      limit: limitQuery(limits.pageLimitDefault),
      last_trashed_at: z.pipe(
        singleText,
        z.optional(
          z.iso.datetime({ offset: true, error: 'last_trashed_at is a time such as 2026-01-31T12:00:00.000Z.' }),
        ),
      ),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last item seen.'))),
    }),
    status: 200,
    reply: z.object({
      generations: z.array(trashedItem),
      /** Exact up to `limits.totalMax`. */
      total: z.int(),
      next: z.nullable(z.object({ last_trashed_at: time, before: id })),
    }),
  }),
  putBack: defineEndpoint({
    id: 'trash.putBack',
    method: 'POST',
    path: '/user/trash/restore',
    access: 'user',
    rate: 'write',
    summary: 'Puts items of the trash back as they were; says which are not there (any more)',
    body: z.object({ ids }),
    status: 200,
    reply: z.object({
      restored: z.array(id),
      failed: z.array(z.object({ id: z.string(), code: z.literal('not_found') })),
    }),
  }),
  empty: defineEndpoint({
    id: 'trash.empty',
    method: 'DELETE',
    path: '/user/trash',
    access: 'user',
    rate: 'write',
    summary:
      'Ends the trash of the caller, the latest 5,000 items at once; they cannot be put back, and their media are removed soon after',
    status: 200,
    reply: z.object({ removed: z.int(), left: z.int() }),
  }),
} as const;
