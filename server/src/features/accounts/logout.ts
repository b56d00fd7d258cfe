import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { AccountsContext } from './accounts.context.ts';
import { endSession } from './accounts.store.ts';

/** Ends the caller's session at once: its access token is refused from now on, not at its expiry. */
export async function logout(ctx: AccountsContext, actor: SignedIn): Promise<void> {
  await inTransaction(ctx, (ctx) =>
    endSession(ctx.tx, { sessionId: actor.sessionId, reason: 'logout', now: ctx.clock.now() }),
  );
}
