import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { wearTop, wearTrousers } from './clothes.ts';
import type { Top } from './clothes.ts';
import { wearSkirt, wearWaistband } from './hanging.ts';
import type { Wearer } from './hanging.ts';
import { wearShoes } from './footwear.ts';
import { wearTutu } from './tutu.ts';

/** What people wear. */
export type Garb =
  | 'tee'
  | 'shirt'
  | 'sweater'
  | 'jacket'
  | 'coat'
  | 'suit'
  | 'dress'
  | 'gown'
  | 'skirt'
  | 'robe'
  | 'tutu'
  | 'dungarees'
  | 'sports'
  | 'bodysuit';

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

/** What somebody wears today, by chance. */
export function garbOf(random: Random, of: { readonly kind: 'man' | 'woman'; readonly child: boolean }): Garb {
  if (of.child) return pick(random, childrens[of.kind]);
  return pick(random, of.kind === 'woman' ? womens : mens);
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
    garb === 'dress' || garb === 'gown' || garb === 'skirt' || garb === 'robe'
      ? airy
      : garb === 'suit'
        ? pick(random, ['#2b3140', '#3c3f46', '#4a4238'])
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

const plain = { ease: 0.012, cling: 0.42, length: 0.06, neck: [0.035, 0.7], sleeves: 1, folds: 0.009 } as const;

/** Where skin is seen beside face and hands. */
export interface Bare {
  readonly chest?: boolean;
  readonly arms?: boolean;
  readonly forearms?: boolean;
  readonly legs?: boolean;
}

/** Dresses somebody; says what stays bare. */
export function dressUp(
  mesh: Mesh,
  wearer: Wearer,
  garb: Garb,
  colours: Colours,
  of: { readonly child: boolean; readonly swing: number },
): Bare {
  const { main, under, legs, shoes, belt, trim } = colours;
  const dark = scaleRgb(readColour(main), 0.62);
  const { seed } = wearer;
  const trousers = (colour: Colour, ease = 0.014, length = 1): void =>
    wearTrousers(mesh, wearer, { colour, ease, length, flare: 0 });
  const top = (other: Partial<Top>): void => wearTop(mesh, wearer, { colour: main, ...plain, ...other });
  const sneakers = seed % 2 < 1 ? '#e4e0d8' : shoes;
  switch (garb) {
    case 'tee':
    case 'dungarees':
    case 'sports':
    case 'bodysuit':
      trousers(legs, 0.014, of.child && seed % 3 < 1 ? 0.52 : 1);
      top({ sleeves: 0.28, ease: 0.014, folds: 0.011 });
      wearShoes(mesh, wearer.pose, { colour: sneakers, sole: '#f2efe8', tall: 0.075 });
      return { forearms: true, legs: of.child && seed % 3 < 1 };
    case 'shirt':
      trousers(legs);
      top({
        collar: mixRgb(readColour(main), [1, 1, 1], 0.12),
        buttons: true,
        neck: [0.05, 0.42],
        length: seed % 2 < 1 ? 0.09 : -0.055,
        cuffs: dark,
        ease: 0.013,
      });
      if (seed % 2 >= 1) wearWaistband(mesh, wearer, { up: 0.05, tall: 0.036, colour: belt, ease: 0.02, buckle: true });
      wearShoes(mesh, wearer.pose, { colour: shoes, sole: '#2a211b', tall: 0.078 });
      return {};
    case 'sweater':
      trousers(legs);
      top({ ease: 0.022, cling: 0.3, length: 0.075, folds: 0.013, cuffs: dark, band: dark, neck: [0.012, 0.8] });
      wearShoes(mesh, wearer.pose, { colour: sneakers, sole: '#efece4', tall: 0.076 });
      return {};
    case 'jacket':
    case 'suit':
      trousers(legs, 0.016);
      top({
        ease: 0.024,
        cling: 0.3,
        length: 0.13,
        folds: 0.008,
        open: { under, to: 0.5 },
        collar: dark,
        neck: [0.02, 0.4],
      });
      wearShoes(mesh, wearer.pose, { colour: shoes, sole: '#1f1915', tall: 0.078 });
      return {};
    case 'coat':
      trousers(legs);
      top({
        ease: 0.03,
        cling: 0.16,
        length: 0.42,
        folds: 0.011,
        open: { under, to: 0.3 },
        collar: dark,
        neck: [0.02, 0.4],
      });
      wearShoes(mesh, wearer.pose, { colour: shoes, sole: '#1f1915', tall: 0.082 });
      return {};
    case 'skirt':
      wearSkirt(mesh, wearer, { colour: main, length: 0.56, spread: 0.3, folds: 11, depth: 0.024, swing: of.swing });
      wearTop(mesh, wearer, {
        colour: under,
        ...plain,
        length: -0.06,
        sleeves: 0.62,
        ease: 0.013,
        neck: [0.06, 0.7],
        folds: 0.01,
      });
      wearWaistband(mesh, wearer, { up: 0.11, tall: 0.04, colour: dark, ease: 0.022 });
      wearShoes(mesh, wearer.pose, { colour: shoes, sole: '#2a211b', tall: 0.05 });
      return { chest: true, legs: true, forearms: true };
    case 'dress':
      wearSkirt(mesh, wearer, {
        colour: main,
        length: of.child ? 0.42 : 0.55,
        spread: 0.46,
        folds: 13,
        depth: 0.032,
        swing: of.swing,
      });
      top({
        ease: 0.007,
        cling: 1.6,
        length: -0.09,
        sleeves: seed % 3 < 1 ? 0 : 0.24,
        neck: [0.1, 0.75],
        folds: 0.006,
      });
      wearWaistband(mesh, wearer, { up: 0.145, tall: 0.036, colour: dark, ease: 0.014 });
      wearShoes(mesh, wearer.pose, { colour: shoes, sole: '#2a211b', tall: 0.048 });
      return { chest: true, legs: true, forearms: true, arms: seed % 3 < 1 };
    case 'gown':
      wearSkirt(mesh, wearer, {
        colour: main,
        length: 0.9,
        spread: 0.5,
        folds: 15,
        depth: 0.04,
        swing: of.swing,
        ...(trim !== undefined && { border: trim }),
      });
      top({ ease: 0.007, cling: 1.6, length: -0.09, sleeves: 1, neck: [0.07, 0.8], folds: 0.006 });
      wearWaistband(mesh, wearer, { up: 0.145, tall: 0.036, colour: trim ?? dark, ease: 0.014 });
      return { chest: true };
    case 'robe':
      wearSkirt(mesh, wearer, {
        colour: main,
        length: 0.88,
        spread: 0.2,
        folds: 17,
        depth: 0.036,
        swing: of.swing,
        border: trim ?? dark,
      });
      top({ ease: 0.02, cling: 0.5, length: -0.09, neck: [0.05, 0.5], cuffs: trim ?? dark, folds: 0.011 });
      wearWaistband(mesh, wearer, { up: 0.14, tall: 0.05, colour: trim ?? dark, ease: 0.026, buckle: true });
      wearShoes(mesh, wearer.pose, { colour: shoes, sole: '#2a211b', tall: 0.07 });
      return {};
    case 'tutu':
      top({ ease: 0.007, cling: 1.6, length: 0.07, sleeves: 0, neck: [0.1, 0.75], folds: 0.003 });
      wearTutu(mesh, wearer, main);
      wearShoes(mesh, wearer.pose, { colour: '#e0a8a4', sole: '#d8a09c', tall: 0.05 });
      return { chest: true, arms: true, forearms: true, legs: true };
    default:
      return garb satisfies never;
  }
}
