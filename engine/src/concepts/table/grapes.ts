import { schemeOf, vary } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const grapes: Concept = {
  id: 'grapes',
  words: {
    en: 'grape/bunch of grapes',
    de: 'traube/trauben/weintrauben',
    es: 'uva/uvas',
    fr: 'raisin/raisins',
    zh: '葡萄',
    ja: 'ぶどう',
    ar: 'عنب',
    emoji: '🍇',
  },
  size: { width: 1.9, height: 1.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const [c] = schemeOf(look.colour, random, [
      ['#5a2a6a', '#ffffff', '#000000'],
      ['#8aa83a', '#ffffff', '#000000'],
    ]);
    for (let i = 0; i < 64; i++) {
      const t = i / 63;
      const width = 0.46 * Math.sin(Math.PI * (0.2 + 0.72 * t));
      const a = i * 2.39996;
      const q = Math.sqrt(random());
      const size = 0.135 + random() * 0.02;
      mesh.ball(
        -0.65 + t * 1.2,
        Math.max(size, 0.14 + width * 0.85 + Math.sin(a) * width * q),
        Math.cos(a) * width * q,
        size,
        size,
        size,
        vary(readColour(c), random, 0.35),
        materials.gloss,
        14,
      );
    }
    mesh.tube(
      [
        [0.4, 0.5, 0],
        [0.72, 0.62, 0.04],
        [0.92, 0.8, 0],
      ],
      [0.035, 0.03, 0.04],
      '#7a5a34',
      materials.bark,
      7,
    );
    mesh.push().at(0.62, 0.62, 0).rotY(1.1);
    leafBlade(mesh, { L: 0.6, W: 0.3, open: 0.4, curl: -0.7 }, ['#4a7a2c', '#7aa63e']);
    mesh.pop();
  },
};
