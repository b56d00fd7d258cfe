import { type Db, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { looksReserved } from './look-alike.rules.ts';
import { isOneWriting } from './one-writing.rules.ts';
import { suggestNames } from './suggest-names.ts';

/**
 * Throws 422 for a name that mixes what looks alike, or looks like a reserved word. The contract has judged everything else; this is judged here
 * alone, since the figures of Unicode that it needs are no load for every page.
 */
export function checkName(username: string, field = 'username'): void {
  if (!isOneWriting(username))
    throw fieldError(field, 'Full name mixes letters that look alike. Please write it in one script');
  if (looksReserved(username)) throw fieldError(field, 'This name is reserved. Please choose another one');
}

/** Throws 422 for words of a profile that break a rule of this site, with what the rule says (DESK-118). */
export async function refuseWords(
  ctx: { readonly refusalOf: (text: string) => Promise<string | undefined> },
  words: { readonly field: 'username' | 'full_name' | 'bio'; readonly text: string | undefined },
): Promise<void> {
  const explanation = words.text === undefined ? undefined : await ctx.refusalOf(words.text);
  if (explanation !== undefined) throw fieldError(words.field, `This breaks the rules of this site: ${explanation}`);
}

const takenWords = {
  users_username_unique: 'That name is taken',
  users_username_look_unique: 'This name looks like one that is already taken. Please choose another one.',
} as const;

/** 409 for a name that somebody has, or that people would take for somebody else's, with others that are free (PEOPLE-13). */
export async function nameTaken(
  ctx: { readonly db: Db },
  refused: { readonly username: string; readonly constraint: keyof typeof takenWords; readonly cause: unknown },
): Promise<Error> {
  const message = takenWords[refused.constraint];
  const suggestions = await suggestNames(ctx, refused.username);
  return appError('username_taken', {
    ...(refused.constraint === 'users_username_look_unique' && { message }),
    details: [{ path: 'username', message }],
    suggestions,
    cause: refused.cause,
  });
}

/** The name is held for whoever had it before (PEOPLE-13). */
export class NameHeld extends Error {}

/** The promise about names that an error says was broken; undefined for any other error. */
export function brokenNamePromise(error: unknown): keyof typeof takenWords | undefined {
  if (error instanceof NameHeld) return 'users_username_unique';
  return (['users_username_unique', 'users_username_look_unique'] as const).find((constraint) =>
    isDatabaseError(error, sqlStates.uniqueViolation, constraint),
  );
}
