import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';

/** What the community has loved most lately. A door of its own (`@loomlight/contract/picks`): home asks after it has been drawn. */
export const picks = {
  week: defineEndpoint({
    id: 'picks.week',
    method: 'GET',
    path: '/public/picks',
    access: 'public',
    rate: 'read',
    summary: 'The five most loved public pieces of the last seven days whose words are open, as every guest sees them',
    status: 200,
    reply: z.object({ generations: z.array(content) }),
  }),
} as const;
