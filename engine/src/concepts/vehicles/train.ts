import { buildSmoke } from '../../shapes/flames.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const train: Concept = {
  id: 'train',
  words: {
    en: 'train/locomotive/steam train',
    de: 'zug/eisenbahn',
    es: 'tren',
    fr: 'chemin de fer/train',
    zh: '火车',
    ja: '電車/汽車',
    ar: 'قطار',
    emoji: '🚂/🚆',
  },
  size: { width: 27, height: 4.4 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'drives',
  // It comes along a bend: seen from its side it would be a line on the land.
  turn: -0.72,
  sway: 0.08,
  build(mesh, random) {
    // Its middle is where it stands: the engine leads, its carriages follow.
    mesh.at(-9, 0, 0);
    // steam engine heading -x, with coaches
    mesh.push().object();
    const wheel = (x: number, rad: number): void => {
      for (const z of [-0.9, 0.9])
        mesh
          .push()
          .at(x, rad, z)
          .rotX(Math.PI / 2)
          .cyl(0, -0.08, 0, rad, rad, 0.16, '#7c1f1c', materials.gloss, 18)
          .pop();
    };
    mesh
      .push()
      .at(-3.6, 1.9, 0)
      .rotZ(-Math.PI / 2)
      .cyl(0, -0.2, 0, 0.85, 0.85, 4.6, '#1f4a3a', materials.gloss, 22)
      .cyl(0, -0.6, 0, 0.9, 0.9, 0.45, '#24262a', materials.gloss, 22)
      .pop();
    mesh
      .box(2, 0.9, 0, 2, 2.5, 2.1, '#1f4a3a', materials.gloss)
      .box(2.1, 3.4, 0, 2.6, 0.16, 2.4, '#2b2d31', materials.gloss)
      .box(1.9, 2.3, -1.06, 1, 0.8, 0.06, '#22303a', materials.window)
      .box(-0.8, 0.7, 0, 7, 0.35, 1.8, '#26282c', 0);
    mesh
      .cyl(-3.5, 2.6, 0, 0.26, 0.38, 1.1, '#222428', materials.gloss)
      .cyl(-1.6, 2.7, 0, 0.32, 0.26, 0.5, '#c89b3c', materials.metal)
      .cyl(-0.2, 2.7, 0, 0.22, 0.2, 0.5, '#222428', materials.gloss);
    for (const x of [-2.4, -1, 0.4]) wheel(x, 0.72);
    wheel(-3.7, 0.42);
    wheel(2.2, 0.5);
    mesh
      .box(-0.9, 0.62, -1.05, 3.4, 0.12, 0.1, '#c9ccd0', materials.metal)
      .push()
      .at(-4.6, 0.2, 0)
      .box(0, 0.1, 0, 0.5, 0.5, 1.9, '#9c2a24', materials.gloss)
      .pop();
    for (let k = 0; k < 3; k++) {
      const x = 7.6 + k * 9;
      mesh
        .box(x, 0.8, 0, 8.4, 2.5, 2.2, '#a8322a', materials.gloss)
        .box(x, 3.3, 0, 8.6, 0.25, 2.3, '#d9d2c0', 0)
        .box(x, 0.5, 0, 8, 0.35, 1.8, '#222', 0)
        .box(x, 2, 0, 8.42, 0.1, 2.24, '#e5c67a', 0);
      for (let i = 0; i < 6; i++) mesh.box(x - 3.3 + i * 1.32, 2.15, 0, 0.9, 0.85, 2.24, '#27333c', materials.window);
      for (const q of [-3, -2, 2, 3]) wheel(x + q, 0.45);
    }
    // Its steam trails behind the chimney and spreads.
    const drift = random() * 1.5;
    for (const [to, wide] of [
      [17 + drift, 3.4],
      [8 + drift, 2.1],
    ] as const)
      buildSmoke(mesh, { from: [-3.5, 3.7, 0], to: [to - 3.5, 4.6 + to * 0.34, 0.4], wide, colour: '#f2f0ec' });
    mesh.pop();
  },
};
