import { appError, fieldError } from '../../kernel/errors.ts';
import { looksReserved } from './look-alike.rules.ts';
import { isOneWriting } from './one-writing.rules.ts';

/**
 * Throws 422 for a name that mixes what looks alike, or looks like a reserved word. The contract has judged everything else; this is judged here
 * alone, since the figures of Unicode that it needs are no load for every page.
 */
export function checkName(username: string): void {
  if (!isOneWriting(username))
    throw fieldError('username', 'Full name mixes letters that look alike. Please write it in one script');
  if (looksReserved(username)) throw fieldError('username', 'This name is reserved. Please choose another one');
}

/** 409 for a name that people would take for somebody else's. */
export function looksTaken(cause: unknown): Error {
  const message = 'This name looks like one that is already taken. Please choose another one.';
  return appError('username_taken', { message, details: [{ path: 'username', message }], cause });
}
