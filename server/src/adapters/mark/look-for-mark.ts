import { type FoundMark, markFoundFrom } from '../../ports/image-mark.ts';
import type { Spot } from './carrier.ts';
import { findInTile, type Glimpse, tileOf } from './find-in-luma.ts';
import type { Luma } from './local-contrast.ts';
import { halvedLuma, type Size } from './scale-luma.ts';
import type { WorkBudget } from './work-budget.ts';

/** A picture that is looked at in many sizes. */
export interface Viewed extends Size {
  /** Its brightness, in as many pixels as the largest look needs (`viewedPixelsMost`). */
  readonly luma: Luma;
  /** False where some of it was left out, since it took too much work to decode. */
  readonly isWhole: boolean;
}

/** What all looks came to. */
export interface Looked {
  readonly mark: FoundMark;
  /** True where the budget of the work was spent before every size was looked at. */
  readonly isCut: boolean;
}

/** How large a copy may be beside the picture that it was made from. */
const shares = [1, 1 / 2, 3 / 4, 2 / 3, 1 / 4, 3 / 2, 2] as const;
/** The largest that is looked at: a picture of the product has at most 4.2 million pixels. */
const pixelsMost = 5_000_000;
/** Pixels of the brightness that all looks are taken from: each sees every second one, across and down. */
export const viewedPixelsMost = pixelsMost / 4;
/** How much larger than a copy its picture may have been: a still of 333 px of one of 1536 is a fifth of it, and little of the pattern is left below. */
const growthMost = 5;
/** Rounding leaves a copy that was scaled and cut a few pixels beside. */
const besideMost = 3;
/** A copy that nobody has cut has the proportions of the picture, but for the rounding of its sides. */
const proportionMost = 0.01;

/**
 * Looks at a picture at its own size, at those that it may have been brought from, and at the sizes that the product offers (ORIGIN-26), and ends
 * with the first look that reads a mark, of whichever secret (ORIGIN-40), or with the budget of its work (ORIGIN-45). Answers the best of all looks.
 */
export function lookForMark(
  image: Viewed,
  {
    carriers,
    offered,
    budget,
  }: {
    readonly carriers: readonly (readonly Spot[])[];
    readonly offered: readonly Size[];
    readonly budget?: WorkBudget | undefined;
  },
): Looked {
  let best: FoundMark = { z: 0, payload: undefined };
  for (const size of sizesFor(image, offered)) {
    if (budget?.isSpent()) return { mark: best, isCut: true };
    const { glimpse, carrier } = look(image, size, carriers);
    if (glimpse.payload !== undefined) return { mark: glimpse, isCut: false };
    const near = carrier && glimpse.z > markFoundFrom ? nearby(image, size, carrier) : undefined;
    if (near) return { mark: near, isCut: false };
    if (glimpse.z > best.z) best = glimpse;
  }
  return { mark: best, isCut: !image.isWhole };
}

/** The sizes that are looked at, each once. */
export function sizesFor({ width, height }: Size, offered: readonly Size[]): readonly Size[] {
  const proportion = width / height;
  const uncut = offered.filter((size) => Math.abs(size.width / size.height / proportion - 1) < proportionMost);
  const sizes = [
    ...shares.map((share) => ({ width: Math.round(width / share), height: Math.round(height / share) })),
    ...uncut,
  ];
  const isLooked = (size: Size): boolean =>
    Math.min(size.width, size.height) >= sideLeast &&
    size.width * size.height <= pixelsMost &&
    size.width <= Math.ceil(width * growthMost);
  return [...new Map(sizes.filter(isLooked).map((size) => [`${size.width} ${size.height}`, size])).values()];
}

/** One tile has to be whole. */
const sideLeast = 256;

/** There is something that cannot be read: the picture may be a few pixels larger or smaller. */
function nearby(image: Viewed, size: Size, carrier: readonly Spot[]): Glimpse | undefined {
  for (let beside = 1; beside <= besideMost; beside++)
    for (const more of [-beside, beside]) {
      const width = size.width + more;
      const height = Math.round((size.height * width) / size.width);
      const { glimpse } = look(image, { width, height }, [carrier]);
      if (glimpse.payload !== undefined) return glimpse;
    }
  return undefined;
}

/** The best glimpse of all secrets, and whose it is. What a picture looks like is worked out once for all of them. */
function look(
  image: Viewed,
  size: Size,
  carriers: readonly (readonly Spot[])[],
): { readonly glimpse: Glimpse; readonly carrier: readonly Spot[] | undefined } {
  const tile = tileOf(halvedLuma(image.luma, size));
  let best: { readonly glimpse: Glimpse; readonly carrier: readonly Spot[] | undefined } = {
    glimpse: { z: 0, payload: undefined },
    carrier: undefined,
  };
  for (const carrier of carriers) {
    const glimpse = findInTile(tile, carrier);
    if (glimpse.payload !== undefined) return { glimpse, carrier };
    if (glimpse.z > best.glimpse.z) best = { glimpse, carrier };
  }
  return best;
}
