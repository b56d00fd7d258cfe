import { type Content, insufficientCreditsMessage } from '@loomlight/contract';
import { sql } from 'kysely';
import { isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { batchOf, type ContentRow, findContent, presentContent } from '../content/index.ts';
import { activeConstraint, balanceConstraint, getBalance } from '../credits/index.ts';
import { findFirstRequest, orFirstAnswer, type RequestKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { jobFor } from './generation.rules.ts';
import { insertGenerations, type NewGeneration, unfinishedBefore } from './generation.store.ts';

export interface StartInput {
  readonly actor: SignedIn;
  /** One to four of one kind, charged together or not at all. */
  readonly generations: readonly NewGeneration[];
  readonly createdAt: Date;
  readonly requestKey: RequestKey | undefined;
  /** For background work, far below 0: people come first. Left out, people take turns. */
  readonly priority?: number | undefined;
}

/**
 * Starts under a request key: what was started first is answered again, and charges nothing, also where the same request
 * would be refused by now.
 */
export function startOnce(
  ctx: StartContext,
  input: {
    readonly actor: SignedIn;
    readonly requestKey: RequestKey | undefined;
    readonly start: () => Promise<Content[]>;
  },
): Promise<Content[]> {
  return orFirstAnswer(ctx, {
    key: input.requestKey,
    attempt: input.start,
    again: (ids) => presentStarted(ctx, input.actor, ids),
  });
}

/** Charges and starts generations: all of it in one statement with its request key, or nothing. To be called within `startOnce`. */
export async function startGenerations(ctx: StartContext, input: StartInput): Promise<Content[]> {
  const { generations, createdAt, requestKey } = input;
  const { userId } = input.actor;
  const contentType = generations[0]?.contentType ?? 'image';
  const costCredits = generations.reduce((sum, generation) => sum + generation.costCredits, 0);
  const job = jobFor(contentType);
  // Who has much under way waits behind those who have little, and not they behind all of it.
  const behind =
    input.priority === undefined ? unfinishedBefore(generations.length) : sql<number>`${-input.priority}::int`;
  try {
    const { username } = await insertGenerations(ctx.db, {
      charge: {
        userId,
        kind: `${contentType}_generation`,
        costCredits,
        generations: generations.length,
        entries: generations.length,
      },
      generations,
      createdAt,
      requestKey,
      jobs: await ctx.queue.insertion(
        job,
        generations.map((generation) => ({ generationId: generation.id })),
        { behind },
      ),
      turnsBefore: behind,
    });
    // After the commit, never inside it (a pending NOTIFY serialises all commits of the server).
    ctx.queue.wake(job);
    const batchId = batchOf(generations);
    return generations.map((generation, index) => {
      const place = batchId === null ? null : index + 1;
      const row = startedRow(generation, { userId, username, createdAt, batchId, place });
      return presentContent(ctx, row, input.actor);
    });
  } catch (error) {
    if (isDatabaseError(error, sqlStates.checkViolation, activeConstraint))
      throw appError('too_many_generations', { cause: error, retryAfterS: 10 });
    if (!isDatabaseError(error, sqlStates.checkViolation, balanceConstraint)) throw error;
    const balance = await getBalance(ctx, userId);
    throw appError('insufficient_credits', { message: insufficientCreditsMessage(costCredits, balance), cause: error });
  }
}

/** What the first request under this key started; undefined when there was none. Throws 409 when it asked for something else. */
export async function findFirstAnswer(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly requestKey: RequestKey },
): Promise<Content[] | undefined> {
  const ids = await findFirstRequest(ctx, input.requestKey);
  return ids && presentStarted(ctx, input.actor, ids);
}

async function presentStarted(ctx: StartContext, actor: SignedIn, ids: readonly string[]): Promise<Content[]> {
  const rows = await Promise.all(ids.map((id) => findContent(ctx.db, id, actor.userId)));
  return rows.map((row) => {
    if (!row) throw appError('not_found');
    return presentContent(ctx, row, actor);
  });
}

/** The row as it was just written, without reading it back. */
function startedRow(
  generation: NewGeneration,
  by: {
    readonly userId: string;
    readonly username: string;
    readonly createdAt: Date;
    readonly batchId: string | null;
    readonly place: number | null;
  },
): ContentRow {
  const film = generation.contentType === 'video' ? generation : undefined;
  return {
    id: generation.id,
    user_id: by.userId,
    username: by.username,
    content_type: generation.contentType,
    prompt: generation.prompt,
    style: generation.style,
    seed: String(generation.seed),
    guidance_scale: generation.contentType === 'image' ? generation.guidanceScale : null,
    width: generation.width,
    height: generation.height,
    model: generation.model,
    engine: generation.engine,
    credits_used: generation.costCredits,
    status: 'queued',
    status_message: null,
    progress: 0,
    preview: null,
    is_public: generation.isPublic,
    is_prompt_locked: generation.isPromptLocked,
    prompt_price: generation.promptPrice,
    lock_updated_at: generation.isPromptLocked ? by.createdAt : null,
    visibility_updated_at: null,
    media_key: null,
    small_key: null,
    media_type: null,
    placeholder: null,
    created_at: by.createdAt,
    completed_at: null,
    deadline_at: generation.deadlineAt,
    attempt: 0,
    lease_until: null,
    enqueued_at: by.createdAt,
    resolution: film?.resolution ?? null,
    ratio: film?.ratio ?? null,
    duration_s: film?.durationS ?? null,
    fps: film?.fps ?? null,
    camera_fixed: film?.cameraFixed ?? null,
    source_key: film?.sourceKey ?? null,
    remix_of: generation.remixOf ?? null,
    batch_id: by.batchId,
    batch_place: by.place,
    is_upscaled: generation.contentType === 'image' && generation.isUpscaled === true,
    submission: null,
    operation: null,
    turn: null,
    cancelled_at: null,
    view_count: 0,
    favorite_count: 0,
    download_count: 0,
    is_user_favorite: false,
    is_unlocked: false,
    is_paid_task: false,
  };
}
