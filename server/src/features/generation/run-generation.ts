import { setTimeout as sleep } from 'node:timers/promises';
import { addSeconds } from '../../kernel/clock.ts';
import { failGeneration } from './fail-generation.ts';
import type { RunContext } from './generation.context.ts';
import { failureMessage, heldStatus, leaseS, maxAttempts, refusalMessage } from './generation.rules.ts';
import { claimGeneration, type ClaimedGeneration, handBackGeneration, releaseGeneration } from './generation.store.ts';
import type { Outcome } from './made.ts';
import { makeFilm } from './make-film.ts';
import { paintImage } from './paint-image.ts';
import { publishProgress } from './progress-signal.ts';
import { storeMedia } from './store-media.ts';
import { type Interruption, withinAttempt } from './within-attempt.ts';

/**
 * One attempt at a generation: claim, paint or film, store, finish. Ends in a picture or film, in a failure with its
 * refund, or in a throw that lets the queue try again. What is final, or held by another worker, is left alone.
 */
export async function runGeneration({
  ctx,
  input,
}: {
  readonly ctx: RunContext;
  readonly input: { readonly generationId: string; readonly signal: AbortSignal };
}): Promise<void> {
  const now = ctx.clock.now();
  const claimed = await claimGeneration(ctx.db, { id: input.generationId, now, leaseUntil: addSeconds(now, leaseS) });
  if (!claimed) return;
  if (claimed.deadline_at <= now) return fail(ctx, claimed, 'timed_out');
  if (claimed.attempt > maxAttempts) return fail(ctx, claimed, 'engine_failed');

  let outcome: Outcome | Interruption;
  try {
    const status = heldStatus(claimed.content_type);
    await publishProgress(ctx.signals, { id: claimed.id, status, progress: 0, status_message: null });
    outcome = await attempt(ctx, claimed, input.signal);
    if (outcome === 'lost') return;
    if (outcome !== 'timed_out' && outcome.kind === 'made') {
      await storeMedia(ctx, claimed, outcome.made);
      return;
    }
  } catch (error) {
    ctx.onError(error, claimed.id);
    // Stopping is not the engine's fault: the attempt does not count, so that three restarts fail no picture.
    if (input.signal.aborted) await handBackGeneration(ctx.db, claimed);
    else if (claimed.attempt >= maxAttempts) return fail(ctx, claimed, 'engine_failed');
    else {
      await pause(claimed.attempt * ctx.retryPauseMs, input.signal);
      await releaseGeneration(ctx.db, claimed);
    }
    throw error;
  }
  if (outcome === 'timed_out') return fail(ctx, claimed, 'timed_out');
  return failGeneration(ctx, { ...claimed, message: refusalMessage(outcome.reason) });
}

function attempt(ctx: RunContext, claimed: ClaimedGeneration, stopping: AbortSignal): Promise<Outcome | Interruption> {
  const work = claimed.content_type === 'video' ? makeFilm : paintImage;
  return withinAttempt(ctx, claimed, stopping, (signal, report) => work(ctx, claimed, signal, report));
}

function fail(ctx: RunContext, claimed: ClaimedGeneration, reason: 'timed_out' | 'engine_failed'): Promise<void> {
  return failGeneration(ctx, { ...claimed, message: failureMessage(claimed.content_type, reason) });
}

/** Waits before the next attempt; a worker that stops waits no longer. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // The abort ends the wait; there is nothing more to say about it.
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
