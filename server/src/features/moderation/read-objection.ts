import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { findObjectionWords } from '../rules/index.ts';
import type { ModerationContext } from './moderation.context.ts';

/**
 * The words that somebody calls refused by mistake, for an administrator in a confirmed session; each time is written down with its reason before a
 * word leaves (DESK-109). Throws 404 once they were answered: the words have gone then.
 */
export async function readObjection(
  ctx: Pick<ModerationContext, 'db' | 'clock'>,
  input: { readonly actor: SignedIn; readonly requestId: string; readonly id: string; readonly reason: string },
): Promise<string> {
  const { actor, requestId, id, reason } = input;
  await requireConfirmed(ctx, actor);
  const words = isUuid(id) ? await findObjectionWords(ctx.db, id) : undefined;
  if (words === undefined) throw appError('not_found');
  const entry = { actor: actor.userId, action: 'objections.words', subject: id, detail: '', reason };
  await inTransaction(ctx, ({ tx }) =>
    insertAudit(tx, { ...entry, sessionId: actor.sessionId, requestId, now: ctx.clock.now() }),
  );
  return words;
}
