import { type Db, inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { insertAudit } from '../audit/index.ts';
import { markNoteRemoved } from './notes.store.ts';

/** Takes a note away, whoever has written it: the desk shows it no more (DESK-95). Throws 404 for none, and for one that was taken away. */
export async function removeNote(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly actor: SignedIn; readonly requestId: string; readonly id: string },
): Promise<void> {
  const { actor, requestId, id } = input;
  if (!isUuid(id)) throw appError('not_found');
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const subject = await markNoteRemoved(ctx.tx, { id, by: actor.userId, now });
    if (subject === undefined) throw appError('not_found');
    const entry = { actor: actor.userId, action: 'people.remove-note', subject, detail: '', before: { note: id } };
    await insertAudit(ctx.tx, { ...entry, sessionId: actor.sessionId, requestId, now });
  });
}
