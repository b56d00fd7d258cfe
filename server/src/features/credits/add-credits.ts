import { type Db, inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError, fieldError, invariant } from '../../kernel/errors.ts';
import type { Ids } from '../../kernel/ids.ts';
import { insertIdempotencyKey, orFirstAnswer, type IdempotencyKey } from '../idempotency/index.ts';
import { findAccountByName } from './credits.store.ts';
import { getBalance } from './get-history.ts';
import { grantCredits } from './grant-credits.ts';

interface AddContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

interface AddInput {
  readonly actor: SignedIn;
  readonly credits: number;
  readonly description: string;
  readonly username: string | undefined;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/**
 * An administrator adds credits to an account (an own one, or the named). Who did it, to whom and why is written down
 * with it. The same request key adds once. Answers the balance.
 */
export async function addCreditsByAdmin(ctx: AddContext, input: AddInput): Promise<number> {
  if (input.actor.role !== 'admin') throw appError('forbidden');
  const userId = await orFirstAnswer(ctx, {
    key: input.idempotencyKey,
    attempt: () => add(ctx, input),
    again: ([first]) => {
      invariant(first !== undefined, 'a request key names whom it gave to');
      return first;
    },
  });
  return getBalance(ctx, userId);
}

/** Answers whom it gave to. */
async function add(ctx: AddContext, input: AddInput): Promise<string> {
  const { actor, credits, description, username, idempotencyKey } = input;
  const userId = username === undefined ? actor.userId : await findAccountByName(ctx.db, username);
  if (userId === undefined) throw fieldError('username', 'There is no account of this name.');
  const now = ctx.clock.now();
  const entryCause = `grant:${ctx.ids.uuid()}`;
  await inTransaction(ctx, async (ctx) => {
    // Its lock comes first: an equal request at once waits here, and then finds the key.
    if (idempotencyKey) await insertIdempotencyKey(ctx.tx, idempotencyKey, { ids: [userId], createdAt: now });
    const by = { actor: actor.userId, action: 'credits.add' };
    await grantCredits(ctx, { userId, kind: 'admin_credit', credits, cause: entryCause, description, by, now });
  });
  return userId;
}
