import { limits } from './limits.ts';

/** Width and height of an image in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels that one credit buys: 1024x1024 costs 2, 512x512 costs 1, 2048x2048 costs 8. */
const pixelsPerCredit = 524_288;

/**
 * What an engine multiplies every price with, by its name (ADR 39); one that does not stand here changes nothing. An installation
 * may raise what stands here, never lower it.
 */
export const enginePrices: Readonly<Record<string, number>> = { studio: 1 };

/** What this engine multiplies every price with, as long as nobody has raised it. */
export function enginePrice(engine: string): number {
  return enginePrices[engine] ?? 1;
}

/** Multipliers have at most two decimals. */
const hundredths = (multiplier: number): number => Math.round(multiplier * 100);

/** Two multipliers as one. */
export function timesPrice(multiplier: number, enginePrice: number): number {
  return (hundredths(multiplier) * hundredths(enginePrice)) / 10_000;
}

/**
 * Whole credits for `units`, of which `unitsPerCredit` make one, times its multipliers: rounded once, always up. Multipliers are
 * multiplied as whole hundredths, so that 10 times 1.1 is 11 and not 12.
 */
function wholeCredits(units: number, unitsPerCredit: number, multipliers: readonly number[]): number {
  const all = multipliers.reduce((product, multiplier) => product * hundredths(multiplier), units);
  return Math.max(1, Math.ceil(all / (unitsPerCredit * 100 ** multipliers.length)));
}

/** Credits for one image of this size: the only place where an image gets its price (R-FORM-42). */
export function imageCost({ width, height }: PixelSize, enginePrice = 1): number {
  return wholeCredits(width * height, pixelsPerCredit, [enginePrice]);
}

/** What a credit is worth, in cents: that of the smallest package, 100 credits for $4.99. */
export const creditValueCents = 499 / 100;

/** The sizes on offer, the default first (R-FORM-07, R-ENT-05). */
export const imageSizes = (
  [
    ['Square', 1024, 1024],
    ['Landscape', 1344, 768],
    ['Portrait', 768, 1344],
    ['Classic', 1152, 896],
    ['Classic portrait', 896, 1152],
    ['Panorama', 1536, 640],
    ['Small square', 512, 512],
    ['Large square', 1536, 1536],
    ['Poster', 2048, 2048],
  ] as const
).map(([name, width, height]) => ({ name, width, height, credits: imageCost({ width, height }) }));

/** The styles on offer: the id travels on the wire, the name is read by people. */
export const imageStyles = [
  { id: 'none', name: 'None' },
  { id: 'photographic', name: 'Photographic' },
  { id: 'cinematic', name: 'Cinematic' },
  { id: 'anime', name: 'Anime' },
  { id: 'digital-art', name: 'Digital art' },
  { id: 'oil-painting', name: 'Oil painting' },
  { id: 'watercolor', name: 'Watercolor' },
  { id: 'line-art', name: 'Line art' },
  { id: 'pixel-art', name: 'Pixel art' },
  { id: 'neon', name: 'Neon' },
  { id: 'fantasy', name: 'Fantasy' },
  { id: 'minimal', name: 'Minimal' },
] as const;

/** Writes a size as the wire spells it: `1024x768`. */
export function formatImageSize({ width, height }: PixelSize): string {
  return `${width}x${height}`;
}

/** Reads `WIDTHxHEIGHT`; undefined when it is malformed or off the grid of 64 to 2048 in steps of 64. */
export function parseImageSize(text: string): PixelSize | undefined {
  const match = /^(\d{2,4})x(\d{2,4})$/.exec(text);
  if (!match) return undefined;
  const size = { width: Number(match[1]), height: Number(match[2]) };
  return isImageSide(size.width) && isImageSide(size.height) ? size : undefined;
}

function isImageSide(side: number): boolean {
  return side >= limits.imageSideMin && side <= limits.imageSideMax && side % limits.imageSideStep === 0;
}

/** The resolutions of videos: the short side in pixels, and what a second costs (R-FORM-41). */
export const videoResolutions = [
  { value: '480p', label: '480p SD', shortSidePx: 480, creditsPerSecond: 1 },
  { value: '720p', label: '720p HD', shortSidePx: 720, creditsPerSecond: 2 },
  { value: '1080p', label: '1080p Full HD', shortSidePx: 1080, creditsPerSecond: 5 },
] as const;
export type VideoResolution = (typeof videoResolutions)[number]['value'];

/** The ratios of videos (R-FORM-38); `adaptive` follows the image that is animated. */
export const videoRatios = [
  { value: '16:9', label: 'Widescreen' },
  { value: '21:9', label: 'Ultrawide' },
  { value: '4:3', label: 'Traditional' },
  { value: '1:1', label: 'Square' },
  { value: '9:16', label: 'Portrait' },
  { value: 'adaptive', label: 'Adaptive' },
] as const;
export type VideoRatio = (typeof videoRatios)[number]['value'];

