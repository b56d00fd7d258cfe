import { materials } from '../../solid/materials.ts';
import { tau } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const cake: Concept = {
  id: 'cake',
  words: {
    en: 'cake/birthday cake/chocolate cake',
    de: 'torte/kuchen/geburtstagstorte/schokoladenkuchen',
    es: 'pastel/tarta/torta/pastel de chocolate/tarta de chocolate',
    fr: 'gâteau/gâteau au chocolat',
    zh: '蛋糕',
    ja: 'ケーキ',
    ar: 'كعكة',
    emoji: '🎂/🍰',
  },
  size: { width: 2.3, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  build(mesh, _random, look) {
    mesh
      .cyl(0, 0, 0, 1.15, 1.15, 0.06, '#e9e4da', materials.gloss, 36)
      .cyl(0, 0.06, 0, 0.9, 0.9, 0.62, look.colour ?? '#f2c4cf', materials.snow, 40)
      .cyl(0, 0.66, 0, 0.93, 0.91, 0.1, '#fbf4ec', materials.snow, 40);
    for (let i = 0; i < 16; i++)
      mesh
        .ball(
          Math.cos((i / 16) * tau) * 0.84,
          0.8,
          Math.sin((i / 16) * tau) * 0.84,
          0.1,
          0.09,
          0.1,
          '#fbf4ec',
          materials.snow,
          10,
        )
        .ball(
          Math.cos((i / 16) * tau) * 0.92,
          0.12,
          Math.sin((i / 16) * tau) * 0.92,
          0.1,
          0.09,
          0.1,
          '#fbf4ec',
          materials.snow,
          10,
        );
    for (let i = 0; i < 8; i++)
      mesh.ball(
        Math.cos((i / 8) * tau) * 0.55,
        0.84,
        Math.sin((i / 8) * tau) * 0.55,
        0.1,
        0.1,
        0.1,
        '#c0202c',
        materials.gloss,
        12,
      );
    for (let i = 0; i < 5; i++) {
      const x = Math.cos((i / 5) * tau + 0.3) * 0.32;
      const z = Math.sin((i / 5) * tau + 0.3) * 0.32;
      mesh
        .cyl(
          x,
          0.76,
          z,
          0.035,
          0.035,
          0.42,
          ['#5aa0d8', '#f2c83c', '#e87aa0', '#7ac06a', '#f08a3c'][i] ?? '#5aa0d8',
          materials.snow,
          10,
        )
        .ball(x, 1.27, z, 0.03, 0.08, 0.03, '#ffc25a', materials.glow, 8);
    }
  },
};
