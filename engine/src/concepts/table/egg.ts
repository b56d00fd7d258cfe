import { materials } from '../../solid/materials.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** An egg that stands on its blunt end, from 0.3 to 1.1 above the ground. */
export function wholeEgg(mesh: Mesh, shell: Colour = '#f2dcc0'): void {
  mesh.lathe(
    smoothProfile([
      [0.01, 0.3],
      [0.2, 0.36],
      [0.3, 0.5],
      [0.328, 0.64],
      [0.31, 0.78],
      [0.26, 0.92],
      [0.19, 1.02],
      [0.1, 1.085],
      [0.005, 1.1],
    ]),
    32,
    shell,
    materials.plain,
  );
}

export const egg: Concept = {
  id: 'egg',
  words: {
    en: 'egg',
    de: 'hühnerei/frühstücksei/eier',
    es: 'huevo/huevos',
    fr: 'œuf/œufs/oeuf',
    zh: '鸡蛋/蛋',
    ja: '卵/たまご',
    ar: 'بيضة',
    emoji: '🥚',
  },
  size: { width: 0.9, height: 1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 3,
  build(mesh, _random, look) {
    // In its cup, as at breakfast.
    mesh.lathe(
      smoothProfile([
        [0.34, 0],
        [0.32, 0.04],
        [0.1, 0.1],
        [0.09, 0.2],
        [0.3, 0.32],
        [0.36, 0.52],
        [0.33, 0.52],
        [0.26, 0.36],
        [0, 0.3],
      ]),
      28,
      look.colour ?? '#6a9ac4',
      materials.gloss,
    );
    wholeEgg(mesh);
  },
};