/** The models by id (R-ENT-07); `modes` says what they start from. An engine offers all or some of them. */
export const videoModels = [
  {
    id: 'seedance-lite-t2v',
    name: 'Seedance Lite (text)',
    costMultiplier: 1,
    modes: ['text'],
    resolutions: ['480p', '720p'],
  },
  {
    id: 'seedance-lite-i2v',
    name: 'Seedance Lite (image)',
    costMultiplier: 1,
    modes: ['image'],
    resolutions: ['480p', '720p'],
  },
  {
    id: 'seedance-pro',
    name: 'Seedance Pro',
    costMultiplier: 1.5,
    modes: ['text', 'image'],
    resolutions: ['480p', '720p', '1080p'],
  },
  {
    id: 'seedance-pro-fast',
    name: 'Seedance Pro Fast',
    costMultiplier: 1.5,
    modes: ['text', 'image'],
    resolutions: ['480p', '720p', '1080p'],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly costMultiplier: number;
  readonly modes: readonly VideoMode[];
  readonly resolutions: readonly VideoResolution[];
}[];
export type VideoMode = 'text' | 'image';

/** The combined model, which stands for its text or its image variant (R-FORM-15). */
export const combinedVideoModel = 'seedance-lite';

/** The model that is meant: the combined one is resolved by what the video starts from. */
export function resolveVideoModel(model: string, mode: VideoMode): string {
  if (model !== combinedVideoModel) return model;
  return mode === 'text' ? `${combinedVideoModel}-t2v` : `${combinedVideoModel}-i2v`;
}

/**
 * Credits for one video: credits per second times whole seconds, times what its model and its engine multiply with, rounded up
 * (R-FORM-41). The only place where a video gets its price. Throws a RangeError for what is not on offer.
 */
export function videoCost(video: {
  readonly resolution: VideoResolution;
  readonly durationS: number;
  readonly model: string;
  readonly enginePrice?: number | undefined;
}): number {
  const { durationS, model, enginePrice = 1 } = video;
  const perSecond = videoResolutions.find((resolution) => resolution.value === video.resolution)?.creditsPerSecond;
  if (perSecond === undefined) throw new RangeError(`There is no resolution ${video.resolution}.`);
  return wholeCredits(perSecond * durationS, 1, [videoModelMultiplier(model), enginePrice]);
}

/** What a model multiplies the price with, as `videoModels` says (R-FORM-41); throws a RangeError for one that is not on offer. */
export function videoModelMultiplier(model: string): number {
  // The variants of the combined model cost the same.
  const meant = resolveVideoModel(model, 'text');
  const found = videoModels.find(({ id }) => id === meant);
  if (!found) throw new RangeError(`There is no model ${model}.`);
  return found.costMultiplier;
}

/**
 * Pixels of a video: the resolution is the short side, the other is the ratio's, rounded to an even number
 * (480p 16:9 is 854x480). `adaptive` takes the proportions of `source`, kept between 21:9 and 9:21.
 */
export function videoPixels(video: {
  readonly resolution: VideoResolution;
  readonly ratio: VideoRatio;
  readonly source?: PixelSize | undefined;
}): PixelSize {
  const short = videoResolutions.find((resolution) => resolution.value === video.resolution)?.shortSidePx;
  if (short === undefined) throw new RangeError(`There is no resolution ${video.resolution}.`);
  const proportion = video.ratio === 'adaptive' ? proportionOf(video.source) : readRatio(video.ratio);
  const long = 2 * Math.round((short * Math.max(proportion, 1 / proportion)) / 2);
  return proportion >= 1 ? { width: long, height: short } : { width: short, height: long };
}

/** Reads a ratio with or without leading zeros (`016:09` is `16:9`, R-FORM-40); undefined when it is none. */
export function parseVideoRatio(text: string): VideoRatio | undefined {
  const plain = text.replace(/^0*(\d{1,3}):0*(\d{1,3})$/, '$1:$2');
  return videoRatios.find((ratio) => ratio.value === plain)?.value;
}

const widestProportion = 21 / 9;

function proportionOf(source: PixelSize | undefined): number {
  if (!source) throw new RangeError('The adaptive ratio needs a picture to follow.');
  return Math.min(widestProportion, Math.max(1 / widestProportion, source.width / source.height));
}

function readRatio(ratio: Exclude<VideoRatio, 'adaptive'>): number {
  const [width, height] = ratio.split(':').map(Number);
  return (width ?? 1) / (height ?? 1);
}

/**
 * The words an engine is given: the person's own, and the style once (R-FORM-10).
 * The stored prompt stays as typed, so the limit of 700 counts what was typed.
 */
export function composePrompt(prompt: string, styleId: string): string {
  const style = imageStyles.find((candidate) => candidate.id === styleId);
  return !style || style.id === 'none' ? prompt : `${prompt}, ${style.name.toLowerCase()} style`;
}

/** Money as people read it, with two decimals: `$4.99` (R-CRED-02). */
export function formatMoney(amountCents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(
    amountCents / 100,
  );
}

/** What the owner of a prompt earns of its price: the house's share is rounded down, so that 7 pays 6 at 20 % (PEOPLE-33). */
export function ownersShare(priceCredits: number, feePercent: number): number {
  return priceCredits - Math.floor((priceCredits * feePercent) / 100);
}
