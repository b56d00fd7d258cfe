import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { lockStanding } from '../accounts/index.ts';
import { countUnanswered, findOwnRefusal, keepObjection } from '../rules/index.ts';
import type { ModerationContext } from './moderation.context.ts';

/** For so long a refusal is kept, and can be called a mistake. */
const refusalS = 30 * 86_400;
/** So much of one person waits at most: somebody reads each. */
const unansweredMax = 5;

/**
 * Says that the refusal of an own prompt was a mistake, once (DESK-108). Only now are the words kept, as whoever objects sends them: there is nothing to
 * compare them with. Throws 404 for a refusal of somebody else and for one that is not kept any more, 409 `appeal_made` for the second time, and 429
 * `rate_limited` while much of one's own waits.
 */
export async function objectToRefusal(
  ctx: Pick<ModerationContext, 'db' | 'clock'>,
  input: { readonly actor: SignedIn; readonly id: string; readonly prompt: string },
): Promise<void> {
  const { id, prompt: words } = input;
  const { userId } = input.actor;
  const now = ctx.clock.now();
  if (!isUuid(id)) throw appError('not_found');
  await inTransaction(ctx, async ({ tx }) => {
    // One after another, so that the bound holds; and nothing is kept of who leaves at the same time.
    const person = await lockStanding(tx, userId);
    const refusal = person?.deleted_at === null ? await findOwnRefusal(tx, { id, userId }) : undefined;
    if (!refusal || refusal.refused_at <= addSeconds(now, -refusalS)) throw appError('not_found');
    const before = refusal.objected_at !== null;
    if (!before && (await countUnanswered(tx, userId)) >= unansweredMax)
      throw appError('rate_limited', {
        message: 'Please wait until somebody has answered what you have sent already.',
      });
    if (before || !(await keepObjection(tx, { id, userId, words, now })))
      throw appError('appeal_made', { message: 'You have said already that this is a mistake.' });
  });
}
