import { mixRgb } from '../../raster/colour.ts';
import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { HeadAxes } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const elephant: Concept = {
  id: 'elephant',
  words: {
    en: 'elephant',
    de: 'elefant/elefanten',
    es: 'elefante',
    fr: 'éléphant',
    zh: '大象',
    ja: '象/ゾウ',
    ar: 'فيل',
    emoji: '🐘',
  },
  size: { width: 5.6, height: 3 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#9b928a', '#bfaca2', '#6a625c'],
      ['#94877b', '#bba595', '#635850'],
    ]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 1.75,
        height: 2.7,
        girth: 0.8,
        belly: 1.04,
        breadth: 0.9,
        leg: 0.225,
        thigh: 1.45,
        foot: 'pad',
        neck: { length: 0.85, rise: 0.34, radius: 0.46 },
        head: { size: 0.46, muzzle: 0.1, thick: 0.3, dip: 0.9, yaw: 0.5 },
        ears: { kind: 'round', size: 0.01 },
        tail: { length: 1.2, radius: 0.045, rise: -1.42, tip: 0 },
        colours: [coat, light, dark],
        iris: '#5a3a1c',
        hair: 0.12,
        marks: {
          colour: 2,
          // Wrinkles around trunk and legs, dust on the back.
          share: (x, y, z) =>
            smooth(0.25, 0.85, Math.sin(y * 62 + 4 * noise2(x * 3 + z * 2, y * 2))) *
              (0.18 * smooth(-1.6, -1.75, x) + 0.08 * smooth(1.3, 0.9, y)) +
            0.35 * smooth(0.45, 0.75, noise2(x * 2.2 + 7, y * 2.2 + z)),
        },
      },
      (at, size) => [
        // Two domes of the skull, temples, cheeks, and the lip behind the tusks.
        ...bothSides((s) => [
          [...at(-0.15, 0.62, 0.32 * s), size * 0.52, ...at(0.15, 0.55, 0.28 * s), size * 0.5, 0],
          [...at(0.3, -0.35, 0.52 * s), size * 0.5, ...at(0.75, -0.95, 0.42 * s), size * 0.26, 0],
          [...at(0.62, 0.24, 0.52 * s), size * 0.15, ...at(0.3, 0.32, 0.84 * s), size * 0.12, 0],
        ]),
        [...at(0.2, -0.75, 0), size * 0.5, ...at(0.95, -1.5, 0), size * 0.16, 1],
        // The trunk: broad at its root, ridged, and curled at its end.
        ...conesAlong(
          [
            [...at(0.6, 0.1, 0), size * 0.62],
            [...at(1.02, -0.55, 0), size * 0.5],
            [...at(1.24, -1.35, 0), size * 0.41],
            [...at(1.3, -2.2, 0), size * 0.34],
            [...at(1.28, -3.05, 0), size * 0.28],
            [...at(1.4, -3.75, 0), size * 0.23],
            [...at(1.75, -4.15, 0.1), size * 0.19],
            [...at(2.15, -4.05, 0.15), size * 0.15],
          ],
          0,
        ),
        // The brush of the tail.
        [1.72, 0.95, 0, 0.04, 1.74, 0.62, 0, 0.05, 2],
      ],
    );
    for (const s of [-1, 1]) {
      mesh.tube(
        [
          at(0.75, -0.75, 0.5 * s),
          at(1.1, -1.25, 0.66 * s),
          at(1.55, -1.75, 0.74 * s),
          at(2.1, -1.95, 0.66 * s),
          at(2.6, -1.72, 0.5 * s),
        ],
        [0.085, 0.08, 0.066, 0.046, 0.01],
        '#e4d9bf',
        materials.wet,
        16,
      );
      ear(mesh, at, s, [coat, light, dark]);
    }
  },
};

/** A wide fan that is fastened behind the cheek, its upper edge folded, its hem thin and wavy. */
function ear(mesh: Mesh, at: HeadAxes, s: number, [coat, light, dark]: readonly [Colour, Colour, Colour]): void {
  const [skin, rim, vein] = [readColour(coat), readColour(light), readColour(dark)];
  mesh.sheet(
    (u, v) => {
      // From the top of the head (v 0) back and down to the tip beside the jaw (v 1).
      const a = 1.25 - v * 3.0;
      const long = u * (1.55 + 0.5 * Math.sin(v * Math.PI) + 0.35 * smooth(0.7, 1, v));
      const fold = 0.3 * smooth(0.25, 0, v) * u;
      return at(
        -0.02 - Math.cos(a) * long * 0.86 + 0.28 * v * u,
        0.18 - 0.3 * v + Math.sin(a) * long * 0.92 - fold,
        (0.84 +
          1.35 * u -
          0.25 * u * u +
          0.5 * u * Math.sin(Math.PI * v) +
          fold +
          0.07 * Math.sin(v * 19 + 1) * u * u) *
          s,
      );
    },
    16,
    34,
    (u, v) => {
      const line = smooth(0.9, 1, Math.sin(v * 21 + 2.5 * u)) * smooth(0.1, 0.4, u) * smooth(0.95, 0.7, u);
      return mixRgb(mixRgb(skin, rim, 0.75 * smooth(0.55, 1, u)), vein, 0.35 * line + 0.3 * smooth(0.3, 0, u));
    },
    materials.coat,
  );
}
