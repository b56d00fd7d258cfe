import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, idParams, limitQuery, singleText, time } from '../schemas.ts';
import { actBody, actQuery, actReply, reason } from './acts.ts';

const personRow = z.object({
  id,
  username: z.string(),
  /** What they call themselves, where that is not the name. */
  full_name: z.nullable(z.string()),
  email: z.string(),
  joined_at: time,
  role: z.enum(['user', 'admin']),
  state: z.enum(['active', 'unverified', 'suspended', 'inactive', 'left']),
  credits: z.int(),
  /** How many stand. */
  strikes: z.int(),
});
export type PersonRow = z.output<typeof personRow>;

const personDecision = z.object({
  id,
  action: z.string(),
  decided_at: time,
  until: z.nullable(time),
  is_automated: z.boolean(),
  is_reversed: z.boolean(),
  /** Until when it counts as a strike; null where it does not, or no more. */
  strike_until: z.nullable(time),
});
export type PersonDecision = z.output<typeof personDecision>;

const ledgerEntry = z.object({
  id,
  at: time,
  kind: z.string(),
  amount: z.int(),
  balance_after: z.int(),
  description: z.string(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

const withheldBonus = z.object({
  user_id: id,
  username: z.string(),
  email: z.string(),
  credits: z.int(),
  withheld_at: time,
});
export type WithheldBonus = z.output<typeof withheldBonus>;

const act = { method: 'POST', access: 'admin', rate: 'write', params: idParams, query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;

/** People, as an administrator sees and helps them. */
export const people = {
  list: defineEndpoint({
    id: 'desk.people',
    method: 'GET',
    path: '/desk/people',
    access: 'admin',
    rate: 'read',
    summary:
      'People by the beginning of name or address, or by the id of a person, an order or an item; the newest first, by key (before)',
    query: z.object({
      q: z.pipe(
        singleText,
        z._default(z.string().check(z.maxLength(200, 'A search has at most 200 characters.'), z.trim()), ''),
      ),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last person seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ people: z.array(personRow), next: z.nullable(id) }),
  }),
  get: defineEndpoint({
    id: 'desk.person',
    method: 'GET',
    path: '/desk/people/{id}',
    access: 'admin',
    rate: 'read',
    summary: 'One person: account, credits, devices and counts; that it was read is written down once an hour',
    params: idParams,
    status: 200,
    reply: z.extend(personRow, {
      email_verified_at: z.nullable(time),
      /** Part of `credits` that cannot be spent yet, and what is owed beside them. */
      credits_held: z.int(),
      credits_owed: z.int(),
      items: z.int(),
      devices: z.int(),
      /** Until when they may not publish, or not sign in; null for who may. */
      muted_until: z.nullable(time),
      suspended_until: z.nullable(time),
      /** What was decided about them and what they made, the latest first, fifty at most. */
      decisions: z.array(personDecision),
    }),
  }),
  ledger: defineEndpoint({
    id: 'desk.personLedger',
    method: 'GET',
    path: '/desk/people/{id}/ledger',
    access: 'admin',
    rate: 'read',
    summary: 'The entries of a person, the latest first; by key (before_id)',
    params: idParams,
    query: z.object({
      before_id: z.pipe(
        singleText,
        z.optional(z.string().check(z.regex(/^[0-9]{1,18}$/, 'before_id is the id of the last entry seen.'))),
      ),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ entries: z.array(ledgerEntry), next: z.nullable(id) }),
  }),
  credits: defineEndpoint({
    ...act,
    id: 'desk.changeCredits',
    path: '/desk/people/{id}/credits',
    summary:
      'Give credits, or take free ones back; above 500, or what the site is set to, another administrator approves',
    body: z.object({
      ...actBody,
      amount: z
        .int('amount is a whole number of credits.')
        .check(
          z.refine(
            (amount) => amount !== 0 && Math.abs(amount) <= 1_000_000,
            'amount is 1 to 1,000,000, or below zero.',
          ),
        ),
    }),
    ...answered,
  }),
  role: defineEndpoint({
    ...act,
    id: 'desk.changeRole',
    path: '/desk/people/{id}/role',
    summary: 'Make somebody an administrator, which another one approves, or a member again',
    body: z.object({ ...actBody, role: z.enum(['user', 'admin'], 'role is user or admin.') }),
    ...answered,
  }),
  deactivate: defineEndpoint({
    ...act,
    id: 'desk.deactivate',
    path: '/desk/people/{id}/deactivate',
    summary: 'End all sessions of a person and refuse the sign-in',
    body: z.object(actBody),
    ...answered,
  }),
  reactivate: defineEndpoint({
    ...act,
    id: 'desk.reactivate',
    path: '/desk/people/{id}/reactivate',
    summary: 'Let a person sign in again who was deactivated or suspended',
    body: z.object(actBody),
    ...answered,
  }),
  withheldBonuses: defineEndpoint({
    id: 'desk.withheldBonuses',
    method: 'GET',
    path: '/desk/withheld-bonuses',
    access: 'admin',
    rate: 'read',
    summary:
      'Welcome bonuses that wait: of a neighbourhood that had too many, or of an address of a disposable domain; the oldest first, a hundred at most',
    status: 200,
    reply: z.object({ bonuses: z.array(withheldBonus) }),
  }),
  decideBonus: defineEndpoint({
    ...act,
    id: 'desk.decideBonus',
    path: '/desk/people/{id}/bonus',
    summary: 'Give the welcome bonus that was withheld from a person, or refuse it',
    body: z.object({ ...actBody, decision: z.enum(['given', 'refused'], 'decision is given or refused.') }),
    ...answered,
  }),
  signOut: defineEndpoint({
    ...act,
    id: 'desk.signOut',
    path: '/desk/people/{id}/sign-out',
    summary: 'End all sessions of a person',
    body: z.object(actBody),
    ...answered,
  }),
  delete: defineEndpoint({
    ...act,
    id: 'desk.deletePerson',
    path: '/desk/people/{id}/delete',
    summary:
      'Delete the account of a person, which another administrator approves; not one’s own, nor an administrator’s',
    body: z.object(actBody),
    ...answered,
  }),
  export: defineEndpoint({
    id: 'desk.exportPerson',
    method: 'GET',
    path: '/desk/people/{id}/export',
    access: 'admin',
    rate: 'mail',
    summary:
      'The archive that a person can download themselves, for a written request: with a reason, in a confirmed session; each time is written down, and the person is mailed',
    params: idParams,
    query: z.object({ reason: z.pipe(singleText, reason) }),
    status: 200,
    produces: 'application/zip',
    reply: z.unknown(),
  }),
  verifyEmail: defineEndpoint({
    ...act,
    id: 'desk.verifyEmail',
    path: '/desk/people/{id}/verify-email',
    summary: 'Send the verification mail again to who has not verified the address, within the limits of the mailbox',
    body: z.object(actBody),
    ...answered,
  }),
  sendMail: defineEndpoint({
    ...act,
    id: 'desk.sendMail',
    path: '/desk/people/{id}/mails',
    summary: 'Send a mail with which a person can choose a new password, within the limits of the mailbox',
    body: z.object({ ...actBody, mail: z.literal('reset_password', 'mail is reset_password.') }),
    ...answered,
  }),
} as const;
