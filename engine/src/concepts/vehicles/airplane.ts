import { buildHull } from '../../shapes/hull.ts';
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
  size: { width: 30, height: 9 },
  lives: ['hills', 'clouds', 'mountains', 'sea', 'beach'],
  stands: 'air',
  moves: 'flies',
  mirrors: true,
  turn: 0.55,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#f2f3f4';
    mesh.rotX(-0.42).rotZ(-0.08).at(0, 3, 0);
    buildHull(
      mesh,
      [
        [-15, -0.2, 0.2, 0.2],
        [-13.6, 0, 1.2, 1.2],
        [-11.5, 0.1, 1.75, 1.75],
        [4, 0.1, 1.75, 1.75],
        [10, 0.5, 1.3, 1.2],
        [15, 1.2, 0.3, 0.25],
      ],
      1,
      (u, v) => {
        const along = u * 30 - 15;
        const window = v > 0 && Math.abs(v - 0.05) < 0.02 && along > -10 && along < 8 && Math.abs(along % 0.9) < 0.4;
        const other = Math.abs(v - 0.45) < 0.02 && along > -10 && along < 8;
        return window || other ? '#24384a' : v > 0.56 && v < 0.94 ? '#c9ced4' : paint;
      },
    );
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v) => [-2.5 + v * 6.5 + u * (4.4 - v * 3), -0.5 + v * 1.3 + Math.sin(u * 3.1) * 0.18, s * (1.2 + v * 13)],
        6,
        8,
        () => '#d5dade',
        materials.gloss,
      );
      mesh.sheet(
        (u, v) => [11.4 + v * 2.2 + u * (2.2 - v), 1.2 + v * 0.4, s * (0.4 + v * 4.6)],
        3,
        4,
        () => '#d5dade',
        materials.gloss,
      );
      mesh.push().at(-1, -1.15, s * 5);
      mesh
        .rotZ(-Math.PI / 2)
        .cyl(0, -1.8, 0, 0.55, 0.85, 2.6, '#c3c9cf', materials.gloss, 18)
        .pop();
    }
    mesh.sheet(
      (u, v) => [10.6 + v * 3.6 + u * (3.2 - v * 1.4), 1.3 + v * 5, 0],
      3,
      4,
      () => look.colour ?? '#c0322c',
      materials.gloss,
    );
  },
};
