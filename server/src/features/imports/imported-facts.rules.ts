import { imageStyles, limits, parseVideoRatio, videoRatios, videoResolutions } from '@loomlight/contract';
import * as z from 'zod';

/** What is believed of an item that somebody has brought along, each field by itself: what is out of bounds is left out. */
export interface ImportedFacts {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly style: string;
  /** Undefined where nothing is known of it. */
  readonly seed: number | undefined;
  readonly guidanceScale: number | null;
  readonly model: string;
  readonly engine: string;
  readonly createdAt: Date | undefined;
  readonly resolution: string | null;
  readonly ratio: string | null;
  readonly fps: number | null;
  readonly cameraFixed: boolean | null;
  readonly continues: boolean;
  readonly isUpscaled: boolean;
  /** The words were longer than they are kept. */
  readonly isShortened: boolean;
}

/** Anything at all, where something is expected: a wrong field is worth nothing, and costs nobody an item. */
const loose = z.record(z.string(), z.unknown());

/** Reads the fields that an archive has for an item. */
export function factsOf(line: Readonly<Record<string, unknown>>): ImportedFacts {
  const fields = loose.parse(line);
  const prompt = plainText(fields['text_prompt']) ?? '';
  const negative = plainText(fields['negative_prompt']) ?? '';
  const { shortened: words, isShortened } = shorten(prompt, limits.promptMax);
  const left = shorten(negative, limits.negativePromptMax);
  const style = fields['style'];
  return {
    prompt: words,
    negativePrompt: left.shortened === '' ? null : left.shortened,
    style: imageStyles.find(({ id }) => id === style)?.id ?? 'none',
    seed: wholeNumber(fields['seed'], { max: limits.imageSeedMax }),
    guidanceScale: number(fields['guidance_scale'], 0, 100) ?? null,
    model: name(fields['model']),
    engine: name(fields['engine']),
    createdAt: momentOf(fields['created_at']),
    resolution: videoResolutions.find(({ value }) => value === fields['resolution'])?.value ?? null,
    ratio: typeof fields['ratio'] === 'string' ? (parseVideoRatio(fields['ratio']) ?? null) : null,
    fps: wholeNumber(fields['fps'], { max: 120 }) ?? null,
    cameraFixed: typeof fields['camera_fixed'] === 'boolean' ? fields['camera_fixed'] : null,
    continues: fields['continues'] === true,
    isUpscaled: fields['is_upscaled'] === true,
    isShortened: isShortened || left.isShortened,
  };
}

/** A text as it may be kept: what a database, a page or a terminal takes for something else is taken out. */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Up to so many UTF-16 units, cut between two words where there are any. */
export function shorten(text: string, max: number): { readonly shortened: string; readonly isShortened: boolean } {
  if (text.length <= max) return { shortened: text, isShortened: false };
  const cut = text
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const space = cut.lastIndexOf(' ');
  return { shortened: (space > max / 2 ? cut.slice(0, space) : cut).trim(), isShortened: true };
}

function name(value: unknown): string {
  return plainText(value)?.replaceAll(/\s+/g, ' ').slice(0, 80).toWellFormed() || 'unknown';
}

function number(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}

function wholeNumber(value: unknown, { max }: { readonly max: number }): number | undefined {
  const found = number(value, 0, max);
  return found !== undefined && Number.isInteger(found) ? found : undefined;
}

function momentOf(value: unknown): Date | undefined {
  const read = z.iso.datetime({ offset: true }).safeParse(value);
  return read.success ? new Date(read.data) : undefined;
}

/** Before this nothing was made by a machine in seconds. */
const earliest = Date.UTC(2000, 0, 1);

/** When it was made, as far as that can be: never later than now, or it would be the newest of all for ever (KEEP-48). */
export function believedTime(told: Date | undefined, now: Date): Date {
  return told && told.getTime() >= earliest && told <= now ? told : now;
}

/** What a video has that no list has described: what is nearest to its frames. */
export function describedVideo(
  facts: Pick<ImportedFacts, 'resolution' | 'ratio' | 'fps' | 'cameraFixed'>,
  size: { readonly width: number; readonly height: number },
) {
  const [short, shape] = [Math.min(size.width, size.height), size.width / size.height];
  const [sharpest] = videoResolutions.toSorted(
    (a, b) => Math.abs(a.shortSidePx - short) - Math.abs(b.shortSidePx - short),
  );
  const distance = (ratio: string): number => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return Math.abs(width / height - shape);
  };
  const [ratio] = videoRatios
    .filter(({ value }) => value !== 'adaptive')
    .toSorted((a, b) => distance(a.value) - distance(b.value));
  return {
    resolution: facts.resolution ?? sharpest?.value ?? null,
    ratio: facts.ratio ?? ratio?.value ?? null,
    fps: facts.fps ?? 24,
    cameraFixed: facts.cameraFixed ?? false,
  };
}
