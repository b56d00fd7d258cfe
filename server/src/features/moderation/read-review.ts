import type { Readable } from 'node:stream';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { findInReview } from '../content/index.ts';
import type { ModerationContext } from './moderation.context.ts';

interface Looking {
  readonly actor: SignedIn;
  readonly requestId: string;
  readonly id: string;
  readonly reason: string;
}

/** The words of an item that waits to be looked at, for an administrator in a confirmed session; each time is written down (DESK-31). */
export async function readReviewWords(ctx: ModerationContext, input: Looking): Promise<string> {
  const { prompt } = await look(ctx, input);
  await noteLook(ctx, input, 'reviews.words');
  return prompt;
}

/** Its media, in the same way. */
export async function readReviewMedia(
  ctx: ModerationContext,
  input: Looking,
): Promise<{ readonly body: Readable; readonly mediaType: string; readonly sizeBytes: number }> {
  const { media_key: key } = await look(ctx, input);
  const stored = key === null ? undefined : await ctx.objectStore.find(key);
  if (!stored) throw appError('not_found');
  await noteLook(ctx, input, 'reviews.media');
  return { body: stored.open(), mediaType: stored.mediaType, sizeBytes: stored.sizeBytes };
}

async function look(ctx: ModerationContext, { actor, id }: Looking) {
  await requireConfirmed(ctx, actor);
  const item = isUuid(id) ? await findInReview(ctx.db, id) : undefined;
  if (!item) throw appError('not_found');
  return item;
}

async function noteLook(ctx: ModerationContext, looking: Looking, action: string): Promise<void> {
  const { actor, requestId, id, reason } = looking;
  const entry = { actor: actor.userId, action, subject: id, detail: '', reason, sessionId: actor.sessionId, requestId };
  await inTransaction(ctx, ({ tx }) => insertAudit(tx, { ...entry, now: ctx.clock.now() }));
}
