import type { Openness } from '@loomlight/contract/derived';
import type { StartContext } from './generation.context.ts';
import { deadlineFor, seedLimit } from './generation.rules.ts';
import type { NewVideo } from './generation.store.ts';
import { type FilmSettings, planFilm } from './plan-film.ts';

/** What a person chooses about a film besides its words. */
export interface VideoSettings extends FilmSettings {
  readonly seed: number | 'random';
  readonly openness: Openness;
  /** The item that it is made from. */
  readonly remixOf?: string | undefined;
}

export interface NewVideoInput {
  readonly settings: VideoSettings;
  readonly prompt: string;
  /** The picture that it starts from. */
  readonly source: { readonly key: string; readonly width: number; readonly height: number } | undefined;
  readonly createdAt: Date;
}

/** A film as it will be stored; throws 422 for what the engine lacks. */
export function newVideo(
  ctx: Pick<StartContext, 'ids' | 'videoEngine' | 'videoTimeoutS'>,
  { settings, prompt, source, createdAt }: NewVideoInput,
): NewVideo {
  const { openness } = settings;
  const plan = planFilm(ctx.videoEngine.capabilities, settings, source);
  return {
    id: ctx.ids.uuid(),
    contentType: 'video',
    prompt,
    style: 'none',
    seed: settings.seed === 'random' ? ctx.ids.integer(0, seedLimit) : settings.seed,
    ...plan,
    engine: ctx.videoEngine.capabilities.engine,
    sourceKey: source?.key ?? null,
    isPublic: openness.is_public,
    isPromptLocked: openness.is_prompt_locked,
    // The price of an open prompt is 0 by definition.
    promptPrice: openness.is_prompt_locked ? openness.prompt_price : 0,
    remixOf: settings.remixOf,
    createdAt,
    deadlineAt: deadlineFor(createdAt, ctx.videoTimeoutS),
    description: `Video ${plan.resolution} ${plan.ratio}, ${plan.durationS} s`,
  };
}
