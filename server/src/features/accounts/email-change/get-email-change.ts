import type { AccountsContext } from '../accounts.context.ts';
import { findEmailChange, type WaitingChange } from './email-changes.store.ts';

/** What waits for a person to be confirmed; undefined when nothing does, or not any more. */
export async function getEmailChange(
  ctx: Pick<AccountsContext, 'db' | 'clock'>,
  userId: string,
): Promise<WaitingChange | undefined> {
  return findEmailChange(ctx.db, { userId, now: ctx.clock.now() });
}
