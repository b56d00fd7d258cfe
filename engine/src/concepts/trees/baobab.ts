import { tau } from '../../shapes/chance.ts';
import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const baobab: Concept = {
  id: 'baobab',
  words: {
    en: 'baobab/baobab tree',
    de: 'affenbrotbaum/baobab',
    es: 'baobab',
    fr: 'baobab',
    zh: '猴面包树',
    ja: 'バオバブ',
    ar: 'باوباب',
    emoji: '',
  },
  size: { width: 11, height: 10 },
  lives: ['savanna', 'desert', 'hills'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    mesh.lathe(
      [
        [1.9, -0.3],
        [1.6, 0.4],
        [1.45, 2],
        [1.55, 4],
        [1.2, 5.6],
        [0.7, 6.4],
      ],
      24,
      '#8a7058',
      materials.bark,
    );
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * tau + random() * 0.4;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const r = 2.6 + random() * 2;
      const top: Vec3 = [c * r, 7.4 + random() * 1.6, s * r];
      mesh.tube(
        [[c * 0.5, 5.4, s * 0.5], [c * r * 0.45, 6.4, s * r * 0.45], top],
        [0.5, 0.3, 0.1],
        '#8a7058',
        materials.bark,
        8,
      );
      for (let k = 0; k < 4; k++) {
        const q: Vec3 = [top[0] + (random() - 0.5) * 1.8, top[1] + random() * 0.9, top[2] + (random() - 0.5) * 1.8];
        mesh.tube([top, q], [0.09, 0.03], '#8a7058', materials.bark, 5);
        leaves(mesh, random, ...q, 0.75, 130, 0.11, ['#5d8a3a', '#6f9a44', '#4c7a30'], 0.6);
      }
    }
  },
};
