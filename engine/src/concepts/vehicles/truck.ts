import { materials } from '../../solid/materials.ts';
import { wheel } from '../../shapes/wheel.ts';
import type { Concept } from '../concept.ts';

export const truck: Concept = {
  id: 'truck',
  words: {
    en: 'truck/lorry',
    de: 'lastwagen/lkw',
    es: 'camión',
    fr: 'camion',
    zh: '卡车',
    ja: 'トラック',
    ar: 'شاحنة',
    emoji: '🚚/🚛',
  },
  size: { width: 6, height: 3 },
  lives: ['street', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  turn: -0.9,
  sway: 0.1,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#b8322c';
    mesh
      .box(-2.5, 0.6, 0, 1.9, 1.9, 2.2, paint, materials.gloss)
      .box(-3.44, 1.45, 0, 0.06, 0.85, 1.9, '#22303a', materials.window)
      .box(-2.7, 1.45, 0, 1, 0.8, 2.24, '#22303a', materials.window);
    mesh
      .box(1, 0.75, 0, 5, 2.4, 2.3, '#ece7db', materials.plain)
      .box(0.4, 0.5, 0, 6.4, 0.25, 1.6, '#26282c', materials.plain)
      .box(-3.46, 0.62, 0, 0.1, 0.3, 2.2, '#cfd3d6', materials.metal);
    for (const z of [-1, 1]) for (const x of [-2.5, 1.6, 2.7]) wheel(mesh, x, z, 0.48, 0.32, '#9aa0a6');
  },
};
