import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Trait } from '../concepts/concept.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { distanceFrom } from './body-parts.ts';
import { pick } from './chance.ts';
import { headOf } from './figure.ts';
import type { Pose } from './figure.ts';
import { beard } from './beard.ts';
import type { ToBody } from './falling-hair.ts';
import { drawLocks } from './hair-locks.ts';
import { hairOf } from './hair-styles.ts';
import type { HairStyle } from './hair-styles.ts';
import type { HeadForm } from './head-form.ts';
import { pointEars } from './head-features.ts';
import { buildHead } from './head.ts';
import type { HeadView } from './head-features.ts';
import { belowHairline } from './scalp.ts';
import { cropped } from './short-hair.ts';

/** Whose head it is; colours are `#rrggbb`. */
export interface HeadLook {
  readonly kind: 'woman' | 'man';
  /** Of a child the face is rounder. */
  readonly child?: boolean | undefined;
  readonly style: HairStyle;
  readonly beard?: boolean | undefined;
  /** Ears that end in a point. */
  readonly pointedEars?: boolean | undefined;
  readonly skin: Colour;
  readonly hair: string;
  /** What was said of it wins over the rest. */
  readonly traits?: readonly Trait[] | undefined;
  /** What long hair lies on: how far a place is from it, in the axes of the head; neck and shoulders of somebody upright by themselves. */
  readonly toBody?: ToBody;
}

type SkinAndHair = readonly [skin: string, hair: string];

const lightComplexions: readonly [SkinAndHair, ...SkinAndHair[]] = [
  ['#cd8f6d', '#6b4a30'],
  ['#d49a77', '#b08a4c'],
  ['#d29375', '#8a4526'],
];
/** Skin and hair that are seen together. */
const complexions: readonly [SkinAndHair, ...SkinAndHair[]] = [
  ...lightComplexions,
  ['#c9946c', '#30221a'],
  ['#a8714c', '#2a1e16'],
  ['#7d5138', '#211915'],
];
const darkComplexions: readonly [SkinAndHair, ...SkinAndHair[]] = [
  ['#8d5c3e', '#241a14'],
  ['#7d5138', '#211915'],
  ['#68442f', '#1d1613'],
];
const irises = ['#4a2c16', '#6a4420', '#3c5a2c', '#2f5a86', '#5a7a94'] as const;
const darkIrises = ['#3a2414', '#4a2c16', '#5a3a1e'] as const;

const hairColours: readonly (readonly [Trait, string])[] = [
  ['blond hair', '#b48f58'],
  ['red hair', '#7a3a20'],
  ['brown hair', '#5f3f28'],
  ['black hair', '#1d1714'],
  ['grey hair', '#97938d'],
  ['white hair', '#dad7d1'],
];
const irisColours: readonly (readonly [Trait, string])[] = [
  ['blue eyes', '#2f6aa8'],
  ['green eyes', '#3f7038'],
  ['brown eyes', '#5a3418'],
];

/** Skin and hair of somebody; blond and red hair are seen with light skin, where nothing is said of that. */
export function complexionOf(random: Random, told: readonly Trait[] = []): SkinAndHair {
  if (told.includes('dark skin')) return pick(random, darkComplexions);
  const isLight = told.some((trait) => trait === 'blond hair' || trait === 'red hair');
  return pick(random, isLight ? lightComplexions : complexions);
}

/** How finely the head of somebody is built who is seen whole, and from far away. */
const [wholeDetail, farDetail] = [0.34, 0.2] as const;

/** Builds something in the axes of the head of a figure. */
export function onHead(mesh: Mesh, pose: Pose, build: (mesh: Mesh) => void): void {
  const [yaw, nod] = pose.gaze ?? [0, 0];
  mesh
    .push()
    .at(...headOf(pose)(0, 0, 0))
    .rotY(yaw)
    .rotX(-nod)
    .scale(pose.headSize ?? 1);
  build(mesh);
  mesh.pop();
}

/** The colour of the hair of somebody: as was said, grey of the old, or their own. */
export function hairColourOf(random: Random, told: readonly Trait[] = [], own: string): string {
  const said = hairColours.find(([trait]) => told.includes(trait))?.[1];
  return said ?? (told.includes('old') ? pick(random, ['#a8a49e', '#d8d5cf']) : own);
}

/** The colour of the eyes of somebody. */
export function irisOf(random: Random, told: readonly Trait[] = [], skin: Colour): Rgb {
  const chance = pick(random, readColour(skin)[0] < 0.45 ? darkIrises : irises);
  return readColour(irisColours.find(([trait]) => told.includes(trait))?.[1] ?? chance);
}

/** Hair on the head of a figure. */
export function wearHair(mesh: Mesh, random: Random, pose: Pose, look: HeadLook, isFar = false): void {
  const detail = isFar ? farDetail : wholeDetail;
  onHead(mesh, pose, (m) => growHair(m, random, look, detail));
}

