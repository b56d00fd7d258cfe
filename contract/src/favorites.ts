import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './schemas.ts';

export const favorites = {
  set: defineEndpoint({
    id: 'favorites.set',
    method: 'POST',
    path: '/public/content/{id}/favorite',
    access: 'user',
    rate: 'write',
    summary: 'Favorite or unfavorite; repeating an action changes nothing',
    params: idParams,
    body: z.object({
      content_type: z.enum(['image', 'video'], 'content_type is image or video.'),
      action: z.enum(['favorite', 'unfavorite'], 'action is favorite or unfavorite.'),
    }),
    status: 200,
    reply: z.object({
      success: z.literal(true),
      status: z.enum(['favorited', 'unfavorited']),
      stats: z.object({ favorite_count: z.int(), view_count: z.int() }),
    }),
  }),
} as const;
