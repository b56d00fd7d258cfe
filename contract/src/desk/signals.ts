import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, idParams, limitQuery, singleText, time } from '../schemas.ts';
import { actBody, actQuery, actReply } from './acts.ts';
import { grounds, missingGrounds } from './grounds.ts';

const signalKinds = ['bonus_farm', 'wash_trade', 'reversed_sales'] as const;

const signal = z.object({
  id,
  kind: z.enum(signalKinds),
  /** The seller. */
  user_id: id,
  /** Null for who has left. */
  username: z.nullable(z.string()),
  /** Of a wash trade: the share of the income in per cent; of the others: how many people. */
  score: z.int(),
  opened_at: time,
  closed_at: z.nullable(time),
  /** What was last done about the income that waits; closed: nothing. */
  outcome: z.nullable(z.enum(['released', 'returned', 'closed'])),
  /** What of the seller's income waits for a look now, in whole credits. */
  credits_waiting: z.int(),
});
export type DeskSignal = z.output<typeof signal>;

const person = { id, username: z.nullable(z.string()) };
const tie = z.object({
  seller: z.object(person),
  buyer: z.object(person),
  /** What the seller has earned by it, and with how many unlocks, when the signal was found. */
  credits: z.int(),
  unlocks: z.int(),
  first_at: time,
  last_at: time,
  /** What the buyer has in common with others of the signal; null where it is the trade itself. */
  shared: z.nullable(z.enum(['mailbox', 'network', 'payment', 'views'])),
});
export type SignalTie = z.output<typeof tie>;

const waiting = z.object({ buyer: z.object(person), credits: z.int(), unlocks: z.int(), last_at: time });
export type WaitingIncome = z.output<typeof waiting>;

const buyers = {
  /** Whose money: of all buyers where it is left out. */
  buyer_ids: z.optional(
    z
      .array(z.uuid('buyer_ids are ids of people.'), 'buyer_ids is a list.')
      .check(z.minLength(1, 'Please choose a buyer.'), z.maxLength(100, 'At most 100 buyers at once.')),
  ),
};
const act = { method: 'POST', access: 'admin', rate: 'write', params: idParams, query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;

/** What looks like credits that are moved around, for somebody to look at. */
export const signals = {
  list: defineEndpoint({
    id: 'desk.signals',
    method: 'GET',
    path: '/desk/signals',
    access: 'admin',
    rate: 'read',
    summary:
      'Signals of abuse: open ones, the oldest first, or closed ones, the latest first; by key (before: the last id seen)',
    query: z.object({
      state: z.pipe(singleText, z._default(z.enum(['open', 'closed'], 'state is open or closed.'), 'open')),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last signal seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ signals: z.array(signal), next: z.nullable(id) }),
  }),
  get: defineEndpoint({
    id: 'desk.signal',
    method: 'GET',
    path: '/desk/signals/{id}',
    access: 'admin',
    rate: 'read',
    summary: 'One signal: who bought from whom, and what waits of whose money, a hundred of each at most',
    params: idParams,
    status: 200,
    reply: z.object({ signal, ties: z.array(tie), waiting: z.array(waiting) }),
  }),
  release: defineEndpoint({
    ...act,
    id: 'desk.releaseSignal',
    path: '/desk/signals/{id}/release',
    summary: 'Let income that waits because of a signal go by its own time',
    body: z.object({ ...actBody, ...buyers }),
    ...answered,
  }),
  return: defineEndpoint({
    ...act,
    id: 'desk.returnIncome',
    path: '/desk/signals/{id}/return',
    summary:
      'Give income that waits because of a signal back to its buyers, above 500 credits, or what the site is set to, with the approval of another administrator; the seller gets a statement of reasons',
    body: z.object({ ...actBody, ...buyers, ...grounds }).check((checked) => {
      for (const { path, message } of missingGrounds(checked.value))
        checked.issues.push({ code: 'custom', path: [path], message, input: checked.value });
    }),
    ...answered,
  }),
  close: defineEndpoint({
    ...act,
    id: 'desk.closeSignal',
    path: '/desk/signals/{id}/close',
    summary: 'Close a signal: what still waits because of it goes by its own time',
    body: z.object(actBody),
    ...answered,
  }),
} as const;
