import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const ship: Concept = {
  id: 'ship',
  words: {
    en: 'ship/cruise ship/ferry/steamship/ocean liner',
    de: 'schiff/dampfer/kreuzfahrtschiff/fähre',
    es: 'barco/crucero',
    fr: 'navire/paquebot',
    zh: '轮船/船',
    ja: '船',
    ar: 'سفينة',
    emoji: '🚢/🛳',
  },
  size: { width: 34, height: 14 },
  lives: ['sea', 'coast'],
  stands: 'water',
  moves: 'bobs',
  mirrors: true,
  turn: 0.3,
  build(mesh, _random, look) {
    const hull = look.colour ?? '#24364a';
    mesh.sheet(
      (u, v) => [
        (u - 0.5) * 34 - (0.5 - u) * v * -3,
        4.6 - v * 5.4 + (1 - u) ** 3 * 1.4 * (1 - v),
        3.4 * (1 - Math.abs(2 * u - 1) ** 3.4) * (1 - v * v * 0.5),
      ],
      26,
      6,
      (_u, v) => (v > 0.72 ? '#8a2f2a' : v < 0.1 ? '#e9e4d8' : hull),
      materials.gloss,
    );
    mesh.sheet(
      (u, v) => [
        (u - 0.5) * 34 - (0.5 - u) * v * -3,
        4.6 - v * 5.4 + (1 - u) ** 3 * 1.4 * (1 - v),
        -3.4 * (1 - Math.abs(2 * u - 1) ** 3.4) * (1 - v * v * 0.5),
      ],
      26,
      6,
      (_u, v) => (v > 0.72 ? '#8a2f2a' : v < 0.1 ? '#e9e4d8' : hull),
      materials.gloss,
    );
    mesh.box(0, 4.3, 0, 29, 0.3, 5.4, '#b98a56', materials.planks);
    for (let f = 0; f < 3; f++) {
      const w = 22 - f * 4;
      mesh.box(1, 4.5 + f * 1.9, 0, w, 1.8, 4.8 - f * 0.5, '#f2efe8', materials.plain);
      for (let i = 0; i < w - 2; i++)
        mesh.box(1 - w / 2 + 1.5 + i, 5.2 + f * 1.9, 0, 0.55, 0.6, 4.84 - f * 0.5, '#22303a', materials.window);
    }
    for (const x of [-2.5, 2.5])
      mesh
        .cyl(x, 10, 0, 0.95, 0.85, 3.2, '#c8322c', materials.gloss, 20)
        .cyl(x, 12.5, 0, 0.9, 0.86, 0.7, '#1d1f22', materials.plain, 20);
  },
};
