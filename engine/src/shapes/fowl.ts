import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildBirdLeg, buildFoldedWing } from './bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from './body-parts.ts';

interface FowlForm {
  /** Body, hackles of neck and saddle, breast, edges of the feathers, flight feathers. */
  readonly colours: readonly [Colour, Colour, Colour, Colour, Colour];
  /** Height of the comb, metres. */
  readonly comb: number;
  /** How much higher it carries its neck than a hen, metres. */
  readonly proud: number;
}

const red = '#c2282b';
const yellow = '#d9a440';

/** A hen or a cock that heads towards -x; its tail is built with `plume`. */
export function buildFowl(mesh: Mesh, { colours, comb, proud }: FowlForm): void {
  const [body, hackle, breast, edge, flight] = colours;
  const [hx, hy] = [-0.16 - proud * 0.1, 0.425 + proud];
  const cones: Cones = [
    [-0.06, 0.235, 0, 0.098, 0.06, 0.22, 0, 0.094, 0],
    [0.05, 0.24, 0, 0.082, 0.16, 0.285, 0, 0.036, 0],
    [-0.085, 0.235, 0, 0.09, -0.115, 0.265, 0, 0.07, 2],
    [-0.02, 0.17, 0, 0.07, 0.07, 0.18, 0, 0.068, 2],
    // The cape of hackles widens down to the shoulders, the saddle falls over the rump.
    ...conesAlong(
      [
        [-0.06, 0.28, 0, 0.085],
        [-0.115, 0.33, 0, 0.062],
        [hx + 0.02, hy - 0.05, 0, 0.038],
        [hx, hy, 0, 0.034],
      ],
      1,
    ),
    [hx, hy + 0.002, 0, 0.034, hx - 0.022, hy - 0.004, 0, 0.026, 1],
    [0.03, 0.3, 0, 0.045, 0.12, 0.29, 0, 0.04, 1],
    ...bothSides((s) => [
      [-0.04, 0.25, 0.045 * s, 0.066, 0.07, 0.24, 0.045 * s, 0.054, 0],
      [0.015, 0.17, 0.05 * s, 0.055, 0.01, 0.11, 0.05 * s, 0.022, 2],
      [hx - 0.02, hy - 0.004, 0.012 * s, 0.02, hx - 0.01, hy - 0.018, 0.016 * s, 0.016, 3],
    ]),
  ];
  const k = 0.026;
  mesh.body(cones, { k, colours: [body, hackle, breast, red], hair: 0.5, shaggy: [1] });
  const skin = skinOf(cones, k);
  for (const side of [-1, 1]) {
    buildFoldedWing(mesh, {
      skin,
      side,
      from: [-0.11, 0.265],
      to: [0.1, 0.225],
      depth: 0.125,
      reach: 0.3,
      colours: [body, edge, flight],
    });
    buildBirdLeg(mesh, {
      joints: [
        [0.01, 0.115, 0.05 * side],
        [0.028, 0.085, 0.052 * side],
        [0.005 - 0.02 * side, 0.012, 0.055 * side],
      ],
      thick: 0.0105,
      toe: 0.075,
      colour: yellow,
    });
    eyeOn(
      mesh,
      skin([hx - 0.008, hy + 0.008, 0], [-0.35, 0.12, side]),
      [-0.35, 0.05, side],
      0.0072,
      '#c8702a',
      '#a8302c',
    );
  }
  drawHead(mesh, [hx, hy, 0], comb);
}

/** A serrated comb, wattles, and the two halves of the beak. */
function drawHead(mesh: Mesh, [hx, hy]: Vec3, comb: number): void {
  const spike = (i: number): readonly number[] => {
    const t = i / 4;
    const tall = comb * (0.62 + 0.38 * Math.sin(Math.PI * (0.2 + 0.7 * t)));
    const x = hx - 0.036 + 0.062 * t;
    return [x, hy + 0.022, 0, 0.0115, x + 0.008 + 0.012 * t, hy + 0.024 + tall, 0, 0.0035, 0];
  };
  mesh.body(
    [
      ...[0, 1, 2, 3, 4].map((i) => spike(i)),
      [hx - 0.04, hy + 0.016, 0, 0.009, hx + 0.03, hy + 0.03, 0, 0.008, 0],
      ...bothSides((s) => [
        [hx - 0.03, hy - 0.022, 0.009 * s, 0.007, hx - 0.034, hy - 0.03 - comb * 0.45, 0.012 * s, 0.0125, 0],
        // Ear lobes.
        [hx + 0.002, hy - 0.008, 0.032 * s, 0.006, hx + 0.004, hy - 0.02, 0.03 * s, 0.007, 1],
      ]),
    ],
    { k: 0.005, mat: materials.coat, colours: [red, '#e6d9d0'], fur: 0.3 },
  );
  mesh.tube(
    [
      [hx - 0.036, hy + 0.004, 0],
      [hx - 0.062, hy - 0.002, 0],
      [hx - 0.08, hy - 0.018, 0],
    ],
    [0.0145, 0.01, 0.0012],
    yellow,
    materials.wet,
    10,
  );
  mesh.tube(
    [
      [hx - 0.036, hy - 0.008, 0],
      [hx - 0.068, hy - 0.015, 0],
    ],
    [0.01, 0.0015],
    mixRgb(readColour(yellow), [0.1, 0.05, 0.02], 0.35),
    materials.wet,
    8,
  );
}

/** A bent feather, seen from the side: from its root over a middle (where it does not reach) to its tip. */
export function plume(mesh: Mesh, [from, over, to]: readonly [Vec3, Vec3, Vec3], half: number, colour: Colour): void {
  const tone = readColour(colour);
  const light = mixRgb(tone, [0.35, 0.55, 0.45], 0.16);
  mesh.sheet(
    (u, v) => {
      const at = (k: 0 | 1 | 2): number => from[k] * (1 - u) ** 2 + over[k] * 2 * u * (1 - u) + to[k] * u * u;
      const way = (k: 0 | 1): number => (over[k] - from[k]) * (1 - u) + (to[k] - over[k]) * u;
      const [tx, ty] = [way(0), way(1)];
      const long = Math.hypot(tx, ty) || 1;
      const end = Math.max(0, (u - 0.6) / 0.4);
      const w = (v - 0.5) * 2 * half * Math.min(1, 0.4 + 2 * u) * Math.sqrt(Math.max(0.004, 1 - end * end));
      return [at(0) - (ty / long) * w, at(1) + (tx / long) * w, at(2) + half * 0.5 * (v - 0.5) ** 2];
    },
    14,
    4,
    (_u, v) => (Math.abs(v - 0.5) < 0.2 ? light : tone),
    materials.wet,
  );
}
