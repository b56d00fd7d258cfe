import * as z from 'zod/mini';
import { isBlank, isStorableText } from '../text.ts';

/** A text of a decision that may stay empty. */
export const text = (name: string, max: number) =>
  z._default(
    z
      .string(`${name} is a text.`)
      .check(
        z.trim(),
        z.maxLength(max, `${name} has at most ${max.toLocaleString('en-US')} characters.`),
        z.refine(isStorableText, `${name} holds characters that cannot be stored.`),
      ),
    '',
  );

/** Why something is restricted, as the statement of reasons says it. */
export const grounds = {
  ground: z.optional(z.enum(['law', 'terms'], 'ground is law or terms.')),
  ground_ref: text('ground_ref', 300),
  facts: text('facts', 2_000),
  redress: text('redress', 1_000),
};

interface Grounds {
  readonly ground?: 'law' | 'terms' | undefined;
  readonly ground_ref: string;
  readonly facts: string;
}

/** What a statement of reasons lacks: no part of it may be empty. */
export function missingGrounds({ ground, ground_ref: reference, facts }: Grounds) {
  return [
    ...(ground === undefined
      ? [{ path: 'ground', message: 'Please say whether the law or the rules of this site are the ground.' }]
      : []),
    ...(isBlank(reference)
      ? [{ path: 'ground_ref', message: 'Please name the law, or the clause of the rules.' }]
      : []),
    ...(isBlank(facts) ? [{ path: 'facts', message: 'Please say what the decision is based on.' }] : []),
  ];
}
