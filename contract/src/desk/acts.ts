import * as z from 'zod/mini';
import { id, singleText, time } from '../schemas.ts';
import { isBlank, isStorableText } from '../text.ts';

/** How something is, by name: ids, figures and states. */
export const facts = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])));
export type Facts = z.output<typeof facts>;

/** Why an act is done: words that the audit keeps for good. */
export const reason = z.string('A reason is a text.').check(
  z.trim(),
  z.minLength(5, 'Please give a reason of at least 5 characters.'),
  z.maxLength(500, 'A reason has at most 500 characters.'),
  z.refine((text) => !isBlank(text) && isStorableText(text), 'The reason holds characters that cannot be stored.'),
);

/** What every act is sent besides its own fields; `plan` is what its preview answered. */
export const actBody = {
  reason,
  plan: z.optional(z.string().check(z.maxLength(200, 'plan is what the preview of this act has answered.'))),
};

export const actQuery = z.object({
  preview: z.pipe(singleText, z._default(z.enum(['true', 'false'], 'preview is true or false.'), 'false')),
});

const previewed = z.object({
  /** Sent back with the act itself, within ten minutes. */
  plan: z.string(),
  /** What will be written down, word for word. */
  audit: z.object({ action: z.string(), subject: z.string(), before: facts, after: facts, reason: z.string() }),
  /** What else comes of it, a sentence each. */
  effects: z.array(z.string()),
  needs: z.enum(['nothing', 'confirm', 'second_person']),
});
export type Previewed = z.output<typeof previewed>;

/** What an act answers: a preview, that it is done (200), or that another administrator was asked (202). */
export const actReply = z.union([
  previewed,
  z.object({ audit_id: id, result: facts }),
  z.object({ approval_id: id, expires_at: time }),
]);
export type ActReply = z.output<typeof actReply>;
