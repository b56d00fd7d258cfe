import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { both, skinOf } from './body-parts.ts';
import { pick } from './chance.ts';
import type { HairStyle } from './hair-styles.ts';
import type { Trait } from '../concepts/concept.ts';
import { buildHumanHead, complexionOf } from './human-head.ts';
import { buildRoyalCrown } from './royal-crown.ts';

/** Somebody from near: who they are like and what they wear; colours are `#rrggbb`. */
export interface BustLook {
  readonly kind: 'woman' | 'man';
  readonly coat?: string | undefined;
  /** Of a child the head is large beside the shoulders. */
  readonly child?: boolean;
  readonly beard?: boolean;
  readonly traits?: readonly Trait[] | undefined;
  readonly style?: HairStyle;
  readonly pointedEars?: boolean;
  /** Puts what is worn on the head there, in the axes of the head, of the colour of the coat. */
  readonly hat?: (mesh: Mesh, coat: string) => void;
  /** What lies around the neck is white fur. */
  readonly fur?: boolean;
  readonly crown?: Parameters<typeof buildRoyalCrown>[1];
}

/** Height of the eyes of a bust of a grown-up, metres. */
export const bustEyes = 1.64;

const coats = ['#8f2f2a', '#2f4a6b', '#3f5a3c', '#b88a3a', '#5a4668', '#d8cfc0'] as const;

/** How far the head is turned from the shoulders towards the eye, and the eyes from the head, radians. */
const [headTurn, eyeTurn] = [-0.38, -0.27] as const;

const womensHair = ['long', 'long', 'bob', 'bun'] as const;

function styleOf({ kind, crown, child }: BustLook, random: Random): HairStyle {
  if (kind === 'man') return 'short';
  return crown || child ? 'long' : pick(random, womensHair);
}

/** Head, neck and shoulders of a grown-up of 1.8 metres, who looks out of the picture; the shoulders face -z, the head a little to +x. */
export function buildBust(mesh: Mesh, random: Random, look: BustLook): void {
  const [skin, hair] = complexionOf(random, look.traits);
  const coat = look.coat ?? pick(random, coats);
  const isWoman = look.kind === 'woman';
  const style = look.style ?? styleOf(look, random);
  mesh.push().object();
  const shoulders = shouldersOf(look);
  mesh.body(shoulders, { k: 0.05, colours: [coat, skin, '#f2ede2'], ...(look.fur && { fur: 0.5 }) });
  mesh.body(neckOf(isWoman), { k: 0.03, mat: materials.skin, colours: [skin] });
  if (!look.fur) edgeOfCoat(mesh, shoulders, coat, isWoman);
  if (isWoman && !look.child) necklace(mesh, random, shoulders);
  mesh.push().at(0, bustEyes, 0).rotY(headTurn);
  const isBearded = look.beard ?? (!isWoman && !look.child && look.traits === undefined && random() < 0.3);
  const head = {
    kind: look.kind,
    style,
    skin,
    hair,
    child: look.child,
    beard: isBearded,
    pointedEars: look.pointedEars,
    traits: look.traits,
  };
  buildHumanHead(mesh, random, head, { gaze: eyeTurn, detail: 1 });
  look.hat?.(mesh, coat);
  if (look.crown) {
    mesh.push().at(0, 0.076, 0.016).rotX(-0.16).scale(0.86, 0.7, 0.86);
    buildRoyalCrown(mesh, look.crown);
    mesh.pop();
  }
  mesh.pop();
  mesh.pop();
}

/** A ring on the shoulders around the neck, lower before it than behind. */
function ringOn(shoulders: Cones, { low, high }: { readonly low: number; readonly high: number }): readonly Vec3[] {
  const on = skinOf([...shoulders, ...neckOf(true)], 0.05);
  return Array.from({ length: 41 }, (_, i) => {
    const turn = (i / 40) * Math.PI * 2;
    const y = low + (high - low) * (0.5 + 0.5 * Math.cos(turn));
    // Aside it lies on the slope from the neck, well before the shoulder.
    return on(
      [0, y - 0.02 * Math.abs(Math.sin(turn)), 0.025],
      [Math.sin(turn), 0.6 * Math.abs(Math.sin(turn)), Math.cos(turn)],
    );
  });
}

/** The hem of what is worn, around the neck. */
function edgeOfCoat(mesh: Mesh, shoulders: Cones, coat: string, isWoman: boolean): void {
  const ring = ringOn(shoulders, isWoman ? { low: 1.408, high: 1.462 } : { low: 1.44, high: 1.468 });
  mesh.tube(ring, [isWoman ? 0.0075 : 0.0125], scaleRgb(readColour(coat), isWoman ? 0.7 : 0.8), materials.cloth, 8);
}

const metals = ['#e0ac38', '#d8dae0'] as const;

function necklace(mesh: Mesh, random: Random, shoulders: Cones): void {
  const ring = ringOn(shoulders, { low: 1.432, high: 1.474 });
  const metal = pick(random, metals);
  mesh.tube(ring, [0.0014], metal, materials.metal, 5);
  const [x, y, z] = ring[20] ?? [0, 0, 0];
  mesh.ball(
    x,
    y - 0.008,
    z - 0.002,
    0.005,
    0.0065,
    0.003,
    pick(random, ['#b8203a', '#2f6aa8', '#2f8a5a', '#f0ece0']),
    materials.gloss,
    12,
  );
}

function neckOf(isWoman: boolean): Cones {
  const r = isWoman ? 0.045 : 0.057;
  return [
    [0, 1.4, 0.035, r + 0.012, 0, 1.48, 0.028, r, 0],
    [0, 1.48, 0.028, r, 0, 1.64, 0.01, r - 0.003, 0],
    ...both([0.02, 1.42, -0.012, 0.012, 0.05, 1.62, 0.02, 0.014, 0]),
  ];
}

function shouldersOf({ child, kind, fur }: BustLook): Cones {
  const wide = child ? 0.115 : kind === 'woman' ? 0.142 : 0.17;
  const collar = kind === 'woman' ? 1 : 0;
  return [
    [0, 1.1, 0.01, 0.14, 0, 1.27, 0, 0.135, 0],
    [0, 1.2, 0.05, 0.12, 0, 1.37, 0.055, 0.085, 0],
    ...both([0.03, 1.31, 0.01, 0.1, wide * 0.55, 1.33, 0.02, 0.085, 0]),
    // Nothing is seen between the arm and the back.
    ...both([wide * 0.75, 1.31, 0.05, 0.075, wide * 0.8, 1.1, 0.05, 0.085, 0]),
    ...both([wide * 0.55, 1.4, 0.025, 0.05, wide, 1.385, 0.025, 0.058, 0]),
    ...both([wide + 0.006, 1.375, 0.025, 0.06, wide + 0.022, 1.1, 0.03, 0.058, 0]),
    [0, 1.4, 0.028, 0.066, 0, 1.46, 0.028, 0.054, collar],
    ...(fur ? Array.from({ length: 12 }, (_, i) => furAt(i / 12, wide)) : []),
  ];
}

/** A tuft of the collar of fur, a share of its round. */
function furAt(share: number, wide: number): readonly number[] {
  const a = share * Math.PI * 2;
  const [x, z] = [Math.sin(a) * wide * 0.78, 0.02 - Math.cos(a) * 0.095];
  return [x, 1.425, z, 0.05, x * 1.1, 1.395, z * 1.1, 0.05, 2];
}
