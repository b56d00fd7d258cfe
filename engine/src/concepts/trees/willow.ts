import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const willow: Concept = {
  id: 'willow',
  words: {
    en: 'willow/weeping willow/willow tree',
    de: 'weide/trauerweide',
    es: 'sauce llorón/sauce',
    fr: 'saule/saule pleureur',
    zh: '柳树',
    ja: '柳',
    ar: 'صفصاف',
    emoji: '',
  },
  size: { width: 11, height: 9 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    mesh.tube(
      [
        [0, -0.3, 0],
        [0.2, 2, 0],
        [-0.2, 4, 0.1],
        [0.1, 5.6, 0],
      ],
      [0.62, 0.45, 0.38, 0.25],
      '#5a4a36',
      materials.bark,
      12,
    );
    for (let i = 0; i < 46; i++) {
      const a = i * 2.39996;
      const reach = 1.2 + 3 * Math.sqrt((i % 23) / 23);
      const top: Vec3 = [Math.cos(a) * reach, 7.9 - reach * 0.42, Math.sin(a) * reach];
      if (i % 4 === 0)
        mesh.tube([[0, 5, 0], [top[0] * 0.5, 6.9, top[2] * 0.5], top], [0.2, 0.12, 0.05], '#5a4a36', materials.bark, 6);
      for (let k = 0; k < 7; k++) {
        const [dx, dz] = [(random() - 0.5) * 1.5, (random() - 0.5) * 1.5];
        const fall = 2.4 + random() * Math.max(1, top[1] - 3.2);
        const strand = (t: number): Vec3 => [
          top[0] + dx * (0.3 + t) + Math.cos(a) * 0.5 * t,
          top[1] + 0.5 * (1 - (1 - t * 2) ** 2) * 0.3 - fall * t,
          top[2] + dz * (0.3 + t) + Math.sin(a) * 0.5 * t,
        ];
        for (let j = 0; j < 15; j++)
          leaves(mesh, random, ...strand(j / 14), 0.14, 8, 0.1, ['#8aa84a', '#a4be5a', '#769a3e'], 1.6);
      }
    }
  },
};
