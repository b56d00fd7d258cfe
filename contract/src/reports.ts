import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { emailPattern } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, time } from './schemas.ts';
import { isBlank, isStorableText, textLength } from './text.ts';

/** What a report can be about, in the order of the page. */
export const reportCategories = [
  'intimate_image',
  'minor_safety',
  'copyright',
  'personal_data',
  'hate_violence',
  'fraud',
  'other',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** Who reports. */
export const reportCapacities = ['concerned', 'acting_for', 'rights_owner', 'authority', 'somebody_else'] as const;
export type ReportCapacity = (typeof reportCapacities)[number];

/** Who reports with their signature. */
export const signedCategories: ReadonlySet<string> = new Set(['copyright', 'intimate_image']);

/** What became of an address. */
export const reportOutcomes = ['open', 'nothing_done', 'hidden', 'removed', 'words_withdrawn'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportLimits = {
  addressesMax: 20,
  addressMax: 500,
  explanationMin: 20,
  explanationMax: 5_000,
  nameMax: 120,
  emailMax: 254,
  messageMax: 2_000,
  messagesMax: 50,
} as const;

/** Zero bits at the beginning of SHA-256 of `{challenge}:{nonce}`: about a quarter of a second of one core. */
export const challengeBits = 18;

/** What an address of this site that can be reported names. */
export type ReportedThing =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'person'; readonly username: string };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ways: readonly { readonly path: RegExp; readonly kind: 'item' | 'person' }[] = [
  { path: new RegExp(`^/generate/(?:video/)?(${uuid})/?$`, 'i'), kind: 'item' },
  {
    path: new RegExp(
      `^/media/generated/${uuid}/(?:images|videos)/public/(${uuid})(?:_small|_wide|_view)?(?:\\?|$)`,
      'i',
    ),
    kind: 'item',
  },
  { path: /^\/(?:profile|dashboard)\/([^/]{1,200})(?:\/[a-z-]+)?\/?$/i, kind: 'person' },
];

/**
 * What an address names: a path, or a whole address that begins with `origin`. Undefined for what is none of this site. Whether the thing is
 * there is never told.
 */
export function parseReportedAddress(address: string, origin: string): ReportedThing | undefined {
  const text = address.trim();
  const path = text.toLowerCase().startsWith(`${origin.toLowerCase()}/`) ? text.slice(origin.length) : text;
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const [pathname = '', search = ''] = path.replace(/#.*$/, '').split('?', 2);
  const query = new URLSearchParams(search);
  for (const name of ['image', 'video']) {
    const open = query.get(name);
    if (open !== null && new RegExp(`^${uuid}$`, 'i').test(open)) return { kind: 'item', id: open.toLowerCase() };
  }
  for (const { path: way, kind } of ways) {
    const [, found] = way.exec(pathname) ?? [];
    if (found === undefined) continue;
    if (kind === 'item') return { kind, id: found.toLowerCase() };
    const username = decoded(found);
    return username === undefined ? undefined : { kind, username };
  }
  return undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const words = (name: string, bounds: { readonly min: number; readonly max: number }) =>
  z.string(`${name} is a text.`).check(
    z.trim(),
    z.refine(
      (text) => !isBlank(text) && textLength(text) >= bounds.min,
      bounds.min > 1 ? `Please write at least ${bounds.min} characters.` : 'Please fill this in.',
    ),
    z.maxLength(bounds.max, `${name} has at most ${bounds.max.toLocaleString('en-US')} characters.`),
    z.refine(isStorableText, `${name} holds characters that cannot be stored.`),
  );

const category = z.enum(reportCategories, `category is one of ${reportCategories.join(', ')}.`);
const name = z.optional(words('Your name', { min: 1, max: reportLimits.nameMax }));

/** A report, as a page checks it before it is sent. */
export const reportBody = z
  .object({
    category,
    addresses: z
      .array(
        z
          .string('An address is a text.')
          .check(
            z.trim(),
            z.minLength(1, 'An address is missing.'),
            z.maxLength(reportLimits.addressMax, `An address has at most ${reportLimits.addressMax} characters.`),
            z.refine(isStorableText, 'An address holds characters that cannot be stored.'),
          ),
        'addresses is a list of 1 to 20 addresses.',
      )
      .check(
        z.minLength(1, 'Please name at least one address.'),
        z.maxLength(reportLimits.addressesMax, `A report names at most ${reportLimits.addressesMax} addresses.`),
      ),
    explanation: words('What is wrong', { min: reportLimits.explanationMin, max: reportLimits.explanationMax }),
    name,
    email: z.optional(
      z
        .string('Your email is a text.')
        .check(
          z.trim(),
          z.maxLength(reportLimits.emailMax, 'Please enter a valid email address'),
          z.regex(emailPattern, 'Please enter a valid email address'),
        ),
    ),
    capacity: z.enum(reportCapacities, `capacity is one of ${reportCapacities.join(', ')}.`),
    good_faith: z.literal(true, 'Please confirm that this is correct and complete.'),
    signature: name,
    /** The challenge and what solves it, `{challenge}:{nonce}`; also the key of the request. Left out by who is signed in. */
    solution: z.optional(z.string('solution is a text.').check(z.maxLength(400, 'solution is `{challenge}:{nonce}`.'))),
  })
  .check((checked) => {
    const { category: about, name: by, email, signature } = checked.value;
    const ask = (path: string, message: string) =>
      checked.issues.push({ code: 'custom', path: [path], message, input: checked.value });
    if (about !== 'minor_safety' && by === undefined) ask('name', 'Please enter your name.');
    if (about !== 'minor_safety' && email === undefined) ask('email', 'Please enter your email.');
    if (signedCategories.has(about) && signature === undefined) ask('signature', 'Please sign with your name.');
  });

const message = z.object({
  at: time,
  /** False for what the site has answered. */
  from_reporter: z.boolean(),
  text: z.string(),
});

const byNumber = z.object({ number: z.string().check(z.maxLength(40)) });

/**
 * Reports of what is against the law, for everybody. A door of its own (`@loomlight/contract/reports`): only their pages carry it. A report is
 * opened by its key alone, which the header `X-Report-Key` carries; it stands in the link of the receipt.
 */
export const reports = {
  challenge: defineEndpoint({
    id: 'reports.challenge',
    method: 'GET',
    path: '/reports/challenge',
    access: 'public',
    rate: 'read',
    summary: `A puzzle: find a nonce so that SHA-256 of {challenge}:{nonce} begins with ${challengeBits} zero bits; good for an hour, and once`,
    status: 200,
    reply: z.object({ challenge: z.string(), bits: z.int() }),
  }),
  send: defineEndpoint({
    id: 'reports.send',
    method: 'POST',
    path: '/reports',
    access: 'public',
    rate: 'report',
    summary:
      'Report content; the same body again finds the first answer. Never tells whether an address leads to anything',
    body: reportBody,
    status: 201,
    reply: z.object({ number: z.string(), status_url: z.string(), decide_by: time }),
  }),
  get: defineEndpoint({
    id: 'reports.get',
    method: 'GET',
    path: '/reports/{number}',
    access: 'public',
    rate: 'read',
    summary: 'How a report stands, with its key in X-Report-Key',
    params: byNumber,
    status: 200,
    reply: z.object({
      number: z.string(),
      category,
      received_at: time,
      decide_by: time,
      decided_at: z.nullable(time),
      state: z.enum(['open', 'decided', 'withdrawn']),
      addresses: z.array(z.object({ address: z.string(), outcome: z.enum(reportOutcomes) })),
      /** What was answered with the decision. */
      answer: z.nullable(z.string()),
      messages: z.array(message),
    }),
  }),
  message: defineEndpoint({
    id: 'reports.message',
    method: 'POST',
    path: '/reports/{number}/messages',
    access: 'public',
    rate: 'report',
    summary: 'Add words to a report, with its key in X-Report-Key',
    params: byNumber,
    body: z.object({ text: words('A message', { min: 1, max: reportLimits.messageMax }) }),
    status: 204,
    reply: z.void(),
  }),
  withdraw: defineEndpoint({
    id: 'reports.withdraw',
    method: 'POST',
    path: '/reports/{number}/withdraw',
    access: 'public',
    rate: 'report',
    summary: 'Take an open report back, with its key in X-Report-Key',
    params: byNumber,
    status: 204,
    reply: z.void(),
  }),
} as const;

const statement = z.object({
  id: z.string(),
  decided_at: time,
  action: z.enum(['hide', 'remove', 'withdraw_words', 'mute', 'suspend', 'clear_profile', 'return_income']),
  /** Of a decision about a person: until when it holds. */
  until: z.nullable(time),
  /** Everywhere, or where. */
  territory: z.string(),
  ground: z.nullable(z.enum(['law', 'terms'])),
  ground_ref: z.string(),
  facts: z.string(),
  redress: z.string(),
  /** By a report, by this site itself, or by a program; never by whom. */
  detected_by: z.enum(['notice', 'own', 'automated']),
  is_automated: z.boolean(),
  items: z.array(z.object({ content_id: z.string(), content_type: contentType, action: z.string() })),
  /** Of a decision about a profile: what was taken, and what an appeal gives back, in sentences. */
  profile: z.nullable(z.string()),
  /** Until when it counts as a strike; null where it does not, or no more. */
  strike_until: z.nullable(time),
  appeal_until: z.nullable(time),
  reversed_at: z.nullable(time),
  appeal: z.nullable(
    z.object({
      received_at: time,
      /** What was written, for who has written it. */
      text: z.string(),
      state: z.enum(['open', 'upheld', 'reversed']),
      decided_at: z.nullable(time),
      answer: z.nullable(z.string()),
    }),
  ),
});
export type Statement = z.output<typeof statement>;

/**
 * Statements of reasons, for whom they concern: with the key of the mail in `X-Statement-Key`, or signed in.
 */
export const statements = {
  get: defineEndpoint({
    id: 'statements.get',
    method: 'GET',
    path: '/statements/{id}',
    access: 'public',
    rate: 'read',
    summary: 'Why something was restricted, with its key in X-Statement-Key or as whom it concerns',
    params: idParams,
    status: 200,
    reply: statement,
  }),
  appeal: defineEndpoint({
    id: 'statements.appeal',
    method: 'POST',
    path: '/statements/{id}/appeal',
    access: 'public',
    rate: 'report',
    summary: 'Appeal against a decision, once, in the same ways',
    params: idParams,
    body: z.object({
      text: words('An appeal', { min: reportLimits.explanationMin, max: reportLimits.explanationMax }),
    }),
    status: 201,
    reply: statement,
  }),
} as const;

/** Hours until a decision, where nothing else is set (`limits` of the page, and the default of `REPORT_CLOCK`). */
export const reportClockHours: Readonly<Record<ReportCategory, number>> = {
  intimate_image: 48,
  minor_safety: 24,
  personal_data: 72,
  hate_violence: 72,
  fraud: 72,
  copyright: 168,
  other: 168,
};
