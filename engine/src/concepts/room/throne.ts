import { pick } from '../../shapes/chance.ts';
import { throne as buildThrone } from '../../shapes/throne.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

/** How high the step is that it stands on, metres. */
const step = 0.16;

export const throne: Concept = {
  id: 'throne',
  words: {
    en: 'throne/royal throne/golden throne/king’s throne',
    de: 'thron/königsthron',
    es: 'trono/trono real',
    fr: 'trône/trône royal',
    zh: '王座/宝座',
    ja: '玉座/王座',
    ar: 'عرش',
    emoji: '',
  },
  size: { width: 1.5, height: 2.2 },
  lives: ['palace hall'],
  stands: 'ground',
  moves: 'still',
  turn: 0.12,
  sway: 0.1,
  build(mesh, random, look) {
    mesh
      .object()
      .box(0, 0, 0, 1.9, step, 1.7, '#cfc4b2', materials.gloss)
      .box(0, step, -0.1, 1.2, 0.01, 1.5, '#7a1a24', materials.cloth);
    mesh.push().at(0, step, 0.1);
    buildThrone(mesh, look.colour ?? pick(random, ['#8f1420', '#2a3f8a', '#5a2470']));
    mesh.pop();
  },
};
