import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams, promptText } from './schemas.ts';

/**
 * What can be said against a refusal (DESK-108). A door of its own (`@loomlight/contract/refusals`): only the dialog of a refused prompt carries it.
 */
export const refusals = {
  object: defineEndpoint({
    id: 'refusals.object',
    method: 'POST',
    path: '/refusals/{id}/object',
    access: 'user',
    rate: 'report',
    summary:
      'Say once, within 30 days, that the refusal of an own prompt was a mistake; only then are its words kept, until somebody has answered. The id stands in the details of `prompt_refused`, under refusal_id',
    params: idParams,
    body: z.object({ prompt: promptText }),
    status: 204,
    reply: z.void(),
  }),
} as const;
