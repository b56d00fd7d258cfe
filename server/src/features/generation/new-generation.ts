import { formatImageSize, imageCost, limits, type PixelSize } from '@loomlight/contract';
import { opennessOfDerived, type Openness, upscaledSize } from '@loomlight/contract/derived';
import { isMuted, type SignedIn } from '../../kernel/actor.ts';
import { engineSizeFor } from '../../kernel/engine-size.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { chooseEngine, findEngine } from '../../kernel/open-engines.ts';
import type { Upscaler } from '../../ports/image-engine.ts';
import { type ContentRow, isOwner, type NewContent } from '../content/index.ts';
import type { Reference } from '../uploads/index.ts';
import { engineOnOffer, painterOnOffer } from './choose-engine.ts';
import type { StartContext } from './generation.context.ts';
import { deadlineFor, seedLimit } from './generation.rules.ts';
import { type VideoShape, planVideo } from './plan-video.ts';
import { resampler } from './resample-image.ts';

/*
 * The rows of what is started. A column of `content` that has to be filled is filled here and nowhere else: without it this file does not
 * compile (MAKE-22).
 */

/** A generation to be charged and started. */
export interface NewGeneration {
  readonly row: NewContent;
  /** What the ledger says about it; never a word of the prompt. */
  readonly description: string;
}

/** What a person chooses about an image. */
export interface ImageSettings {
  readonly prompt: string;
  /** What it shall not show; refused where the engine takes none. */
  readonly negativePrompt?: string | undefined;
  readonly size: PixelSize;
  /** One of the styles of the contract. */
  readonly style: string;
  readonly seed: number | 'random';
  readonly guidanceScale: number;
  readonly openness: Openness;
  /** The item that it is made from. */
  readonly remixOf?: string | undefined;
  /** One of those on offer; left out, the default. */
  readonly engine?: string | undefined;
}

/** What a person chooses about a video besides its words. */
export interface VideoSettings extends VideoShape {
  readonly seed: number | 'random';
  readonly openness: Openness;
  /** The item that it is made from. */
  readonly remixOf?: string | undefined;
  /** One of those on offer; left out, the default. */
  readonly engine?: string | undefined;
}

export interface NewImageInput {
  readonly settings: ImageSettings;
  /** The own upload that it starts from; refused where the engine takes none. */
  readonly reference?: Pick<Reference, 'key'> | undefined;
  readonly createdAt: Date;
}

/** An image as it will be stored; throws 422 for a size, or a beginning, that the engine lacks. */
export function newImage(
  ctx: Pick<StartContext, 'ids' | 'imageEngines' | 'imageTimeoutS'>,
  { settings, reference, createdAt }: NewImageInput,
): NewGeneration {
  const { size } = settings;
  const { engine: maker, price } = painterOnOffer(ctx.imageEngines, { ...settings, referenceKey: reference?.key });
  const { model, engine, sizing } = maker.capabilities;
  if (!engineSizeFor(sizing, size))
    throw fieldError('size', 'Pictures of this size are not on offer. Please choose another one.');
  return {
    row: {
      id: ctx.ids.uuid(),
      content_type: 'image',
      prompt: settings.prompt,
      negative_prompt: settings.negativePrompt ?? null,
      style: settings.style,
      seed: settings.seed === 'random' ? ctx.ids.integer(1, seedLimit) : settings.seed,
      guidance_scale: settings.guidanceScale,
      width: size.width,
      height: size.height,
      model,
      engine,
      credits_used: imageCost(size, price),
      source_key: reference?.key ?? null,
      remix_of: settings.remixOf ?? null,
      is_upscaled: false,
      continues: false,
      created_at: createdAt,
      deadline_at: deadlineFor(createdAt, ctx.imageTimeoutS),
      ...asOpenAs(settings.openness),
    },
    description: `Image ${formatImageSize(size)}`,
  };
}

