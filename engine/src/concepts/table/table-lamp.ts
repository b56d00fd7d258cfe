import { pick, tau } from '../../shapes/chance.ts';
import { hoop } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const tableLamp: Concept = {
  id: 'table lamp',
  words: {
    en: 'table lamp/desk lamp/bedside lamp',
    de: 'tischlampe/schreibtischlampe/nachttischlampe',
    es: 'lámpara de mesa',
    fr: 'lampe de table/lampe de chevet',
    zh: '台灯',
    ja: '電気スタンド',
    ar: 'مصباح طاولة',
    emoji: '',
  },
  size: { width: 1.6, height: 2.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  build(mesh, random, look) {
    const base = look.colour ?? pick(random, ['#3f6f78', '#b8603a', '#5a4a7a']);
    mesh.lathe(
      [
        [0.42, 0],
        [0.42, 0.06],
        [0.16, 0.12],
        [0.3, 0.35],
        [0.36, 0.6],
        [0.26, 0.95],
        [0.1, 1.15],
        [0.05, 1.25],
        [0.05, 1.6],
      ],
      30,
      base,
      materials.gloss,
    );
    mesh.sheet(
      (u, v) => [Math.cos(u * tau) * (0.82 - v * 0.34), 1.42 + v * 0.95, Math.sin(u * tau) * (0.82 - v * 0.34)],
      40,
      6,
      (u) => (Math.floor(u * 40) % 2 ? '#f6e2b4' : '#f0d8a4'),
      look.lit ? materials.glow : materials.cloth,
    );
    for (const [y, r] of [
      [1.42, 0.82],
      [2.37, 0.48],
    ] as const)
      hoop(mesh, y, r, 0.02, '#c8a46a', materials.plain);
    mesh.ball(0, 1.75, 0, 0.14, 0.18, 0.14, '#fff2d0', materials.glow, 12);
  },
};
