import * as z from 'zod/mini';
import { contentType } from '../content-type.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, idParams, limitQuery, singleText, time } from '../schemas.ts';
import { reason } from './acts.ts';

const personItem = z.object({
  id,
  content_type: contentType,
  created_at: time,
  /** How it stands, in a word or two: being made, failed, private, public, hidden, removed. */
  state: z.string(),
  /** Everybody sees it. */
  is_public: z.boolean(),
});
export type PersonItem = z.output<typeof personItem>;

/** What people have made, as an administrator sees it: never a word of it but with a reason. */
export const items = {
  ofPerson: defineEndpoint({
    id: 'desk.personItems',
    method: 'GET',
    path: '/desk/people/{id}/items',
    access: 'admin',
    rate: 'read',
    summary:
      'What a person has made and keeps, the newest first, or what is in their trash, what went there last first; without a word of it, by key (before_at and before)',
    params: idParams,
    query: z.object({
      show: z.pipe(singleText, z._default(z.enum(['kept', 'trash'], 'show is kept or trash.'), 'kept')),
      before_at: z.pipe(
        singleText,
        z.optional(z.iso.datetime({ error: 'before_at is the time of the last item seen.' })),
      ),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last item seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ items: z.array(personItem), next: z.nullable(z.object({ before_at: time, before: id })) }),
  }),
  words: defineEndpoint({
    id: 'desk.itemWords',
    method: 'GET',
    path: '/desk/content/{id}/prompt',
    access: 'admin',
    rate: 'write',
    summary: 'The words of an item, with a reason, in a confirmed session; each time is written down',
    params: idParams,
    query: z.object({ reason: z.pipe(singleText, reason) }),
    status: 200,
    reply: z.object({ text_prompt: z.string(), negative_prompt: z.nullable(z.string()) }),
  }),
} as const;
