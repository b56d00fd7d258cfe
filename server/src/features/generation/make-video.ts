import { setTimeout as sleep } from 'node:timers/promises';
import { parseVideoRatio, type VideoResolution, videoResolutions } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import { invariant } from '../../kernel/errors.ts';
import type { EngineVideo, VideoEngine, VideoOperation, VideoRequest, VideoStart } from '../../ports/video-engine.ts';
import { type ClaimedGeneration, findContent, forgetOperation, saveOperation } from '../content/index.ts';
import { videoBearsMark, markPayload } from '../provenance/index.ts';
import { askEngine } from './ask-engine.ts';
import { deriveVariants } from './derive-variants.ts';
import { followTask } from './follow-task.ts';
import type { RunContext } from './generation.context.ts';
import type { Made, MadeBy, Outcome } from './made.ts';
import { acceptTask, findSubmittedAt, isTaskOfAnother } from './provider-task.store.ts';
import { compositeOf } from './provenance.ts';
import { readReference } from './read-reference.ts';
import type { RunningAttempt } from './report-progress.ts';

/** An engine may differ from the promised pixels by so much. */
const sizeTolerance = 0.08;
/** And so many seconds: models count in frames, and the last one may be missing. */
const durationToleranceS = 0.75;

/** So long a start may be on its way to an engine; and how it is searched for meanwhile, in single pauses of the work. */
const startGraceS = 20;
const searchesMax = 10;
const searchPauses = 2;

/** What making a video needs, with the engine that it was charged for. */
type VideoContext = RunContext & { readonly videoEngine: VideoEngine };

/**
 * Makes one video: begins a task, or goes on with the one that an earlier attempt began, and looks at it until it ends.
 * What is known of a task is stored before and right after it is begun, so that no crash loses it or begins it twice.
 */
export async function makeVideo(ctx: VideoContext, attempt: RunningAttempt): Promise<Outcome> {
  const { claimed, signal, report } = attempt;
  const { videoEngine } = ctx;
  const begun = await beginOrResume(ctx, attempt);
  if (begun.kind !== 'begun') return begun;
  const status = await followTask(ctx, { id: claimed.id, operation: begun.operation, signal, report });
  const { restartable } = videoEngine.capabilities;
  switch (status.kind) {
    case 'succeeded':
      return prepare(ctx, status.video, claimed).catch(async (error: unknown) => {
        await discardVideo(status.video);
        // What was paid for is not what was promised; another task would have to be paid as well. Anything else is
        // trouble of our own: the task is still there, and the next attempt fetches its video again.
        if (restartable || !(error instanceof BrokenPromise)) throw error;
        return { kind: 'failed', reason: error.message, spent: 'possibly_paid' };
      });
    case 'refused':
      return { ...status, spent: 'unpaid' };
    case 'lost':
    case 'failed': {
      const reason = status.kind === 'lost' ? 'The engine has lost the task.' : `The engine failed: ${status.reason}`;
      const isFree = status.kind === 'failed' && status.mayBePaid === false;
      if (!restartable) return { kind: 'failed', reason, spent: isFree ? 'unpaid' : 'possibly_paid' };
      // Over for certain: the next attempt may begin another task.
      await forgetOperation(ctx.db, claimed);
      throw new Error(reason);
    }
    default:
      return status satisfies never;
  }
}

type Begun = { readonly kind: 'begun'; readonly operation: VideoOperation } | Exclude<Outcome, { kind: 'made' }>;

async function beginOrResume(ctx: VideoContext, attempt: RunningAttempt): Promise<Begun> {
  const { claimed, signal } = attempt;
  const { videoEngine } = ctx;
  // Written by `keepTask` below and by nobody else.
  if (claimed.operation !== null) return { kind: 'begun', operation: claimed.operation as VideoOperation };
  const { engine, restartable } = videoEngine.capabilities;
  const request = await readRequest(ctx, claimed);
  // An earlier attempt may have begun a task that costs money: it is looked for, and never begun again.
  if (claimed.submission === 'submitting' && !restartable) return findTask(ctx, { claimed, request, signal });
  const { source, pattern: _, notifyUrl: __, ...asked } = request;
  const started = await askEngine<Exclude<VideoStart, { kind: 'busy' }>>(ctx, {
    ...attempt,
    engine,
    restartable,
    request: { ...asked, source: source && claimed.source_key },
    ask: () => videoEngine.start(request, signal),
  });
  if (started.kind !== 'started') return { ...started, spent: 'unpaid' };
  return keepTask(ctx, claimed, started.operation);
}

/**
 * Looks for the task of a start that was interrupted. A question that was on its way when its process died may reach the
 * engine after the first search: finding nothing is believed only when the start is long enough ago.
 */
