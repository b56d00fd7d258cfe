import { hoop } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const ufo: Concept = {
  id: 'ufo',
  words: {
    en: 'ufo/flying saucer/alien ship',
    de: 'ufo/fliegende untertasse',
    es: 'ovni/platillo volante',
    fr: 'ovni/soucoupe volante',
    zh: '飞碟',
    ja: '空飛ぶ円盤',
    ar: 'طبق طائر',
    emoji: '🛸',
  },
  size: { width: 12, height: 5 },
  lives: ['hills', 'desert'],
  stands: 'air',
  moves: 'floats',
  sway: 0.3,
  build(mesh, _random, look) {
    mesh.at(0, 1.6, 0).rotX(-0.16).rotZ(0.08);
    mesh.lathe(
      [
        [0.4, -0.9],
        [2, -0.8],
        [4.2, -0.25],
        [5.8, 0.25],
        [5.9, 0.4],
        [5.6, 0.5],
        [3.6, 1],
        [2.5, 1.3],
        [2.2, 1.35],
      ],
      60,
      look.colour ?? '#aab2ba',
      materials.metal,
    );
    mesh.ball(0, 1.3, 0, 2.25, 1.75, 2.25, '#6ad0c8', materials.glass, 32);
    hoop(mesh, 1.36, 2.3, 0.14, '#7a8288', materials.metal);
    for (let i = 0; i < 20; i++)
      mesh.ball(
        Math.cos(i * 0.31416) * 4.9,
        0.1,
        Math.sin(i * 0.31416) * 4.9,
        0.28,
        0.2,
        0.28,
        i % 2 ? '#ffd25a' : '#5af0d0',
        materials.glow,
        10,
      );
    mesh.cyl(0, -1.15, 0, 0.9, 1.2, 0.3, '#c8fff0', materials.glow, 30);
  },
};