/** A finished image twice as large, as it will be stored: everything but its size and its maker is its source's. */
export function newEnlargement(
  ctx: Pick<StartContext, 'ids' | 'imageEngines' | 'imageTimeoutS'>,
  { item, actor, createdAt }: { readonly item: ContentRow; readonly actor: SignedIn; readonly createdAt: Date },
): NewGeneration {
  const size = upscaledSize(item);
  if (!size) throw appError('too_large_to_grow');
  const { engine, model } = upscalerFor(ctx, item).capabilities;
  const openness = opennessOfDerived({
    source: { ...item, text_prompt: item.prompt, isOwn: isOwner(item, actor) },
    words: item.prompt,
    wish: { is_public: !isMuted(actor, createdAt), is_prompt_locked: false, prompt_price: 0 },
  });
  return {
    row: {
      id: ctx.ids.uuid(),
      content_type: 'image',
      prompt: item.prompt,
      negative_prompt: item.negative_prompt,
      style: item.style,
      seed: item.seed,
      guidance_scale: item.guidance_scale ?? limits.guidanceDefault,
      ...size,
      model,
      engine,
      credits_used: imageCost(size),
      remix_of: item.id,
      is_upscaled: true,
      continues: false,
      created_at: createdAt,
      deadline_at: deadlineFor(createdAt, ctx.imageTimeoutS),
      ...asOpenAs(openness),
    },
    description: `Image enlarged to ${formatImageSize(size)}`,
  };
}

/** The upscaler of the engine which has painted it, or of the default where that one is not open; without an own one it is resampled. */
function upscalerFor(
  { imageEngines }: Pick<StartContext, 'imageEngines'>,
  { engine }: Pick<ContentRow, 'engine'>,
): Pick<Upscaler, 'capabilities'> {
  const maker = findEngine(imageEngines, engine) ?? chooseEngine(imageEngines, undefined)?.engine;
  return maker?.upscaler ?? resampler;
}

export interface NewVideoInput {
  readonly settings: VideoSettings;
  readonly prompt: string;
  /** The image that it starts from. */
  readonly source: { readonly key: string; readonly width: number; readonly height: number } | undefined;
  /** That image is the last frame of what the video is made from (MAKE-67). */
  readonly continues?: boolean;
  readonly createdAt: Date;
}

/** A video as it will be stored; throws 422 for what the engine lacks. */
export function newVideo(
  ctx: Pick<StartContext, 'ids' | 'videoEngines' | 'videoTimeoutS'>,
  { settings, prompt, source, continues = false, createdAt }: NewVideoInput,
): NewGeneration {
  const { engine, price } = engineOnOffer(ctx.videoEngines, settings.engine);
  const { capabilities } = engine;
  const plan = planVideo({ capabilities, enginePrice: price }, settings, source);
  return {
    row: {
      id: ctx.ids.uuid(),
      content_type: 'video',
      prompt,
      style: 'none',
      seed: settings.seed === 'random' ? ctx.ids.integer(0, seedLimit) : settings.seed,
      model: plan.model,
      engine: capabilities.engine,
      width: plan.width,
      height: plan.height,
      resolution: plan.resolution,
      ratio: plan.ratio,
      duration_s: plan.durationS,
      fps: plan.fps,
      camera_fixed: plan.cameraFixed,
      source_key: source?.key ?? null,
      credits_used: plan.costCredits,
      remix_of: settings.remixOf ?? null,
      is_upscaled: false,
      continues,
      created_at: createdAt,
      deadline_at: deadlineFor(createdAt, ctx.videoTimeoutS),
      ...asOpenAs(settings.openness),
    },
    description: `Video ${plan.resolution} ${plan.ratio}, ${plan.durationS} s`,
  };
}

function asOpenAs(openness: Openness): Pick<NewContent, 'is_public' | 'is_prompt_locked' | 'prompt_price'> {
  return {
    is_public: openness.is_public,
    is_prompt_locked: openness.is_prompt_locked,
    // The price of an open prompt is 0 by definition.
    prompt_price: openness.is_prompt_locked ? openness.prompt_price : 0,
  };
}
