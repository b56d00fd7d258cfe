import type { Readable } from 'node:stream';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { lockStandingItems } from '../content/index.ts';
import { listCopiesAmong } from './copies.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { isSealed } from './moderation.rules.ts';
import { findReport } from './reports.store.ts';

/**
 * The media of a copy that was found, for an administrator in a confirmed session, so that somebody looks before a near one is acted on (DESK-14);
 * each time is written down with its reason before a byte leaves. Copies of what is sealed are shown to nobody: 403 `evidence_sealed` (DESK-11).
 */
export async function readCopyMedia(
  ctx: ModerationContext,
  input: {
    readonly actor: SignedIn;
    readonly requestId: string;
    readonly id: string;
    readonly contentId: string;
    readonly reason: string;
  },
): Promise<{ readonly body: Readable; readonly mediaType: string; readonly sizeBytes: number }> {
  const { actor, requestId, id, contentId, reason } = input;
  await requireConfirmed(ctx, actor);
  const report = isUuid(id) && isUuid(contentId) ? await findReport(ctx.db, id) : undefined;
  const [copy] = report ? await listCopiesAmong(ctx.db, { reportId: id, ids: [contentId] }) : [];
  if (!report || copy === undefined) throw appError('not_found');
  if (isSealed(report.category)) throw appError('evidence_sealed');
  const [item] = await lockStandingItems(ctx.db, [copy]);
  const stored = item && item.media_key !== null ? await ctx.objectStore.find(item.media_key) : undefined;
  if (!stored) throw appError('not_found');
  const entry = { actor: actor.userId, action: 'copies.read', subject: copy, detail: '', reason };
  await inTransaction(ctx, ({ tx }) =>
    insertAudit(tx, { ...entry, sessionId: actor.sessionId, requestId, now: ctx.clock.now() }),
  );
  return { body: stored.open(), mediaType: stored.mediaType, sizeBytes: stored.sizeBytes };
}
