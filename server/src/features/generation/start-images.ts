import { type Content, isBlank, limits } from '@loomlight/contract';
import { opennessOfDerived, sizeToAskFor } from '@loomlight/contract/derived';
import { isMuted, type SignedIn } from '../../kernel/actor.ts';
import { chooseEngine } from '../../kernel/open-engines.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { type ContentRow, getVisibleContent, hasPromptAccess, isOwner } from '../content/index.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { startGenerations, startOnce } from './start-generations.ts';
import { getImageReference } from './get-image-reference.ts';
import { type ImageSettings, newImage } from './new-generation.ts';

/** Charges and starts one to four images of the same words, together or not at all; a fixed seed counts up. */
export async function startImages(
  ctx: StartContext,
  input: {
    readonly actor: SignedIn;
    readonly settings: ImageSettings;
    /** Key of an own upload: each of them starts from that one. */
    readonly referenceKey?: string | undefined;
    readonly count: number;
    readonly idempotencyKey: IdempotencyKey | undefined;
  },
): Promise<Content[]> {
  const { actor, settings, referenceKey, count, idempotencyKey } = input;
  const start = async (): Promise<Content[]> => {
    const reference = await getImageReference(ctx, { actor, settings, referenceKey });
    const createdAt = ctx.clock.now();
    const generations = Array.from({ length: count }, (_, index) =>
      newImage(ctx, { settings: { ...settings, seed: nextSeed(settings.seed, index) }, reference, createdAt }),
    );
    return startGenerations(ctx, { actor, generations, createdAt, idempotencyKey });
  };
  return startOnce(ctx, { actor, idempotencyKey, start });
}

/** The same seed four times would be the same image four times. */
function nextSeed(seed: ImageSettings['seed'], index: number): ImageSettings['seed'] {
  return seed === 'random' ? seed : ((seed - 1 + index) % 4_294_967_295) + 1;
}

const startsFromTheirs =
  'This picture was made from an image that its owner has uploaded. Only they can vary it; you can remix its words.';

/**
 * Starts images like this one with other seeds. Throws 404 for what the caller may not see, 403 for locked words. What its owner has made from an
 * upload is varied from that same upload, 422 where the engine takes none, and by nobody else: 403 (MAKE-92).
 */
export async function startVariations(
  ctx: StartContext,
  input: {
    readonly actor: SignedIn;
    readonly id: string;
    readonly count: number;
    /** One of those on offer; left out, the default. */
    readonly engine: string | undefined;
    readonly idempotencyKey: IdempotencyKey | undefined;
  },
): Promise<Content[]> {
  const { actor, id, count, engine, idempotencyKey } = input;
  const start = async (): Promise<Content[]> => {
    const item = await getVisibleContent(ctx, { id, contentType: 'image', viewer: actor });
    // Images of the same words would show what the words are worth.
    if (!hasPromptAccess(item, actor)) throw appError('forbidden');
    // What was brought along may have come without words.
    if (isBlank(item.prompt)) throw fieldError('text_prompt', 'Please describe what you want to create.');
    // From the words alone something else would come of it, and the upload is its owner's.
    if (item.source_key !== null && !isOwner(item, actor)) throw appError('forbidden', { message: startsFromTheirs });
    const createdAt = ctx.clock.now();
    const takesNegativePrompt = chooseEngine(ctx.imageEngines, engine)?.engine.capabilities.takesNegativePrompt;
    const like = { ...likeThis(item, { actor, createdAt }), engine };
    // An engine that came later may not take it.
    const settings = takesNegativePrompt ? { ...like, negativePrompt: item.negative_prompt ?? undefined } : like;
    const reference = await getImageReference(ctx, { actor, settings, referenceKey: item.source_key ?? undefined });
    const generations = Array.from({ length: count }, () => newImage(ctx, { settings, reference, createdAt }));
    return startGenerations(ctx, { actor, generations, createdAt, idempotencyKey });
  };
  return startOnce(ctx, { actor, idempotencyKey, start });
}

/** What an image like this one is started with; another seed is drawn. */
function likeThis(
  item: ContentRow,
  { actor, createdAt }: { readonly actor: SignedIn; readonly createdAt: Date },
): ImageSettings {
  return {
    prompt: item.prompt,
    remixOf: item.id,
    size: sizeToAskFor(item),
    style: item.style,
    seed: 'random',
    guidanceScale: item.guidance_scale ?? limits.guidanceDefault,
    openness: opennessOfDerived({
      source: { ...item, text_prompt: item.prompt, isOwn: isOwner(item, actor) },
      words: item.prompt,
      wish: { is_public: !isMuted(actor, createdAt), is_prompt_locked: false, prompt_price: 0 },
    }),
  };
}