/** Hair and a beard in the axes of a head. */
export function growHair(mesh: Mesh, random: Random, look: HeadLook, detail: number): void {
  const has = (trait: Trait): boolean => look.traits?.includes(trait) === true;
  const hairColour = hairColourOf(random, look.traits, look.hair);
  const isBearded = look.beard === true || has('beard');
  const style = styleOf(look, has);
  const hair = readColour(hairColour);
  const cones = isBearded ? beard : [];
  const wearer = { kind: look.kind, child: look.child === true, isCurly: has('curly hair') };
  drawLocks(mesh, hairOf(style, random, { ...wearer, toBody: look.toBody ?? toUpright }), hair, detail);
  if (style === 'short') {
    const { cones: tufts, lies } = cropped(random, wearer, detail);
    mesh.body(tufts, { k: 0.012, hair: 0.75, lies, colours: [hairColour] });
  }
  if (cones.length > 0) mesh.body(cones, { k: 0.016, hair: 0.8, colours: [hairColour] });
}

/** Puts a head on a figure that was built without one, where its pose has it. */
export function wearHead(mesh: Mesh, random: Random, pose: Pose, look: HeadLook, isFar = false): void {
  const view = { gaze: -(pose.gaze?.[0] ?? 0) * 0.4, detail: isFar ? farDetail : wholeDetail };
  onHead(mesh, pose, (m) => buildHumanHead(m, random, look, view));
}

/** How hair is worn: as was said, or as the look has it. */
function styleOf({ kind, style }: HeadLook, has: (trait: Trait) => boolean): HairStyle {
  if (has('bald')) return 'none';
  if (has('braids')) return 'braids';
  if (has('ponytail')) return 'tail';
  if (has('hair bun')) return 'bun';
  if (has('long hair')) return style === 'back' ? 'back' : 'long';
  if (has('short hair')) return kind === 'woman' ? 'bob' : 'short';
  // Curls that are tied or combed back are hardly seen.
  if (has('curly hair') && style !== 'bob' && style !== 'short') return 'long';
  return style;
}

/** A head with its face and hair that looks towards -z; metres, from between the ears, of somebody grown up. */
export function buildHumanHead(mesh: Mesh, random: Random, look: HeadLook, view: HeadView): void {
  const isWoman = look.kind === 'woman';
  const has = (trait: Trait): boolean => look.traits?.includes(trait) === true;
  const isOld = has('old');
  const hairColour =
    hairColours.find(([trait]) => has(trait))?.[1] ?? (isOld ? pick(random, ['#a8a49e', '#d8d5cf']) : look.hair);
  const isBearded = look.beard === true || has('beard');
  const style = styleOf(look, has);
  const [skin, hair] = [readColour(look.skin), readColour(hairColour)];
  const isDark = skin[0] < 0.45;
  const form: HeadForm = {
    strong: look.child ? 0 : isWoman ? 0.1 * random() : 0.6 + 0.4 * random(),
    full: (isWoman ? 0.75 + 0.25 * random() : 0.42 + 0.2 * random()) - (look.child ? 0.25 : 0),
    wide: (isWoman ? 1.0 : 1.02) + 0.03 * random() + (look.child ? 0.03 : 0),
    round: look.child ? 1 : isWoman ? 0.3 : 0,
    smile: 0.5 + 0.4 * random(),
    age: isOld ? 1 : 0,
    open: isOld ? 0.35 : look.child ? 1 : isWoman ? 0.85 : 0.5,
  };
  const red = isDark ? '#7a2c34' : isWoman ? '#a8303c' : '#9a4a40';
  const lips = mixRgb(skin, readColour(red), isWoman && !look.child ? 0.72 : 0.55);
  const stubble = isWoman || look.child ? 0 : isBearded ? 0.8 : 0.4 * random();
  const chance = pick(random, isDark ? darkIrises : irises);
  const iris = readColour(irisColours.find(([trait]) => has(trait))?.[1] ?? chance);
  const cones = isBearded ? beard : [];
  const toBeard = cones.length === 0 ? () => 1 : distanceFrom(cones, 0.016);
  const toHair = (x: number, y: number, z: number): number =>
    Math.min(style === 'none' ? 1 : belowHairline(x, y, z), toBeard(x, y, z));
  buildHead(mesh, form, { toHair, skin, lips, hair, iris, stubble, lashes: isWoman ? 1 : 0.25 }, view);
  const wearer = { kind: look.kind, child: look.child === true, isCurly: has('curly hair') };
  drawLocks(mesh, hairOf(style, random, { ...wearer, toBody: look.toBody ?? toUpright }), hair, view.detail);
  if (style === 'short') {
    const { cones: tufts, lies } = cropped(random, wearer, view.detail);
    mesh.body(tufts, { k: 0.012, hair: 0.75, lies, colours: [hairColour] });
  }
  if (look.pointedEars) pointEars(mesh, skin, form.wide);
  if (cones.length > 0) mesh.body(cones, { k: 0.016, hair: 0.8, colours: [hairColour] });
}

/** How far a place of a head is from the neck and the shoulders of somebody upright. */
const toUpright: ToBody = distanceFrom(
  [
    [0, -0.12, 0.02, 0.05, 0, -0.24, 0.03, 0.07],
    [0, -0.24, 0.03, 0.075, 0.14, -0.28, 0.03, 0.06],
    [0, -0.24, 0.03, 0.075, -0.14, -0.28, 0.03, 0.06],
    [0.07, -0.34, 0.02, 0.1, -0.07, -0.34, 0.02, 0.1],
  ],
  0.04,
);
