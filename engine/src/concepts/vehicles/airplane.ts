import { buildHull } from '../../shapes/hull.ts';
import { wing } from '../../shapes/wings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const airplane: Concept = {
  id: 'airplane',
  words: {
    en: 'airplane/plane/aeroplane/jet/aircraft/airliner',
    de: 'flugzeug/flieger',
    es: 'avión',
    fr: 'avion',
    zh: '飞机',
    ja: '飛行機',
    ar: 'طائرة',
    emoji: '✈/🛩',
  },
  size: { width: 32, height: 9 },
  lives: ['clouds', 'hills', 'mountains', 'sea', 'beach'],
  stands: 'air',
  moves: 'flies',
  turn: -0.45,
  sway: 0.15,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#f4f5f6';
    const grey = '#cfd5da';
    // Banked towards who looks: seen along their edges, its wings would be missing.
    mesh.rotX(-0.6).rotZ(-0.1).at(0, 3, 0);
    buildHull(
      mesh,
      [
        [-12, 0.1, 1.9, 1.9],
        [4, 0.1, 1.9, 1.9],
        [10, 0.55, 1.4, 1.25],
        [16, 1.3, 0.25, 0.2],
      ],
      1,
      (_, v) => (v > 0.58 && v < 0.92 ? grey : paint),
    );
    mesh.ball(-12, 0.1, 0, 4, 1.9, 1.9, paint, materials.gloss, 32);
    for (const s of [-1, 1]) {
      for (let i = 0; i < 30; i++)
        mesh.ball(-10.2 + i * 0.56, 0.55, s * 1.86, 0.15, 0.22, 0.06, '#1c2c3a', materials.gloss, 8);
      // The cockpit's panes, a band around the nose.
      for (const [x, y, z] of [
        [-15.1, 0.92, 0.36],
        [-14.92, 0.9, 0.86],
        [-14.5, 0.88, 1.2],
      ] as const)
        mesh.ball(x, y, s * z, 0.36, 0.2, 0.3, '#16222c', materials.gloss, 10);
      wing(mesh, { root: [-4.5, -0.9, 1.5 * s], tip: [4.6, 0.9, 15.5 * s], chord: [6.6, 1.7], thick: 0.5 }, grey);
      wing(mesh, { root: [11.2, 1.1, 0.6 * s], tip: [14.6, 1.7, 5.8 * s], chord: [3.2, 1.3], thick: 0.25 }, grey);
      // The engine hangs on a pylon under the wing.
      mesh.box(-1.9, -1.15, s * 5.2, 2.6, 0.8, 0.22, grey, materials.gloss);
      mesh.push().at(0.9, 0.12, s * 5.2);
      buildHull(
        mesh,
        [
          [-4.6, -1.75, 0.75, 0.75],
          [-4, -1.75, 0.95, 0.95],
          [-1.8, -1.7, 0.85, 0.85],
          [-0.4, -1.6, 0.4, 0.4],
        ],
        1,
        (u) => (u < 0.12 ? '#3a4046' : paint),
      );
      mesh.pop();
    }
    mesh.sheet(
      (u, v) => [10.4 + v * 4.4 + u * (4.4 - v * 2.2), 1.4 + v * 5.6, 0.12 * Math.sin(u * 3.14)],
      4,
      5,
      (_, v) => (v > 0.72 ? '#f4f5f6' : (look.colour ?? '#c0322c')),
      materials.gloss,
    );
  },
};
