import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, idParams, time } from '../schemas.ts';
import { actBody, actQuery, actReply } from './acts.ts';

const dispute = z.object({
  /** As the provider calls it. */
  id: z.string(),
  order_id: id,
  user_id: id,
  /** Null for who has left. */
  username: z.nullable(z.string()),
  amount_cents: z.int(),
  currency: z.string(),
  /** Why, in the words of the bank; null until the provider was asked. */
  reason: z.nullable(z.string()),
  outcome: z.enum(['open', 'won', 'lost']),
  /** to_stage until evidence is laid down at the provider; over where the bank hears nobody. */
  state: z.enum(['to_stage', 'staged', 'submitting', 'submitted', 'refused', 'over']),
  /** Until when the bank hears us. */
  due_at: z.nullable(time),
  staged_at: z.nullable(time),
  submitted_at: z.nullable(time),
  /** Why the provider did not take it. */
  error: z.nullable(z.string()),
});
export type DeskDispute = z.output<typeof dispute>;

/** Payments that banks ask back. */
export const disputes = {
  list: defineEndpoint({
    id: 'desk.disputes',
    method: 'GET',
    path: '/desk/disputes',
    access: 'admin',
    rate: 'read',
    summary: 'Disputed payments, first those about which the bank still hears us, a hundred at most',
    status: 200,
    reply: z.object({ disputes: z.array(dispute) }),
  }),
  evidence: defineEndpoint({
    id: 'desk.disputeEvidence',
    method: 'GET',
    path: '/desk/disputes/{id}',
    access: 'admin',
    rate: 'read',
    summary: 'What is laid down for the bank about one: ids, times, kinds and figures, no prompt',
    params: idParams,
    status: 200,
    reply: z.object({
      /** Null until it is laid down. */
      evidence: z.nullable(
        z.object({ product: z.string(), service_date: z.string(), activity: z.string(), summary: z.string() }),
      ),
    }),
  }),
  submit: defineEndpoint({
    id: 'desk.submitEvidence',
    method: 'POST',
    path: '/desk/disputes/{id}/submit',
    access: 'admin',
    rate: 'write',
    summary: 'Send what is laid down to the bank, once',
    params: idParams,
    query: actQuery,
    body: z.object(actBody),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
} as const;
