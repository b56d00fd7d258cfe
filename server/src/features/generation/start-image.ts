import { createHash } from 'node:crypto';
import {
  type BodyOf,
  type Content,
  contract,
  formatImageSize,
  imageCost,
  insufficientCreditsMessage,
  parseImageSize,
} from '@loomlight/contract';
import { isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, invariant } from '../../kernel/errors.ts';
import { type ContentRow, findContent, presentContent } from '../content/index.ts';
import { activeConstraint, balanceConstraint, getBalance } from '../credits/index.ts';
import type { StartContext } from './generation.context.ts';
import { deadlineFor, seedLimit } from './generation.rules.ts';
import { findRequestKey, insertGeneration, type NewGeneration, requestKeyConstraint } from './generation.store.ts';

export interface StartImageInput {
  readonly actor: SignedIn;
  readonly body: BodyOf<typeof contract.images.generate>;
  readonly idempotencyKey: string | undefined;
  /** Below 0 for background work; people come first. */
  readonly priority?: number;
}

/**
 * Charges and starts one picture: all of it in one statement, or nothing.
 * The price is computed here from the size; what the caller believes it to be is never looked at.
 * The same Idempotency-Key finds the first answer again and charges nothing.
 */
export async function startImage({
  ctx,
  input,
}: {
  readonly ctx: StartContext;
  readonly input: StartImageInput;
}): Promise<Content> {
  const generation = newGeneration(ctx, input.body);
  const { userId } = input.actor;
  const requestKey =
    input.idempotencyKey === undefined
      ? undefined
      : { call: contract.images.generate.id, key: input.idempotencyKey, requestHash: hashRequest(input.body) };
  try {
    const { username } = await insertGeneration(ctx.db, {
      charge: { userId, kind: 'image_generation', costCredits: generation.costCredits, generations: 1 },
      generation,
      requestKey,
      job: await ctx.queue.insertion(
        'run-generation',
        { generationId: generation.id },
        { priority: input.priority ?? 0 },
      ),
    });
    // After the commit, never inside it (a pending NOTIFY serialises all commits of the server).
    ctx.queue.wake('run-generation');
    return presentContent(ctx, startedRow(generation, userId, username), input.actor);
  } catch (error) {
    const broken = constraintOf(error);
    if (!broken) throw error;
    // First of all the key: a resent request may also find the balance spent, by its own first run.
    const first = requestKey && (await findRequestKey(ctx.db, { userId, ...requestKey }));
    if (first) return answerAgain(ctx, { first, requestHash: requestKey.requestHash, actor: input.actor });
    if (broken === activeConstraint) throw appError('too_many_generations', { cause: error, retryAfterS: 10 });
    const balance = await getBalance(ctx.db, userId);
    throw appError('insufficient_credits', {
      message: insufficientCreditsMessage(generation.costCredits, balance),
      cause: error,
    });
  }
}

function constraintOf(error: unknown): string | undefined {
  const checks = [balanceConstraint, activeConstraint].find((name) =>
    isDatabaseError(error, sqlStates.checkViolation, name),
  );
  return (
    checks ??
    (isDatabaseError(error, sqlStates.uniqueViolation, requestKeyConstraint) ? requestKeyConstraint : undefined)
  );
}

function newGeneration(ctx: StartContext, body: StartImageInput['body']): NewGeneration {
  const prompt = body.text_prompt ?? body.prompt;
  const size = parseImageSize(body.size);
  invariant(prompt !== undefined && size, 'the contract lets only requests with a prompt and a size through');
  const createdAt = ctx.clock.now();
  return {
    id: ctx.ids.uuid(),
    prompt,
    style: body.style,
    seed: body.seed === 0 ? ctx.ids.integer(1, seedLimit) : body.seed,
    guidanceScale: body.guidance_scale,
    ...size,
    model: ctx.engine.capabilities.model,
    engine: ctx.engine.capabilities.engine,
    costCredits: imageCost(size),
    isPublic: body.is_public,
    isPromptLocked: body.is_prompt_locked,
    // The price of an open prompt is 0 by definition (specification 3).
    promptPrice: body.is_prompt_locked ? body.prompt_price : 0,
    createdAt,
    deadlineAt: deadlineFor(createdAt, ctx.imageTimeoutS),
    description: `Image ${formatImageSize(size)}`,
  };
}

function hashRequest(body: StartImageInput['body']): Buffer {
  // The body has been parsed: defaults are filled in and its fields stand in the schema's order.
  return createHash('sha256').update(JSON.stringify(body)).digest();
}

async function answerAgain(
  ctx: StartContext,
  input: {
    readonly first: { readonly request_hash: Buffer; readonly content_ids: readonly string[] };
    readonly requestHash: Buffer;
    readonly actor: SignedIn;
  },
): Promise<Content> {
  if (!input.first.request_hash.equals(input.requestHash)) throw appError('idempotency_key_reused');
  const id = input.first.content_ids[0];
  const row = id === undefined ? undefined : await findContent(ctx.db, id, input.actor.userId);
  if (!row) throw appError('not_found');
  return presentContent(ctx, row, input.actor);
}

/** The row as it was just written, without reading it back. */
function startedRow(generation: NewGeneration, userId: string, username: string): ContentRow {
  return {
    id: generation.id,
    user_id: userId,
    username,
    content_type: 'image',
    prompt: generation.prompt,
    style: generation.style,
    seed: String(generation.seed),
    guidance_scale: generation.guidanceScale,
    width: generation.width,
    height: generation.height,
    model: generation.model,
    engine: generation.engine,
    credits_used: generation.costCredits,
    status: 'queued',
    status_message: null,
    progress: 0,
    is_public: generation.isPublic,
    is_prompt_locked: generation.isPromptLocked,
    prompt_price: generation.promptPrice,
    lock_updated_at: generation.isPromptLocked ? generation.createdAt : null,
    visibility_updated_at: null,
    media_key: null,
    small_key: null,
    media_type: null,
    placeholder: null,
    created_at: generation.createdAt,
    completed_at: null,
    deadline_at: generation.deadlineAt,
    attempt: 0,
    lease_until: null,
    enqueued_at: generation.createdAt,
    view_count: 0,
    favorite_count: 0,
    download_count: 0,
    is_user_favorite: false,
  };
}
