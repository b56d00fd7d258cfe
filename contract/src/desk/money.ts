import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { paymentStatuses } from '../payments.ts';
import { id, idParams, limitQuery, singleText, time } from '../schemas.ts';
import { isBlank, isStorableText } from '../text.ts';
import { actBody, actQuery, actReply } from './acts.ts';

const pack = {
  name: z.string(),
  description: z.string(),
  credits: z.int(),
  price_cents: z.int(),
  currency: z.string(),
  is_active: z.boolean(),
};
const deskPackage = z.object({ id: z.string(), ...pack });
export type DeskPackage = z.output<typeof deskPackage>;
const packageChange = z.object({ id, package_id: z.string(), effective_at: time, ...pack });
export type PackageChange = z.output<typeof packageChange>;

const deskOrder = z.object({
  id,
  user_id: id,
  /** Null for who has left. */
  username: z.nullable(z.string()),
  package_name: z.string(),
  credits: z.int(),
  price_cents: z.int(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  created_at: time,
  paid_at: z.nullable(time),
  refunded_cents: z.int(),
  /** How the last refund that was asked for here stands, and why the provider has refused it. */
  refund_state: z.nullable(z.enum(['asking', 'asked', 'refused'])),
  refund_error: z.nullable(z.string()),
});
export type DeskOrder = z.output<typeof deskOrder>;

const unfitEvent = z.object({
  id: z.string(),
  type: z.string(),
  outcome: z.enum(['unknown_order', 'wrong_mode', 'mismatch', 'deleted_account']),
  received_at: time,
  order_id: z.nullable(id),
  user_id: z.nullable(id),
  /** What was agreed. */
  price_cents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});
export type UnfitPayment = z.output<typeof unfitEvent>;

const words = (name: string, max: number) =>
  z
    .string(`${name} is a text.`)
    .check(
      z.trim(),
      z.maxLength(max, `${name} has at most ${max} characters.`),
      z.refine(isStorableText, `${name} holds characters that cannot be stored.`),
    );
const whole = (name: string, max: number) =>
  z
    .int(`${name} is a whole number.`)
    .check(z.gte(1, `${name} is at least 1.`), z.lte(max, `${name} is at most ${max.toLocaleString('en-US')}.`));

const act = { method: 'POST', access: 'admin', rate: 'write', query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;

/** Money that comes in: what is sold for how much. */
export const money = {
  orders: defineEndpoint({
    id: 'desk.orders',
    method: 'GET',
    path: '/desk/orders',
    access: 'admin',
    rate: 'read',
    summary: 'Orders, the newest first, of all or of one person; by key (before)',
    query: z.object({
      person: z.pipe(singleText, z.optional(z.uuid('person is the id of a person.'))),
      show: z.pipe(singleText, z._default(z.enum(['paid', 'all'], 'show is paid or all.'), 'paid')),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last order seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ orders: z.array(deskOrder), next: z.nullable(id) }),
  }),
  refundOrder: defineEndpoint({
    ...act,
    id: 'desk.refundOrder',
    path: '/desk/orders/{id}/refund',
    summary: 'Give a part of a payment back; credits follow when the provider tells of it',
    params: idParams,
    body: z.object({ ...actBody, cents: whole('cents', 99_999_999) }),
    ...answered,
  }),
  unfitPayments: defineEndpoint({
    id: 'desk.unfitPayments',
    method: 'GET',
    path: '/desk/payments/unfit',
    access: 'admin',
    rate: 'read',
    summary: 'Payments that did not fit and that nobody has ticked off, the oldest first, a hundred at most',
    status: 200,
    reply: z.object({ events: z.array(unfitEvent) }),
  }),
  seePayment: defineEndpoint({
    ...act,
    id: 'desk.seePayment',
    path: '/desk/payments/{id}/seen',
    summary: 'Tick a payment off that did not fit; the reason is its note',
    params: idParams,
    body: z.object(actBody),
    ...answered,
  }),
  packages: defineEndpoint({
    id: 'desk.packages',
    method: 'GET',
    path: '/desk/packages',
    access: 'admin',
    rate: 'read',
    summary: 'Every package of credits as it is now, and the changes that are still to come',
    status: 200,
    reply: z.object({ packages: z.array(deskPackage), coming: z.array(packageChange) }),
  }),
  changePackage: defineEndpoint({
    ...act,
    id: 'desk.changePackage',
    path: '/desk/packages',
    summary:
      'Change a package of credits or make a new one, at once or from a minute on; links made before keep their price',
    body: z.object({
      ...actBody,
      package_id: z
        .string('package_id is a text.')
        .check(z.regex(/^[a-z0-9-]{1,40}$/, 'package_id has up to 40 small letters, digits and hyphens.')),
      /** Left out for at once. */
      effective_at: z.optional(
        z.iso.datetime({ offset: true, error: 'effective_at is a time such as 2026-01-31T12:00:00.000Z.' }),
      ),
      name: words('name', 60).check(z.refine((text) => !isBlank(text), 'Please give the package a name.')),
      description: z._default(words('description', 300), ''),
      credits: whole('credits', 1_000_000),
      price_cents: whole('price_cents', 99_999_999),
      currency: z
        .string('currency is a text.')
        .check(z.regex(/^[a-z]{3}$/, 'A currency is three small letters, such as usd.')),
      is_active: z._default(z.boolean('is_active is true or false.'), true),
    }),
    ...answered,
  }),
  cancelPackageChange: defineEndpoint({
    ...act,
    id: 'desk.cancelPackageChange',
    path: '/desk/packages/changes/{id}/cancel',
    summary: 'Take a change of a package back that has not begun yet',
    params: idParams,
    body: z.object(actBody),
    ...answered,
  }),
} as const;
