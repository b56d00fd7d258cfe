import { setTimeout as sleep } from 'node:timers/promises';
import { composePrompt, limits } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { ImageOutcome, PaintedImage } from '../../ports/image-engine.ts';
import { privateKey, publicKey, smallKey } from '../content/index.ts';
import { deriveVariants } from './derive-variants.ts';
import { failGeneration } from './fail-generation.ts';
import type { RunContext } from './generation.context.ts';
import { failureMessages, leaseS, maxAttempts, refusalMessage } from './generation.rules.ts';
import {
  claimGeneration,
  type ClaimedGeneration,
  completeGeneration,
  handBackGeneration,
  hasFailed,
  releaseGeneration,
} from './generation.store.ts';
import { publishProgress } from './progress-signal.ts';
import { startProgressReporter } from './report-progress.ts';

/**
 * One attempt at a generation: claim, paint, store, finish. Ends in a picture, in a failure with its refund, or in a
 * throw that lets the queue try again. A generation that is final, or held by another worker, is left alone.
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
  if (claimed.deadline_at <= now) return failGeneration(ctx, { ...claimed, message: failureMessages.timed_out });
  if (claimed.attempt > maxAttempts) return failGeneration(ctx, { ...claimed, message: failureMessages.engine_failed });

  let outcome: ImageOutcome | 'timed_out' | 'lost';
  try {
    await publishProgress(ctx.signals, { id: claimed.id, status: 'processing', progress: 0, status_message: null });
    outcome = await paint(ctx, claimed, input.signal);
    if (outcome === 'lost') return;
    if (outcome !== 'timed_out' && outcome.kind === 'painted') {
      await finish(ctx, claimed, outcome.image);
      return;
    }
  } catch (error) {
    ctx.onError(error, claimed.id);
    // Stopping is not the engine's fault: the attempt does not count, so that three restarts fail no picture.
    if (input.signal.aborted) await handBackGeneration(ctx.db, claimed);
    else if (claimed.attempt >= maxAttempts)
      return failGeneration(ctx, { ...claimed, message: failureMessages.engine_failed });
    else {
      await pause(claimed.attempt * ctx.retryPauseMs, input.signal);
      await releaseGeneration(ctx.db, claimed);
    }
    throw error;
  }
  const message = outcome === 'timed_out' ? failureMessages.timed_out : refusalMessage(outcome.reason);
  return failGeneration(ctx, { ...claimed, message });
}

/** Waits before the next attempt; a worker that stops waits no longer. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // The abort ends the wait; there is nothing more to say about it.
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

/** Asks the engine, and stops waiting at the deadline, at a stop or when the lease is lost, even if the engine does not listen. */
async function paint(
  ctx: RunContext,
  claimed: ClaimedGeneration,
  stopping: AbortSignal,
): Promise<ImageOutcome | 'timed_out' | 'lost'> {
  const abort = new AbortController();
  const ended = Promise.withResolvers<'timed_out' | 'lost'>();
  // Whoever loses the race may still reject later; nobody is left to hear it.
  ended.promise.catch(() => undefined);
  const stop = (): void => ended.reject(new Error('The worker is stopping.'));
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop, { once: true });
  const remainingMs = claimed.deadline_at.getTime() - ctx.clock.now().getTime();
  const timer = setTimeout(() => ended.resolve('timed_out'), remainingMs);
  const reporter = startProgressReporter(ctx, claimed, () => ended.resolve('lost'));
  try {
    const painting = ctx.engine.generate({
      words: claimed.prompt,
      prompt: composePrompt(claimed.prompt, claimed.style),
      style: claimed.style,
      seed: Number(claimed.seed),
      width: claimed.width,
      height: claimed.height,
      guidanceScale: claimed.guidance_scale ?? limits.guidanceDefault,
      onProgress: reporter.report,
      signal: abort.signal,
    });
    painting.catch(() => undefined);
    return await Promise.race([painting, ended.promise]);
  } finally {
    abort.abort();
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
    await reporter.stop();
  }
}

/** Bytes first, row after: a picture that is 'completed' has its bytes. What loses the race is removed again. */
async function finish(ctx: RunContext, claimed: ClaimedGeneration, image: PaintedImage): Promise<void> {
  const variants = await deriveVariants(image, claimed);
  const item = { userId: claimed.user_id, contentType: claimed.content_type, id: claimed.id };
  const mediaKey = claimed.is_public ? publicKey(item) : privateKey({ ...item, random: ctx.ids.uuid() });
  const discard = (): Promise<unknown> =>
    Promise.all([ctx.objectStore.remove(mediaKey), ctx.objectStore.remove(smallKey(mediaKey))]);
  try {
    await ctx.objectStore.put(mediaKey, image.bytes, image.mediaType);
    await ctx.objectStore.put(smallKey(mediaKey), variants.small, 'image/webp');
  } catch (error) {
    // A private key is this attempt's own, and the next one takes another: half a picture would stay for ever.
    if (!claimed.is_public) await discard();
    throw error;
  }
  const now = ctx.clock.now();
  const won = await completeGeneration(ctx.db, claimed, {
    mediaKey,
    smallKey: smallKey(mediaKey),
    mediaType: image.mediaType,
    placeholder: variants.placeholder,
    now,
  });
  if (!won) {
    // A private key is this attempt's own. A public one is whichever attempt's finished, unless none may any more.
    if (!claimed.is_public || (await hasFailed(ctx.db, claimed.id))) await discard();
    return;
  }
  ctx.onFinal('completed', now.getTime() - claimed.created_at.getTime());
  await publishProgress(ctx.signals, { id: claimed.id, status: 'completed', progress: 1, status_message: null });
}
