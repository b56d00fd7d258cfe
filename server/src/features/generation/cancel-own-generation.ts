import { isFinalStatus } from '@loomlight/contract';
import { cancelledMessage } from '@loomlight/contract/generations';
import type { SignedIn } from '../../kernel/actor.ts';
import { AppError, appError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findEngine, type OpenEngines } from '../../kernel/open-engines.ts';
import type { VideoEngine, VideoOperation } from '../../ports/video-engine.ts';
import { type ContentRow, findContent, listBatch } from '../content/index.ts';
import { endWithRefund, type FailContext } from './fail-generation.ts';

/** A state that changes under our hands is looked at anew, so often at most: each time it has come nearer to its end. */
const looksMax = 4;
/** An engine that is asked to let go is waited for so long. */
const engineAnswerMs = 8_000;

export type CancelContext = Omit<FailContext, 'videoEngines'> & {
  readonly videoEngines: OpenEngines<Pick<VideoEngine, 'cancel' | 'capabilities' | 'takeBack'>>;
};

/** What came of it: the item as it stands now, and what its person got back. */
export interface Cancelled {
  readonly generation: ContentRow;
  readonly refundedCredits: number;
}

/**
 * Ends an own generation at its person's wish and gives its credits back, as long as nothing has to be paid for it elsewhere. One that
 * has ended stays as it is, and gives nothing back. Throws 404 for what is not the caller's own, and `too_late_to_cancel` where a
 * paid engine has begun (MAKE-1, MAKE-2).
 */
export async function cancelOwnGeneration(
  ctx: CancelContext,
  input: { readonly id: string; readonly actor: SignedIn },
): Promise<Cancelled> {
  for (let looks = 1; looks <= looksMax; looks += 1) {
    const row = await findOwn(ctx, input);
    if (isFinalStatus(row.status)) return { generation: row, refundedCredits: 0 };
    if (await failCancelled(ctx, row))
      return { generation: await findOwn(ctx, input), refundedCredits: row.credits_used };
  }
  throw appError('busy');
}

/** What came of a batch: its items in their order as they stand now, and what their person got back for all of them. */
export interface CancelledBatch {
  readonly generations: readonly ContentRow[];
  readonly refundedCredits: number;
}

/**
 * Ends what has not ended of the batch that an own generation belongs to, each by itself and in its order, so that what is done stays and
 * each credit comes back once (MAKE-33). One alone is a batch of one. Throws 404 for what is not the caller's own, and `too_late_to_cancel`
 * where nothing could be ended because a paid engine has begun on all that is left.
 */
export async function cancelOwnBatch(
  ctx: CancelContext,
  input: { readonly id: string; readonly actor: SignedIn },
): Promise<CancelledBatch> {
  const { actor } = input;
  const contents = await listOwnBatch(ctx, { row: await findOwn(ctx, input), actor });
  let refundedCredits = 0;
  let refusal: AppError | undefined;
  // At most four, one after the other: each holds the balance of the same person.
  for (const { id } of contents.filter(({ status }) => !isFinalStatus(status)))
    try {
      refundedCredits += (await cancelOwnGeneration(ctx, { id, actor })).refundedCredits;
    } catch (error) {
      // One that was removed meanwhile, or cannot be stopped any more, is no reason to keep the others.
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'not_found') refusal = error;
    }
  if (refusal && refundedCredits === 0) throw refusal;
  return { generations: await listOwnBatch(ctx, { row: await findOwn(ctx, input), actor }), refundedCredits };
}

async function listOwnBatch(
  { db }: CancelContext,
  { row, actor }: { readonly row: ContentRow; readonly actor: SignedIn },
): Promise<readonly ContentRow[]> {
  return row.batch_id === null ? [row] : listBatch(db, { batchId: row.batch_id, userId: actor.userId });
}

async function findOwn(ctx: CancelContext, input: { readonly id: string; readonly actor: SignedIn }) {
  const row = isUuid(input.id) ? await findContent(ctx.db, input.id, input.actor.userId) : undefined;
  if (row?.user_id !== input.actor.userId) throw appError('not_found');
  return row;
}

/** False when it has changed since it was read. */
async function failCancelled(ctx: CancelContext, row: ContentRow): Promise<boolean> {
  const failure = { id: row.id, message: cancelledMessage, code: 'cancelled' } as const;
  if (row.is_paid_task) {
    if (!(await isStopped(ctx, row))) throw appError('too_late_to_cancel');
    return endWithRefund(ctx, { ...failure, spent: 'unpaid', cancelling: 'anyway' });
  }
  // From no mark to a mark is the step of an engine that may have to be paid: the statement itself sees to it that it was not taken.
  return endWithRefund(ctx, { ...failure, cancelling: row.submission === null ? 'unasked' : 'anyway' });
}

async function isStopped({ videoEngines }: CancelContext, row: ContentRow): Promise<boolean> {
  const engine = findEngine(videoEngines, row.engine);
  // Whether a start that is on its way was heard, nobody can say; and an engine that is not open cannot be asked.
  if (row.operation === null || !engine) return false;
  invariant(row.content_type === 'video', 'only films have tasks that are looked for again');
  // Written by `acceptTask` and nobody else. An engine that cannot be asked has not let go.
  const answer = await engine
    .takeBack?.(row.operation as VideoOperation, AbortSignal.timeout(engineAnswerMs))
    .catch(() => 'too_late');
  return answer === 'stopped';
}
