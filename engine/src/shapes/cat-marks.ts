import { noise2, noise3, smooth } from '../solid/noise.ts';
import type { Marks } from '../solid/soft-body.ts';

/** Bands around the body of a tabby. */
export const tabby: Marks = {
  colour: 2,
  on: [0],
  share: (x, y, z) =>
    smooth(0.15, 0.8, Math.sin((y * 1.3 + Math.abs(z) * 0.5 - x) * 64 + noise2(x * 11, y * 11) * 4)) *
    0.7 *
    smooth(0.46, 0.38, y),
};

/** The M on its forehead, and lines from the eyes over the cheeks. */
export const tabbyFace: Marks = {
  colour: 2,
  on: [0],
  share: (forward, up, aside) => {
    const brow =
      smooth(0.42, 0.6, up) *
      smooth(0.1, 0.6, Math.cos(aside * 20)) *
      smooth(0.56, 0.42, aside) *
      smooth(-0.7, -0.3, forward);
    const cheek =
      smooth(0.5, 0.66, aside) *
      smooth(0.55, 0.35, forward) *
      smooth(0.3, 0.7, Math.sin((up + 0.3 * forward) * 15)) *
      smooth(0.4, 0.2, up);
    return 0.75 * Math.max(brow, cheek);
  },
};

/** Patches of ginger on the white of a calico, and some of black on and beside them. */
export const calico: readonly Marks[] = [
  { colour: 4, on: [0], share: (x, y, z) => smooth(0.47, 0.51, noise3(x * 8 + 3.1, y * 8, z * 8) + 0.1 * (y - 0.3)) },
  { colour: 2, on: [0], share: (x, y, z) => smooth(0.56, 0.6, noise3(x * 8 + 9.7, y * 8 + 4.2, z * 8)) },
];
