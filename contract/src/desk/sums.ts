import * as z from 'zod/mini';
import { entryKinds } from '../credits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, singleText, time } from '../schemas.ts';

/** So many days are summed at once: three months, whichever they are. */
export const sumDaysMax = 92;
/** So many sellers are named. */
export const sellersShown = 20;

const day = (name: string) => {
  const sentence = `${name} is a day such as 2026-01-31.`;
  return z.pipe(singleText, z.iso.date(sentence).check(z.regex(/^20/, sentence)));
};

const money = {
  currency: z.string(),
  /** Of the orders that were paid on the day; what went back counts on the day of its payment, as in the table of a month. */
  orders: z.int(),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  /** With a bank that has not decided yet; not taken off. */
  disputed_cents: z.int(),
  /** Taken back by a bank for good. */
  lost_cents: z.int(),
  net_cents: z.int(),
};
const moneySum = z.object(money);
export type MoneySum = z.output<typeof moneySum>;
const moneyDay = z.object({ day: z.string(), ...money });
export type MoneyDay = z.output<typeof moneyDay>;

const creditsDay = z.object({
  day: z.string(),
  kind: z.enum(entryKinds),
  /** What entries of this kind come to: below 0 where credits leave people. */
  credits: z.int(),
  /** What the house has kept of them: its share of sold prompts. */
  house: z.int(),
});
export type CreditsDay = z.output<typeof creditsDay>;

const seller = z.object({
  user_id: id,
  /** Null for who has left. */
  username: z.nullable(z.string()),
  sold: z.int(),
  earned: z.int(),
  /** What went back to buyers of it, less what came again. */
  returned: z.int(),
  income: z.int(),
});
export type DeskSeller = z.output<typeof seller>;

const worth = z.object({
  currency: z.string(),
  /** What was sold in this currency within a year, and for how much. */
  sold_credits: z.int(),
  sold_cents: z.int(),
  /** What all that is outstanding is worth at that price, rounded down. */
  value_cents: z.int(),
});

/** What trade comes to: by day, and what is owed to people. */
export const sums = {
  summary: defineEndpoint({
    id: 'desk.summary',
    method: 'GET',
    path: '/desk/summary',
    access: 'admin',
    rate: 'read',
    summary: `Money and credits by day of UTC, from a day to another one that counts too, at most ${sumDaysMax} days, and the ${sellersShown} sellers with most income in them; days without anything are left out`,
    query: z.object({ from: day('from'), to: day('to') }),
    status: 200,
    reply: z.object({
      money: z.array(moneyDay),
      money_total: z.array(moneySum),
      credits: z.array(creditsDay),
      sellers: z.array(seller),
    }),
  }),
  liabilities: defineEndpoint({
    id: 'desk.liabilities',
    method: 'GET',
    path: '/desk/liabilities',
    access: 'admin',
    rate: 'read',
    summary: 'What people hold and owe, and what it is worth; counted anew once a minute at most',
    status: 200,
    reply: z.object({
      /** When it was counted. */
      at: time,
      outstanding: z.int(),
      free: z.int(),
      held: z.int(),
      owed: z.int(),
      /** Of what is outstanding: with people of whom nothing was seen for a year, and in accounts whose people have left. */
      dormant: z.int(),
      left: z.int(),
      worth: z.array(worth),
    }),
  }),
} as const;
