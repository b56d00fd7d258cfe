import { type Content, limits } from '@loomlight/contract';
import { opennessOfDerived, sizeBeforeUpscale } from '@loomlight/contract/derived';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { type ContentRow, getVisibleContent, hasPromptAccess, isOwner } from '../content/index.ts';
import type { RequestKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { startGenerations, startOnce } from './start-generations.ts';
import { type ImageSettings, newImage } from './start-image.ts';

/** Charges and starts one to four pictures of the same words, together or not at all; a fixed seed counts up. */
export async function startImages(
  ctx: StartContext,
  input: {
    readonly actor: SignedIn;
    readonly settings: ImageSettings;
    readonly count: number;
    readonly requestKey: RequestKey | undefined;
  },
): Promise<Content[]> {
  const { actor, settings, count, requestKey } = input;
  const start = async (): Promise<Content[]> => {
    const createdAt = ctx.clock.now();
    const generations = Array.from({ length: count }, (_, index) =>
      newImage(ctx, { settings: { ...settings, seed: nextSeed(settings.seed, index) }, createdAt }),
    );
    return startGenerations(ctx, { actor, generations, createdAt, requestKey });
  };
  return startOnce(ctx, { actor, requestKey, start });
}

/** The same seed four times would be the same picture four times. */
function nextSeed(seed: ImageSettings['seed'], index: number): ImageSettings['seed'] {
  return seed === 'random' ? seed : ((seed - 1 + index) % 4_294_967_295) + 1;
}

/** Starts pictures like this one with other seeds. Throws 404 for what the caller may not see, 403 for locked words. */
export async function startVariations(
  ctx: StartContext,
  input: {
    readonly actor: SignedIn;
    readonly id: string;
    readonly count: number;
    readonly requestKey: RequestKey | undefined;
  },
): Promise<Content[]> {
  const { actor, id, count, requestKey } = input;
  const start = async (): Promise<Content[]> => {
    const item = await getVisibleContent(ctx, { id, contentType: 'image', viewer: actor });
    // Pictures of the same words would show what the words are worth.
    if (!hasPromptAccess(item, actor)) throw appError('forbidden');
    const createdAt = ctx.clock.now();
    const settings = likeThis(item, actor);
    const generations = Array.from({ length: count }, () => newImage(ctx, { settings, createdAt }));
    return startGenerations(ctx, { actor, generations, createdAt, requestKey });
  };
  return startOnce(ctx, { actor, requestKey, start });
}

/** What a picture like this one is started with; another seed is drawn. */
function likeThis(item: ContentRow, actor: SignedIn): ImageSettings {
  return {
    prompt: item.prompt,
    remixOf: item.id,
    // One that was enlarged is painted at the size that was painted.
    size: item.is_upscaled ? sizeBeforeUpscale(item) : { width: item.width, height: item.height },
    style: item.style,
    seed: 'random',
    guidanceScale: item.guidance_scale ?? limits.guidanceDefault,
    openness: opennessOfDerived({
      source: { ...item, text_prompt: item.prompt, isOwn: isOwner(item, actor) },
      words: item.prompt,
      wish: { is_public: true, is_prompt_locked: false, prompt_price: 0 },
    }),
  };
}
