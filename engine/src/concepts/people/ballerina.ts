import { bothSides } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const ballerina: Concept = {
  id: 'ballerina',
  words: {
    en: 'ballerina/ballet dancer/dancer',
    de: 'ballerina/balletttänzerin/tänzerin/tänzer',
    es: 'bailarina/bailarín',
    fr: 'ballerine/danseuse/danseur',
    zh: '芭蕾舞者/舞者',
    ja: 'バレリーナ/踊り子',
    ar: 'راقصة باليه/راقصة',
    emoji: '🩰/💃',
  },
  size: { width: 1.5, height: 2 },
  lives: ['parlour', 'hills', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 2.9,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const dress = look.colour ?? pick(random, ['#f2b8c8', '#f4f0ea', '#b8d0ee']);
    const hair = pick(random, ['#2a1c14', '#6b4428', '#b88a4a']);
    mesh.push().object();
    // On the tip of one foot, the other leg stretched behind her, her arms a ring over her head.
    mesh.body(
      [
        [0.05, 0.98, 0, 0.098, 0.03, 0.54, -0.01, 0.056, 1],
        [0.03, 0.54, -0.01, 0.056, 0.02, 0.17, 0.01, 0.036, 1],
        [0.02, 0.15, 0.01, 0.034, 0.02, 0.025, -0.01, 0.022, 3],
        [-0.04, 0.98, 0, 0.098, 0.36, 1.0, 0.07, 0.062, 1],
        [0.36, 1.0, 0.07, 0.06, 0.76, 1.1, 0.1, 0.036, 1],
        [0.76, 1.1, 0.1, 0.034, 0.93, 1.13, 0.11, 0.02, 3],
        [0, 1.02, 0, 0.1, -0.02, 1.2, 0, 0.082, 0],
        [-0.02, 1.22, 0, 0.088, -0.04, 1.37, 0, 0.1, 0],
        [-0.04, 1.4, 0, 0.07, -0.05, 1.45, 0, 0.06, 2],
        [-0.05, 1.46, 0, 0.04, -0.07, 1.58, 0, 0.04, 2],
        [-0.08, 1.66, -0.015, 0.082, -0.08, 1.7, 0, 0.09, 2],
        [-0.075, 1.73, 0.02, 0.088, -0.07, 1.7, 0.045, 0.075, 4],
        [-0.06, 1.79, 0.06, 0.05, -0.06, 1.8, 0.065, 0.05, 4],
        ...bothSides((s) => [
          [-0.05 + 0.11 * s, 1.42, 0, 0.052, -0.06 + 0.27 * s, 1.66, -0.03, 0.036, 2],
          [-0.06 + 0.27 * s, 1.66, -0.03, 0.035, -0.07 + 0.13 * s, 1.92, -0.05, 0.026, 2],
          [-0.07 + 0.13 * s, 1.92, -0.05, 0.024, -0.07 + 0.04 * s, 1.97, -0.06, 0.018, 2],
        ]),
      ],
      { k: 0.035, colours: [dress, '#f0d8cc', pick(random, ['#e2b292', '#9a6a48', '#f0cdb0']), dress, hair] },
    );
    // A tutu: four layers of tulle that stand out from her hips.
    for (let layer = 0; layer < 4; layer++)
      mesh.sheet(
        (u, v) => {
          const a = v * Math.PI * 2;
          const r = 0.1 + u * (0.44 - layer * 0.035);
          const fold = Math.sin(a * 16 + layer * 2) * 0.03 * u;
          return [Math.cos(a) * r, 1.04 - layer * 0.024 - 0.1 * u * u + fold, Math.sin(a) * r];
        },
        8,
        96,
        () => dress,
        materials.leaf,
      );
    mesh.pop();
  },
};
