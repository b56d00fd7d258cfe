import type { SignedIn } from '../../kernel/actor.ts';
import { findEngine } from '../../kernel/open-engines.ts';
import type { HeardPrompt } from '../../ports/heard-prompt.ts';
import { getSpendable } from '../credits/index.ts';
import { getReference } from '../uploads/index.ts';
import type { StartContext } from './generation.context.ts';
import { type ImageSettings, type NewGeneration, newImage, newVideo, type VideoSettings } from './new-generation.ts';

/** What would be started. */
export type Wanted =
  | { readonly contentType: 'image'; readonly settings: ImageSettings; readonly count: number }
  | {
      readonly contentType: 'video';
      readonly prompt: string;
      readonly settings: VideoSettings;
      /** Key of an own upload: the video starts from that image. */
      readonly referenceKey: string | undefined;
    };

export interface Quote {
  readonly contentType: 'image' | 'video';
  readonly count: number;
  /** Whole credits, for each and for all of them. */
  readonly creditsEach: number;
  readonly credits: number;
  /** What the person can spend now. */
  readonly spendable: number;
  readonly engine: string;
  readonly model: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Undefined where the engine cannot tell. */
  readonly hears: HeardPrompt | undefined;
}

/**
 * What a generation would cost and what its engine makes of the prompt (STUDIO-10). Nothing is held, stored or begun; what could not be started
 * is refused as its start would be.
 */
export async function quoteGeneration(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly wanted: Wanted },
): Promise<Quote> {
  const { actor, wanted } = input;
  const { generation, hears } =
    wanted.contentType === 'image' ? await quoteImage(ctx, wanted) : await quoteVideo(ctx, { actor, wanted });
  const count = wanted.contentType === 'image' ? wanted.count : 1;
  const { credits: spendable } = await getSpendable(ctx, actor.userId);
  const { content_type: contentType, credits_used: costCredits, engine, model, width, height } = generation.row;
  return {
    contentType,
    count,
    creditsEach: costCredits,
    credits: count * costCredits,
    spendable,
    engine,
    model,
    width,
    height,
    hears,
  };
}

interface Looked {
  readonly generation: NewGeneration;
  readonly hears: HeardPrompt | undefined;
}

async function quoteImage(ctx: StartContext, wanted: Wanted & { contentType: 'image' }): Promise<Looked> {
  const generation = newImage(ctx, { settings: wanted.settings, createdAt: ctx.clock.now() });
  const { prompt, negativePrompt } = wanted.settings;
  const engine = findEngine(ctx.imageEngines, generation.row.engine);
  return { generation, hears: await engine?.hears?.(prompt, negativePrompt) };
}

async function quoteVideo(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly wanted: Wanted & { contentType: 'video' } },
): Promise<Looked> {
  const { prompt, settings, referenceKey } = input.wanted;
  const source =
    referenceKey === undefined ? undefined : await getReference(ctx, { actor: input.actor, key: referenceKey });
  const generation = newVideo(ctx, { settings, prompt, source, createdAt: ctx.clock.now() });
  // A video from an image moves the image: what its words name need not be drawn.
  return {
    generation,
    hears: source ? undefined : await findEngine(ctx.videoEngines, generation.row.engine)?.hears?.(prompt),
  };
}
