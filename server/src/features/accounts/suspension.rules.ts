import { appError } from '../../kernel/errors.ts';
import { momentWords } from '../../kernel/moment-words.ts';

/** Whether somebody may not sign in before a date; the clock alone ends it. */
export function isSuspended(until: Date | null, now: Date): boolean {
  return until !== null && until > now;
}

/** Refuses the sign-in before that date: 403 `account_suspended`, which says it (DESK-35). */
export function refuseSuspended(until: Date | null, now: Date): void {
  if (until === null || !isSuspended(until, now)) return;
  const message = `This account is suspended until ${momentWords(until)}. The reason was mailed to you.`;
  throw appError('account_suspended', { message });
}
