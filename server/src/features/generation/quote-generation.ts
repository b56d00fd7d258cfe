import type { ContentType } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { findEngine } from '../../kernel/open-engines.ts';
import type { HeardPrompt } from '../../ports/heard-prompt.ts';
import { getSpendable } from '../credits/index.ts';
import { getReference } from '../uploads/index.ts';
import type { StartContext } from './generation.context.ts';
import { getImageReference } from './get-image-reference.ts';
import type { JobsContext } from './list-jobs.ts';
import { type ImageSettings, type NewGeneration, newImage, newVideo, type VideoSettings } from './new-generation.ts';

/** What would be started. */
export type Wanted =
  | {
      readonly contentType: 'image';
      readonly settings: ImageSettings;
      /** Key of an own upload: the image starts from that one. */
      readonly referenceKey: string | undefined;
      readonly count: number;
    }
  | {
      readonly contentType: 'video';
      readonly prompt: string;
      readonly settings: VideoSettings;
      /** Key of an own upload: the video starts from that image. */
      readonly referenceKey: string | undefined;
    };

export interface Quote {
  readonly contentType: ContentType;
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
  /** Of a video. */
  readonly resolution: string | null;
  readonly ratio: string | null;
  readonly durationS: number | null;
  /** How many of its kind begin before it, as things stand; undefined where the line is too long to tell. */
  readonly waitingBefore: number | undefined;
  /** Seconds from its start until it is given up at the latest. */
  readonly deadlineS: number;
  /** Undefined where the engine cannot tell. */
  readonly hears: HeardPrompt | undefined;
}

/**
 * What a generation would cost and what its engine makes of the prompt (STUDIO-10). Nothing is held, stored or begun; what could not be started
 * is refused as its start would be.
 */
export async function quoteGeneration(
  ctx: StartContext & Pick<JobsContext, 'line'>,
  input: { readonly actor: SignedIn; readonly wanted: Wanted },
): Promise<Quote> {
  const { actor, wanted } = input;
  const { generation, hears } =
    wanted.contentType === 'image'
      ? await quoteImage(ctx, { actor, wanted })
      : await quoteVideo(ctx, { actor, wanted });
  const count = wanted.contentType === 'image' ? wanted.count : 1;
  const { credits: spendable, underWay } = await getSpendable(ctx, actor.userId);
  const { row } = generation;
  const { content_type: contentType, credits_used: costCredits, engine, model, width, height } = row;
  const line = await ctx.line();
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
    resolution: row.resolution ?? null,
    ratio: row.ratio ?? null,
    durationS: row.duration_s ?? null,
    waitingBefore: line?.beforeNew(contentType, underWay),
    deadlineS: contentType === 'image' ? ctx.imageTimeoutS : ctx.videoTimeoutS,
    hears,
  };
}

interface Looked {
  readonly generation: NewGeneration;
  readonly hears: HeardPrompt | undefined;
}

async function quoteImage(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly wanted: Wanted & { contentType: 'image' } },
): Promise<Looked> {
  const { settings, referenceKey } = input.wanted;
  const reference = await getImageReference(ctx, { actor: input.actor, settings, referenceKey });
  const generation = newImage(ctx, { settings, reference, createdAt: ctx.clock.now() });
  const { prompt, negativePrompt } = settings;
  const engine = findEngine(ctx.imageEngines, generation.row.engine);
  // What the words do not name may stand in the image that it starts from.
  return { generation, hears: reference ? undefined : await engine?.hears?.(prompt, negativePrompt) };
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
