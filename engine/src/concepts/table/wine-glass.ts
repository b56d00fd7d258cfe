import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const wineGlass: Concept = {
  id: 'wine glass',
  words: {
    en: 'wine glass/glass of wine/glass of red wine/glass of white wine/wine/red wine/goblet',
    de: 'weinglas/glas wein/wein/rotwein',
    es: 'copa de vino/vino',
    fr: 'verre de vin/vin',
    zh: '红酒/酒杯/葡萄酒',
    ja: 'ワイン/ワイングラス',
    ar: 'كأس نبيذ',
    emoji: '🍷',
  },
  size: { width: 1, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const glass = '#dfe8ea';
    mesh.lathe(
      [
        [0.48, 0],
        [0.47, 0.03],
        [0.1, 0.08],
        [0.045, 0.2],
        [0.045, 0.9],
        [0.06, 0.95],
        [0.12, 1],
      ],
      32,
      glass,
      materials.glass,
    );
    const wine = look.colour ?? '#6a0f22';
    mesh.lathe(
      [
        [0.02, 0.99],
        [0.14, 1.01],
        [0.36, 1.2],
        [0.475, 1.5],
        [0.48, 1.58],
        [0, 1.585],
      ],
      32,
      wine,
      materials.gloss,
    );
    // Over the wine nothing but rim, edges and a gleam is seen of clear glass: a wall of it would be china.
    const ring = Array.from({ length: 33 }, (_, i): Vec3 => {
      const a = (i / 32) * tau;
      return [Math.cos(a) * 0.4, 2.15, Math.sin(a) * 0.4];
    });
    mesh.tube(ring, [0.012], glass, materials.gloss, 6);
    for (const [angle, thick] of [
      [0, 0.009],
      [Math.PI, 0.009],
      [-2.2, 0.016],
      [-2.45, 0.007],
    ] as const) {
      const side = [
        [0.48, 1.58],
        [0.475, 1.75],
        [0.445, 1.95],
        [0.4, 2.15],
      ].map(([r = 0, y = 0]): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]);
      mesh.tube(side, [thick * 0.6, thick, thick, thick * 0.6], glass, materials.gloss, 5);
    }
  },
};
