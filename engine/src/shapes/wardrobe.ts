import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour } from '../solid/mesh.ts';
import { pick } from './chance.ts';

/** What people are dressed for outdoors: snow and frost, rain, or the water. */
export type Climate = 'cold' | 'wet' | 'hot';

/** What people wear. */
export type Garb =
  | 'tee'
  | 'shirt'
  | 'sweater'
  | 'jacket'
  | 'leather jacket'
  | 'coat'
  | 'suit'
  | 'dress'
  | 'gown'
  | 'skirt'
  | 'robe'
  | 'tutu'
  | 'dungarees'
  | 'sports'
  | 'bodysuit'
  | 'kimono'
  | 'trunks'
  | 'swimwear';

/** The colours of what somebody wears. */
export interface Colours {
  readonly main: Colour;
  readonly under: Colour;
  readonly legs: Colour;
  readonly shoes: Colour;
  readonly belt: Colour;
  /** Of the hem and the belt of a robe or a gown, where it is another. */
  readonly trim?: Colour | undefined;
}

/** Colours that go together: above, below, under a coat, shoes. */
type Scheme = readonly [string, string, string, string];

const schemes: readonly [Scheme, ...Scheme[]] = [
  ['#34455e', '#8d7b62', '#e6e1d6', '#5a3d28'],
  ['#5d6b4e', '#39414f', '#ddd6c6', '#4a3526'],
  ['#7a3b38', '#4a4c52', '#d9d2c4', '#2e2622'],
  ['#b08a3e', '#34435a', '#ece6da', '#6a4a30'],
  ['#8b93a0', '#2b3240', '#f0ede6', '#2a2a2e'],
  ['#c9b798', '#3a4a63', '#f2eee4', '#7a5a3c'],
  ['#3d5a63', '#58534c', '#d6d8d4', '#352a22'],
  ['#6b5570', '#3c3f48', '#e4dccf', '#2e2824'],
  ['#a35f45', '#4e5a68', '#efe8dc', '#5c4230'],
  ['#ddd6c8', '#43556e', '#8b93a0', '#8a6a4a'],
];

/** Trousers are of denim as often as not. */
const denims: readonly [string, ...string[]] = ['#3d5678', '#2c3f5e', '#587396', '#34486a'];

/** Colours that leather is dyed in. */
export const leathers: readonly [string, ...string[]] = ['#2b2624', '#4a2d1d', '#2a2828', '#5c3822'];

/** Colours of summer dresses and skirts. */
const light: readonly [string, ...string[]] = [
  '#a8433c',
  '#3f6285',
  '#c79a4b',
  '#6f8a6a',
  '#b5708a',
  '#d8cfbe',
  '#4a4f6a',
  '#c47a5a',
];

const mens: readonly [Garb, ...Garb[]] = ['shirt', 'tee', 'sweater', 'jacket', 'coat', 'shirt'];
const womens: readonly [Garb, ...Garb[]] = ['dress', 'dress', 'skirt', 'sweater', 'coat', 'tee', 'skirt'];
const childrens = {
  man: ['tee', 'sweater', 'dungarees', 'shirt'],
  woman: ['dress', 'dress', 'tee', 'dungarees'],
} as const;

/** What is worn outdoors where it is cold, wet or hot, by grown-ups and children alike. */
const forClimate: Readonly<Record<Climate, Readonly<Record<'man' | 'woman', readonly [Garb, ...Garb[]]>>>> = {
  cold: { man: ['coat', 'jacket', 'coat'], woman: ['coat', 'coat', 'jacket'] },
  wet: { man: ['coat'], woman: ['coat'] },
  hot: { man: ['sports'], woman: ['dress', 'dress', 'skirt'] },
};

/** Colours of coats that are worn in the rain, and of what is knitted for the snow. */
export const [rainCoats, woollens] = [
  ['#dba92c', '#2f4f74', '#a63a30', '#3f6f5a', '#4a4f5c'],
  ['#a8322c', '#2f5a7a', '#c79a3c', '#3f6a4e', '#7a3f5f', '#d8d2c4'],
] as const;

/** What somebody wears today, by chance: who sits or kneels, and is `low`, has hung up the coat. */
export function garbOf(
  random: Random,
  of: {
    readonly kind: 'man' | 'woman';
    readonly child: boolean;
    readonly low: boolean;
    readonly climate?: Climate | undefined;
  },
): Garb {
  if (of.climate) {
    const garb = pick(random, forClimate[of.climate][of.kind]);
    return of.low && garb === 'coat' ? 'jacket' : garb;
  }
  if (of.child) return pick(random, childrens[of.kind]);
  const garb = pick(random, of.kind === 'woman' ? womens : mens);
  return of.low && garb === 'coat' ? 'sweater' : garb;
}

/** Colours for it, about the one that was asked for. */
export function coloursOf(
  random: Random,
  garb: Garb,
  asked: { readonly main?: Colour | undefined; readonly legs?: Colour | undefined },
): Colours {
  const [above, below, under, shoes] = pick(random, schemes);
  const airy = pick(random, light);
  const own =
    garb === 'dress' || garb === 'gown' || garb === 'skirt' || garb === 'robe' || garb === 'kimono'
      ? airy
      : garb === 'suit'
        ? pick(random, ['#2b3140', '#3c3f46', '#4b5263'])
        : garb === 'leather jacket'
          ? pick(random, leathers)
          : above;
  const main = asked.main ?? own;
  const isDenim = garb === 'dungarees' || random() < 0.5;
  const denim = pick(random, denims);
  return {
    main,
    under,
    shoes,
    belt: scaleRgb(readColour(shoes), 0.8),
    legs: asked.legs ?? (garb === 'suit' ? main : isDenim ? denim : below),
  };
}
