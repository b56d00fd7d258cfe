import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const ghost: Concept = {
  id: 'ghost',
  words: {
    en: 'ghost/spirit/spook',
    de: 'geist/gespenst',
    es: 'fantasma',
    fr: 'fantôme',
    zh: '鬼魂/幽灵',
    ja: '幽霊/おばけ',
    ar: 'شبح',
    emoji: '👻',
  },
  size: { width: 1.9, height: 2 },
  lives: ['forest', 'hills', 'street'],
  stands: 'ground',
  moves: 'still',
  sway: 0.4,
  build(mesh, _random, look) {
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const t = 1 - v;
        const dome = t > 0.62 ? Math.cos(((t - 0.62) / 0.38) * Math.PI * 0.5) ** 0.75 : 1;
        const r = (0.42 + 0.3 * v ** 2.2 + 0.07 * v * v * Math.sin(a * 7 + 1)) * dome;
        return [
          Math.cos(a) * r + 0.16 * v * v,
          0.12 + t * 1.85 - 0.07 * (v > 0.9 ? 1 : 0) * Math.sin(a * 7),
          Math.sin(a) * r,
        ];
      },
      72,
      40,
      () => look.colour ?? '#eef2f6',
      materials.cloth,
    );
    for (const s of [-1, 1]) {
      mesh.ball(0.16 * s, 1.52, -0.37, 0.085, 0.125, 0.05, '#14141a', materials.plain, 14);
      mesh.body(
        [
          [0.34 * s, 1.15, -0.15, 0.14, 0.6 * s, 1.3, -0.36, 0.085, 0],
          [0.6 * s, 1.3, -0.36, 0.085, 0.66 * s, 1.24, -0.42, 0.06, 0],
        ],
        { k: 0.05, colours: [look.colour ?? '#eef2f6'], fur: 0.05 },
      );
    }
    mesh.ball(0, 1.24, -0.42, 0.075, 0.11, 0.05, '#14141a', materials.plain, 14);
  },
};
