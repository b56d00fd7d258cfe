import { fieldError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isOfOwnWords } from './own-words.rules.ts';

/**
 * Throws 422 for a new password that is too short, or one of those that everybody tries first. The sentence is that of R-AUTH-09 for
 * its 6 characters, and the same for another minimum.
 */
export async function checkPassword(
  ctx: Pick<AccountsContext, 'settings'>,
  input: { readonly field: string; readonly password: string },
): Promise<void> {
  const { passwordMinLength } = ctx.settings;
  if (input.password.length < passwordMinLength)
    throw fieldError(input.field, `Password must be at least ${passwordMinLength} characters`);
  if (await isCommonPassword(input.password))
    throw fieldError(input.field, 'This password is one that many people use. Please choose another one.');
}

/** Throws 422 for a new password of hardly more than what everybody knows of the person. */
export function checkOwnWords(
  input: { readonly field: string; readonly password: string },
  person: { readonly username: string; readonly email: string },
): void {
  if (isOfOwnWords(input.password, person))
    throw fieldError(input.field, 'This password is too close to your name or email. Please choose another one.');
}
