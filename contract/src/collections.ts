import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, idParams, limitQuery, singleText, time, usernameParams } from './schemas.ts';
import { isBlank, isStorableText, textLength } from './text.ts';

/** One of the three items that stand for a collection, as this viewer may see it. */
const cover = z.object({
  id,
  content_type: contentType,
  width: z.int(),
  height: z.int(),
  placeholder: z.nullable(z.string()),
  small_url: z.nullable(z.string()),
});

const collection = z.object({
  id,
  name: z.string(),
  is_public: z.boolean(),
  /** Items that this viewer may see, exact up to `limits.totalMax`. */
  count: z.int(),
  /** At most three: the chosen one first, else in the order of the collection. */
  covers: z.array(cover),
  /** The cover that was chosen, where it is there to be seen; null for the first item. */
  cover_id: z.nullable(id),
  created_at: time,
  /** When its name, visibility, cover, items or order were last changed. */
  updated_at: time,
});
export type Collection = z.output<typeof collection>;

const wholeCollection = z.object({
  ...collection.shape,
  is_own: z.boolean(),
  owner: z.object({ id, username: z.string(), fullName: z.string(), profile_pic: z.nullable(z.string()) }),
});
export type WholeCollection = z.output<typeof wholeCollection>;

/** The name of a collection, as its owner gives it. */
export const collectionName = z.string('Please give the collection a name.').check(
  z.normalize('NFC'),
  z.trim(),
  z.refine((text) => !isBlank(text), 'Please give the collection a name.'),
  z.refine(
    (text) => textLength(text) <= limits.collectionNameMax,
    `A name has at most ${limits.collectionNameMax} characters.`,
  ),
  z.refine(isStorableText, 'The name holds characters that cannot be stored.'),
);

const ids = z
  .array(z.string(), 'ids is a list of 1 to 100 items.')
  .check(
    z.minLength(1, 'Please choose at least one item.'),
    z.maxLength(limits.batchActMax, `At most ${limits.batchActMax} items can be named at once.`),
  );

const pageQuery = z.object({
  limit: limitQuery(limits.pageLimitDefault),
  last_updated_at: z.pipe(
    singleText,
    z.optional(z.iso.datetime({ offset: true, error: 'last_updated_at is a time such as 2026-01-31T12:00:00.000Z.' })),
  ),
  before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last collection seen.'))),
});
const page = z.object({
  collections: z.array(collection),
  next: z.nullable(z.object({ last_updated_at: time, before: id })),
});

/**
 * Collections of items, one's own and public ones (KEEP-36 to KEEP-41). A door of its own (`@loomlight/contract/collections`): home's first
 * script asks for none of them.
 */
export const collections = {
  list: defineEndpoint({
    id: 'collections.list',
    method: 'GET',
    path: '/user/collections',
    access: 'user',
    rate: 'read',
    summary: 'The collections of the caller, the last changed first; by key (last_updated_at, before)',
    query: pageQuery,
    status: 200,
    reply: page,
  }),
  create: defineEndpoint({
    id: 'collections.create',
    method: 'PUT',
    path: '/user/collections/{id}',
    access: 'user',
    rate: 'write',
    summary:
      'Make a collection under an id (a UUID) that the caller has drawn; doing it again answers with the one that is there, as it is',
    params: idParams,
    body: z.object({ name: collectionName, is_public: z._default(z.boolean(), false) }),
    status: 200,
    reply: z.object({ collection }),
  }),
  change: defineEndpoint({
    id: 'collections.change',
    method: 'PATCH',
    path: '/user/collections/{id}',
    access: 'user',
    rate: 'write',
    summary:
      'Change name, visibility or cover of an own collection; what is left out stays. A cover of null is the first item',
    params: idParams,
    body: z.object({
      name: z.optional(collectionName),
      is_public: z.optional(z.boolean()),
      cover_id: z.optional(z.nullable(z.string())),
    }),
    status: 200,
    reply: z.object({ collection }),
  }),
  remove: defineEndpoint({
    id: 'collections.remove',
    method: 'DELETE',
    path: '/user/collections/{id}',
    access: 'user',
    rate: 'write',
    summary: 'Remove an own collection; its items stay where they are',
    params: idParams,
    status: 204,
    reply: z.void(),
  }),
  addItems: defineEndpoint({
    id: 'collections.addItems',
    method: 'POST',
    path: '/user/collections/{id}/items',
    access: 'user',
    rate: 'write',
    summary:
      'Add up to 100 items to the end of an own collection, one’s own or public ones; what is in it already stays in its place. All or none where there is no room',
    params: idParams,
    body: z.object({ ids }),
    status: 200,
    reply: z.object({
      /** In the collection now, whether or not they were before. */
      added: z.array(id),
      failed: z.array(z.object({ id: z.string(), code: z.literal('not_found') })),
    }),
  }),
  removeItems: defineEndpoint({
    id: 'collections.removeItems',
    method: 'POST',
    path: '/user/collections/{id}/items/remove',
    access: 'user',
    rate: 'write',
    summary: 'Take up to 100 items out of an own collection; what is not in it changes nothing',
    params: idParams,
    body: z.object({ ids }),
    status: 204,
    reply: z.void(),
  }),
  moveItem: defineEndpoint({
    id: 'collections.moveItem',
    method: 'PUT',
    path: '/user/collections/{id}/order',
    access: 'user',
    rate: 'write',
    summary: 'Put an item of an own collection right before another one of it, or at the end',
    params: idParams,
    body: z.object({
      item: z.string(),
      /** Null: to the end. */
      before: z.nullable(z.string()),
    }),
    status: 204,
    reply: z.void(),
  }),
  choices: defineEndpoint({
    id: 'collections.choices',
    method: 'GET',
    path: '/user/collection-choices',
    access: 'user',
    rate: 'read',
    summary:
      'All collections of the caller, the last changed first, and which of them an item is in that the caller may see',
    query: z.object({ item: singleText }),
    status: 200,
    reply: z.object({
      collections: z.array(z.object({ id, name: z.string(), is_public: z.boolean(), has_item: z.boolean() })),
    }),
  }),
  get: defineEndpoint({
    id: 'collections.get',
    method: 'GET',
    path: '/collections/{id}',
    access: 'public',
    rate: 'read',
    summary: 'A collection that is public or one’s own',
    params: idParams,
    status: 200,
    reply: z.object({ collection: wholeCollection }),
  }),
  items: defineEndpoint({
    id: 'collections.items',
    method: 'GET',
    path: '/collections/{id}/items',
    access: 'public',
    rate: 'read',
    summary: 'The items of a collection that this viewer may see, in its order; by key (last_position, after)',
    params: idParams,
    query: z.object({
      limit: limitQuery(limits.pageLimitDefault),
      last_position: z.pipe(
        singleText,
        z.optional(z.string().check(z.regex(/^-?\d{1,18}$/, 'last_position is what `next` of the page before says.'))),
      ),
      after: z.pipe(singleText, z.optional(z.uuid('after is the id of the last item seen.'))),
    }),
    status: 200,
    reply: z.object({
      generations: z.array(content),
      next: z.nullable(z.object({ last_position: z.string(), after: id })),
    }),
  }),
  ofPerson: defineEndpoint({
    id: 'collections.ofPerson',
    method: 'GET',
    path: '/users/{username}/collections',
    access: 'public',
    rate: 'read',
    summary: 'The public collections of a person, the last changed first; by key (last_updated_at, before)',
    params: usernameParams,
    query: pageQuery,
    status: 200,
    reply: page,
  }),
} as const;
