import { setTimeout as sleep } from 'node:timers/promises';
import { wireStatus } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import { claimGeneration, type ClaimedGeneration, handBackGeneration, releaseGeneration } from '../content/index.ts';
import type { VideoOperation } from '../../ports/video-engine.ts';
import { failGeneration } from './fail-generation.ts';
import { findMaker, type Maker } from './find-maker.ts';
import type { RunContext } from './generation.context.ts';
import { failureMessage, leaseS, maxAttempts, refusalMessage } from './generation.rules.ts';
import { discardOutcome, type Made, type Outcome } from './made.ts';
import { makeVideo } from './make-video.ts';
import { paintImage } from './paint-image.ts';
import { findFailedTask, findSubmission } from './provider-task.store.ts';
import { publishProgress } from './progress-signal.ts';
import type { RunningAttempt } from './report-progress.ts';
import { storeMedia } from './store-media.ts';
import { upscaleImage } from './upscale-image.ts';
import { type Interruption, withinAttempt } from './within-attempt.ts';

/** A paid task is tried to be reached as long as its deadline allows, but never in longer pauses than so many single ones. */
const pausesMax = 10;

/**
 * One attempt at a generation: claim, paint or video, store, finish. Ends in an image or video, in a failure with its
 * refund, or in a throw that lets the queue try again. What is final, or held by another worker, is left alone.
 */
export async function runGeneration(
  ctx: RunContext,
  input: { readonly generationId: string; readonly signal: AbortSignal },
): Promise<void> {
  const now = ctx.clock.now();
  const claimed = await claimGeneration(ctx.db, { id: input.generationId, now, leaseUntil: addSeconds(now, leaseS) });
  if (!claimed) return;
  if (claimed.deadline_at <= now) return fail(ctx, claimed, 'timed_out');
  const maker = findMaker(ctx, claimed);
  if (!maker) return failWithoutEngine(ctx, claimed);
  const { restartable } = maker.engine.capabilities;
  // An engine that is paid by the task and was asked: attempts are not counted, the deadline alone ends it.
  const isPaidTask = claimed.submission !== null && !restartable;
  if (claimed.attempt > maxAttempts && !isPaidTask) return fail(ctx, claimed, 'engine_failed');

  let outcome: Outcome | Interruption;
  try {
    const status = wireStatus(claimed.content_type, 'running');
    await publishProgress(ctx, { id: claimed.id, status, progress: 0, status_message: null });
    outcome = await attempt(ctx, { claimed, maker, stopping: input.signal });
    if (outcome === 'lost') return await dropVideo(ctx, claimed, maker);
    if (outcome !== 'timed_out' && outcome.kind === 'made') {
      try {
        return await storeResult(ctx, {
          ...{ claimed, made: outcome.made, begunAt: now },
          triesMax: restartable ? 1 : maxAttempts,
        });
      } finally {
        await discardOutcome(outcome);
      }
    }
  } catch (error) {
    ctx.onError(error, claimed.id);
    // Stopping is not the engine's fault: the attempt does not count, so that three restarts fail no image.
    if (input.signal.aborted) await handBackGeneration(ctx.db, claimed);
    else if (claimed.attempt >= maxAttempts && (restartable || (await findSubmission(ctx.db, claimed.id)) === null))
      return fail(ctx, claimed, 'engine_failed');
    else {
      await pause(Math.min(claimed.attempt, pausesMax) * ctx.retryPauseMs, input.signal);
      await releaseGeneration(ctx.db, claimed);
    }
    throw error;
  }
  if (outcome === 'timed_out') return fail(ctx, claimed, 'timed_out');
  const { spent } = outcome;
  if (outcome.kind === 'refused')
    return failGeneration(ctx, { ...claimed, message: refusalMessage(outcome.reason), code: 'refused', spent });
  ctx.onError(new Error(outcome.reason), claimed.id);
  const message = failureMessage(claimed.content_type, 'engine_failed');
  return failGeneration(ctx, { ...claimed, message, code: 'engine_failed', spent });
}

/**
 * A video of our own engine that has ended elsewhere works on for nobody, in a process that only this worker can reach. One that another
 * worker has taken over is followed by that one.
 */
async function dropVideo(ctx: RunContext, claimed: ClaimedGeneration, maker: Maker): Promise<void> {
  if (maker.kind !== 'video' || !maker.engine.capabilities.restartable) return;
  const operation = await findFailedTask(ctx.db, claimed.id);
  // Written by `saveOperation` and nobody else.
  if (operation !== null) await maker.engine.cancel?.(operation as VideoOperation);
}

/** What was charged for an engine is made by that engine or not at all: another one has another price, and draws another image (MAKE-12). */
function failWithoutEngine(ctx: RunContext, claimed: ClaimedGeneration): Promise<void> {
  ctx.onError(new Error(`It was charged for ${claimed.engine}, which is not open.`), claimed.id);
  const spent = claimed.submission === null ? 'unpaid' : 'possibly_paid';
  const message = failureMessage(claimed.content_type, 'engine_gone');
  return failGeneration(ctx, { ...claimed, message, code: 'engine_failed', spent });
}

/** What was paid for is not thrown away because the store has a bad moment. */
async function storeResult(
  ctx: RunContext,
  {
    triesMax,
    ...result
  }: {
    readonly claimed: ClaimedGeneration;
    readonly made: Made;
    readonly begunAt: Date;
    readonly triesMax: number;
  },
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await storeMedia(ctx, result);
    } catch (error) {
      if (tries >= triesMax) throw error;
      ctx.onError(error, result.claimed.id);
      await sleep(tries * ctx.retryPauseMs);
    }
}

function attempt(
  ctx: RunContext,
  input: { readonly claimed: ClaimedGeneration; readonly maker: Maker; readonly stopping: AbortSignal },
): Promise<Outcome | Interruption> {
  const { claimed, maker, stopping } = input;
  const work = async (attempt: RunningAttempt): Promise<Outcome> => {
    const place = { contentType: claimed.content_type, engine: claimed.engine };
    const leave = await ctx.enterEngine?.(place, attempt.signal);
    try {
      return await make(ctx, attempt, maker);
    } finally {
      leave?.();
    }
  };
  return withinAttempt(ctx, { claimed, stopping, work, onUnwanted: discardOutcome });
}

function make(ctx: RunContext, attempt: RunningAttempt, maker: Maker): Promise<Outcome> {
  switch (maker.kind) {
    case 'image':
      return paintImage({ ...ctx, imageEngine: maker.engine }, attempt);
    case 'upscale':
      return upscaleImage({ ...ctx, upscaler: maker.engine }, attempt);
    case 'video':
      return makeVideo({ ...ctx, videoEngine: maker.engine }, attempt);
    default:
      return maker satisfies never;
  }
}

function fail(ctx: RunContext, claimed: ClaimedGeneration, reason: 'timed_out' | 'engine_failed'): Promise<void> {
  return failGeneration(ctx, { ...claimed, message: failureMessage(claimed.content_type, reason), code: reason });
}

/** Waits before the next attempt; a worker that stops waits no longer. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // The abort ends the wait; there is nothing more to say about it.
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
