import { setTimeout as sleep } from 'node:timers/promises';
import { wireStatus } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import { claimGeneration, type ClaimedGeneration, handBackGeneration, releaseGeneration } from '../content/index.ts';
import type { VideoOperation } from '../../ports/video-engine.ts';
import { failGeneration } from './fail-generation.ts';
import type { RunContext } from './generation.context.ts';
import { failureMessage, leaseS, maxAttempts, refusalMessage } from './generation.rules.ts';
import { discardOutcome, type Made, type Outcome } from './made.ts';
import { makeFilm } from './make-film.ts';
import { paintImage } from './paint-image.ts';
import { findFailedTask, findSubmission } from './provider-task.store.ts';
import { publishProgress } from './progress-signal.ts';
import { storeMedia } from './store-media.ts';
import { upscaleImage } from './upscale-image.ts';
import { type Interruption, withinAttempt } from './within-attempt.ts';

/** A paid task is tried to be reached as long as its deadline allows, but never in longer pauses than so many single ones. */
const pausesMax = 10;

/**
 * One attempt at a generation: claim, paint or film, store, finish. Ends in a picture or film, in a failure with its
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
  if (claimed.attempt > maxAttempts && !isPaidTask(ctx, claimed)) return fail(ctx, claimed, 'engine_failed');

  let outcome: Outcome | Interruption;
  try {
    const status = wireStatus(claimed.content_type, 'running');
    await publishProgress(ctx, { id: claimed.id, status, progress: 0, status_message: null });
    outcome = await attempt(ctx, claimed, input.signal);
    if (outcome === 'lost') return await dropFilm(ctx, claimed);
    if (outcome !== 'timed_out' && outcome.kind === 'made') {
      try {
        return await storeResult(ctx, claimed, outcome.made);
      } finally {
        await discardOutcome(outcome);
      }
    }
  } catch (error) {
    ctx.onError(error, claimed.id);
    // Stopping is not the engine's fault: the attempt does not count, so that three restarts fail no picture.
    if (input.signal.aborted) await handBackGeneration(ctx.db, claimed);
    else if (claimed.attempt >= maxAttempts && !(await hasPaidTask(ctx, claimed)))
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
    return failGeneration(ctx, { ...claimed, message: refusalMessage(outcome.reason), spent });
  ctx.onError(new Error(outcome.reason), claimed.id);
  return failGeneration(ctx, { ...claimed, message: failureMessage(claimed.content_type, 'engine_failed'), spent });
}

/**
 * A film of our own engine that has ended elsewhere works on for nobody, in a process that only this worker can reach. One that another
 * worker has taken over is followed by that one.
 */
async function dropFilm(ctx: RunContext, claimed: ClaimedGeneration): Promise<void> {
  if (claimed.content_type !== 'video' || !restartable(ctx, claimed)) return;
  const operation = await findFailedTask(ctx.db, claimed.id);
  // Written by `saveOperation` and nobody else.
  if (operation !== null) await ctx.videoEngine.cancel?.(operation as VideoOperation);
}

/** Whether an engine that is paid by the task was asked: then attempts are not counted, the deadline alone ends it. */
function isPaidTask(ctx: RunContext, claimed: ClaimedGeneration): boolean {
  return claimed.submission !== null && !restartable(ctx, claimed);
}

/** The same, for an attempt that may itself have asked. */
async function hasPaidTask(ctx: RunContext, claimed: ClaimedGeneration): Promise<boolean> {
  return !restartable(ctx, claimed) && (await findSubmission(ctx.db, claimed.id)) !== null;
}

function restartable(ctx: RunContext, { content_type: contentType }: ClaimedGeneration): boolean {
  return (contentType === 'video' ? ctx.videoEngine : ctx.imageEngine).capabilities.restartable;
}

/** What was paid for is not thrown away because the store has a bad moment. */
async function storeResult(ctx: RunContext, claimed: ClaimedGeneration, made: Made): Promise<void> {
  const triesMax = restartable(ctx, claimed) ? 1 : maxAttempts;
  for (let tries = 1; ; tries += 1)
    try {
      return await storeMedia(ctx, { claimed, made });
    } catch (error) {
      if (tries >= triesMax) throw error;
      ctx.onError(error, claimed.id);
      await sleep(tries * ctx.retryPauseMs);
    }
}

function attempt(ctx: RunContext, claimed: ClaimedGeneration, stopping: AbortSignal): Promise<Outcome | Interruption> {
  const work = claimed.content_type === 'video' ? makeFilm : claimed.is_upscaled ? upscaleImage : paintImage;
  return withinAttempt(ctx, {
    claimed,
    stopping,
    work: (attempt) => work(ctx, attempt),
    onUnwanted: discardOutcome,
  });
}

function fail(ctx: RunContext, claimed: ClaimedGeneration, reason: 'timed_out' | 'engine_failed'): Promise<void> {
  return failGeneration(ctx, { ...claimed, message: failureMessage(claimed.content_type, reason) });
}

/** Waits before the next attempt; a worker that stops waits no longer. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // The abort ends the wait; there is nothing more to say about it.
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
