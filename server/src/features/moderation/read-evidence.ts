import type { Readable } from 'node:stream';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { findEvidence } from './evidence.store.ts';
import type { ModerationContext } from './moderation.context.ts';

/**
 * The media of evidence, for an administrator in a confirmed session; each time is written down with its reason before a byte leaves (DESK-10).
 * What is sealed is shown to nobody: 403 `evidence_sealed` (DESK-11).
 */
export async function readEvidence(
  ctx: ModerationContext,
  input: { readonly actor: SignedIn; readonly requestId: string; readonly id: string; readonly reason: string },
): Promise<{ readonly body: Readable; readonly mediaType: string; readonly sizeBytes: number }> {
  const { actor, requestId, id, reason } = input;
  await requireConfirmed(ctx, actor);
  const evidence = isUuid(id) ? await findEvidence(ctx.db, id) : undefined;
  if (!evidence) throw appError('not_found');
  if (evidence.sealed) throw appError('evidence_sealed');
  const stored = evidence.media_key === null ? undefined : await ctx.objectStore.find(evidence.media_key);
  if (!stored) throw appError('not_found');
  const entry = { actor: actor.userId, action: 'evidence.read', subject: id, detail: '', reason };
  await inTransaction(ctx, ({ tx }) =>
    insertAudit(tx, { ...entry, sessionId: actor.sessionId, requestId, now: ctx.clock.now() }),
  );
  return { body: stored.open(), mediaType: stored.mediaType, sizeBytes: stored.sizeBytes };
}
