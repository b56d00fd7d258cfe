import { noise2, noise3, smooth } from '../solid/noise.ts';
import type { Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Bands around the body of a tabby. */
export const tabby: Marks = {
  colour: 2,
  on: [0],
  share: (x, y, z) =>
    smooth(0.15, 0.8, Math.sin((y * 1.3 + Math.abs(z) * 0.5 - x) * 64 + noise2(x * 11, y * 11) * 4)) *
    0.7 *
    smooth(0.46, 0.38, y),
};

/** The same bands on one that is curled up, from the middle of the curl to all sides; `turned` says how far it is turned, radians, and its head, at a place of who is not turned, has its own. */
export function curledTabby(turned: number, [headX, , headZ]: Vec3): Marks {
  const [c, s] = [Math.cos(turned), Math.sin(turned)];
  return {
    colour: 2,
    on: [0],
    share: (x, y, z) => {
      const [bx, bz] = [x * c - z * s, x * s + z * c];
      const round = Math.atan2(bz - 0.04, bx) * 10 + noise2(x * 12 + 5, z * 12 + y * 8) * 3.4;
      const body = smooth(0.1, 0.15, Math.hypot(bx - headX, bz - headZ));
      return 0.68 * smooth(0.1, 0.75, Math.sin(round)) * body * smooth(0.05, 0.1, Math.hypot(bx, bz - 0.04));
    },
  };
}

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

/** The dark paws and tail of a siamese: what is farthest from its heart. */
export const points: readonly Marks[] = [
  {
    colour: 2,
    on: [0, 1],
    share: (x, y, z) =>
      0.92 * Math.max(smooth(0.1, 0.03, y), smooth(0.2, 0.27, x) * smooth(0.2, 0.1, y + Math.abs(z) * 0.1)),
  },
];

/** Its mask, which runs out over the cheeks, and its ears. */
export const pointedFace: Marks = {
  colour: 2,
  on: [0, 1],
  share: (f, u, a) =>
    0.94 *
    Math.max(
      smooth(0.86, 0.5, Math.hypot((f - 1.1) * 0.7, u + 0.06, a * 0.85)),
      smooth(0.72, 0.9, u) * smooth(0.3, 0.44, a) * smooth(1.5, 1.2, f),
    ),
};

/** The white lips, chin and throat of who is black, and a streak up between the eyes. */
export const tuxedoFace: Marks = {
  colour: 1,
  on: [0, 1],
  share: (f, u, a) =>
    Math.max(
      smooth(-0.06, -0.2, u + 0.24 * (a - 0.2)) * smooth(0.3, 0.55, f),
      smooth(0.1, 0.05, a + 0.12 * u) * smooth(0.6, 0.8, f) * smooth(0.5, 0.3, u),
    ),
};
