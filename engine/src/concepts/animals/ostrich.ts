import { buildBirdLeg, buildPlumes } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const ostrich: Concept = {
  id: 'ostrich',
  words: {
    en: 'ostrich',
    de: 'vogel strauß/strauße/vogelstrauß',
    es: 'avestruz',
    fr: 'autruche',
    zh: '鸵鸟',
    ja: 'ダチョウ/駝鳥',
    ar: 'نعامة',
    emoji: '',
  },
  size: { width: 1.7, height: 2.35 },
  lives: ['savanna', 'desert', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    const plumage = look.colour ?? '#2b2624';
    const cones: Cones = [
      [-0.16, 1.2, 0, 0.25, 0.2, 1.24, 0, 0.27, 0],
      [0.18, 1.24, 0, 0.25, 0.46, 1.2, 0, 0.14, 0],
      [-0.28, 1.22, 0, 0.17, -0.34, 1.34, 0, 0.11, 0],
      ...conesAlong(
        [
          [-0.34, 1.36, 0, 0.09],
          [-0.46, 1.5, 0, 0.064],
          [-0.5, 1.72, -0.01, 0.05],
          [-0.47, 1.95, -0.02, 0.044],
          [-0.49, 2.16, -0.04, 0.042],
          [-0.53, 2.24, -0.06, 0.05],
        ],
        1,
      ),
      [-0.54, 2.27, -0.065, 0.075, -0.585, 2.262, -0.085, 0.066, 1],
      // The ruff where the plumage ends, and the bare, strong thighs.
      [-0.345, 1.4, 0.03, 0.06, -0.345, 1.4, -0.03, 0.06, 2],
      ...bothSides((s) => [
        [-0.1, 1.27, 0.16 * s, 0.17, 0.26, 1.25, 0.15 * s, 0.16, 0],
        [0.05, 1.05, 0.14 * s, 0.19, -0.06 - 0.03 * s, 0.8, 0.17 * s, 0.12, 1],
        [-0.06 - 0.03 * s, 0.8, 0.17 * s, 0.11, 0.1 + 0.06 * s, 0.54, 0.16 * s, 0.05, 1],
      ]),
    ];
    mesh.at(-0.1, 0, 0).body(cones, { k: 0.05, colours: [plumage, '#c9a596', '#efe9df'], hair: 0.34 });
    tellHead(mesh, [-0.56, 2.266, -0.07], 0.078, { tip: [-0.72, 2.23, -0.16], aside: 0.6 });
    const skin = skinOf(cones, 0.05);
    for (const s of [-1, 1]) {
      // Soft plumes hang over the flanks, and white ones end the wing.
      for (let i = 0; i < 5; i++)
        buildPlumes(mesh, {
          at: [-0.14 + i * 0.09, 1.4 - 0.015 * i, 0.17 * s],
          way: [0.75, -0.5, 0.35 * s],
          count: 7,
          length: 0.28,
          spread: 0.09,
          colour: plumage,
        });
      buildPlumes(mesh, {
        at: [0.24, 1.12, 0.25 * s],
        way: [0.75, -0.5, 0.2 * s],
        count: 24,
        length: 0.24,
        spread: 0.12,
        colour: '#ece7dd',
      });
      const step = 0.06 * s;
      buildBirdLeg(mesh, {
        joints: [
          [0.09 + step, 0.56, 0.16 * s],
          [0.14 + step, 0.5, 0.16 * s],
          [0.02 + step * 2.2, 0.045, 0.16 * s],
        ],
        thick: 0.04,
        toe: 0.17,
        colour: '#b9988a',
      });
      eyeOn(mesh, skin([-0.55, 2.285, -0.07], [-0.5, 0.15, s]), [-0.45, 0.1, s], 0.024, '#3a2416');
    }
    buildPlumes(mesh, {
      at: [0.52, 1.22, 0],
      way: [0.85, 0.3, 0],
      count: 36,
      length: 0.3,
      spread: 0.15,
      colour: '#e9e2d4',
    });
    // A flat, wide bill.
    mesh
      .push()
      .at(-0.6, 2.25, -0.09)
      .rotY(-0.42)
      .rotZ(0.14)
      .ball(-0.07, 0.012, 0, 0.1, 0.017, 0.042, '#b98a6a', materials.wet, 16)
      .ball(-0.06, -0.014, 0, 0.088, 0.014, 0.038, '#a07458', materials.wet, 16)
      .pop();
  },
};
