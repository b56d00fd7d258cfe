import { buildFowl, plume } from '../../shapes/fowl.ts';
import { tellHead } from '../../shapes/tell-head.ts';
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
  build(mesh, random, look) {
    const body = look.colour ?? '#9c3f1c';
    buildFowl(mesh, {
      colours: [body, look.colour ?? '#d08a34', look.colour ?? '#33241e', look.colour ?? '#ad5626', '#1f2c2a'],
      comb: 0.046,
      proud: 0.055,
    });
    tellHead(mesh, [-0.17, 0.49, 0], 0.048, { tip: [-0.246, 0.462, 0], aside: 0.75 });
    // The tail: short feathers within, and sickles that bend over them and fall.
    for (let i = 0; i < 26; i++) {
      const t = (i % 13) / 12;
      const side = i < 13 ? -1 : 1;
      const z = side * (0.004 + 0.022 * random());
      const long = 0.8 + 0.35 * random();
      plume(
        mesh,
        [
          [0.11, 0.27 + 0.02 * t, z * 0.6],
          [0.15 + 0.1 * (1 - t), 0.36 + 0.2 * t * long, z * 1.6],
          [0.2 + 0.15 * long * (0.7 + 0.3 * t), 0.2 + 0.2 * t * long, z * 2.4],
        ],
        0.015 + 0.006 * random(),
        i % 3 ? '#16332c' : '#24264a',
      );
    }
  },
};
