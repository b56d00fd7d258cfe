import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { AccountsContext } from './accounts.context.ts';
import { endSessionsOf } from './accounts.store.ts';
import { endOwnSession } from './sessions.store.ts';

/** Signs one own device out at once, also the one that asks. Throws 404 for anybody else's, and for one that has ended. */
export async function endOneSession(
  ctx: Pick<AccountsContext, 'db' | 'clock'>,
  input: { readonly actor: SignedIn; readonly sessionId: string },
): Promise<void> {
  const { actor, sessionId } = input;
  if (!isUuid(sessionId)) throw appError('not_found');
  const now = ctx.clock.now();
  const ended = await inTransaction(ctx, (ctx) =>
    endOwnSession(ctx.tx, { sessionId, userId: actor.userId, reason: 'ended_by_person', now }),
  );
  if (!ended) throw appError('not_found');
}

/** Signs every own device out but the one that asks. */
export async function endOtherSessions(ctx: Pick<AccountsContext, 'db' | 'clock'>, actor: SignedIn): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, (ctx) =>
    endSessionsOf(ctx.tx, { userId: actor.userId, except: actor.sessionId, reason: 'ended_by_person', now }),
  );
}
