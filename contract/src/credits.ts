import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { idParams, limitQuery, offsetQuery, singleText, time } from './schemas.ts';

const grantSentence = `An amount is a whole number of credits from 1 to ${limits.grantMax}.`;

/** Kinds of ledger entry: those of R-CRED-11, those of sold prompts, and those of payments that go back (BOOKS-8). */
export const entryKinds = [
  'purchase',
  'image_generation',
  'video_generation',
  'image_generation_refund',
  'video_generation_refund',
  'bonus',
  'admin_credit',
  'promotional_credit',
  'credit_expiry',
  'credit_deduction',
  'prompt_purchase',
  'prompt_sale',
  'dispute_reversal',
  'sale_reversal',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export const transaction = z.object({
  id: z.string(),
  type: z.string(),
  amount: z.int(),
  description: z.string(),
  created_at: time,
  generation_id: z.nullable(z.string()),
  balance_after: z.int(),
});
export type Transaction = z.output<typeof transaction>;

/**
 * Income that is held: earned by prompts whose buyer's money can still be taken back. It is not in `credits`, which is what can be spent.
 * `held_next`: what of it comes free next, and by when all of that has.
 */
export const heldFields = {
  held: z.int(),
  held_next: z.nullable(z.object({ credits: z.int(), at: time })),
};

export const credits = {
  balance: defineEndpoint({
    id: 'credits.balance',
    method: 'GET',
    path: '/credits',
    access: 'user',
    rate: 'read',
    summary: 'The current balance: what can be spent, and what is held beside it',
    status: 200,
    reply: z.object({ credits: z.int(), ...heldFields }),
  }),
  history: defineEndpoint({
    id: 'credits.history',
    method: 'GET',
    path: '/credits/history',
    access: 'user',
    rate: 'read',
    summary: 'Ledger entries, newest first, with totals over all of them',
    query: z.object({
      limit: limitQuery(limits.historyPageSize),
      offset: offsetQuery(),
      filter: z.pipe(
        singleText,
        z._default(z.enum(['all', 'spent', 'refunds'], 'filter is all, spent or refunds.'), 'all'),
      ),
    }),
    status: 200,
    reply: z.object({
      transactions: z.array(transaction),
      total: z.int(),
      totals: z.object({ spent: z.int(), refunded: z.int(), net: z.int() }),
      /** Credits of refunded payments that will be taken from the next ones. */
      owed: z.int(),
    }),
  }),
  add: defineEndpoint({
    id: 'credits.add',
    method: 'POST',
    path: '/credits/add',
    access: 'admin',
    rate: 'write',
    summary: 'Adds credits to an account (its own, or the named one), with an entry that says who and why',
    body: z.object({
      amount: z.int(grantSentence).check(z.minimum(1, grantSentence), z.maximum(limits.grantMax, grantSentence)),
      description: z
        .string('Please say why.')
        .check(z.minLength(1, 'Please say why.'), z.maxLength(limits.grantReasonMax, 'The reason is too long.')),
      username: z.optional(z.string()),
    }),
    status: 200,
    reply: z.object({ credits: z.int() }),
    idempotent: true,
  }),
  receipt: defineEndpoint({
    id: 'credits.receipt',
    method: 'GET',
    path: '/credits/history/{id}/receipt',
    access: 'user',
    rate: 'read',
    summary: 'A receipt for one own entry, as a page to keep or print',
    params: idParams,
    status: 200,
    reply: z.unknown(),
    produces: 'text/html',
  }),
  mine: defineEndpoint({
    id: 'credits.mine',
    method: 'GET',
    path: '/user/credits',
    access: 'user',
    rate: 'read',
    summary: 'The current balance, as GET /credits',
    status: 200,
    reply: z.object({ credits: z.int(), ...heldFields }),
  }),
} as const;
