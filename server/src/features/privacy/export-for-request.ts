import type { Readable } from 'node:stream';
import type { SignedIn } from '../../kernel/actor.ts';
import { getStanding, requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { listSealedOf } from '../moderation/index.ts';
import { type ExportContext, makeCopy, tellByMail } from './export-data.ts';

/**
 * The archive that a person could download themselves, for an administrator in a confirmed session who was asked for it in writing (DESK-98). It
 * is written down with its reason and mailed to the person, before a byte of it leaves. Of items that a sealed report is about it has neither a word nor
 * the file (DESK-11). Throws 404 for nobody and for who has left.
 */
export async function exportForRequest(
  ctx: ExportContext,
  input: { readonly actor: SignedIn; readonly requestId: string; readonly userId: string; readonly reason: string },
): Promise<Readable> {
  const { actor, requestId, userId, reason } = input;
  await requireConfirmed(ctx, actor);
  await getStanding(ctx, userId);
  const entry = { actor: actor.userId, action: 'people.export', subject: userId, detail: '', reason };
  return makeCopy(ctx, {
    ...{ userId, format: 'zip', sealed: await listSealedOf(ctx.db, userId) },
    onMade: async (ctx) => {
      // Whoever has left meanwhile is told nothing, and nothing of them leaves.
      await getStanding(ctx, userId);
      await insertAudit(ctx.tx, { ...entry, sessionId: actor.sessionId, requestId, now: ctx.clock.now() });
      await tellByMail(ctx, { userId, by: 'desk' });
    },
  });
}
