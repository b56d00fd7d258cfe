import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { FlagPattern } from './flag-patterns.ts';

/** What flies from a pole: its colours, how much longer than high it is, and how fine its smallest signs are. */
export interface Cloth {
  readonly pattern: FlagPattern;
  readonly ratio?: number;
  /** It has stars or other small signs, which need small pieces to be round. */
  readonly isFine?: boolean;
}

/** Metres: the pole, the length of the cloth, and how far the pole stands to the left of the middle. */
const [high, long, left] = [4.1, 3, -1.45] as const;

/** How high and how wide a flag on its pole is, metres. */
export const flagSize = { width: 3.2, height: 4.2 } as const;

/** A flag that waves from a white pole with a gilded ball, on a foot of stone; it flies to the right. */
export function buildFlag(mesh: Mesh, { pattern, ratio = 1.5, isFine = false }: Cloth): void {
  mesh
    .push()
    .at(left, 0, 0)
    .cyl(0, -0.1, 0, 0.34, 0.32, 0.26, '#b9b2a4', materials.hewn, 28)
    .cyl(0, 0.16, 0, 0.22, 0.2, 0.14, '#c6bfb0', materials.hewn, 28)
    .cyl(0, 0.28, 0, 0.06, 0.038, high - 0.28, '#e6e7e6', materials.gloss, 20)
    .ball(0, high + 0.05, 0, 0.085, 0.085, 0.085, '#d2a63a', materials.metal, 18);
  const tall = long / ratio;
  const top = high - 0.12;
  mesh.sheet(
    (u, v) => {
      // It hangs a little more the farther from the pole it is, and its waves grow that way.
      const wave = 0.3 * u ** 0.75 * Math.sin(u * 7.6 - v * 1.3 + 0.5);
      const ripple = 0.035 * u * Math.sin(u * 19 + v * 2.5);
      return [
        0.05 + u * long * 0.95,
        top - v * tall - 0.3 * u ** 1.6 + 0.07 * u * Math.sin(u * 7.4 + v + 1),
        wave + ripple,
      ];
    },
    isFine ? 270 : 180,
    isFine ? 180 : 120,
    pattern,
    materials.cloth,
  );
  for (const share of [0.02, 0.98]) ring(mesh, top - tall * share, '#c9ccd0');
  // The cord runs down to its cleat.
  mesh.tube(
    [
      [0.05, high - 0.02, -0.03],
      [0.065, 1.8, -0.07],
      [0.06, 1, -0.06],
    ],
    [0.008],
    '#d8d2c4',
    materials.cloth,
    5,
  );
  mesh.box(0, 0.95, -0.065, 0.03, 0.14, 0.03, '#8d9196', materials.metal).pop();
}

function ring(mesh: Mesh, y: number, colour: Colour): void {
  mesh.cyl(0.03, y - 0.02, 0, 0.05, 0.05, 0.04, colour, materials.metal, 12);
}
