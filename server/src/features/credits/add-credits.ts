import { type Db, inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import type { Ids } from '../../kernel/ids.ts';
import { findFirstRequest, type RequestKey, rememberRequest } from '../request-keys/index.ts';
import { findAccountByName, insertAudit } from './credits.store.ts';
import { getBalance } from './get-history.ts';
import { grantCredits } from './grant-credits.ts';

/**
 * An administrator adds credits to an account (an own one, or the named). Who did it, to whom and why is written down
 * with it. The same request key adds once. Answers the balance.
 */
export async function addCreditsByAdmin(
  ctx: { readonly db: Db; readonly clock: Clock; readonly ids: Ids },
  input: {
    readonly actor: SignedIn;
    readonly credits: number;
    readonly description: string;
    readonly username: string | undefined;
    readonly requestKey: RequestKey | undefined;
  },
): Promise<number> {
  const { actor, credits, description, username, requestKey } = input;
  if (actor.role !== 'admin') throw appError('forbidden');
  const userId = username === undefined ? actor.userId : await findAccountByName(ctx.db, username);
  if (userId === undefined) throw fieldError('username', 'There is no account of this name.');
  const now = ctx.clock.now();
  const entryCause = `grant:${ctx.ids.uuid()}`;
  await inTransaction(ctx.db, async (tx) => {
    // Its lock comes first: an equal request at once waits here, and then finds the key.
    const isNew =
      requestKey === undefined || (await rememberRequest(tx, requestKey, { ids: [userId], createdAt: now }));
    if (!isNew) return;
    await grantCredits(tx, { userId, kind: 'admin_credit', credits, cause: entryCause, description, now });
    await insertAudit(tx, {
      actor: actor.userId,
      action: 'credits.add',
      subject: userId,
      detail: `${credits} credits: ${description}`,
      now,
    });
  });
  if (requestKey) await findFirstRequest(ctx.db, requestKey);
  return getBalance(ctx.db, userId);
}
