import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, limitQuery, singleText, time } from '../schemas.ts';

/** For so long a strike stands. */
export const strikeDays = 180;

const proposals = ['a warning', 'muting for 7 days', 'suspending for 30 days', 'deactivating the account'] as const;

/** What so many standing strikes propose, in words; null for none. A person decides, and no machine does (DESK-116). */
export function strikeProposal(strikes: number): string | null {
  return proposals[Math.min(strikes, proposals.length) - 1] ?? null;
}

/** Of an act that restricts items. */
export const countsAsStrike = z._default(z.boolean('strike is true or false.'), false);

const strikeHolder = z.object({
  user_id: id,
  username: z.string(),
  /** How many stand. */
  strikes: z.int(),
  /** The decision that the last of them was counted with, and until when that one stands. */
  decision_id: id,
  made_at: time,
  expires_at: time,
  /** What stands over the person, where anything does. */
  restriction: z.nullable(z.enum(['muted', 'suspended', 'inactive'])),
});
export type StrikeHolder = z.output<typeof strikeHolder>;

/** Strikes, as administrators look at them; they are counted with decisions. */
export const strikes = {
  list: defineEndpoint({
    id: 'desk.strikes',
    method: 'GET',
    path: '/desk/strikes',
    access: 'admin',
    rate: 'read',
    summary: 'People over whom strikes stand, the last counted first; by key (before: its decision)',
    query: z.object({
      before: z.pipe(singleText, z.optional(z.uuid('before is the decision of the last person seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ people: z.array(strikeHolder), next: z.nullable(id) }),
  }),
} as const;
