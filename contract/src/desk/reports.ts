import * as z from 'zod/mini';
import { contentType } from '../content-type.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { reportCategories, reportLimits } from '../reports.ts';
import { id, idParams, limitQuery, singleText, time } from '../schemas.ts';
import { isBlank, isStorableText } from '../text.ts';
import { actBody, actQuery, actReply, reason } from './acts.ts';
import { grounds, missingGrounds, text } from './grounds.ts';
import { countsAsStrike } from './strikes.ts';

export const itemActions = ['none', 'hide', 'remove', 'withdraw_words'] as const;
export type ItemAction = (typeof itemActions)[number];

const category = z.enum(reportCategories, `category is one of ${reportCategories.join(', ')}.`);

const reportRow = z.object({
  id,
  number: z.string(),
  category,
  state: z.enum(['open', 'decided', 'withdrawn']),
  received_at: time,
  due_at: time,
  decided_at: z.nullable(time),
  /** When who has sent it took it back, while something is hidden because of it: it waits until somebody has decided. */
  taken_back_at: z.nullable(time),
  /** How many addresses it names, and how many of them lead to something. */
  addresses: z.int(),
  found: z.int(),
  is_hidden: z.boolean(),
  /** Which administrator is at it; the name is null for who has left. */
  assigned_to: z.nullable(id),
  assigned_name: z.nullable(z.string()),
  /** Reports of the same person that were decided, and how many of them something came of. */
  reporter_decided: z.int(),
  reporter_upheld: z.int(),
});
export type ReportRow = z.output<typeof reportRow>;

const reportItem = z.object({
  address: z.string(),
  content_id: z.nullable(id),
  content_type: z.nullable(contentType),
  owner_id: z.nullable(id),
  owner_name: z.nullable(z.string()),
  /** `public`, `private`, `hidden`, `removed` or `gone`; `person` for a profile, and `not_found`. */
  state: z.string(),
  evidence_id: z.nullable(id),
  /** Nothing of it is shown at the desk. */
  is_sealed: z.boolean(),
});
export type ReportItem = z.output<typeof reportItem>;

/** So many copies of what a report names are found at most. */
export const copiesMax = 100;

const copyOfItem = z.object({
  content_id: id,
  content_type: contentType,
  owner_id: id,
  owner_name: z.nullable(z.string()),
  /** As that of a reported item. */
  state: z.string(),
  evidence_id: z.nullable(id),
});
export type CopyOfItem = z.output<typeof copyOfItem>;

const appealRow = z.object({
  id,
  decision_id: id,
  report_id: z.nullable(id),
  /** What it is about: who was restricted how, and the facts that they were told. */
  user_id: id,
  action: z.string(),
  facts: z.string(),
  text: z.string(),
  received_at: time,
  due_at: time,
  state: z.enum(['open', 'upheld', 'reversed']),
  /** It was decided by who asks: another administrator has to look at it, where there is one. */
  is_own: z.boolean(),
  /** What was taken from a profile, to be judged by; words that were not taken, or are forgotten by now, are null. */
  cleared_profile: z.nullable(
    z.object({
      username: z.nullable(z.string()),
      full_name: z.nullable(z.string()),
      bio: z.nullable(z.string()),
      profile_picture: z.boolean(),
    }),
  ),
});
export type AppealRow = z.output<typeof appealRow>;

/** What a report names, and what looks like it. */
const decidedMax = reportLimits.addressesMax + copiesMax;

const act = { method: 'POST', access: 'admin', rate: 'write', params: idParams, query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;

const day = (name: string) =>
  z.pipe(
    singleText,
    z
      .string(`${name} is a day such as 2026-01-31.`)
      .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, `${name} is a day such as 2026-01-31.`)),
  );

