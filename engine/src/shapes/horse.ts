import { mixRgb } from '../raster/colour.ts';
import type { Act } from '../concepts/concept.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import { noise2, smooth } from '../solid/noise.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Marks } from '../solid/soft-body.ts';
import { buildHorseHair } from './horse-hair.ts';
import { asCalf } from './young-form.ts';
import { muscles } from './muscles.ts';
import { darkAbove, mottled, paleBelow, stockings } from './coat-marks.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildQuadruped } from './quadruped.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped.ts';

/** Rings of a paler coat, faint: those of a horse that is well fed. */
const dapples: Marks = {
  colour: 6,
  share: (x, y, z) =>
    0.13 *
    smooth(0.5, 0.8, noise2(x * 14 + 0.6 * Math.sin(y * 9), y * 14 + z * 6)) *
    smooth(0.75, 1, y) *
    smooth(-0.5, -0.2, x),
};

/** How light a coat is, 0 to 1: rings and belly of a dark one are hardly paler than it is. */
const lightOf = (coat: Colour): number => {
  const [r, g, b] = readColour(coat);
  return 0.3 * r + 0.59 * g + 0.11 * b;
};

/** A white star between the eyes that runs out in a stripe towards the nose, nowhere quite straight; in the axes of the head. */
export const stripeOfFace: Marks = {
  colour: 4,
  share: (f, u, a) => {
    const down = f + 0.2 * u;
    const wide = 0.05 + 0.15 * smooth(0.3, 0.55, down) * smooth(1.5, 0.7, down) + 0.02 * Math.sin(f * 9);
    return (
      smooth(wide + 0.06, wide - 0.02, a) *
      smooth(0.24, 0.44, down - a) *
      smooth(2.0, 1.6, f - 0.8 * u) *
      smooth(-0.5, -0.1, u + 0.75 * (f - 0.7))
    );
  },
};

/** Legs that are folded in a gallop keep their colours, wherever they are: dark ones up to the knee, white ones over the hoof alone. */
const foldedLegs = (coat: Colour, socks: Colour): NonNullable<QuadrupedForm['paint']> =>
  readColour(socks)[2] > 0.4 && socks !== coat ? { shin: 4, cannon: 0 } : { shin: socks === coat ? 3 : 4 };

