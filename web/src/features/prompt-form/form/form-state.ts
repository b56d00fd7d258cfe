import {
  type ContentType,
  contentType,
  formatImageSize,
  limits,
  parseImageSize,
  type PixelSize,
  type VideoMode,
} from '@loomlight/contract';
import * as z from 'zod/mini';

/** Which size: the first on offer until something was chosen, a listed one, or one of the person's own. */
const sizeChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first') }),
  z.object({ kind: z.literal('listed'), size: z.string() }),
  z.object({ kind: z.literal('custom'), width: z.int(), height: z.int() }),
]);
export type SizeChoice = z.output<typeof sizeChoice>;

/** The settings of a video as they were chosen; null stands for what is offered first, whatever that will be. */
const videoForm = z.object({
  /** What a video starts from: words alone, or an image. */
  mode: z.enum(['text', 'image'] satisfies VideoMode[]),
  model: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
  durationS: z.nullable(z.int()),
  fps: z.nullable(z.int()),
  ratio: z.nullable(z.string()),
  cameraFixed: z.boolean(),
  seed: z.object({ kind: z.enum(['random', 'fixed']), entry: z.string() }),
});
export type VideoForm = z.output<typeof videoForm>;

/** First values (R-FORM-31): a random seed, a camera that may move. */
export const emptyVideo: VideoForm = {
  mode: 'text',
  model: null,
  resolution: null,
  durationS: null,
  fps: null,
  ratio: null,
  cameraFixed: false,
  seed: { kind: 'random', entry: '' },
};

/** What fills the form. It is kept as it was entered: what cannot be read is judged when it is used. */
const promptForm = z.object({
  contentType: contentType,
  prompt: z.string().check(z.maxLength(limits.promptMax)),
  /** What an image shall not show; none in forms of before. */
  negative: z.catch(z.string().check(z.maxLength(limits.negativePromptMax)), ''),
  /** Whether an image starts from the reference image; not in forms of before. */
  fromImage: z.catch(z.boolean(), false),
  size: sizeChoice,
  style: z.string(),
  /** How many images at once; kept for forms of before, which made one. */
  count: z.catch(z.int().check(z.minimum(1), z.maximum(limits.batchMax)), 1),
  guidance: z.number().check(z.minimum(limits.guidanceMin), z.maximum(limits.guidanceMax)),
  seed: z.object({ kind: z.enum(['random', 'fixed']), entry: z.string() }),
  // Unreadable settings of a video shall not cost the words.
  video: z.catch(videoForm, emptyVideo),
  isPublic: z.boolean(),
  isLocked: z.boolean(),
  /** Dollars, as typed. */
  priceEntry: z.string(),
});
export type PromptForm = z.output<typeof promptForm>;

/** First values (R-FORM-30); the price is that of a lock (5 credits, R-DET-04) in dollars. */
export const emptyForm: PromptForm = {
  contentType: 'image',
  prompt: '',
  negative: '',
  fromImage: false,
  size: { kind: 'first' },
  style: 'none',
  count: 1,
  guidance: limits.guidanceDefault,
  seed: { kind: 'random', entry: '' },
  video: emptyVideo,
  isPublic: true,
  isLocked: false,
  priceEntry: '0.25',
};

/** Reads a form that was kept; anything unreadable counts as none. */
export function parseForm(kept: unknown): PromptForm {
  return promptForm.safeParse(kept).data ?? emptyForm;
}

/** The words, cut at 700 without tearing a character apart (R-FORM-03). */
export function cutPrompt(text: string): string {
  return cutText(text, limits.promptMax);
}

/** What is to be left out, cut like the words. */
export function cutNegative(text: string): string {
  return cutText(text, limits.negativePromptMax);
}

function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Another medium begins without a lock (R-FORM-12). */
export function withContentType(form: PromptForm, contentType: ContentType): PromptForm {
  return { ...form, contentType, isLocked: false };
}

/** So does another kind of video. */
export function withMode(form: PromptForm, mode: VideoMode): PromptForm {
  return { ...form, video: withVideoMode(form.video, mode), isLocked: false };
}

/** Words alone have no proportions to adapt to. */
export function withVideoMode(video: VideoForm, mode: VideoMode): VideoForm {
  return { ...video, mode, ratio: mode === 'text' && video.ratio === 'adaptive' ? null : video.ratio };
}

/** What is private has no lock (R-FORM-13). */
export function withVisibility(form: PromptForm, isPublic: boolean): PromptForm {
  return { ...form, isPublic, isLocked: isPublic && form.isLocked };
}

/** The size that is meant, if there is one. */
export function chosenSize(choice: SizeChoice, offered: readonly PixelSize[]): PixelSize | undefined {
  switch (choice.kind) {
    case 'first':
      return offered[0];
    case 'listed':
      return parseImageSize(choice.size);
    case 'custom':
      return parseImageSize(formatImageSize(choice));
    default:
      return choice satisfies never;
  }
}

/** A fixed seed as a number; undefined for what is none (R-FORM-17: from 1). */
function fixedSeed(entry: string): number | undefined {
  const number = /^\d+$/.test(entry.trim()) ? Number(entry) : Number.NaN;
  return number >= 1 && number <= limits.imageSeedMax ? number : undefined;
}

/**
 * A fixed seed that cannot be read becomes a random number below a million, and stays it (R-FORM-17); that of a video
 * becomes a random one (R-FORM-18).
 */
export function settleSeed(form: PromptForm, random: () => number = Math.random): PromptForm {
  if (form.contentType === 'video') {
    const video = settleVideoSeed(form.video);
    return video === form.video ? form : { ...form, video };
  }
  if (form.seed.kind === 'random' || fixedSeed(form.seed.entry) !== undefined) return form;
  const fallback = 1 + Math.floor(random() * (limits.fallbackSeedBelow - 1));
  return { ...form, seed: { kind: 'fixed', entry: String(fallback) } };
}

/** The seed on the wire: 0 for a random one. */
export function wireSeed(seed: PromptForm['seed']): number {
  return seed.kind === 'random' ? 0 : (fixedSeed(seed.entry) ?? 0);
}

/** The seed on the wire: -1 for a random one, and for what is no number (R-FORM-18). */
export function wireVideoSeed(seed: VideoForm['seed']): number {
  const entry = seed.entry.trim();
  if (seed.kind === 'random' || !/^\d+$/.test(entry)) return -1;
  return Number(entry) <= limits.videoSeedMax ? Number(entry) : -1;
}

/** A fixed seed that cannot be read becomes a random one, which is -1 (R-FORM-18). */
export function settleVideoSeed(video: VideoForm): VideoForm {
  if (video.seed.kind === 'random' || wireVideoSeed(video.seed) !== -1) return video;
  return { ...video, seed: { kind: 'random', entry: '' } };
}
