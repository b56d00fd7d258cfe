import { inTransaction } from '../../db/transaction.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey } from './accounts.rules.ts';
import { endSessionsOf, findUserByEmail } from './accounts.store.ts';
import { dropPassword } from './identities.store.ts';

/** Takes their passwords from the people with these addresses, and ends their sessions. What has none stays as it is. */
export async function dropPasswords(
  ctx: Pick<AccountsContext, 'db' | 'clock'>,
  emails: readonly string[],
): Promise<number> {
  let dropped = 0;
  for (const email of emails) {
    const user = await findUserByEmail(ctx.db, emailKey(email));
    if (!user?.password_hash) continue;
    await inTransaction(ctx, async (ctx) => {
      await dropPassword(ctx.tx, user.id);
      await endSessionsOf(ctx.tx, { userId: user.id, reason: 'password_dropped', now: ctx.clock.now() });
    });
    dropped += 1;
  }
  return dropped;
}
