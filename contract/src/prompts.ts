import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { promptPrice } from './generation-fields.ts';
import { limits } from './limits.ts';
import { id, idParams, limitQuery, offsetQuery, time } from './schemas.ts';

const page = z.object({ limit: limitQuery(limits.promptsPageSize), offset: offsetQuery() });
const contentType = z.enum(['image', 'video']);

export const prompts = {
  purchase: defineEndpoint({
    id: 'prompts.purchase',
    method: 'POST',
    path: '/public/content/{id}/purchase-prompt',
    access: 'user',
    rate: 'write',
    summary: 'Unlocks a prompt for its price; buying again is success and costs nothing',
    params: idParams,
    body: z.object({
      content_type: z.enum(['image', 'video'], 'content_type is image or video.'),
      /** What the buyer saw: a price that has changed since is not charged. */
      expected_price: z.optional(promptPrice),
    }),
    status: 200,
    reply: z.object({ success: z.literal(true), status: z.int(), statusText: z.string() }),
    idempotent: true,
  }),
  purchases: defineEndpoint({
    id: 'prompts.purchases',
    method: 'GET',
    path: '/prompt-purchases',
    access: 'user',
    rate: 'read',
    summary: 'Prompts that the caller has bought, newest first; the words stay readable for ever',
    query: page,
    status: 200,
    reply: z.object({
      purchases: z.array(
        z.object({
          no: z.int(),
          content_id: id,
          content_type: contentType,
          owner_id: id,
          credits_used: z.int(),
          created_at: time,
          text_prompt: z.string(),
        }),
      ),
      total: z.int(),
    }),
  }),
  sales: defineEndpoint({
    id: 'prompts.sales',
    method: 'GET',
    path: '/prompt-sales',
    access: 'user',
    rate: 'read',
    summary: 'Prompts that the caller has sold, newest first',
    query: page,
    status: 200,
    reply: z.object({
      sales: z.array(
        z.object({
          no: z.int(),
          content_id: id,
          content_type: contentType,
          buyer_id: id,
          credits_earned: z.int(),
          created_at: time,
        }),
      ),
      total: z.int(),
      credits_earned_total: z.int(),
    }),
  }),
} as const;