/** Reports, as administrators look at them and decide. */
export const deskReports = {
  list: defineEndpoint({
    id: 'desk.reports',
    method: 'GET',
    path: '/desk/reports',
    access: 'admin',
    rate: 'read',
    summary: 'Reports: the open ones by their clock, all others the latest first; by key (before)',
    query: z.object({
      state: z.pipe(
        singleText,
        z._default(z.enum(['open', 'decided', 'withdrawn'], 'state is open, decided or withdrawn.'), 'open'),
      ),
      category: z.pipe(singleText, z.optional(category)),
      assigned: z.pipe(singleText, z.optional(z.enum(['me'], 'assigned is me, or left out.'))),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last report seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ reports: z.array(reportRow), next: z.nullable(id) }),
  }),
  ofPerson: defineEndpoint({
    id: 'desk.personReports',
    method: 'GET',
    path: '/desk/people/{id}/reports',
    access: 'admin',
    rate: 'read',
    summary:
      'Reports about a person and what they made, or those that they have sent while signed in, the latest first; by key (before)',
    params: idParams,
    query: z.object({
      which: z.pipe(singleText, z._default(z.enum(['about', 'by'], 'which is about or by.'), 'about')),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last report seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ reports: z.array(reportRow), next: z.nullable(id) }),
  }),
  get: defineEndpoint({
    id: 'desk.report',
    method: 'GET',
    path: '/desk/reports/{id}',
    access: 'admin',
    rate: 'read',
    summary: 'One report with what it names; that it was read is written down once an hour',
    params: idParams,
    status: 200,
    reply: z.extend(reportRow, {
      explanation: z.string(),
      reporter_name: z.nullable(z.string()),
      reporter_email: z.nullable(z.string()),
      capacity: z.string(),
      signature: z.nullable(z.string()),
      answer: z.nullable(z.string()),
      items: z.array(reportItem),
      messages: z.array(z.object({ at: time, from_reporter: z.boolean(), text: z.string() })),
      decisions: z.array(
        z.object({
          id,
          action: z.string(),
          user_id: id,
          decided_at: time,
          is_automated: z.boolean(),
          is_reversed: z.boolean(),
        }),
      ),
      /** Sealed evidence may leave until then: two administrators have approved it. */
      evidence_export: z.nullable(z.object({ until: time, is_own: z.boolean(), is_password_shown: z.boolean() })),
    }),
  }),
  copies: defineEndpoint({
    id: 'desk.reportCopies',
    method: 'GET',
    path: '/desk/reports/{id}/copies',
    access: 'admin',
    rate: 'read',
    summary: 'What looks like something that a report names, as it is or in a mirror, whoever made it',
    params: idParams,
    status: 200,
    reply: z.object({
      named: z.array(id),
      /** The most alike first in both. */
      same: z.array(copyOfItem),
      near: z.array(copyOfItem),
      searched_at: z.nullable(time),
      /** Everything named could be compared, and everything found stands here. */
      done: z.boolean(),
    }),
  }),
  copyMedia: defineEndpoint({
    id: 'desk.copyMedia',
    method: 'GET',
    path: '/desk/reports/{id}/copies/{content_id}/media',
    access: 'admin',
    rate: 'write',
    summary: 'The media of a copy that was found, with a reason, in a confirmed session; each time is written down',
    params: z.object({ id: z.string(), content_id: z.string() }),
    query: z.object({ reason: z.pipe(singleText, reason) }),
    status: 200,
    produces: 'application/octet-stream',
    reply: z.unknown(),
  }),
  message: defineEndpoint({
    id: 'desk.messageReport',
    method: 'POST',
    path: '/desk/reports/{id}/messages',
    access: 'admin',
    rate: 'write',
    summary: 'Write to who has reported; it stands on the status page',
    params: idParams,
    body: z.object({
      text: z.string('text is a text.').check(
        z.trim(),
        z.maxLength(reportLimits.messageMax, `A message has at most ${reportLimits.messageMax} characters.`),
        z.refine((words) => !isBlank(words) && isStorableText(words), 'Please write something.'),
      ),
    }),
    status: 204,
    reply: z.void(),
  }),
  assign: defineEndpoint({
    id: 'desk.assignReport',
    method: 'POST',
    path: '/desk/reports/{id}/assign',
    access: 'admin',
    rate: 'write',
    summary: 'Say which administrator is at an open report, or that nobody is',
    params: idParams,
    body: z.object({ assigned_to: z.nullable(z.uuid('assigned_to is the id of an administrator, or null.')) }),
    status: 204,
    reply: z.void(),
  }),
  hide: defineEndpoint({
    ...act,
    id: 'desk.hideReport',
    path: '/desk/reports/{id}/hide',
    summary: 'Hide what an open report names until it is decided; its owners get a statement of reasons',
    body: z.object(actBody),
    ...answered,
  }),
  decide: defineEndpoint({
    ...act,
    id: 'desk.decideReport',
    path: '/desk/reports/{id}/decide',
    summary:
      'Decide a report, item by item; what is left out is let stand. Whoever is restricted gets a statement of reasons',
    body: z
      .object({
        ...actBody,
        items: z
          .array(
            z.object({
              content_id: z.uuid('content_id is the id of an item.'),
              action: z.enum(itemActions, `action is one of ${itemActions.join(', ')}.`),
            }),
            'items is a list of items with an action each.',
          )
          .check(z.maxLength(decidedMax, `A report and its copies are at most ${decidedMax} items.`)),
        ...grounds,
        answer: text('answer', 2_000),
        /** It is counted against each owner of what is restricted. */
        strike: countsAsStrike,
      })
      .check((checked) => {
        const { items, strike } = checked.value;
        const restricts = items.some(({ action }) => action !== 'none');
        const nothing = {
          path: 'strike',
          message: 'Nothing is restricted: there is nothing to count against anybody.',
        };
        const missing = restricts ? missingGrounds(checked.value) : strike ? [nothing] : [];
        for (const { path, message } of missing)
          checked.issues.push({ code: 'custom', path: [path], message, input: checked.value });
      }),
    ...answered,
  }),
  lift: defineEndpoint({
    ...act,
    id: 'desk.liftDecision',
    path: '/desk/decisions/{id}/lift',
    summary: 'Take a decision back: its items are as they were',
    body: z.object(actBody),
    ...answered,
  }),
  evidence: defineEndpoint({
    id: 'desk.evidence',
    method: 'GET',
    path: '/desk/evidence/{id}/media',
    access: 'admin',
    rate: 'write',
    summary: 'The media of evidence, with a reason, in a confirmed session; each time is written down',
    params: idParams,
    query: z.object({ reason: z.pipe(singleText, reason) }),
    status: 200,
    produces: 'application/octet-stream',
    reply: z.unknown(),
  }),
  exportEvidence: defineEndpoint({
    ...act,
    id: 'desk.exportEvidence',
    path: '/desk/reports/{id}/export',
    summary:
      'Let the sealed evidence of a report leave as an encrypted archive, once another administrator approves it',
    body: z.object(actBody),
    ...answered,
  }),
  exportPassword: defineEndpoint({
    id: 'desk.exportPassword',
    method: 'POST',
    path: '/desk/reports/{id}/export/password',
    access: 'admin',
    rate: 'write',
    summary: 'The password of an export that was approved, for who has asked for it, in a confirmed session; once',
    params: idParams,
    status: 200,
    reply: z.object({ password: z.string(), until: time }),
  }),
  exportFile: defineEndpoint({
    id: 'desk.exportFile',
    method: 'POST',
    path: '/desk/reports/{id}/export/file',
    access: 'admin',
    rate: 'write',
    summary: 'The archive of an export, encrypted with the password that was shown; each time is written down',
    params: idParams,
    body: z.object({
      password: z.string('password is what was shown.').check(z.maxLength(100, 'password is what was shown.')),
    }),
    status: 200,
    produces: 'application/zip',
    reply: z.unknown(),
  }),
  appeals: defineEndpoint({
    id: 'desk.appeals',
    method: 'GET',
    path: '/desk/appeals',
    access: 'admin',
    rate: 'read',
    summary: 'Appeals: the open ones first, by their clock, the latest hundred',
    status: 200,
    reply: z.object({ appeals: z.array(appealRow) }),
  }),
  decideAppeal: defineEndpoint({
    ...act,
    id: 'desk.decideAppeal',
    path: '/desk/appeals/{id}/decide',
    summary: 'Decide an appeal, as another administrator than who has taken the decision, where there is one',
    body: z.object({
      ...actBody,
      outcome: z.enum(['upheld', 'reversed'], 'outcome is upheld or reversed.'),
      answer: text('answer', 2_000),
    }),
    ...answered,
  }),
  transparency: defineEndpoint({
    id: 'desk.transparency',
    method: 'GET',
    path: '/desk/transparency.csv',
    access: 'admin',
    rate: 'read',
    summary: 'Counts of reports, decisions and appeals from one day to another, both included',
    query: z.object({ from: day('from'), to: day('to') }),
    status: 200,
    produces: 'text/csv',
    reply: z.unknown(),
  }),
} as const;
