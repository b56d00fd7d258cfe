import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const apple: Concept = {
  id: 'apple',
  words: {
    en: 'apple',
    de: 'apfel/äpfel',
    es: 'manzana',
    fr: 'pomme',
    zh: '苹果',
    ja: 'りんご/林檎',
    ar: 'تفاحة',
    emoji: '🍎/🍏',
  },
  size: { width: 0.8, height: 0.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const p = Array.from({ length: 17 }, (_, i): [number, number] => {
      const t = (i / 16) * Math.PI,
        q = 0.37;
      return [
        Math.max(0.001, q * Math.sin(t) * (1.03 - 0.1 * Math.cos(t) * -1)),
        0.34 - 0.33 * Math.cos(t) * (1 - 0.32 * Math.cos(t) ** 8),
      ];
    });
    mesh
      .push()
      .object()
      .rotZ((random() - 0.5) * 0.3)
      .lathe(
        p,
        26,
        look.colour ?? pick(random, ['#b3201c', '#c8342a', '#8fae2e']),
        materials.gloss,
        (v) => 0.9 + 0.4 * v,
      )
      .tube(
        [
          [0, 0.55, 0],
          [0.02, 0.68, 0],
          [0.06, 0.8, 0],
        ],
        [0.022, 0.016, 0.02],
        '#4a3018',
      )
      .sheet(
        (u, v) => [0.03 + u * 0.28, 0.7 + Math.sin(u * 2.4) * 0.09, (v - 0.5) * 0.17 * Math.sin(u * 3.14)],
        6,
        2,
        () => '#4f8a2c',
      );
    mesh.pop();
  },
};
