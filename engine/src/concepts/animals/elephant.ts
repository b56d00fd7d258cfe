import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides, spineAlong } from '../../shapes/body-parts.ts';
import { pick, schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import type { HeadAxes, QuadrupedForm } from '../../shapes/quadruped.ts';
import type { Random } from '../../raster/random.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Concept, Look } from '../concept.ts';

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
  build: (mesh, random, look) => buildElephant(mesh, random, look, { isCalf: false }),
};

/** An elephant, or its calf: a large head with a short trunk and no tusks, and hair that stands up. */
export function buildElephant(mesh: Mesh, random: Random, look: Look, { isCalf }: { readonly isCalf: boolean }): void {
  const [coat, light, dark] = schemeOf(look.colour, random, [
    ['#9b928a', '#bfaca2', '#6a625c'],
    ['#94877b', '#bba595', '#635850'],
  ]);
  // The trunk of a calf does not reach the ground, and its ears are small.
  const [reach, fan] = isCalf ? [0.78, 0.8] : [1, 1];
  // No two of a family hold their trunks alike, or lay back their ears as far.
  const hold = pick(random, trunks);
  const [swung, flared] = [random() - 0.5, random()];
  const form: QuadrupedForm = {
    ...doing(look),
    length: 1.62,
    height: 2.74,
    girth: 0.78,
    belly: 1.02,
    breadth: 0.88,
    back: { withers: 0.06, dip: 0.02, croup: -0.04, crest: 0.1 },
    leg: 0.2,
    thigh: 1.3,
    foot: 'pad',
    neck: { length: 0.74, rise: 0.42, radius: 0.46 },
    head: { size: 0.5, muzzle: 0.1, thick: 0.3, dip: 0.9, yaw: 0.5, eyes: 1 },
    ears: { kind: 'round', size: 0.01 },
    tail: { length: 1.15, radius: 0.04, rise: -1.42, tip: 2, tuft: 0.05 },
    colours: [
      coat,
      light,
      dark,
      mixRgb(readColour(light), readColour('#a8805c'), 0.4),
      mixRgb(readColour(dark), [0.02, 0.015, 0.012], 0.6),
    ],
    iris: '#5a3a1c',
    hair: 0.1,
  };
  const at = buildQuadruped(
    mesh,
    random,
    {
      ...(isCalf ? elephantCalf(form) : form),
      marks: [
        {
          colour: 2,
          // Dark where mud has dried, and below.
          share: (x, y, z) =>
            0.5 * smooth(0.4, 0.75, noise2(x * 2.2 + 7, y * 2.2 + z) * 0.7 + noise2(x * 7, y * 7 + z * 5) * 0.3) +
            0.4 * smooth(1.6, 0.7, y),
        },
        // Dust on head and back.
        { colour: 3, share: (x, y, z) => 0.75 * smooth(2.2, 2.75, y + 0.5 * (noise2(x * 3, z * 3 + 4) - 0.5)) },
        {
          colour: 4,
          // Wrinkles: a net of fine folds everywhere, rings around the trunk.
          share: (x, y, z) => {
            const bent = noise2(x * 4 + z * 3, y * 4);
            const rings = smooth(0.55, 1, Math.sin(y * 104 + 7 * bent)) * smooth(-1.6, -1.85, x);
            const net =
              smooth(0.75, 1, Math.sin((y + 0.6 * x) * 66 + 16 * bent)) * 0.6 +
              smooth(0.8, 1, Math.sin((y * 0.4 - x) * 58 + 16 * noise2(x * 5, y * 5 + z * 3))) * 0.5;
            return 0.2 * rings + 0.28 * net;
          },
        },
      ],
    },
    (at, size) => [
      // Two domes of the skull, a forehead that runs down into the trunk, temples, cheeks, and the lip behind the tusks.
      ...melting(size * 0.36, [
        ...bothSides((s) => [
          [...at(-0.2, 0.56, 0.3 * s), size * 0.5, ...at(0.12, 0.5, 0.26 * s), size * 0.48, 0],
          [...at(0.3, -0.35, 0.52 * s), size * 0.46, ...at(0.75, -0.95, 0.42 * s), size * 0.24, 0],
        ]),
        [...at(0.2, 0.5, 0), size * 0.52, ...at(0.72, -0.1, 0), size * 0.56, 0],
      ]),
      [...at(0.2, -0.75, 0), size * 0.5, ...at(0.95, -1.5, 0), size * 0.16, 1],
      // The trunk: broad at its root, ridged, and curled at its end.
      ...spineAlong(
        hold.map(([ahead, up], i) => [
          ...at(ahead, up * reach, (i / hold.length) ** 2 * swung * 1.6),
          size * (trunkRadii[i] ?? 0.15),
        ]),
        0,
        2,
      ),
    ],
  );
  for (const s of [-1, 1]) {
    if (!isCalf)
      mesh.tube(
        smoothWay(
          [
            at(0.75, -0.75, 0.5 * s),
            at(1.1, -1.25, 0.66 * s),
            at(1.55, -1.75, 0.74 * s),
            at(2.1, -1.95, 0.66 * s),
            at(2.6, -1.72, 0.5 * s),
          ],
          4,
        ),
        Array.from({ length: 17 }, (_, i) => 0.086 * (1 - (i / 16) ** 1.7) + 0.008),
        '#e4d9bf',
        materials.wet,
        16,
      );
    ear(
      mesh,
      (ahead, up, aside) =>
        at(ahead * fan, up * fan, 0.84 * s + (aside - 0.84 * s) * (0.5 + 0.5 * fan) * (0.75 + 0.7 * flared)),
      s,
      [coat, light, dark],
    );
  }
}

