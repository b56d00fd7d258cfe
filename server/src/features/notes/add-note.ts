import { noteLimits } from '@loomlight/contract/desk';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { Ids } from '../../kernel/ids.ts';
import { getStanding } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { countNotes, deleteOldestRemoved, insertNote } from './notes.store.ts';

/**
 * Writes a note on a person down, and in the audit that there is one (DESK-95). The person stays held, so that of many at once none is too
 * many, and none comes after a leave. Throws 404 for nobody and for who has left, 409 `notes_full`.
 */
export async function addNote(
  ctx: { readonly db: Db; readonly clock: Clock; readonly ids: Ids },
  input: { readonly actor: SignedIn; readonly requestId: string; readonly userId: string; readonly text: string },
): Promise<string> {
  const { actor, requestId, userId, text } = input;
  const id = ctx.ids.uuid();
  await inTransaction(ctx, async (ctx) => {
    await getStanding(ctx, userId);
    const isFull = (await countNotes(ctx.tx, userId)) >= noteLimits.notesMax;
    if (isFull && !(await deleteOldestRemoved(ctx.tx, userId))) throw appError('notes_full');
    const now = ctx.clock.now();
    await insertNote(ctx.tx, { id, userId, authorId: actor.userId, text, at: now });
    const entry = { actor: actor.userId, action: 'people.note', subject: userId, detail: '', after: { note: id } };
    await insertAudit(ctx.tx, { ...entry, sessionId: actor.sessionId, requestId, now });
  });
  return id;
}
