import { doing } from '../doing.ts';
import type { Random } from '../../raster/random.ts';
import { buildDog, grownDog, plainCoat } from '../../shapes/dog-form.ts';
import type { DogCoat } from '../../shapes/dog-form.ts';
import type { Colour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const dog: Concept = {
  id: 'dog',
  words: {
    en: 'dog/hound/doggy/pooch',
    de: 'hund/hündin/jagdhund',
    es: 'perro',
    fr: 'chien',
    zh: '狗',
    ja: '犬',
    ar: 'كلب',
    emoji: '🐕',
  },
  size: { width: 1.1, height: 0.85 },
  lives: ['hills', 'street', 'beach', 'parlour'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'plays', 'howls', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) => {
    const coat = dogCoat(random, look.colour);
    buildDog(mesh, random, { ...grownDog(coat), ...doing(look) });
  },
};

/** The coat of a retriever. */
const golden = '#c88c3e';

/** Coats with light paws. */
const socked: ReadonlySet<Colour> = new Set<Colour>(['#a9682f', '#3a3430']);

/** Golden, fawn, chestnut and white, or black and tan. */
export function dogCoat(random: Random, colour: string | undefined): DogCoat {
  const worn = plainCoat(colour, random, [
    [golden, '#ecd09a', '#9a6228'],
    ['#a9682f', '#f1e6d4', '#6d3d1c'],
    ['#c79a62', '#ecdcc0', '#8a5c30'],
    ['#3a3430', '#b07a44', '#241e1b'],
  ]);
  return { ...worn, hasSocks: socked.has(worn.coat), isLonghaired: worn.coat === golden };
}
