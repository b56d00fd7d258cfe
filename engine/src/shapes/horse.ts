import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildQuadruped } from './quadruped.ts';
import type { HeadAxes } from './quadruped.ts';

/** A horse with mane and tail in the third colour; `brush` makes the mane stand upright and the tail thin. */
export function buildHorse(
  mesh: Mesh,
  random: Random,
  [coat, light, hair]: readonly [Colour, Colour, Colour],
  marks?: Marks,
  brush = false,
): HeadAxes {
  const at = buildQuadruped(mesh, random, {
    length: 1.12,
    height: brush ? 1.36 : 1.52,
    girth: 0.35,
    belly: 0.86,
    leg: 0.057,
    thigh: 1.9,
    foot: 'hoof',
    neck: { length: brush ? 0.66 : 0.8, rise: 0.86, radius: 0.175 },
    head: { size: 0.165, muzzle: 0.39, thick: 0.094, dip: 0.72, yaw: 0.5 },
    ears: { kind: 'pointed', size: 1 },
    tail: { length: 0.1, radius: 0.06, rise: -0.4, tip: 0 },
    colours: [coat, light, '#2a211c'],
    paint: { muzzle: 1 },
    ...(marks && { marks }),
    hair: 0.2,
  });
  const withers: Vec3 = [-0.5, brush ? 1.32 : 1.5, 0];
  const crest = at(-0.75, 0.75, 0);
  const poll = at(0.1, 0.95, 0);
  const along = (t: number): Vec3 => {
    const s = Math.min(1, t * 1.18);
    const from = t < 0.85 ? withers : crest;
    const to = t < 0.85 ? crest : poll;
    const f = t < 0.85 ? s : (t - 0.85) / 0.15;
    return [
      from[0] + (to[0] - from[0]) * f + 0.1 * Math.sin(s * 3.1),
      from[1] + (to[1] - from[1]) * f - 0.02,
      from[2] + (to[2] - from[2]) * f,
    ];
  };
  // Locks that spring from the crest and fall towards the painter.
  const locks = brush ? 46 : 84;
  for (let i = 0; i < locks; i++) {
    const root = along(i / (locks - 1));
    const side = i % 5 === 4 ? 1 : -1;
    const fall = brush ? 0.02 : 0.26 + random() * 0.16;
    const lift = brush ? 0.13 : 0.1;
    const end: Vec3 = [
      root[0] + 0.07 + random() * 0.08,
      root[1] + lift - fall,
      root[2] + side * (brush ? 0.02 : 0.19 + random() * 0.02),
    ];
    // Beside the neck, and not within it.
    const middle: Vec3 = [
      (root[0] + end[0]) / 2 - 0.02,
      root[1] + lift - fall * (brush ? 0.3 : 0.22),
      root[2] + side * (brush ? 0.012 : 0.16),
    ];
    const top: Vec3 = [root[0], root[1] + (brush ? 0 : 0.09), root[2]];
    mesh.tube([top, middle, end], [0.034, 0.034, 0.006], hair, materials.cloth, 5);
  }
  const dock: Vec3 = [0.82, (brush ? 1.36 : 1.52) - 0.2, 0];
  for (let i = 0; i < (brush ? 8 : 26); i++) {
    const [a, b] = [(random() - 0.5) * 0.16, (random() - 0.5) * 0.16];
    const long = 0.75 + random() * 0.25;
    mesh.tube(
      [
        dock,
        [dock[0] + 0.1 + a * 0.4, dock[1] + 0.02, b * 0.4],
        [dock[0] + 0.2 + a, dock[1] - long * 0.5, b],
        [dock[0] + 0.14 + a * 1.2, dock[1] - long, b * 1.2],
      ],
      [0.025, 0.03, 0.03, 0.005],
      hair,
      materials.cloth,
      5,
    );
  }
  return at;
}
