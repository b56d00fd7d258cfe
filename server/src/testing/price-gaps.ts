import {
  type contract,
  imageCost,
  type PixelSize,
  type ReplyOf,
  videoCost,
  type VideoResolution,
} from '@loomlight/contract';

/** What the server says that engines cost. */
export interface Listed {
  readonly images: ReplyOf<typeof contract.images.sizes>;
  readonly videos: ReplyOf<typeof contract.videos.options>;
}

/** Something that was quoted, charged and given back. */
export interface Paid {
  readonly engine: string;
  readonly made:
    | PixelSize
    | { readonly model: string; readonly resolution: VideoResolution; readonly durationS: number };
  /** Whole credits. */
  readonly quoted: number;
  readonly charged: number;
  readonly refunded: number;
}

/** One sentence for whatever does not cost the same everywhere; `prices` are what the engines are meant to multiply with. */
export function priceGaps(listed: Listed, paid: readonly Paid[], prices: Readonly<Record<string, number>>): string[] {
  return paid.flatMap((one) => {
    const enginePrice = prices[one.engine] ?? 1;
    const meant = 'model' in one.made ? videoCost({ ...one.made, enginePrice }) : imageCost(one.made, enginePrice);
    const found = {
      listed: listedPrice(listed, one),
      quoted: one.quoted,
      charged: one.charged,
      refunded: one.refunded,
    };
    return Object.entries(found)
      .filter(([, credits]) => credits !== meant)
      .map(([where, credits]) => `${one.engine} ${JSON.stringify(one.made)} is ${where} as ${credits}, not ${meant}`);
  });
}

/** As anybody would compute it who reads the lists; undefined for what is not on them. */
function listedPrice({ images, videos }: Listed, { engine, made }: Paid): number | undefined {
  if (!('model' in made))
    return images.engines
      .find(({ name }) => name === engine)
      ?.sizes.find(({ width, height }) => width === made.width && height === made.height)?.credits;
  const offer = videos.engines.find(({ name }) => name === engine);
  const perSecond = offer?.resolutions.find(({ value }) => value === made.resolution)?.credits_base;
  const multiplier = offer?.models.find(({ id }) => id === made.model)?.cost_multiplier;
  // Four decimals, as two multipliers of two have together.
  return perSecond === undefined || multiplier === undefined
    ? undefined
    : Math.ceil((perSecond * made.durationS * Math.round(multiplier * 10_000)) / 10_000);
}
