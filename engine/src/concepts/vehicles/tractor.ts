import { materials } from '../../solid/materials.ts';
import { wheel } from '../../shapes/wheel.ts';
import type { Concept } from '../concept.ts';

export const tractor: Concept = {
  id: 'tractor',
  words: {
    en: 'tractor',
    de: 'traktor',
    es: 'tractor de granja/tractor',
    fr: 'tracteur',
    zh: '拖拉机',
    ja: 'トラクター',
    ar: 'جرار',
    emoji: '🚜',
  },
  size: { width: 3.8, height: 2.6 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  turn: 0.4,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#3c8a3a';
    mesh
      .box(-1, 0.8, 0, 1.9, 0.85, 0.8, paint, materials.gloss)
      .box(-1.98, 0.85, 0, 0.06, 0.7, 0.7, '#24262a', materials.plain)
      .box(0.55, 0.75, 0, 1.2, 0.7, 1.1, paint, materials.gloss);
    for (const x of [0.1, 1.1])
      for (const z of [-0.5, 0.5]) mesh.box(x, 1.4, z, 0.08, 1.1, 0.08, '#24262a', materials.plain);
    mesh
      .box(0.6, 2.5, 0, 1.4, 0.1, 1.3, paint, materials.gloss)
      .box(0.6, 1.55, 0, 0.94, 0.8, 0.98, '#2a3a46', materials.glass)
      .cyl(-1.3, 1.6, 0.25, 0.06, 0.06, 0.8, '#24262a', materials.metal, 10);
    for (const z of [-0.75, 0.75]) {
      wheel(mesh, 0.75, z, 0.85, 0.42, '#e3c23c');
      wheel(mesh, -1.5, z * 0.8, 0.45, 0.28, '#e3c23c');
    }
  },
};
