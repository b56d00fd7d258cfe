import { luminance, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Body } from '../body/body.ts';
import type { PersonBody } from '../body/build-somebody.ts';
import { wearBeard } from '../body/grow-beard-on.ts';
import { wearHair } from '../body/grow-hair-on.ts';
import { relaxedBrows } from '../body/relax-brows.ts';
import { shadeRoots } from '../body/shade-roots.ts';
import { drawStrands } from '../body/strands.ts';
import { wearGlasses } from '../body/wear-glasses.ts';
import type { Trait } from '../concepts/concept.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import { headOf } from './figure.ts';
import type { Pose } from './figure.ts';
import type { HairStyle } from './hair-styles.ts';

/** Whose hair it is; colours are `#rrggbb`. */
export interface HeadLook {
  readonly kind: 'woman' | 'man';
  readonly child?: boolean | undefined;
  readonly style: HairStyle;
  readonly beard?: boolean | undefined;
  readonly hair: string;
  /** How finely it is drawn: 1 where a face fills the picture. */
  readonly detail: number;
  /** The colour of the skin, into which brows fade; they end at an edge where it is not told. */
  readonly skin?: Rgb;
  /** Something is worn on the head. */
  readonly underHat?: boolean;
  /** What was said of it wins over the rest. */
  readonly traits?: readonly Trait[] | undefined;
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
const asianComplexions: readonly [SkinAndHair, ...SkinAndHair[]] = [
  ['#d3a078', '#1c1614'],
  ['#d9a983', '#211a17'],
  ['#c08d64', '#1a1513'],
];
const irises = ['#4a2c16', '#6a4420', '#3c5a2c', '#2f5a86', '#5a7a94'] as const;
const darkIrises = ['#3a2414', '#4a2c16', '#5a3a1e'] as const;

const hairColours: readonly (readonly [Trait, string])[] = [
  ['blond hair', '#b48f58'],
  ['red hair', '#7a3a20'],
  ['brown hair', '#5f3f28'],
  ['black hair', '#1d1714'],
  ['grey hair', '#97938d'],
  ['white hair', '#c4c0b8'],
];
const irisColours: readonly (readonly [Trait, string])[] = [
  ['blue eyes', '#2f6aa8'],
  ['green eyes', '#3f7038'],
  ['brown eyes', '#5a3418'],
];

/** Skin and hair of somebody; blond and red hair are seen with light skin, where nothing is said of that. */
export function complexionOf(random: Random, told: readonly Trait[] = []): SkinAndHair {
  if (told.includes('dark skin')) return pick(random, darkComplexions);
  if (told.includes('asian')) return pick(random, asianComplexions);
  const isLight = told.some((trait) => trait === 'blond hair' || trait === 'red hair');
  return pick(random, isLight ? lightComplexions : complexions);
}

/** How finely the head of somebody is built who is seen whole, and from far away. */
export const [wholeDetail, farDetail] = [0.44, 0.2] as const;

/** Builds something in the axes of the head of a figure. */
export function onHead(mesh: Mesh, pose: Pose, build: (mesh: Mesh) => void): void {
  const [yaw, nod] = pose.gaze ?? [0, 0];
  mesh
    .push()
    .at(...headOf(pose)(0, 0, 0))
    .rotY(yaw)
    .rotX(-nod)
    .rotZ(-(pose.lean ?? 0))
    .scale(pose.headSize ?? 1);
  build(mesh);
  mesh.pop();
}

/** How much farther out lies what is worn in hair: locks stand off the head. */
const overLocks = 1.09;

/** Builds what is worn in the hair of a figure, in the axes of its head. */
export const inHair = (mesh: Mesh, pose: Pose, build: (mesh: Mesh) => void): void =>
  onHead(mesh, pose, (m) => build(m.scale(overLocks)));

/** The colour of the hair of somebody: as was said, grey of the old, or their own. */
export function hairColourOf(random: Random, told: readonly Trait[] = [], own: string): string {
  const said = hairColours.find(([trait]) => told.includes(trait))?.[1];
  return said ?? (told.includes('old') ? pick(random, ['#aaa39a', '#bbb5ac']) : own);
}

/** The colour of the eyes of somebody. */
export function irisOf(random: Random, told: readonly Trait[] = [], skin: Colour): Rgb {
  const isDark = told.includes('asian') || readColour(skin)[0] < 0.45;
  const chance = pick(random, isDark ? darkIrises : irises);
  return readColour(irisColours.find(([trait]) => told.includes(trait))?.[1] ?? chance);
}

/** How far the hair of old men has gone back where skin has its shade, metres. */
const goneBack = 0.012;

/** Shades the skin of somebody who is not drawn yet where their hair begins (STUDIO-78). */
export function shadeHairline({ colours, body, face }: PersonBody, look: Omit<HeadLook, 'hair' | 'detail'>): void {
  const has = (trait: Trait): boolean => look.traits?.includes(trait) === true;
  if (styleOf(look, has) === 'none' || look.underHat) return;
  const isReceding = look.kind === 'man' && has('old');
  shadeRoots(colours, body, face.hair, { receded: isReceding ? goneBack : 0 });
}

/** Hair, brows and a beard on the head of a body. */
export function wearHairOf(mesh: Mesh, random: Random, body: Body, look: HeadLook): void {
  const has = (trait: Trait): boolean => look.traits?.includes(trait) === true;
  const { kind, detail, child = false, underHat = false } = look;
  const colour = readColour(hairColourOf(random, look.traits, look.hair));
  const isCurly = has('curly hair');
  const isOld = has('old');
  const isReceding = kind === 'man' && isOld;
  wearHair(mesh, random, body, {
    kind,
    style: styleOf(look, has),
    colour,
    isCurly,
    child,
    isOld,
    isReceding,
    detail,
    underHat,
  });
  mesh.object();
  // Brows are hairs that stand apart: those of which a cell holds only some are drawn too, or they were a row of dots.
  drawStrands(mesh, body, 'eyebrow001', {
    // Those of children are light: dark lines over their eyes are painted on.
    colour: child || kind === 'woman' ? mixRgb(browColour(colour), colour, child ? 0.6 : 0.35) : browColour(colour),
    detail,
    kind: 'brow',
    ...(look.skin && { fadesTo: scaleRgb(look.skin, shadeOfBrow) }),
    ...(!has('angry') && { bend: relaxedBrows(body, kind === 'woman' || child ? 'fine' : 'full') }),
    ...(kind === 'woman' || child ? { leastCover: 0.34, isWanted: isOffNose } : { leastCover: 0.29 }),
  });
  if (has('glasses') || has('sunglasses'))
    wearGlasses(mesh, body, pick(random, ['#1c1a18', '#5a3a22', '#8a8d92']), has('sunglasses'));
  if (look.beard === true || has('beard')) wearBeard(mesh, random, body, { colour, detail, full: true });
}

/** The brows of women and children are finer and begin where eyes do, lower down farther out: those that run down to the nose scowl. */
const isOffNose = ([x, y]: Vec3): boolean => Math.abs(x) > 0.0175 - 0.9 * (y - 0.014);

/** How light the skin is between the hairs of a brow. */
const shadeOfBrow = 0.62;

/** Brows are darker than hair that is light, and have some colour where it is white. */
const browColour = (hair: Rgb): Rgb => {
  const light = luminance(hair);
  return scaleRgb(mixRgb(hair, [0.1, 0.058, 0.038], light > 0.2 ? 0.45 : 0.3), light > 0.2 ? 0.68 : 0.75);
};

/** How hair is worn: as was said, or as the look has it. */
function styleOf({ kind, style }: Pick<HeadLook, 'kind' | 'style'>, has: (trait: Trait) => boolean): HairStyle {
  if (has('bald')) return 'none';
  if (has('afro')) return 'afro';
  if (has('braids')) return 'braids';
  if (has('ponytail')) return 'tail';
  if (has('hair bun')) return 'bun';
  // What a woman has combed back and plaited is not seen to be long.
  if (has('long hair')) return style === 'back' && kind === 'man' ? 'back' : 'long';
  if (has('short hair')) return kind === 'woman' ? 'bob' : 'short';
  // Curls that are tied, combed back or cut to a bob are hardly seen.
  if (has('curly hair') && style !== 'short') return 'long';
  return style;
}