/** A horse with mane and tail in the third colour; `brush` makes the mane stand upright and the tail thin, socks colour its cannons; a foal has long legs, a short mane and a short tail. */
export function buildHorse(
  mesh: Mesh,
  random: Random,
  [coat, light, hair]: readonly [Colour, Colour, Colour],
  marks?: Marks,
  {
    brush = false,
    socks = coat,
    act,
    stride,
    isFoal = false,
  }: {
    readonly brush?: boolean;
    readonly socks?: Colour;
    readonly act?: Act | undefined;
    readonly stride?: number | undefined;
    readonly isFoal?: boolean;
  } = {},
): HeadAxes {
  const grown: QuadrupedForm = {
    act,
    stride,
    length: 1.12,
    height: brush ? 1.36 : 1.52,
    girth: 0.338,
    belly: 0.92,
    breadth: 0.72,
    back: { withers: 0.12, dip: 0.07, croup: 0.025, crest: 0.17 },
    leg: 0.053,
    thigh: 2.5,
    foot: 'hoof',
    neck: { length: brush ? 0.62 : 0.7, rise: 0.86, radius: brush ? 0.2 : 0.222 },
    head: { size: 0.16, muzzle: 0.43, thick: 0.084, dip: 0.82, yaw: 0.6, eyes: 1.22 },
    ears: { kind: 'leaf', size: 0.9, inside: 5 },
    tail: { length: brush ? 0.5 : 0.06, radius: 0.035, rise: brush ? -1.3 : -0.9, tip: 0 },
    colours: [
      coat,
      light,
      '#2a211c',
      mixRgb(readColour(coat), [0.02, 0.015, 0.01], 0.6),
      socks,
      mixRgb(readColour(coat), [0.03, 0.02, 0.015], 0.4),
      mixRgb(readColour(coat), [0.8, 0.66, 0.5], 0.03 + 0.23 * smooth(0.01, 0.16, lightOf(coat))),
    ],
    paint: marks ? { muzzle: 1 } : act === 'runs' || act === 'leaps' ? foldedLegs(coat, socks) : {},
    iris: '#3c2412',
    pupil: 'round',
    hair: 0.26,
  };
  const form = isFoal ? asCalf(grown) : grown;
  const isWhite = readColour(socks)[2] > 0.4;
  // Short hair shines where it lies over muscle; back and legs are darker than flank and belly.
  const natural = [
    mottled(5, { strength: 0.16, size: 0.4 }),
    dapples,
    darkAbove(form, 5, { down: 0.9, strength: 0.5 }),
    paleBelow(form, 6, { up: 0.9, strength: 0.45 }),
    muscles(form, 5),
    // Dark legs are so up to the knee, white ones seldom as far.
    stockings(form, socks === coat ? 3 : 4, {
      fore: isWhite ? 0.4 : 0.72,
      hind: isWhite ? 0.46 : 0.66,
      strength: socks === coat ? 0.6 : 1,
    }),
  ];
  const at = buildQuadruped(mesh, random, {
    ...form,
    marks: marks ?? natural,
    faceMarks: marks
      ? []
      : [
          // The soft skin of the muzzle is dark, and so are the hollows over the eyes.
          { colour: 1, share: (f, u) => 0.9 * smooth(1.7, 2.7, f - 1.1 * u) },
          { colour: 3, share: (f, u) => 0.45 * smooth(2.1, 3, f - 1.1 * u) },
          { colour: 5, share: (f, u, a) => 0.6 * smooth(0.42, 0.1, Math.hypot(f - 0.6, u - 0.15, a - 0.7)) },
          // Dark along the cheek bone, and a blaze of who has white socks.
          { colour: 5, share: (f, u, a) => 0.4 * smooth(0.3, 0.55, a) * smooth(-0.1, -0.5, u + 0.5 * (f - 0.6)) },
          ...(isWhite && socks !== coat ? [stripeOfFace] : []),
        ],
  });
  const { height, length } = form;
  const withers: Vec3 = [-length * 0.446, height - 0.03, 0];
  const crest = at(-0.75, 0.75, 0);
  const poll = at(0.1, 0.95, 0);
  // The upper line of a neck is behind it where it is raised, and before it where it is lowered.
  const [behind, above] = act === 'grazes' ? ([-0.1, 0.09] as const) : ([0.1, 0] as const);
  const along = (t: number): Vec3 => {
    const s = Math.min(1, t * 1.18);
    const from = t < 0.85 ? withers : crest;
    const to = t < 0.85 ? crest : poll;
    const f = t < 0.85 ? s : (t - 0.85) / 0.15;
    return [
      from[0] + (to[0] - from[0]) * f + behind * Math.sin(s * 3.1),
      from[1] + (to[1] - from[1]) * f - 0.02 + above * Math.sin(s * 3.1),
      from[2] + (to[2] - from[2]) * f,
    ];
  };
  const dock: Vec3 = [length * 0.5 + form.girth * 0.7, height - 0.2, 0];
  // In a gallop mane and tail stream behind.
  const streams = act === 'runs' || act === 'leaps' ? 0.8 : 0;
  if (!brush && !isFoal) buildHorseHair(mesh, random, hair, { along, head: at, dock, streams });
  else buildBrush(mesh, random, hair, { along, dock, streams, isFoal });
  return at;
}

/** A mane that stands upright, and a thin tail: of a zebra a tassel, of a foal short. */
function buildBrush(
  mesh: Mesh,
  random: Random,
  hair: Colour,
  {
    along,
    dock,
    streams,
    isFoal,
  }: {
    readonly along: (t: number) => Vec3;
    readonly dock: Vec3;
    readonly streams: number;
    readonly isFoal: boolean;
  },
): void {
  const tone = readColour(hair);
  const lock = (points: readonly Vec3[], radii: readonly number[]): void =>
    void mesh.tube(points, radii, mixRgb(tone, [0.5, 0.42, 0.34], random() * 0.14), materials.cloth, 6);
  for (let i = 0; i < 60; i++) {
    const [x, y, z] = along(i / 59);
    const side = i % 6 === 5 ? 1 : -1;
    const lean = 0.03 + random() * 0.05;
    lock(
      [
        [x, y, z],
        [x + lean, y + 0.1 + random() * 0.03, z + side * 0.015],
      ],
      [0.034, 0.008],
    );
  }
  for (let i = 0; i < (isFoal ? 34 : 12); i++) {
    const [a, b] = [(random() - 0.5) * 0.15, (random() - 0.5) * 0.16];
    const long = (0.7 + random() * 0.32) * (isFoal ? 0.5 : 1);
    const from = isFoal ? 0 : 0.4;
    const hang = (share: number, aside: number, spread: number, wide: number): Vec3 => [
      dock[0] + aside + a * spread + streams * share * long,
      dock[1] + 0.05 * streams * share - long * share * (1 - streams * 1.2) - from * (1 - share),
      b * wide,
    ];
    lock(
      [
        [dock[0] + from * 0.25, dock[1] - from, 0],
        [dock[0] + 0.12 + a * 0.3, dock[1] + 0.02 - from, b * 0.3],
        hang(0.4, 0.2, 0.8, 0.9),
        hang(0.75, 0.17, 1.1, 1.1),
        hang(1, 0.12, 1.3, 0.8),
      ],
      [0.018, 0.024, 0.022, 0.016, 0.003],
    );
  }
}
