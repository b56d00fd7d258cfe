import { materials } from '../../solid/materials.ts';
import { layerCake, onTop } from '../../shapes/layer-cake.ts';
import type { Concept } from '../concept.ts';

const candles = ['#5aa0d8', '#f2c83c', '#e87aa0', '#7ac06a', '#f08a3c', '#5aa0d8'] as const;

export const cake: Concept = {
  id: 'cake',
  words: {
    en: 'cake/birthday cake',
    de: 'torte/kuchen/geburtstagstorte',
    es: 'pastel/tarta/torta',
    fr: 'gâteau',
    zh: '蛋糕',
    ja: 'ケーキ',
    ar: 'كعكة',
    emoji: '🎂/🍰',
  },
  size: { width: 2.5, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  build(mesh, random, look) {
    const frosting = look.colour ?? '#f4d3d6';
    layerCake(mesh, random, { crumb: '#e2b978', cream: '#fbf4ea', frosting });
    for (const [x, y, z] of onTop(13, 0.78))
      mesh
        .push()
        .at(x, y - 0.02, z)
        .lathe(
          [
            [0.1, 0],
            [0.105, 0.03],
            [0.075, 0.07],
            [0.03, 0.12],
            [0, 0.13],
          ],
          14,
          '#fdf8f0',
          materials.snow,
        )
        .ball(0, 0.15, 0, 0.055, 0.055, 0.055, '#b3121c', materials.gloss, 12)
        .pop();
    for (const [i, [x, y, z]] of onTop(6, 0.42).entries())
      mesh
        .cyl(x, y - 0.02, z, 0.024, 0.024, 0.34, candles[i] ?? candles[0], materials.snow, 12)
        .cyl(x, y + 0.31, z, 0.006, 0.006, 0.04, '#2a2420', materials.plain, 6)
        .ball(x, y + 0.4, z, 0.024, 0.062, 0.024, '#ffc25a', materials.glow, 10);
  },
};
