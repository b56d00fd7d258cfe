import { fieldError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';

/** The sentence of the specification for its default of 6 characters, and the same for another minimum. */
export function checkPasswordLength(
  ctx: Pick<AccountsContext, 'settings'>,
  input: { readonly field: string; readonly password: string },
): void {
  const { passwordMinLength } = ctx.settings;
  if (input.password.length < passwordMinLength)
    throw fieldError(input.field, `Password must be at least ${passwordMinLength} characters`);
}
