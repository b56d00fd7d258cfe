import { vary } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const ruins: Concept = {
  id: 'ruins',
  words: {
    en: 'ruin/ancient ruins/column/pillar/ruined temple/ruined castle/temple ruins/castle ruins',
    de: 'ruine/ruinen/säule/säulen',
    es: 'ruinas/columna',
    fr: 'ruines/colonne',
    zh: '废墟/遗迹',
    ja: '遺跡/廃墟',
    ar: 'أطلال',
    emoji: '',
  },
  size: { width: 14, height: 7 },
  lives: ['hills', 'coast', 'desert'],
  stands: 'ground',
  moves: 'still',
  sway: 0.2,
  build(mesh, random) {
    const stone = '#d8cdb6';
    mesh
      .box(0, -0.3, 0, 14, 0.6, 9, '#b8ad98', materials.stone)
      .box(0, 0.25, 0.4, 12.6, 0.35, 7.4, '#c6bba5', materials.stone);
    const column = (x: number, z: number, h: number): void => {
      mesh
        .push()
        .at(x, 0.6, z)
        .rotY(random() * 3);
      mesh.cyl(0, 0, 0, 0.8, 0.72, 0.35, stone, materials.plain, 20);
      for (let y = 0.35; y < h - 0.01; y += 1.25)
        mesh.cyl(
          0,
          y,
          0,
          0.6 - y * 0.014,
          0.585 - y * 0.014,
          Math.min(1.22, h - y),
          vary(readColour(stone), random, 0.14),
          materials.plain,
          14,
        );
      mesh.pop();
    };
    const tall = [6, 6, 6, 4.1, 2.2, 6];
    tall.forEach((h, i) => column(-5.4 + i * 2.15, 2.6, h));
    [1.4, 5.2, 0.9, 3].forEach((h, i) => column(-5.4 + i * 3.5, -2.4, h));
    for (const [i, h] of tall.entries()) if (h === 6) mesh.box(-5.4 + i * 2.15, 6.55, 2.6, 1.5, 0.35, 1.5, stone);
    mesh.box(-3.25, 6.9, 2.6, 6.1, 0.9, 1.4, stone, materials.stone);
    for (const [x, z, a] of [
      [3.1, -2.6, 0.4],
      [0.6, -3.6, 1.2],
      [5.6, -0.6, 2.1],
    ] as const)
      mesh
        .push()
        .at(x, 1.05, z)
        .rotY(a)
        .rotZ(Math.PI / 2)
        .cyl(0, -0.6, 0, 0.55, 0.56, 1.25, stone, materials.plain, 14)
        .pop();
    for (let i = 0; i < 16; i++)
      mesh
        .push()
        .at((random() - 0.5) * 13, 0.3, (random() - 0.5) * 9)
        .rotY(random() * 3)
        .rotZ(random())
        .box(0, 0, 0, 0.3 + random() * 0.5, 0.3, 0.4, stone, materials.stone)
        .pop();
  },
};
