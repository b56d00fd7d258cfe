import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { buildHorse } from '../../shapes/horse.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

/** The names of coats before those of horses. */
function withCoats(coatNames: readonly string[], horses: readonly string[]): string {
  return coatNames.flatMap((coat) => horses.map((one) => `${coat} ${one}`)).join('/');
}

export const horse: Concept = {
  id: 'horse',
  words: {
    en: `horse/pony/stallion/mare/steed/palomino/${withCoats(['chestnut', 'bay', 'sorrel', 'palomino', 'dapple grey', 'dapple gray'], ['horse', 'horses', 'pony', 'mare', 'stallion'])}`,
    de: 'pferd/pony/stute/ross',
    es: 'caballo/yegua/caballo alazán/caballo bayo',
    fr: 'cheval/chevaux/jument/cheval alezan/cheval bai',
    zh: '马',
    ja: '馬',
    ar: 'حصان',
    emoji: '🐎/🐴',
  },
  size: { width: 3, height: 2.1 },
  lives: ['hills', 'beach', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'grazes'],
  build: (mesh, random, look) => buildOfAge(mesh, random, look, { isFoal: false }),
};

/** A horse or a foal of one of the coats, or of a colour that was said. */
export function buildOfAge(mesh: Mesh, random: Random, look: Look, { isFoal }: { readonly isFoal: boolean }): void {
  const chance = pick(random, coats);
  // A coat that has a name has its own mane and legs.
  const named = coats.find(([coat]) => coat === look.colour);
  const [coat, muzzle, hair, socks] = named ?? chance;
  if (look.colour && !named) {
    const asked = dimmed(readColour(look.colour));
    // A white horse has a white mane, all others one that is darker than they are; a black one is black at its muzzle.
    const darker = 0.6 - 0.54 * smooth(0.4, 0.75, asked[1]);
    const shades = [
      asked,
      // The skin of a white muzzle is grey.
      asked[1] > 0.4
        ? mixRgb(asked, [0.06, 0.055, 0.055], 0.62)
        : mixRgb(asked, [0.9, 0.84, 0.76], 0.02 + 0.23 * smooth(0.01, 0.12, asked[1])),
      asked[1] > 0.4 ? mixRgb(asked, [0.75, 0.73, 0.7], 0.6) : mixRgb(asked, [0.02, 0.015, 0.01], darker),
    ] as const;
    buildHorse(mesh, random, shades, undefined, { ...doing(look), isFoal });
  } else buildHorse(mesh, random, [coat, muzzle, hair], undefined, { socks, ...doing(look), isFoal });
}

/** How light a coat may be: the white hair of a horse is grey beside snow, and muscles are seen on it. */
const lightest = 0.52;

const dimmed = ([r, g, b]: Rgb): Rgb => {
  const share = Math.min(1, lightest / Math.max(r, g, b, 1e-6));
  return [r * share, g * share * 0.985, b * share * (share < 1 ? 0.95 : 1)];
};

/** Coat, muzzle, mane and tail, and what is below the knees: a bay, a chestnut with socks, a palomino, a grey. */
const coats: readonly [Coat, ...Coat[]] = [
  ['#8a5230', '#4a3024', '#1f1713', '#2a1f19'],
  ['#9c5a30', '#a97450', '#7a4526', '#ece4d8'],
  ['#b58850', '#8a6a4c', '#e6dcc8', '#e4d8c2'],
  ['#b7b4b0', '#6f6a68', '#dedbd6', '#7c7876'],
];

type Coat = readonly [coat: string, muzzle: string, hair: string, socks: string];
