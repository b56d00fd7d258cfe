import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, limitQuery, singleText, time, usernameParams } from './schemas.ts';

/**
 * What a person has favorited and shows to everybody (KEEP-100). A door of its own (`@loomlight/contract/shown-favorites`): only profiles of others
 * ask for it.
 */
export const shownFavorites = {
  ofPerson: defineEndpoint({
    id: 'shownFavorites.ofPerson',
    method: 'GET',
    path: '/users/{username}/favorites',
    access: 'public',
    rate: 'read',
    summary:
      'Public items that a person has favorited, the latest first, by key (last_favorited_at, before); none of who does not show them',
    params: usernameParams,
    query: z.object({
      limit: limitQuery(limits.shownFavoritesDefault),
      last_favorited_at: z.pipe(
        singleText,
        z.optional(
          z.iso.datetime({ offset: true, error: 'last_favorited_at is a time such as 2026-01-31T12:00:00.000Z.' }),
        ),
      ),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last item seen.'))),
    }),
    status: 200,
    reply: z.object({
      generations: z.array(content),
      /** Where the next page begins; a page may be short or empty and have a next one. */
      next: z.nullable(z.object({ last_favorited_at: time, before: id })),
    }),
  }),
} as const;
