import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, usernameParams } from './schemas.ts';

const reply = z.object({ generations: z.array(content) });

/** What stands at the top of a profile (KEEP-70). A door of its own (`@loomlight/contract/pins`): only profiles ask for it. */
export const pins = {
  ofPerson: defineEndpoint({
    id: 'pins.ofPerson',
    method: 'GET',
    path: '/users/{username}/pins',
    access: 'public',
    rate: 'read',
    summary: 'What a person has pinned to their profile and everybody may see and read, in its order',
    params: usernameParams,
    status: 200,
    reply,
  }),
  set: defineEndpoint({
    id: 'pins.set',
    method: 'PUT',
    path: '/user/pins',
    access: 'user',
    rate: 'write',
    summary: `Pins these own public items with open prompts in this order, in place of what was pinned; ${limits.pinsMax} at most`,
    body: z.object({
      ids: z.array(id, 'ids are the items to pin, in their order.').check(
        z.maxLength(limits.pinsMax, `At most ${limits.pinsMax} creations can be pinned.`),
        z.refine((ids) => new Set(ids).size === ids.length, 'Each creation can be pinned once.'),
      ),
    }),
    status: 200,
    reply,
  }),
} as const;
