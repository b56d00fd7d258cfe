import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { limitQuery, offsetQuery, singleText, time } from './schemas.ts';

/** Kinds of ledger entry (specification 3), and the two of a sold prompt (contract, Transaction). */
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

export const credits = {
  balance: defineEndpoint({
    id: 'credits.balance',
    method: 'GET',
    path: '/credits',
    access: 'user',
    rate: 'read',
    summary: 'The current balance',
    status: 200,
    reply: z.object({ credits: z.int() }),
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
    }),
  }),
} as const;
