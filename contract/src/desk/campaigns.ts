import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, idParams, time } from '../schemas.ts';
import { isBlank, isStorableText } from '../text.ts';
import { actBody, actQuery, actReply } from './acts.ts';

const campaign = z.object({
  id,
  name: z.string(),
  /** What each person gets, and how many were meant. */
  credits: z.int(),
  people: z.int(),
  /** How many have them, and how many get none: who has left, is suspended, or has a full balance. */
  given: z.int(),
  gone: z.int(),
  suspended: z.int(),
  overfull: z.int(),
  state: z.enum(['active', 'done', 'stopped']),
  started_at: time,
  ended_at: z.nullable(time),
});
export type DeskCampaign = z.output<typeof campaign>;

const moment = (name: string) =>
  z.optional(z.iso.datetime({ offset: true, error: `${name} is a time such as 2026-01-31T12:00:00.000Z.` }));
const whole = (name: string, max: number) =>
  z
    .int(`${name} is a whole number.`)
    .check(z.gte(1, `${name} is at least 1.`), z.lte(max, `${name} is at most ${max.toLocaleString('en-US')}.`));

const act = { method: 'POST', access: 'admin', rate: 'write', query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;

/** Credits for everybody of a filter. */
export const campaigns = {
  list: defineEndpoint({
    id: 'desk.campaigns',
    method: 'GET',
    path: '/desk/campaigns',
    access: 'admin',
    rate: 'read',
    summary: 'Campaigns with how far each has got, the newest fifty',
    status: 200,
    reply: z.object({ campaigns: z.array(campaign) }),
  }),
  start: defineEndpoint({
    ...act,
    id: 'desk.startCampaign',
    path: '/desk/campaigns',
    summary: 'Give everybody of a filter the same credits, once; another administrator approves',
    body: z.object({
      ...actBody,
      name: z.string('name is a text.').check(
        z.trim(),
        z.maxLength(60, 'name has at most 60 characters.'),
        z.refine((text) => !isBlank(text) && isStorableText(text), 'Please give the campaign a name.'),
      ),
      credits: whole('credits', 100_000),
      /** No more than so many credits in all. */
      budget: whole('budget', 1_000_000_000),
      joined_from: moment('joined_from'),
      /** Up to, and not at. */
      joined_before: moment('joined_before'),
      bought: z._default(z.enum(['any', 'yes', 'no'], 'bought is any, yes or no.'), 'any'),
      active_since: moment('active_since'),
    }),
    ...answered,
  }),
  stop: defineEndpoint({
    ...act,
    id: 'desk.stopCampaign',
    path: '/desk/campaigns/{id}/stop',
    summary: 'Stop a campaign; who has the credits keeps them',
    params: idParams,
    body: z.object(actBody),
    ...answered,
  }),
} as const;
