import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { findWords } from '../content/index.ts';
import { isSealedItem } from './evidence.store.ts';
import type { ModerationContext } from './moderation.context.ts';

/**
 * The words of an item, private or not, for an administrator in a confirmed session; each time is written down with its reason before a word
 * leaves (DESK-101). What a sealed report is about is shown to nobody: 403 `evidence_sealed` (DESK-11).
 */
export async function readItemWords(
  ctx: Pick<ModerationContext, 'db' | 'clock'>,
  input: { readonly actor: SignedIn; readonly requestId: string; readonly id: string; readonly reason: string },
) {
  const { actor, requestId, id, reason } = input;
  await requireConfirmed(ctx, actor);
  const words = isUuid(id) ? await findWords(ctx.db, id) : undefined;
  if (!words) throw appError('not_found');
  if (await isSealedItem(ctx.db, id)) throw appError('evidence_sealed');
  const entry = { actor: actor.userId, action: 'content.words', subject: id, detail: '', reason };
  await inTransaction(ctx, ({ tx }) =>
    insertAudit(tx, { ...entry, sessionId: actor.sessionId, requestId, now: ctx.clock.now() }),
  );
  return words;
}
