import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { plume } from '../../shapes/fowl.ts';
import { buildPerch } from '../../shapes/perch.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const parrot: Concept = {
  id: 'parrot',
  words: {
    en: 'parrot/macaw/parakeet',
    de: 'papagei/ara',
    es: 'loro/papagayo/guacamayo',
    fr: 'perroquet/ara',
    zh: '鹦鹉',
    ja: 'オウム/インコ',
    ar: 'ببغاء',
    emoji: '🦜',
  },
  size: { width: 0.9, height: 1.9 },
  lives: ['jungle', 'forest', 'hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 0.8, span: 1.05, chord: 0.24, raise: 0.5, bend: 0.2, fingers: 0.2 },
    beak: { length: 0.08, hooked: true, colour: '#2a2622' },
    colours: [colour ?? '#d82c22', colour ?? '#e8442a', '#f0c02c', '#2a5ac8', colour ?? '#d82c22', '#2a62c8'],
  })),
  build(mesh, random, look) {
    // It sits on the side branch of a young tree.
    buildPerch(mesh);
    const chosen = plumageOf(random, look.colour);
    const own = (colour: string): string => look.colour ?? colour;
    // A red parrot has wings of more colours; one that is white or black all over has none.
    const winged = look.colour !== undefined && isVivid(look.colour) ? (colour: string): string => colour : own;
    const [back, breast, tail] = [own(chosen[0]), own(chosen[1]), chosen[4]];
    const [cover, flight] = [winged(chosen[2]), winged(chosen[3])];
    const cones: Cones = [
      [-0.025, 0.97, 0, 0.092, 0.045, 0.76, 0, 0.108, 0],
      [0.045, 0.76, 0, 0.1, 0.12, 0.6, 0, 0.06, 0],
      [-0.055, 0.93, 0, 0.08, 0.0, 0.74, 0, 0.09, 1],
      [-0.035, 1.04, 0, 0.08, -0.055, 1.15, 0, 0.085, 0],
      [-0.06, 1.17, 0, 0.082, -0.09, 1.15, 0, 0.066, 0],
      [-0.08, 1.1, 0, 0.05, -0.1, 1.1, 0, 0.045, 0],
      // Under the tail.
      [0.12, 0.6, 0, 0.055, 0.2, 0.42, 0, 0.025, 2],
      ...bothSides((s) => [
        // The bare cheek.
        [-0.105, 1.15, 0.034 * s, 0.042, -0.085, 1.12, 0.042 * s, 0.036, 3],
        [0.0, 0.96, 0.05 * s, 0.066, 0.08, 0.74, 0.06 * s, 0.06, 0],
        [0.0, 0.68, 0.05 * s, 0.045, -0.015, 0.61, 0.055 * s, 0.03, 1],
      ]),
    ];
    const k = 0.02;
    mesh.body(cones, { k, colours: [back, breast, own(tail), '#efe8dc'], hair: 0.38 });
    mesh.heads([-0.07, 1.16, 0], [-0.155, 1.16, 0], {
      aside: 0.8,
      cones: [...cones.slice(4, 6), [-0.16, 1.13, 0, 0.04, -0.15, 1.09, 0, 0.03]],
    });
    tellHead(mesh, [-0.07, 1.15, 0], 0.09, { tip: [-0.192, 1.07, 0], aside: 0.75 });
    const skin = skinOf(cones, k);
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      plume(
        mesh,
        [
          [0.13, 0.6 - 0.03 * t, 0.02 * Math.sin(i * 2.2)],
          [0.24 + 0.012 * t, 0.38, 0.028 * Math.sin(i * 2.2)],
          [0.3 + 0.075 * t, 0.02 + 0.26 * (1 - t) * (i % 2), 0.02 * Math.sin(i * 2.2)],
        ],
        0.024,
        i % 3 === 1 ? flight : own(tail),
      );
    }
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.02, 1.02],
        to: [0.13, 0.66],
        depth: 0.17,
        reach: 0.42,
        colours: [cover, mixRgb(readColour(cover), readColour(flight), 0.35), flight],
        shoulder: back,
      });
      eyeOn(mesh, skin([-0.075, 1.165, 0], [-0.45, 0.1, side]), [-0.4, 0.05, side], 0.0125, '#9a8642', '#d9d0c2');
      // Lines of tiny feathers across the cheek.
      for (let i = 0; i < 4; i++)
        mesh.tube(
          [0, 0.5, 1].map((t) =>
            skin([-0.09, 1.13, 0.01 * side], [-0.75 + 0.16 * i, 0.1 - 0.75 * t - 0.05 * i, side * 0.8]),
          ),
          [0.0016],
          look.colour ?? '#6b2f28',
          materials.plain,
          4,
        );
      // Two toes ahead around the branch, two behind.
      for (const t of [-1, 1])
        for (const ahead of [-1, 1])
          mesh.tube(
            [
              [-0.015, 0.605, 0.055 * side],
              [-0.015 + ahead * 0.045, 0.6, (0.055 + 0.016 * t) * side],
              [-0.015 + ahead * 0.062, 0.555, (0.055 + 0.018 * t) * side],
            ],
            [0.015, 0.014, 0.005],
            '#4f4945',
            materials.wet,
            8,
          );
    }
    // A strong beak that bends down over the lower one.
    mesh.tube(
      [
        [-0.11, 1.152, 0],
        [-0.148, 1.158, 0],
        [-0.177, 1.142, 0],
        [-0.193, 1.11, 0],
        [-0.192, 1.062, 0],
      ],
      [0.05, 0.043, 0.034, 0.021, 0.002],
      chosen[5],
      materials.wet,
      16,
    );
    mesh.tube(
      [
        [-0.105, 1.1, 0],
        [-0.138, 1.085, 0],
        [-0.168, 1.09, 0],
      ],
      [0.034, 0.028, 0.012],
      '#26221f',
      materials.wet,
      12,
    );
  },
};

/** Back and head, breast, coverts, flight feathers, tail, upper beak. */
type Plumage = readonly [back: string, breast: string, cover: string, flight: string, tail: string, beak: string];

const plumages: readonly [Plumage, ...Plumage[]] = [
  ['#c22d26', '#c9352b', '#dba52f', '#27509e', '#b82a28', '#2c2825'],
  ['#3c7a42', '#5c8c3e', '#4a8248', '#2a5fa6', '#37803e', '#2c2825'],
  ['#2566b4', '#e3a92f', '#2a70bd', '#234e96', '#2a62ac', '#2c2825'],
];

/** By chance, or of those there are the one whose back is most like the colour that was asked for. */
function plumageOf(random: Random, asked: string | undefined): Plumage {
  const chosen = pick(random, plumages);
  if (asked === undefined) return chosen;
  const [r, g, b] = readColour(asked);
  const apart = ([back]: Plumage): number => {
    const [x, y, z] = readColour(back);
    return Math.hypot(r - x, g - y, b - z);
  };
  return plumages.reduce((nearest, one) => (apart(one) < apart(nearest) ? one : nearest));
}

/** Whether a colour is far from grey. */
function isVivid(colour: string): boolean {
  const rgb = readColour(colour);
  return Math.max(...rgb) - Math.min(...rgb) > 0.2;
}
