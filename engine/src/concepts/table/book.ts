import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const book: Concept = {
  id: 'book',
  words: {
    en: 'book',
    de: 'buch/bücher',
    es: 'libro',
    fr: 'livre',
    zh: '书',
    ja: '本',
    ar: 'كتاب',
    emoji: '📖/📚',
  },
  size: { width: 1.5, height: 0.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const c = look.colour ?? pick(random, ['#7a2f2b', '#2d4a66', '#45603f', '#8a6a35']);
    mesh
      .push()
      .object()
      .box(0, 0, 0, 1.5, 0.05, 1.05, c, materials.cloth)
      .box(0.02, 0.05, 0, 1.42, 0.2, 0.98, '#efe6cf', 0)
      .box(0, 0.25, 0, 1.5, 0.05, 1.05, c, materials.cloth)
      .box(-0.73, 0, 0, 0.06, 0.3, 1.05, c, materials.cloth)
      .pop();
  },
};
