import * as z from 'zod/mini';
import { contentType } from '../content-type.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reportCategories } from '../reports.ts';
import { id, idParams, singleText, time } from '../schemas.ts';
import { isBlank, isStorableText } from '../text.ts';
import { actBody, actQuery, actReply, reason } from './acts.ts';
import { lineOfProcess } from './engines.ts';
import { grounds, missingGrounds, text } from './grounds.ts';

export const ruleActions = ['refuse', 'review'] as const;
export type RuleAction = (typeof ruleActions)[number];

/** What a rule holds for: prompts, and the names and bios of profiles. */
export const ruleScopes = ['prompt', 'profile'] as const;
export type RuleScope = (typeof ruleScopes)[number];

/** How a refusal that somebody called a mistake was found. */
const objectionOutcomes = ['upheld', 'mistaken'] as const;

const rule = z.object({
  id,
  pattern: z.string(),
  action: z.enum(ruleActions),
  scopes: z.array(z.enum(ruleScopes)),
  /** It is met by each word that begins so. */
  is_beginning: z.boolean(),
  /** What people are told. */
  explanation: z.string(),
  /** What it is about. */
  category: z.enum(reportCategories),
  /** What the desk alone reads; empty for nothing. */
  note: z.string(),
  /** Its refusals count towards the proposal to look at somebody. */
  counts: z.boolean(),
  made_at: time,
  ended_at: z.nullable(time),
  /** How often it was met in the last seven days. */
  hits: z.int(),
});
export type DeskRule = z.output<typeof rule>;

const review = z.object({
  id,
  content_type: contentType,
  user_id: id,
  username: z.string(),
  created_at: time,
  /** It looks like a picture that was removed for good. */
  looks_banned: z.boolean(),
  /** The rule that it has met; null where the classifier has asked for it, or where it met none. */
  pattern: z.nullable(z.string()),
  /** How its owner wishes to show it. */
  is_public: z.boolean(),
  prompt_price: z.nullable(z.int()),
});
export type DeskReview = z.output<typeof review>;

const objection = z.object({
  id,
  user_id: id,
  username: z.string(),
  refused_at: time,
  objected_at: time,
  /** The rule that has refused it; null where it was the classifier. */
  pattern: z.nullable(z.string()),
});
export type DeskObjection = z.output<typeof objection>;

const verdict = z.enum(['pass', 'review', 'refuse']);

/** What would become of a text. */
const triedText = z.object({
  /** Of all of it together. */
  outcome: verdict,
  /** The sentence of what is never made here, whatever the rules; null where it is none of that. */
  never_made: z.nullable(z.string()),
  /** Every rule that it meets. */
  rules: z.array(
    z.object({ ...{ id, category: z.enum(reportCategories) }, pattern: z.string(), action: z.enum(ruleActions) }),
  ),
  /** Null where none is asked: there is none, or it is no prompt. */
  classifier: z.nullable(
    z.object({
      /** What it says itself; null where it said nothing in time. */
      verdict: z.nullable(verdict),
      /** Why it said nothing: a code or a status. */
      reason: z.nullable(z.string()),
      model: z.nullable(z.string()),
      categories: z.array(z.object({ name: z.string(), score: z.number() })),
      /** What the scores of the desk make of it. */
      outcome: verdict,
    }),
  ),
});
export type TriedText = z.output<typeof triedText>;

/** The classifier that is set, and how it does. */
const classifier = z.object({
  /** How it is spoken to: webhook or openai. */
  name: z.string(),
  model: z.nullable(z.string()),
  /** It judges pictures as well. */
  judges_images: z.boolean(),
  /** What becomes of a prompt of which it says nothing in time. */
  failure: z.enum(['review', 'pass']),
  /** From which score of a category on somebody looks. */
  thresholds: z.record(z.string(), z.number()),
  /** How each process finds its line to it, those that live first. */
  processes: z.array(lineOfProcess),
});
export type DeskClassifier = z.output<typeof classifier>;

const testedRule = z.object({
  looked_at: z.int(),
  hits: z.int(),
  people: z.int(),
  /** The days in UTC on which it would have met something, the newest first. */
  by_day: z.array(z.object({ day: z.string(), hits: z.int() })),
  /** The ten newest: of their prompts nothing but the words that it meets. */
  samples: z.array(z.object({ content_id: id, username: z.string(), at: time, matched: z.string() })),
});
export type TestedRule = z.output<typeof testedRule>;

/** Longer than any prompt, full name or bio. */
const triedTextMax = 2_000;

const words = (name: string, max: number) =>
  z.string(`${name} is a text.`).check(
    z.trim(),
    z.maxLength(max, `${name} has at most ${max} characters.`),
    z.refine((text) => !isBlank(text) && isStorableText(text), `Please fill in ${name}.`),
  );
const pattern = words('pattern', 200);
const isBeginning = z._default(z.boolean('is_beginning is true or false.'), false);

