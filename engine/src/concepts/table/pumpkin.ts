import { materials } from '../../solid/materials.ts';
import { tau } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const pumpkin: Concept = {
  id: 'pumpkin',
  words: {
    en: 'pumpkin/jack-o-lantern',
    de: 'kürbis/kürbisse',
    es: 'calabaza',
    fr: 'citrouille',
    zh: '南瓜',
    ja: 'かぼちゃ',
    ar: 'يقطين',
    emoji: '🎃',
  },
  size: { width: 1.2, height: 1 },
  lives: ['room', 'hills'],
  stands: 'table',
  moves: 'still',
  build(mesh) {
    for (let i = 0; i < 10; i++)
      mesh.ball(
        Math.cos((i / 10) * tau) * 0.26,
        0.42,
        Math.sin((i / 10) * tau) * 0.26,
        0.3,
        0.42,
        0.3,
        i & 1 ? '#d9701a' : '#e07c22',
        materials.gloss,
        18,
      );
    mesh.tube(
      [
        [0, 0.76, 0],
        [0.03, 0.95, 0],
        [0.12, 1.02, 0.02],
      ],
      [0.08, 0.06, 0.07],
      '#5a6a2a',
      materials.bark,
      8,
    );
  },
};
