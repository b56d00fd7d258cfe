import { type Content, formatImageSize, imageCost, type PixelSize } from '@loomlight/contract';
import type { Openness } from '@loomlight/contract/derived';
import type { SignedIn } from '../../kernel/actor.ts';
import type { RequestKey } from '../idempotency/index.ts';
import { engineSizeFor } from '../../kernel/engine-size.ts';
import { fieldError, invariant } from '../../kernel/errors.ts';
import type { StartContext } from './generation.context.ts';
import { deadlineFor, seedLimit } from './generation.rules.ts';
import type { NewImage } from './generation.store.ts';
import { startGenerations, startOnce } from './start-generations.ts';

/** What a person chooses about a picture. */
export interface ImageSettings {
  readonly prompt: string;
  readonly size: PixelSize;
  /** One of the styles of the contract. */
  readonly style: string;
  readonly seed: number | 'random';
  readonly guidanceScale: number;
  readonly openness: Openness;
  /** The item that it is made from. */
  readonly remixOf?: string | undefined;
}

export interface StartImageInput {
  readonly actor: SignedIn;
  readonly settings: ImageSettings;
  readonly requestKey: RequestKey | undefined;
  /** Below 0 for background work; people come first. */
  readonly priority?: number;
}

/**
 * Charges and starts one picture. The price is computed here from the size; what the caller believes it to be is
 * never looked at.
 */
export async function startImage(ctx: StartContext, input: StartImageInput): Promise<Content> {
  const { actor, settings, requestKey, priority } = input;
  const start = async (): Promise<Content[]> => {
    const createdAt = ctx.clock.now();
    const generations = [newImage(ctx, { settings, createdAt })];
    return startGenerations(ctx, { actor, generations, createdAt, requestKey, priority });
  };
  const [content] = await startOnce(ctx, { actor, requestKey, start });
  invariant(content, 'what was started is answered');
  return content;
}

/** A picture as it will be stored. */
export function newImage(
  ctx: StartContext,
  input: { readonly settings: ImageSettings; readonly createdAt: Date },
): NewImage {
  const { settings, createdAt } = input;
  const { size, openness } = settings;
  if (!engineSizeFor(ctx.imageEngine.capabilities.sizing, size))
    throw fieldError('size', 'Pictures of this size are not on offer. Please choose another one.');
  return {
    id: ctx.ids.uuid(),
    contentType: 'image',
    prompt: settings.prompt,
    style: settings.style,
    seed: settings.seed === 'random' ? ctx.ids.integer(1, seedLimit) : settings.seed,
    guidanceScale: settings.guidanceScale,
    width: size.width,
    height: size.height,
    model: ctx.imageEngine.capabilities.model,
    engine: ctx.imageEngine.capabilities.engine,
    costCredits: imageCost(size),
    isPublic: openness.is_public,
    isPromptLocked: openness.is_prompt_locked,
    // The price of an open prompt is 0 by definition.
    promptPrice: openness.is_prompt_locked ? openness.prompt_price : 0,
    remixOf: settings.remixOf,
    createdAt,
    deadlineAt: deadlineFor(createdAt, ctx.imageTimeoutS),
    description: `Image ${formatImageSize(size)}`,
  };
}
