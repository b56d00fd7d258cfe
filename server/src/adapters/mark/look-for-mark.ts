import { type FoundMark, markFoundFrom } from '../../ports/image-mark.ts';
import type { Spot } from './carrier.ts';
import { findInTile, type Glimpse, tileOf } from './find-in-luma.ts';
import type { Luma } from './local-contrast.ts';

/** A picture that can be had in any size. */
export interface Scalable {
  readonly width: number;
  readonly height: number;
  at(size: Size): Promise<Luma>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a copy may be beside the picture that it was made from. */
const shares = [1, 1 / 2, 3 / 4, 2 / 3, 1 / 4, 3 / 2, 2] as const;
/** The largest that is looked at: a picture of the product has at most 4.2 million pixels. */
const pixelsMost = 5_000_000;
/** Rounding leaves a copy that was scaled and cut a few pixels beside. */
const besideMost = 3;
/** A copy that nobody has cut has the proportions of the picture, but for the rounding of its sides. */
const proportionMost = 0.01;

/**
 * Looks at a picture at its own size, at those that it may have been brought from, and at the sizes that the product offers (ORIGIN-26), and ends
 * with the first look that reads a mark, of whichever secret (ORIGIN-40). Answers the best of all looks.
 */
export async function lookForMark(
  image: Scalable,
  { carriers, offered }: { readonly carriers: readonly (readonly Spot[])[]; readonly offered: readonly Size[] },
): Promise<FoundMark> {
  let best: FoundMark = { z: 0, payload: undefined };
  for (const size of sizesFor(image, offered)) {
    const { glimpse, carrier } = await look(image, size, carriers);
    if (glimpse.payload !== undefined) return glimpse;
    const near = carrier && glimpse.z > markFoundFrom ? await nearby(image, size, carrier) : undefined;
    if (near) return near;
    if (glimpse.z > best.z) best = glimpse;
  }
  return best;
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
    Math.min(size.width, size.height) >= sideLeast && size.width * size.height <= pixelsMost;
  return [...new Map(sizes.filter(isLooked).map((size) => [`${size.width} ${size.height}`, size])).values()];
}

/** One tile has to be whole. */
const sideLeast = 256;

/** There is something that cannot be read: the picture may be a few pixels larger or smaller. */
async function nearby(image: Scalable, size: Size, carrier: readonly Spot[]): Promise<Glimpse | undefined> {
  for (let beside = 1; beside <= besideMost; beside++)
    for (const more of [-beside, beside]) {
      const width = size.width + more;
      const height = Math.round((size.height * width) / size.width);
      const { glimpse } = await look(image, { width, height }, [carrier]);
      if (glimpse.payload !== undefined) return glimpse;
    }
  return undefined;
}

/** The best glimpse of all secrets, and whose it is. What a picture looks like is worked out once for all of them. */
async function look(
  image: Scalable,
  size: Size,
  carriers: readonly (readonly Spot[])[],
): Promise<{ readonly glimpse: Glimpse; readonly carrier: readonly Spot[] | undefined }> {
  const tile = tileOf(await image.at(size));
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
