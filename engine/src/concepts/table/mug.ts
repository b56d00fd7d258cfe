import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const mug: Concept = {
  id: 'mug',
  words: {
    en: 'mug/cup/coffee/tea/cocoa',
    de: 'tasse/becher/kaffee/tee',
    es: 'taza/café/té',
    fr: 'tasse/café/thé',
    zh: '杯子/咖啡/茶',
    ja: 'カップ/コーヒー/お茶',
    ar: 'كوب/قهوة/شاي',
    emoji: '☕/🍵',
  },
  size: { width: 1.3, height: 1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const c = look.colour ?? pick(random, ['#2f5d7c', '#b5523b', '#e9e2d3', '#5c7a5e']);
    mesh
      .push()
      .object()
      .lathe(
        [
          [0.33, 0],
          [0.37, 0.015],
          [0.405, 0.06],
          [0.42, 0.13],
          [0.43, 0.35],
          [0.44, 0.6],
          [0.448, 0.86],
          [0.455, 0.915],
          [0.445, 0.935],
          [0.425, 0.93],
          [0.405, 0.85],
        ],
        34,
        c,
        materials.gloss,
      )
      .push()
      .at(0, 0.84, 0)
      .lathe(
        [
          [0.41, 0],
          [0, 0.004],
        ],
        24,
        '#2a150b',
        materials.gloss,
      )
      .pop()
      .tube(
        Array.from({ length: 15 }, (_, i) => {
          const a = -1.8 + (i / 14) * 3.6;
          return [0.4 + Math.cos(a) * 0.26, 0.48 + Math.sin(a) * 0.29, 0];
        }),
        [0.055],
        c,
        materials.gloss,
        9,
      );
    mesh.pop();
  },
};
