import { findEngine } from '../../kernel/open-engines.ts';
import type { ImageEngine, Upscaler } from '../../ports/image-engine.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { ClaimedGeneration } from '../content/index.ts';
import type { RunContext } from './generation.context.ts';
import { resampler } from './resample-image.ts';

/** What makes a generation: the engine that it was charged for, and no other (MAKE-12). */
export type Maker =
  | { readonly kind: 'image'; readonly engine: ImageEngine }
  | { readonly kind: 'upscale'; readonly engine: Upscaler }
  | { readonly kind: 'video'; readonly engine: VideoEngine };

/** Undefined where the engine is not open any more. */
export function findMaker(
  ctx: Pick<RunContext, 'imageEngines' | 'videoEngines'>,
  claimed: ClaimedGeneration,
): Maker | undefined {
  const { imageEngines, videoEngines } = ctx;
  const { content_type: contentType, engine: name, is_upscaled: isUpscaled } = claimed;
  if (contentType === 'video') {
    const engine = findEngine(videoEngines, name);
    return engine && { kind: 'video', engine };
  }
  if (isUpscaled) {
    const upscalers = [resampler, ...imageEngines.flatMap(({ engine }) => engine.upscaler ?? [])];
    const engine = upscalers.find(({ capabilities }) => capabilities.engine === name);
    return engine && { kind: 'upscale', engine };
  }
  const engine = findEngine(imageEngines, name);
  return engine && { kind: 'image', engine };
}
