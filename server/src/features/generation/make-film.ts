import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseVideoRatio, type VideoResolution, videoResolutions } from '@loomlight/contract';
import { invariant } from '../../kernel/errors.ts';
import type { EngineFilm, VideoOperation, VideoRequest, VideoStatus } from '../../ports/video-engine.ts';
import { deriveVariants } from './derive-variants.ts';
import type { RunContext } from './generation.context.ts';
import { type ClaimedGeneration, forgetOperation, markSubmitting, saveOperation } from './generation.store.ts';
import type { Made, Outcome } from './made.ts';
import type { ProgressReporter } from './report-progress.ts';

/** An engine may differ from the promised pixels by so much (contract, Videos). */
const sizeTolerance = 0.08;
/** So many looks in a row may fail before the attempt is given up; the task itself goes on. */
const lookFailuresMax = 5;

/**
 * Makes one film: begins a task, or goes on with the one that an earlier attempt began, and looks at it until it ends.
 * What is known of a task is stored before and right after it is begun, so that no crash loses it or begins it twice.
 */
export async function makeFilm(
  ctx: RunContext,
  claimed: ClaimedGeneration,
  signal: AbortSignal,
  report: ProgressReporter['report'],
): Promise<Outcome> {
  const begun = await beginOrResume(ctx, claimed, signal);
  if (begun.kind === 'refused') return begun;
  const status = await follow(ctx, begun.operation, signal, report);
  switch (status.kind) {
    case 'succeeded':
      return { kind: 'made', made: await prepare(status.film, claimed) };
    case 'refused':
      return status;
    case 'lost':
    case 'failed':
      // Over for certain: the next attempt may begin another task.
      await forgetOperation(ctx.db, claimed);
      throw new Error(status.kind === 'lost' ? 'The engine has lost the task.' : `The engine failed: ${status.reason}`);
    default:
      return status satisfies never;
  }
}

type Begun =
  | { readonly kind: 'begun'; readonly operation: VideoOperation }
  | { readonly kind: 'refused'; readonly reason: string };

async function beginOrResume(ctx: RunContext, claimed: ClaimedGeneration, signal: AbortSignal): Promise<Begun> {
  // Written by `saveOperation` below and by nobody else.
  if (claimed.operation !== null) return { kind: 'begun', operation: claimed.operation as VideoOperation };
  const request = await readRequest(ctx, claimed);
  if (claimed.submission === 'submitting' && !ctx.videoEngine.capabilities.restartable) {
    // An earlier attempt may have begun a task that costs money: it is looked for, and never begun again.
    const found = await ctx.videoEngine.reconcile?.(request, claimed.created_at, signal);
    if (!found) return { kind: 'refused', reason: 'The film could not be started.' };
    await saveOperation(ctx.db, claimed, found);
    return { kind: 'begun', operation: found };
  }
  if (!(await markSubmitting(ctx.db, claimed))) throw new Error('Another attempt has taken over.');
  const started = await ctx.videoEngine.start(request, signal);
  if (started.kind === 'refused') return started;
  await saveOperation(ctx.db, claimed, started.operation);
  return { kind: 'begun', operation: started.operation };
}

async function readRequest(ctx: RunContext, claimed: ClaimedGeneration): Promise<VideoRequest> {
  const resolution = videoResolutions.find(({ value }) => value === claimed.resolution)?.value;
  const ratio = parseVideoRatio(claimed.ratio ?? '');
  invariant(resolution && ratio && claimed.duration_s && claimed.fps, 'a film is stored with all of its settings');
  const source = claimed.source_key === null ? undefined : await readSource(ctx, claimed.source_key);
  return {
    prompt: claimed.prompt,
    model: claimed.model,
    mode: source ? 'image' : 'text',
    resolution: resolution satisfies VideoResolution,
    ratio,
    width: claimed.width,
    height: claimed.height,
    durationS: claimed.duration_s,
    fps: claimed.fps,
    cameraFixed: claimed.camera_fixed ?? false,
    seed: Number(claimed.seed),
    source,
  };
}

async function readSource(ctx: Pick<RunContext, 'objectStore'>, key: string): Promise<VideoRequest['source']> {
  const stored = await ctx.objectStore.find(key);
  if (!stored) throw new Error('The picture that the film starts from is not there.');
  return { bytes: await buffer(stored.open()), mediaType: stored.mediaType };
}

/** Looks at the task until it has ended. One look that fails is no reason to give a running task up. */
async function follow(
  ctx: Pick<RunContext, 'videoEngine'>,
  operation: VideoOperation,
  signal: AbortSignal,
  report: ProgressReporter['report'],
): Promise<Exclude<VideoStatus, { kind: 'queued' | 'running' }>> {
  const { videoEngine } = ctx;
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    const status = await videoEngine.status(operation, signal).catch((error: unknown) => {
      failures += 1;
      if (failures >= lookFailuresMax || signal.aborted) throw error;
      return { kind: 'queued' } as const;
    });
    switch (status.kind) {
      case 'queued':
        break;
      case 'running':
        failures = 0;
        report(status.fraction ?? 0, status.message ?? 'Filming');
        break;
      default:
        return status;
    }
    await sleep(videoEngine.capabilities.pollMs, undefined, { signal });
  }
}

/** Judges the film by its own frame, and derives what is stored beside it. */
async function prepare(film: EngineFilm, claimed: ClaimedGeneration): Promise<Made> {
  const { width, height } = film.poster;
  const isClose = (actual: number, promised: number): boolean =>
    Math.abs(actual - promised) <= Math.max(2, promised * sizeTolerance);
  if (!isClose(width, claimed.width) || !isClose(height, claimed.height))
    throw new Error(`The engine filmed ${width}x${height} instead of ${claimed.width}x${claimed.height}.`);
  const variants = await deriveVariants({ kind: 'pixels', ...film.poster }, film.poster);
  return { bytes: film.bytes, mediaType: film.mediaType, width, height, variants };
}