async function findTask(
  ctx: VideoContext,
  lost: { readonly claimed: ClaimedGeneration; readonly request: VideoRequest; readonly signal: AbortSignal },
): Promise<Begun> {
  const { claimed, request, signal } = lost;
  const { videoEngine } = ctx;
  const { engine } = videoEngine.capabilities;
  const startedAfter = (await findSubmittedAt(ctx.db, claimed.id)) ?? claimed.created_at;
  const isTaken = (operation: VideoOperation): Promise<boolean> =>
    isTaskOfAnother(ctx.db, { id: claimed.id, engine, operation });
  for (let searches = 1; videoEngine.reconcile; searches += 1) {
    const found = await videoEngine.reconcile({ request, startedAfter, isTaken }, signal);
    if (found) return keepTask(ctx, claimed, found);
    if (searches >= searchesMax || addSeconds(startedAfter, startGraceS) <= ctx.clock.now()) break;
    await sleep(searchPauses * ctx.retryPauseMs, undefined, { signal });
  }
  return { kind: 'failed', reason: 'The answer to the start was lost.', spent: 'possibly_paid' };
}

/** Nobody but the holder of the attempt goes on with a task; one that comes too late is given up at once. */
async function keepTask(ctx: VideoContext, claimed: ClaimedGeneration, operation: VideoOperation): Promise<Begun> {
  const { videoEngine } = ctx;
  const keep = videoEngine.capabilities.restartable ? saveOperation : acceptTask;
  if (await keep(ctx.db, claimed, operation)) return { kind: 'begun', operation };
  await videoEngine.cancel?.(operation);
  throw new Error('Another attempt has taken over.');
}

async function readRequest(ctx: VideoContext, claimed: ClaimedGeneration): Promise<VideoRequest> {
  const resolution = videoResolutions.find(({ value }) => value === claimed.resolution)?.value;
  const ratio = parseVideoRatio(claimed.ratio ?? '');
  invariant(resolution && ratio && claimed.duration_s && claimed.fps, 'a film is stored with all of its settings');
  const source = claimed.source_key === null ? undefined : await readReference(ctx, claimed.source_key);
  const payload = payloadOf(ctx, claimed);
  const pattern = payload === undefined ? undefined : await ctx.marker?.pattern(payload);
  return {
    id: claimed.id,
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
    ...(pattern && { pattern }),
    notifyUrl: ctx.engineEventAddress?.(claimed.id),
  };
}

/**
 * What the mark of a video says; undefined where it gets none. Only an engine that makes the frames itself marks them (ORIGIN-35): the file of any
 * other would have to be decoded and encoded again, and what its maker has signed would be broken.
 */
function payloadOf(
  { marker, videoEngine }: VideoContext,
  { opening, ...claimed }: ClaimedGeneration,
): bigint | undefined {
  const isMarked = marker && videoEngine.capabilities.laysPattern && opening && videoBearsMark(claimed);
  return isMarked ? markPayload(opening) : undefined;
}

/** A video that is not the one that was charged for. */
class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** Compares the video with what was charged, by its own frame and length, and derives what is stored beside it. */
async function prepare(ctx: VideoContext, video: EngineVideo, claimed: ClaimedGeneration): Promise<Outcome> {
  const { width, height } = video.poster;
  const isClose = (actual: number, promised: number): boolean =>
    Math.abs(actual - promised) <= Math.max(2, promised * sizeTolerance);
  if (!isClose(width, claimed.width) || !isClose(height, claimed.height))
    throw new BrokenPromise(`The engine filmed ${width}x${height} instead of ${claimed.width}x${claimed.height}.`);
  const { duration_s: durationS } = claimed;
  if (durationS !== null && Math.abs(video.durationS - durationS) > durationToleranceS)
    throw new BrokenPromise(`The engine filmed ${video.durationS} s instead of ${durationS} s.`);
  const origin = await originOf(ctx, claimed);
  const mark = video.hasPattern && claimed.opening ? markPayload(claimed.opening) : null;
  const variants = await deriveVariants({ kind: 'pixels', ...video.poster }, { width, height, source: origin.source });
  const made: Made = {
    body: video.body,
    mediaType: video.mediaType,
    width,
    height,
    variants,
    origin: { ...origin, isMarked: mark !== null },
    mark,
  };
  return { kind: 'made', made };
}

/**
 * A video that begins with a picture which somebody has brought along is put together of both. One that begins with what was made here is as its
 * engine makes it; a beginning that is gone meanwhile is not known to be that.
 */
async function originOf({ db, videoEngine }: VideoContext, claimed: ClaimedGeneration): Promise<MadeBy> {
  const { source_key: sourceKey, remix_of: from, continues, engine, model } = claimed;
  const beginning = sourceKey === null || from === null ? undefined : await findContent(db, from, claimed.user_id);
  const isOurs =
    beginning?.imported_at === null &&
    (continues || (beginning.content_type === 'image' && beginning.source_key === null));
  const source = videoEngine.capabilities.digitalSource ?? 'trainedAlgorithmicMedia';
  return { source: sourceKey !== null && !isOurs ? compositeOf(source) : source, engine, model };
}

async function discardVideo({ body }: EngineVideo): Promise<void> {
  if (body.kind === 'file') await body.discard();
}
