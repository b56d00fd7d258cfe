import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, idParams, kindQuery, limitQuery, offsetQuery, time } from './schemas.ts';

const page = z.object({ limit: limitQuery(limits.promptsPageSize), offset: offsetQuery() });
const expectedSentence = `expected_price is the price that the buyer saw, in whole credits from 0 to ${limits.lockPriceMax}; no other is charged.`;

export const prompts = {
  purchase: defineEndpoint({
    id: 'prompts.purchase',
    method: 'POST',
    path: '/public/content/{id}/purchase-prompt',
    access: 'user',
    rate: 'write',
    summary:
      'Unlocks a prompt for its price, which must be the expected_price that the buyer saw; buying again is success and costs nothing',
    params: idParams,
    body: z.object({
      content_type: z.enum(['image', 'video'], 'content_type is image or video.'),
      /**
       * What the buyer saw: a price that has changed since is not charged (BOOKS-9). With the kind alone the call would charge
       * whatever the price has become.
       */
      expected_price: z
        .int(expectedSentence)
        .check(z.minimum(0, expectedSentence), z.maximum(limits.lockPriceMax, expectedSentence)),
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
    query: z.extend(page, { filter: kindQuery() }),
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
          /** What its image was not to show, as it was bought; null where nothing was said (MAKE-68). */
          negative_prompt: z.nullable(z.string()),
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
          /** Until when they are held, since the buyer's money can be taken back; null: they are free. */
          held_until: z.nullable(time),
          /** Taken back of them, because the payment was reversed. */
          credits_taken_back: z.int(),
          created_at: time,
        }),
      ),
      total: z.int(),
      credits_earned_total: z.int(),
      /** What the house keeps of each sale from now on, in percent. */
      fee_percent: z.int(),
    }),
  }),
} as const;
