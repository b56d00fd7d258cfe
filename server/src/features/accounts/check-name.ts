import { appError, fieldError } from '../../kernel/errors.ts';
import { looksReserved } from './look-alike.rules.ts';

/** Throws 422 for a name that only looks like another word than a reserved one; the contract has judged everything else. */
export function checkName(username: string): void {
  if (looksReserved(username)) throw fieldError('username', 'This name is reserved. Please choose another one');
}

/** 409 for a name that people would take for somebody else's. */
export function looksTaken(cause: unknown): Error {
  const message = 'This name looks like one that is already taken. Please choose another one.';
  return appError('username_taken', { message, details: [{ path: 'username', message }], cause });
}
