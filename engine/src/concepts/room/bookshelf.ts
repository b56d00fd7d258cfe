import { pick, vary } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const bookshelf: Concept = {
  id: 'bookshelf',
  words: {
    en: 'bookshelf/bookcase',
    de: 'bücherregal/regal',
    es: 'estantería/librería',
    fr: 'étagère',
    zh: '书架',
    ja: '本棚',
    ar: 'رف كتب',
    emoji: '',
  },
  size: { width: 1.7, height: 2.2 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.15,
  build(mesh, random, look) {
    const wood = look.colour ?? '#6e4626';
    mesh.box(0, 0, 0.17, 1.6, 2.2, 0.03, '#4e321c', materials.floor);
    for (const s of [-1, 1]) mesh.box(0.8 * s, 0, 0, 0.06, 2.2, 0.36, wood, materials.floor);
    for (let i = 0; i < 6; i++) mesh.box(0, i * 0.43, 0, 1.6, 0.045, 0.36, wood, materials.floor);
    mesh.box(0, 2.17, 0, 1.75, 0.06, 0.42, wood, materials.floor);
    for (let row = 0; row < 5; row++) {
      let x = -0.75;
      while (x < 0.68) {
        const [w, h] = [0.035 + random() * 0.045, 0.24 + random() * 0.11];
        if (random() < 0.07) {
          x += 0.12;
          continue;
        }
        const c = vary(
          readColour(
            pick(random, ['#7a2a28', '#2a4468', '#3f5a3a', '#8a6a2e', '#5a3a5a', '#c8b48a', '#2e2a28', '#b05a34']),
          ),
          random,
          0.3,
        );
        mesh
          .push()
          .at(x + w / 2, row * 0.43 + 0.045, 0)
          .rotZ(random() < 0.06 ? -0.16 : 0)
          .box(0, 0, -0.02 + random() * 0.03, w, h, 0.24, c, materials.cloth)
          .box(0, h * 0.78, -0.135, w * 0.9, 0.018, 0.02, '#d8b860', materials.plain)
          .pop();
        x += w + 0.006;
      }
    }
  },
};
