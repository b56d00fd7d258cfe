import { buildFowl } from '../../shapes/fowl.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const rooster: Concept = {
  id: 'rooster',
  words: {
    en: 'rooster/cockerel',
    de: 'hahn/hähne',
    es: 'gallo',
    fr: 'coq',
    zh: '公鸡',
    ja: 'おんどり/雄鶏',
    ar: 'ديك',
    emoji: '🐓',
  },
  size: { width: 0.65, height: 0.62 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.3,
  mirrors: true,
  build(mesh, _random, look) {
    buildFowl(mesh, [look.colour ?? '#b4521e', '#e09a3a', '#2a1a14'], 1.9);
    // The sickles of the tail.
    for (let i = 0; i < 11; i++) {
      const lean = (i / 10 - 0.5) * 1.1;
      mesh.tube(
        [
          [0.13, 0.25, 0.01 * (i - 5)],
          [0.2 + lean * 0.03, 0.42 + 0.05 * Math.cos(lean * 2), 0.012 * (i - 5)],
          [0.29 + lean * 0.05, 0.44 + lean * 0.08, 0.016 * (i - 5)],
          [0.34, 0.3 + lean * 0.16, 0.018 * (i - 5)],
        ],
        [0.018, 0.022, 0.02, 0.004],
        i % 3 ? '#1d4a3a' : '#2a2a4a',
        materials.gloss,
        6,
      );
    }
  },
};
