import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findNames } from '../accounts/index.ts';
import { insertReading } from '../audit/index.ts';
import { listInReview, sumInReview } from '../credits/index.ts';
import { findSignal, listTies } from '../signals/index.ts';

/** Lines of each part, at most. */
const shown = 100;
/** For so long the reading of one signal is one reading. */
const readingS = 3_600;

/**
 * One signal, who has traded with whom, and what waits of its seller's income now, by buyer. It tells about several people: that an administrator
 * has looked is written down, once an hour. Throws 404 for none.
 */
export async function readSignal(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly id: string; readonly actor: SignedIn },
) {
  const signal = isUuid(input.id) ? await findSignal(ctx.db, input.id) : undefined;
  if (!signal) throw appError('not_found');
  const now = ctx.clock.now();
  const { userId: actor, sessionId } = input.actor;
  const entry = { actor, action: 'signals.read', subject: signal.id, sessionId };
  await insertReading(ctx.db, entry, { now, since: addSeconds(now, -readingS) });
  const [ties, waiting, { credits }] = await Promise.all([
    listTies(ctx.db, { signalId: signal.id, limit: shown }),
    listInReview(ctx.db, { sellerId: signal.user_id, limit: shown }),
    sumInReview(ctx.db, { sellerId: signal.user_id, buyerIds: null }),
  ]);
  const names = await findNames(
    ctx.db,
    waiting.map(({ buyerId }) => buyerId),
  );
  return { signal, ties, waiting, credits, names };
}
