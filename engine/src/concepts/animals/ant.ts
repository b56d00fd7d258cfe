import { mixRgb } from '../../raster/colour.ts';
import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { buildFlatRock } from '../../shapes/flat-rock.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** The legs of a side: where they begin, where knee and foot are; x and distance from the middle, metres. */
const legs: readonly (readonly [root: number, kneeX: number, kneeZ: number, footX: number, footZ: number])[] = [
  [-0.13, -0.24, 0.15, -0.36, 0.24],
  [-0.08, -0.07, 0.2, -0.05, 0.35],
  [-0.03, 0.13, 0.17, 0.3, 0.3],
];

export const ant: Concept = {
  id: 'ant',
  words: {
    en: 'ant',
    de: 'ameise/ameisen',
    es: 'hormiga',
    fr: 'fourmi',
    zh: '蚂蚁',
    ja: '蟻/働きアリ',
    ar: 'نملة',
    emoji: '🐜',
  },
  size: { width: 1.2, height: 0.55 },
  lives: ['forest', 'hills', 'desert'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const body = readColour(look.colour ?? pick(random, ['#6e3420', '#4a2a22', '#8a4420']));
    const light = mixRgb(body, [0.6, 0.3, 0.12], 0.3);
    const dark = mixRgb(body, [0.01, 0.008, 0.008], 0.6);
    const top = 0.16;
    buildFlatRock(mesh, random, [0.52, 0.42], top);
    mesh.at(0, top - 0.004, 0);
    mesh.body(
      [
        // Head: wide behind, with jaws; breast in three humps; the waist; and the gaster.
        [-0.3, 0.225, 0.022, 0.062, -0.3, 0.225, -0.022, 0.062, 0],
        [-0.35, 0.205, 0, 0.056, -0.385, 0.185, 0, 0.038, 0],
        ...conesAlong(
          [
            [-0.235, 0.215, 0, 0.022],
            [-0.18, 0.225, 0, 0.05],
            [-0.12, 0.235, 0, 0.056],
            [-0.06, 0.215, 0, 0.044],
            [-0.005, 0.2, 0, 0.038],
            [0.04, 0.18, 0, 0.016],
          ],
          1,
        ),
        [0.055, 0.185, 0, 0.022, 0.06, 0.215, 0, 0.016, 1],
        ...bothSides((s) => [
          [-0.39, 0.175, 0.024 * s, 0.017, -0.445, 0.16, 0.034 * s, 0.013, 2],
          [-0.445, 0.16, 0.034 * s, 0.012, -0.475, 0.155, 0.008 * s, 0.004, 2],
          ...legs.flatMap(([root, kneeX, kneeZ, footX, footZ]) => [
            [root, 0.195, 0.03 * s, 0.026, root + (kneeX - root) * 0.25, 0.17, 0.07 * s, 0.018, 1],
            [root + (kneeX - root) * 0.25, 0.17, 0.07 * s, 0.017, kneeX, 0.28, kneeZ * s, 0.0165, 0],
            [
              kneeX,
              0.28,
              kneeZ * s,
              0.0155,
              kneeX + (footX - kneeX) * 0.72,
              0.07,
              (kneeZ + (footZ - kneeZ) * 0.72) * s,
              0.011,
              0,
            ],
            [
              kneeX + (footX - kneeX) * 0.72,
              0.07,
              (kneeZ + (footZ - kneeZ) * 0.72) * s,
              0.009,
              footX,
              0.006,
              footZ * s,
              0.006,
              2,
            ],
          ]),
        ]),
      ],
      { k: 0.012, mat: materials.wet, colours: [body, light, dark], hair: 0.16 },
    );
    mesh.body(
      [
        [0.12, 0.2, 0, 0.058, 0.2, 0.215, 0, 0.105, 0],
        [0.2, 0.215, 0, 0.105, 0.31, 0.195, 0, 0.075, 0],
        [0.31, 0.195, 0, 0.07, 0.38, 0.165, 0, 0.018, 0],
      ],
      {
        k: 0.04,
        mat: materials.wet,
        colours: [dark, light],
        hair: 0.14,
        marks: { colour: 1, share: (x) => 0.55 * smooth(0.82, 0.97, Math.abs(Math.sin(x * 38))) },
      },
    );
    for (const s of [-1, 1]) {
      mesh.ball(-0.335, 0.24, 0.062 * s, 0.022, 0.026, 0.016, '#120d0b', materials.gloss, 12);
      // A feeler: a long shaft up and aside, then bent ahead.
      mesh.tube(
        [
          [-0.375, 0.235, 0.02 * s],
          [-0.41, 0.35, 0.15 * s],
        ],
        [0.009, 0.0075],
        body,
        materials.wet,
        7,
      );
      mesh.ball(-0.41, 0.35, 0.15 * s, 0.0095, 0.0095, 0.0095, body, materials.wet, 8);
      mesh.tube(
        [
          [-0.41, 0.35, 0.15 * s],
          [-0.49, 0.37, 0.2 * s],
          [-0.56, 0.33, 0.22 * s],
        ],
        [0.0075, 0.0085, 0.0055],
        body,
        materials.wet,
        7,
      );
    }
  },
};
