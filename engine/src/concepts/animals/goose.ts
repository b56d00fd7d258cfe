import { mixRgb } from '../../raster/colour.ts';
import { buildBirdLeg, buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

/** Body, under its tail, edges of its feathers, flight feathers, neck, bill and legs. */
type Plumage = readonly [body: string, under: string, edge: string, flight: string, neck: string, bill: string];

const plumages: readonly [Plumage, ...Plumage[]] = [
  ['#f3f0e8', '#fbf9f4', '#ffffff', '#dcd8cc', '#f6f4ee', '#e8862a'],
  ['#8d8273', '#efece4', '#b9ae9f', '#4e463d', '#857a6c', '#e48a3a'],
];

export const goose: Concept = {
  id: 'goose',
  words: {
    en: 'goose',
    de: 'gans/gänse',
    es: 'ganso/oca',
    fr: 'oie',
    zh: '鹅/大雁',
    ja: 'ガチョウ/雁',
    ar: 'إوزة/أوزة/إوز',
    emoji: '🪿',
  },
  size: { width: 0.95, height: 0.92 },
  lives: ['hills', 'river', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.3,
  sway: 0.25,
  plural: 4,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 1, span: 1.6, chord: 0.34, raise: 0.4, bend: 0.25, fingers: 0.4 },
    beak: { length: 0.1, hooked: false, colour: '#e88a2a' },
    colours: [
      colour ?? '#f2efe8',
      colour ?? '#f6f4ee',
      colour ?? '#e8e4da',
      '#3a3630',
      colour ?? '#f4f2ea',
      colour ?? '#f2efe8',
    ],
  })),
  build(mesh, random, look) {
    const chosen = pick(random, plumages);
    const [, under, edge, flight] = chosen;
    const body = look.colour ?? chosen[0];
    const neck = look.colour ?? chosen[4];
    const orange = chosen[5];
    const cones: Cones = [
      [-0.12, 0.4, 0, 0.17, 0.12, 0.38, 0, 0.165, 0],
      [0.12, 0.38, 0, 0.16, 0.32, 0.42, 0, 0.075, 0],
      [-0.2, 0.43, 0, 0.13, -0.12, 0.34, 0, 0.14, 0],
      // The belly hangs low behind, and the tail ends it.
      [0.06, 0.31, 0, 0.125, 0.24, 0.34, 0, 0.1, 1],
      [0.3, 0.42, 0, 0.06, 0.46, 0.45, 0, 0.022, 1],
      ...conesAlong(
        [
          [-0.2, 0.46, 0, 0.125],
          [-0.29, 0.56, 0, 0.075],
          [-0.315, 0.68, 0, 0.056],
          [-0.3, 0.8, 0, 0.05],
          [-0.325, 0.87, 0, 0.052],
        ],
        2,
      ),
      [-0.34, 0.885, 0, 0.064, -0.395, 0.872, 0, 0.05, 2],
      ...bothSides((s) => [
        [-0.1, 0.43, 0.07 * s, 0.12, 0.2, 0.41, 0.06 * s, 0.09, 0],
        [0.03, 0.28, 0.075 * s, 0.07, 0.05, 0.2, 0.075 * s, 0.034, 1],
      ]),
    ];
    mesh.body(cones, { k: 0.04, colours: [body, look.colour ?? under, neck], hair: 0.28 });
    tellHead(mesh, [-0.36, 0.88, 0], 0.064, { tip: [-0.51, 0.838, 0], aside: 0.75 });
    const skin = skinOf(cones, 0.04);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.2, 0.45],
        to: [0.27, 0.42],
        depth: 0.21,
        reach: 0.42,
        colours: [body, look.colour ? mixRgb(readColour(look.colour), [1, 1, 1], 0.14) : edge, look.colour ?? flight],
      });
      buildBirdLeg(mesh, {
        joints: [
          [0.05, 0.2, 0.075 * side],
          [0.075, 0.13, 0.08 * side],
          [0.03 - 0.05 * side, 0.02, 0.085 * side],
        ],
        thick: 0.017,
        toe: 0.12,
        webbed: true,
        colour: orange,
      });
      eyeOn(mesh, skin([-0.345, 0.9, 0], [-0.25, 0.15, side]), [-0.3, 0.1, side], 0.0115, '#2a1c14');
    }
    // The bill: high at its root, with a nail at its end and the lower half under it.
    mesh.tube(
      [
        [-0.41, 0.878, 0],
        [-0.46, 0.86, 0],
        [-0.51, 0.838, 0],
        [-0.528, 0.828, 0],
      ],
      [0.042, 0.03, 0.021, 0.008],
      orange,
      materials.wet,
      14,
    );
    mesh.tube(
      [
        [-0.41, 0.85, 0],
        [-0.47, 0.83, 0],
        [-0.512, 0.82, 0],
      ],
      [0.026, 0.02, 0.008],
      '#c9702a',
      materials.wet,
      12,
    );
    for (const s of [-1, 1]) mesh.ball(-0.465, 0.872, 0.022 * s, 0.009, 0.004, 0.004, '#5a3014', materials.plain, 8);
  },
};