/** How thick a trunk is from its root to its end, in radii of the skull. */
const trunkRadii = [0.62, 0.5, 0.41, 0.34, 0.28, 0.23, 0.19, 0.15] as const;

/** Ways that a trunk is held, ahead of the skull and over it: it hangs and curls out, it brings something to the mouth, it swings ahead of the next step. */
const trunks: readonly [Hold, ...Hold[]] = [
  [
    [0.6, 0.1],
    [1.02, -0.55],
    [1.24, -1.35],
    [1.3, -2.2],
    [1.28, -3.05],
    [1.4, -3.75],
    [1.75, -4.15],
    [2.15, -4.05],
  ],
  [
    [0.6, 0.1],
    [1.04, -0.55],
    [1.34, -1.3],
    [1.56, -2.1],
    [1.62, -2.85],
    [1.36, -3.4],
    [0.86, -3.3],
    [0.66, -2.8],
  ],
  [
    [0.6, 0.1],
    [1.04, -0.5],
    [1.4, -1.2],
    [1.72, -1.95],
    [1.96, -2.75],
    [2.1, -3.45],
    [2.0, -4.05],
    [1.66, -4.3],
  ],
];

type Hold = readonly (readonly [ahead: number, up: number])[];

const elephantCalf = (form: QuadrupedForm): QuadrupedForm => ({
  ...form,
  length: form.length * 0.78,
  girth: form.girth * 0.86,
  belly: 0.96,
  leg: form.leg * 0.96,
  neck: { ...form.neck, length: form.neck.length * 0.78, radius: form.neck.radius * 0.86 },
  head: { ...form.head, size: form.head.size * 1.04, eyes: 1.5 },
  tail: { ...form.tail, length: form.tail.length * 0.8 },
  hair: 0.34,
});

/** A wide fan that is fastened behind the cheek, its upper edge folded, its hem thin and wavy. */
function ear(mesh: Mesh, at: HeadAxes, s: number, [coat, light, dark]: readonly [Colour, Colour, Colour]): void {
  const [skin, rim, vein] = [readColour(coat), readColour(light), readColour(dark)];
  mesh.sheet(
    (u, v) => {
      // From the top of the head (v 0) back and down to the tip beside the jaw (v 1).
      const a = 0.86 - v * 2.7;
      const long = u * (1.34 + 0.66 * Math.sin(v * Math.PI) + 0.5 * smooth(0.62, 1, v));
      const fold = 0.22 * smooth(0.25, 0, v) * u;
      return at(
        -0.02 - Math.cos(a) * long * 0.86 + 0.28 * v * u,
        0.18 - 0.3 * v + Math.sin(a) * long * 0.92 - fold,
        (0.84 +
          // At rest it lies back along neck and shoulder.
          0.92 * u -
          0.34 * u * u +
          0.42 * u * Math.sin(Math.PI * v) +
          fold +
          0.09 * Math.sin(v * 15 + 1) * u * u) *
          s,
      );
    },
    24,
    64,
    (u, v) => {
      const line =
        smooth(0.5, 1, Math.sin(v * 21 + 2.5 * u + 0.8 * Math.sin(u * 7))) * smooth(0.1, 0.4, u) * smooth(0.95, 0.7, u);
      return mixRgb(mixRgb(skin, rim, 0.75 * smooth(0.55, 1, u)), vein, 0.22 * line + 0.3 * smooth(0.3, 0, u));
    },
    materials.coat,
  );
}
