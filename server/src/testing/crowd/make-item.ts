import { contract, imageCost, videoCost } from '@loomlight/contract';
import * as z from 'zod';
import { claimGeneration, type ClaimedGeneration, releaseGeneration } from '../../features/content/making.store.ts';
import type { FailContext } from '../../features/generation/fail-generation.ts';
import { failGeneration } from '../../features/generation/fail-generation.ts';
import { completeGeneration } from '../../features/generation/generation.store.ts';
import { imageSettings, videoSettings } from '../../features/generation/generation.routes.ts';
import type { StartContext } from '../../features/generation/index.ts';
import { acceptTask, beginTask, postponeTask } from '../../features/generation/provider-task.store.ts';
import { startImage } from '../../features/generation/start-image.ts';
import { startVideo } from '../../features/generation/start-video.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { Act, Answer } from './acts.ts';

type Make = Extract<Act, { kind: 'make' }>;
type Made = Extract<Answer, { kind: 'made' }>;
/** What is known of the task of an engine that is paid. */
type Stage = 'none' | 'waiting' | 'asked';

export interface MakeContext {
  readonly start: StartContext;
  readonly run: Omit<FailContext, 'onFinal'>;
}

/** Starts an image or a video and lets it end as planned. Throws what the start refuses. */
export async function makeItem(ctx: MakeContext, actor: SignedIn, act: Make): Promise<Made> {
  const { id, cost } = await begin(ctx, actor, act);
  const { end, stage } = await endAsPlanned(ctx, id, act);
  const task = stage === 'none' ? undefined : taskOf(end, stage, act);
  return { kind: 'made', id, cost, end, task };
}

function taskOf(end: Made['end'], stage: Stage, act: Make): Made['task'] {
  if (end === 'finished') return 'delivered';
  if (stage === 'waiting') return 'unpaid';
  return end === 'failed' && act.engine === 'refuses' ? 'unpaid' : 'possibly_paid';
}

async function begin({ start }: MakeContext, actor: SignedIn, act: Make): Promise<{ id: string; cost: number }> {
  const { isPublic, isLocked, price } = act.listing;
  const words = {
    // Words of its own: bought ones could not be published.
    text_prompt: `Lake ${act.item}`,
    is_public: isPublic,
    is_prompt_locked: isLocked,
    prompt_price: price,
    seed: 1,
  };
  if (act.videoS === 0) {
    const body = z.parse(contract.images.generate.body, { ...words, size: '64x64' });
    const input = { actor, settings: imageSettings(body), idempotencyKey: undefined };
    return { id: (await startImage(start, input)).id, cost: imageCost({ width: 64, height: 64 }) };
  }
  const video = { model: 'seedance-pro' as const, resolution: '480p' as const };
  const body = z.parse(contract.videos.generate.body, { ...words, ...video, duration: act.videoS });
  const own = { actor, idempotencyKey: undefined, referenceKey: undefined };
  const input = { ...own, prompt: words.text_prompt, settings: videoSettings(body) };
  return { id: (await startVideo(start, input)).id, cost: videoCost({ ...video, durationS: act.videoS }) };
}

async function endAsPlanned(ctx: MakeContext, id: string, act: Make): Promise<{ end: Made['end']; stage: Stage }> {
  const first = await claim(ctx, id);
  if (!first) return { end: 'open', stage: 'none' };
  const stage = await askEngine(ctx, first, act);
  if (act.ending === 'abandon' || act.engine === 'silent') return { end: 'open', stage };
  if (act.ending === 'fail' || act.engine === 'refuses')
    return { end: (await fail(ctx, first, act)) ? 'failed' : 'open', stage };
  let claimed: ClaimedGeneration | undefined = first;
  if (act.ending === 'restart') {
    await releaseGeneration(ctx.run.db, first);
    claimed = await claim(ctx, id);
    if (!claimed) return { end: 'open', stage };
    // Whoever takes over finds that the engine was asked, and never asks again.
    if (stage === 'asked' && (await beginTask(ctx.run.db, claimed, requestOf(ctx, act))))
      throw new Error('An engine that is paid was asked twice.');
    if (await complete(ctx, first)) throw new Error('An attempt that was taken over has finished.');
  }
  const times = act.ending === 'twice' ? 2 : 1;
  const [failed, ...finished] = await Promise.all([
    act.ending === 'both' && fail(ctx, claimed, act),
    ...Array.from({ length: times }, () => complete(ctx, claimed)),
  ]);
  const successes = finished.filter(Boolean).length + (failed ? 1 : 0);
  if (successes > 1) throw new Error('It ended more than once.');
  return { end: failed ? 'failed' : successes === 1 ? 'finished' : 'open', stage };
}

function claim({ run }: MakeContext, id: string): Promise<ClaimedGeneration | undefined> {
  const now = run.clock.now();
  return claimGeneration(run.db, { id, now, leaseUntil: addSeconds(now, 600) });
}

function requestOf({ run }: MakeContext, act: Make) {
  const requestHash = Buffer.alloc(32, act.item % 251);
  return { engine: 'paid', model: 'm', seed: 1, requestHash, now: run.clock.now() };
}

/** Asks as `askEngine` of the product does: the doubt is written down before, and the task after. */
async function askEngine(ctx: MakeContext, claimed: ClaimedGeneration, act: Make): Promise<Stage> {
  if (act.engine === undefined) return 'none';
  const request = requestOf(ctx, act);
  // It may be over already: swept, or removed with its owner.
  if (!(await beginTask(ctx.run.db, claimed, request))) return 'none';
  if (act.engine === 'busy') {
    if (!(await postponeTask(ctx.run.db, claimed))) return 'asked';
    if (!(await beginTask(ctx.run.db, claimed, request))) return 'waiting';
  }
  if (act.engine === 'accepts' || act.engine === 'busy') await acceptTask(ctx.run.db, claimed, { task: claimed.id });
  return 'asked';
}

async function complete({ run }: MakeContext, claimed: ClaimedGeneration): Promise<boolean> {
  const { id, width, height } = claimed;
  const media = { mediaKey: id, smallKey: `${id}_small`, mediaType: 'x', placeholder: '' };
  return completeGeneration(run.db, claimed, { ...media, width, height, now: run.clock.now() });
}

/** Answers whether it failed by this, and not before by something else. */
async function fail({ run }: MakeContext, claimed: ClaimedGeneration, act: Make): Promise<boolean> {
  let isFailed = false;
  const onFinal = (): void => {
    isFailed = true;
  };
  const spent = act.engine === 'refuses' ? 'unpaid' : 'possibly_paid';
  await failGeneration(
    { ...run, onFinal },
    { id: claimed.id, attempt: claimed.attempt, message: 'failed', code: 'engine_failed', spent },
  );
  return isFailed;
}