const act = { method: 'POST', access: 'admin', rate: 'write', query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;
const looked = {
  method: 'GET',
  access: 'admin',
  rate: 'write',
  params: idParams,
  query: z.object({ reason: z.pipe(singleText, reason) }),
  status: 200,
} as const;

/** Words that no prompt may hold, and pieces that wait to be looked at. */
export const rules = {
  list: defineEndpoint({
    id: 'desk.rules',
    method: 'GET',
    path: '/desk/rules',
    access: 'admin',
    rate: 'read',
    summary: 'Rules for prompts: those that hold first, the newest first, five hundred at most',
    status: 200,
    reply: z.object({ rules: z.array(rule) }),
  }),
  add: defineEndpoint({
    ...act,
    id: 'desk.addRule',
    path: '/desk/rules',
    summary:
      'Refuse prompts, names and bios that hold these words, or look at what is made of such prompts before it is shown',
    body: z
      .object({
        ...actBody,
        pattern,
        is_beginning: isBeginning,
        action: z.enum(ruleActions, 'action is refuse or review.'),
        scopes: z._default(
          z
            .array(
              z.enum(ruleScopes, 'scopes is a list of prompt and profile.'),
              'scopes is a list of prompt and profile.',
            )
            .check(
              z.refine(
                (scopes) => scopes.length > 0 && new Set(scopes).size === scopes.length,
                'Please choose what the rule holds for, each once.',
              ),
            ),
          ['prompt'],
        ),
        explanation: words('explanation', 200),
        category: z._default(z.enum(reportCategories, `category is one of ${reportCategories.join(', ')}.`), 'other'),
        note: text('note', 1_000),
        counts: z._default(z.boolean('counts is true or false.'), true),
      })
      .check(
        z.refine(({ action, scopes }) => action === 'refuse' || !scopes.includes('profile'), {
          path: ['scopes'],
          error: 'Names and bios are refused or let through: nothing of them waits for a look.',
        }),
      ),
    ...answered,
  }),
  end: defineEndpoint({
    ...act,
    id: 'desk.endRule',
    path: '/desk/rules/{id}/end',
    summary: 'End a rule; it stays to explain what it has refused',
    params: idParams,
    body: z.object(actBody),
    ...answered,
  }),
  test: defineEndpoint({
    id: 'desk.testRule',
    method: 'POST',
    path: '/desk/rules/test',
    access: 'admin',
    rate: 'write',
    summary:
      'Which pieces of the last days a rule would have met, among the newest 50,000: by day, and the ten newest with the words that it meets; no other word of them',
    body: z.object({
      pattern,
      is_beginning: isBeginning,
      days: z._default(
        z.int('days is a whole number.').check(z.gte(1, 'days is at least 1.'), z.lte(30, 'days is at most 30.')),
        7,
      ),
    }),
    status: 200,
    reply: testedRule,
  }),
  try: defineEndpoint({
    id: 'desk.tryText',
    method: 'POST',
    path: '/desk/rules/try',
    access: 'admin',
    rate: 'write',
    summary:
      'What would become of a text: the rules that it meets, and what the classifier says of it; nothing is stored',
    body: z.object({
      text: words('text', triedTextMax),
      scope: z._default(z.enum(ruleScopes, 'scope is prompt or profile.'), 'prompt'),
    }),
    status: 200,
    reply: triedText,
  }),
  classifier: defineEndpoint({
    id: 'desk.classifier',
    method: 'GET',
    path: '/desk/classifier',
    access: 'admin',
    rate: 'read',
    summary: 'The classifier that is set, what its scores come to, and how every process finds its line to it',
    status: 200,
    reply: z.object({ classifier: z.nullable(classifier) }),
  }),
  reviews: defineEndpoint({
    id: 'desk.reviews',
    method: 'GET',
    path: '/desk/reviews',
    access: 'admin',
    rate: 'read',
    summary: 'Pieces that wait to be looked at, the oldest first, a hundred at most; no word of them',
    status: 200,
    reply: z.object({ reviews: z.array(review) }),
  }),
  words: defineEndpoint({
    ...looked,
    id: 'desk.reviewWords',
    path: '/desk/reviews/{id}/words',
    summary: 'The words of a piece that waits, with a reason, in a confirmed session; each time is written down',
    reply: z.object({ text_prompt: z.string() }),
  }),
  media: defineEndpoint({
    ...looked,
    id: 'desk.reviewMedia',
    path: '/desk/reviews/{id}/media',
    summary: 'The media of a piece that waits, with a reason, in a confirmed session; each time is written down',
    produces: 'application/octet-stream',
    reply: z.unknown(),
  }),
  objections: defineEndpoint({
    id: 'desk.objections',
    method: 'GET',
    path: '/desk/objections',
    access: 'admin',
    rate: 'read',
    summary:
      'Refusals of prompts that their person calls a mistake and nobody has answered, the oldest first, a hundred at most; no word of them',
    status: 200,
    reply: z.object({ objections: z.array(objection) }),
  }),
  objectionWords: defineEndpoint({
    ...looked,
    id: 'desk.objectionWords',
    path: '/desk/objections/{id}/words',
    summary:
      'The words that somebody calls refused by mistake, with a reason, in a confirmed session; each time is written down',
    reply: z.object({ text_prompt: z.string() }),
  }),
  answerObjection: defineEndpoint({
    ...act,
    id: 'desk.answerObjection',
    path: '/desk/objections/{id}/answer',
    summary: 'Answer who calls a refusal a mistake, by mail; the words that were sent go with it',
    params: idParams,
    body: z.object({
      ...actBody,
      outcome: z.enum(objectionOutcomes, 'outcome is upheld or mistaken.'),
      answer: text('answer', 2_000),
    }),
    ...answered,
  }),
  pass: defineEndpoint({
    ...act,
    id: 'desk.passReview',
    path: '/desk/reviews/{id}/pass',
    summary: 'Show a piece that waited as its owner wished',
    params: idParams,
    body: z.object(actBody),
    ...answered,
  }),
  keep: defineEndpoint({
    ...act,
    id: 'desk.keepReview',
    path: '/desk/reviews/{id}/keep',
    summary: 'Keep a piece that waited private; its owner gets a statement of reasons',
    params: idParams,
    body: z.object({ ...actBody, ...grounds }).check((checked) => {
      for (const { path, message } of missingGrounds(checked.value))
        checked.issues.push({ code: 'custom', path: [path], message, input: checked.value });
    }),
    ...answered,
  }),
} as const;
