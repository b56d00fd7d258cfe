import { buildBirdLeg, buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { mixRgb } from '../../raster/colour.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const heron: Concept = {
  id: 'heron',
  words: {
    en: 'heron/egret',
    de: 'reiher/fischreiher',
    es: 'garza',
    fr: 'héron',
    zh: '苍鹭/白鹭',
    ja: 'アオサギ/シラサギ/鷺',
    ar: 'مالك الحزين/بلشون',
    emoji: '',
  },
  size: { width: 1.05, height: 1.5 },
  lives: ['swamp', 'beach', 'river', 'hills', 'mountains'],
  stands: 'ground',
  moves: 'still',
  turn: -0.25,
  sway: 0.25,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 1, span: 1.9, chord: 0.4, raise: 0.42, bend: 0.3, fingers: 0.7 },
    beak: { length: 0.16, hooked: false, colour: '#e0a03a' },
    colours: [colour ?? '#8d99a6', '#e4e6e8', colour ?? '#8d99a6', '#2b2d33', '#eceef0', colour ?? '#8d99a6'],
  })),
  build(mesh, _random, look) {
    const grey = look.colour ?? '#8d99a6';
    const light = mixRgb(readColour(grey), [0.9, 0.9, 0.88], 0.72);
    const cones: Cones = [
      [-0.14, 0.84, 0, 0.105, 0.12, 0.76, 0, 0.115, 0],
      [0.12, 0.76, 0, 0.1, 0.34, 0.66, 0, 0.035, 0],
      [0.3, 0.67, 0, 0.04, 0.44, 0.6, 0, 0.018, 0],
      [-0.14, 0.8, 0, 0.09, 0.1, 0.7, 0, 0.085, 1],
      // The neck hangs in front of the breast in an S.
      ...conesAlong(
        [
          [-0.16, 0.86, 0, 0.085],
          [-0.29, 0.89, 0, 0.058],
          [-0.375, 0.96, 0, 0.046],
          [-0.37, 1.05, 0, 0.04],
          [-0.29, 1.12, 0, 0.038],
          [-0.225, 1.2, 0, 0.036],
          [-0.245, 1.3, 0, 0.034],
          [-0.32, 1.35, 0, 0.036],
        ],
        1,
      ),
      [-0.335, 1.36, 0, 0.046, -0.4, 1.352, 0, 0.032, 1],
      // A black stripe over the eye ends in the crest.
      ...bothSides((s) => [
        [-0.365, 1.388, 0.022 * s, 0.018, -0.3, 1.385, 0.026 * s, 0.024, 2],
        [-0.3, 1.385, 0.022 * s, 0.02, -0.2, 1.35, 0.012 * s, 0.008, 2],
        [-0.2, 1.35, 0.012 * s, 0.008, -0.1, 1.295, 0.006 * s, 0.003, 2],
        [-0.12, 0.87, 0.06 * s, 0.075, 0.14, 0.77, 0.06 * s, 0.06, 0],
        [-0.15, 0.79, 0.075 * s, 0.035, -0.06, 0.72, 0.08 * s, 0.02, 2],
        [0.05, 0.68, 0.055 * s, 0.06, 0.04, 0.57, 0.055 * s, 0.024, 1],
      ]),
    ];
    const k = 0.022;
    mesh.body(cones, { k, colours: [grey, light, '#2b2d33'], hair: 0.25 });
    tellHead(mesh, [-0.35, 1.365, 0], 0.045, { tip: [-0.62, 1.33, 0], aside: 0.9 });
    const skin = skinOf(cones, k);
    // Long plumes hang over the breast.
    for (let i = 0; i < 9; i++) {
      const z = 0.011 * (i - 4);
      const root = skin([-0.16, 0.85, z], [-1, -0.1, z * 4]);
      const low = skin([-0.12, 0.77, z], [-0.9, -0.7, z * 3]);
      mesh.tube(
        [root, low, [low[0] + 0.02, low[1] - 0.08 - 0.03 * (i % 3), low[2]]],
        [0.014, 0.013, 0.002],
        mixRgb(light, [0.2, 0.22, 0.26], 0.05 * (i % 3)),
        materials.cloth,
        6,
      );
    }
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.17, 0.9],
        to: [0.25, 0.72],
        depth: 0.19,
        reach: 0.32,
        colours: [
          grey,
          mixRgb(readColour(grey), [0.8, 0.82, 0.85], 0.3),
          mixRgb(readColour(grey), [0.01, 0.012, 0.016], 0.75),
        ],
      });
      buildBirdLeg(mesh, {
        joints: [
          [0.04, 0.58, 0.055 * side],
          [0.08 - 0.02 * side, 0.36, 0.06 * side],
          [0.02 - 0.09 * side, 0.015, 0.065 * side],
        ],
        thick: 0.014,
        toe: 0.13,
        colour: '#a89a62',
      });
      eyeOn(mesh, skin([-0.365, 1.362, 0], [-0.2, 0.12, side]), [-0.3, 0.08, side], 0.0115, '#e8c23a');
    }
    for (const [drop, thick, colour] of [
      [0, 0.02, '#e0a03a'],
      [-0.014, 0.014, '#c8862c'],
    ] as const)
      mesh.tube(
        [
          [-0.41, 1.352 + drop, 0],
          [-0.5, 1.335 + drop * 0.8, 0],
          [-0.63, 1.308, 0],
        ],
        [thick, thick * 0.7, 0.002],
        colour,
        materials.gloss,
        10,
      );
  },
};
