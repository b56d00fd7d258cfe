import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const gift: Concept = {
  id: 'gift',
  words: {
    en: 'gift/present/gift box',
    de: 'geschenk/geschenke',
    es: 'regalo/regalos',
    fr: 'cadeau/cadeaux',
    zh: '礼物',
    ja: 'プレゼント/贈り物',
    ar: 'هدية',
    emoji: '🎁',
  },
  size: { width: 1.7, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.4,
  plural: 3,
  build(mesh, random, look) {
    const [paper, ribbon] = pick<readonly [string, string]>(random, [
      ['#c8323c', '#f2d06a'],
      ['#2f6a9a', '#f4f0ea'],
      ['#3f8a5a', '#e84a4a'],
      ['#8a5ac0', '#f8d8e8'],
    ]);
    const c = look.colour ?? paper;
    mesh.box(0, 0, 0, 1.2, 0.9, 1.2, c, materials.wallpaper).box(0, 0.86, 0, 1.3, 0.22, 1.3, c, materials.wallpaper);
    mesh.box(0, 0, 0, 0.2, 1.09, 1.32, ribbon, materials.gloss).box(0, 0, 0, 1.32, 1.09, 0.2, ribbon, materials.gloss);
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v) => {
          const a = u * tau;
          return [
            s * (0.05 + 0.26 * (1 - Math.cos(a)) * 0.9),
            1.1 + 0.2 * Math.sin(a) + 0.12 * (1 - Math.cos(a)),
            (v - 0.5) * (0.12 + 0.1 * (1 - Math.cos(a))),
          ];
        },
        28,
        4,
        () => ribbon,
        materials.gloss,
      );
      mesh.sheet(
        (u, v) => [s * (0.06 + u * 0.5), 1.12 - 0.02 * u + 0.05 * Math.sin(u * 5), -0.14 - u * 0.28 + (v - 0.5) * 0.16],
        8,
        2,
        () => ribbon,
        materials.gloss,
      );
    }
    mesh.ball(0, 1.16, 0, 0.12, 0.1, 0.12, ribbon, materials.gloss, 14);
  },
};
