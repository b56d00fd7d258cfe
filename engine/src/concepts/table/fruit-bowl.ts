import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { Concept } from '../concept.ts';
import { apple } from './apple.ts';
import { banana } from './banana.ts';
import { grapes } from './grapes.ts';
import { orangeFruit } from './orange-fruit.ts';

export const fruitBowl: Concept = {
  id: 'fruit bowl',
  words: {
    en: 'fruit bowl/bowl of fruit/fruit/still life with fruit',
    de: 'obstschale/obst/früchte',
    es: 'frutero/frutas/fruta',
    fr: 'corbeille de fruits/fruits/coupe de fruits',
    zh: '水果盘/水果',
    ja: '果物/フルーツ',
    ar: 'فاكهة/سلة فواكه',
    emoji: '',
  },
  size: { width: 2.6, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    mesh.lathe(
      smoothProfile([
        [0.5, 0],
        [0.46, 0.06],
        [0.3, 0.12],
        [0.62, 0.24],
        [1.1, 0.5],
        [1.24, 0.72],
        [1.18, 0.73],
        [1, 0.52],
        [0, 0.3],
      ]),
      40,
      look.colour ?? '#3f6f9a',
      materials.gloss,
    );
    // Each fruit is of its own colour, and whole.
    const own = { season: look.season, lit: look.lit, ordinal: 1 };
    const lay = (fruit: Concept, [x, y, z]: Vec3, [turn, lean, size]: Vec3): void => {
      mesh.push().at(x, y, z).rotY(turn).rotZ(lean).scale(size);
      fruit.build(mesh, random, own);
      mesh.pop();
    };
    lay(orangeFruit, [-0.06, 0.4, -0.52], [0.4, 0.1, 0.98]);
    lay(apple, [-0.64, 0.42, -0.3], [0.5, 0.2, 0.98]);
    lay(apple, [-0.5, 0.46, 0.36], [2, 0.4, 0.94]);
    lay(apple, [0.1, 0.5, 0.5], [1, -0.3, 0.98]);
    lay(apple, [0.62, 0.44, 0.3], [2.4, -0.25, 0.96]);
    lay(orangeFruit, [0.02, 0.84, 0.06], [1.2, 0, 0.92]);
    lay(banana, [-0.5, 0.72, 0.28], [0.5, 0.12, 1.05]);
    // They hang over the rim in front.
    lay(grapes, [0.62, 0.62, -0.5], [-0.5, 0.28, 0.68]);
  },
};
