import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { dressBust } from './bust-clothes.ts';
import { partsOf, type Pose } from './figure.ts';
import type { HairStyle } from './hair-styles.ts';
import { fitHat } from './hat-seat.ts';
import type { Trait } from '../concepts/concept.ts';
import { drawSkin, makeSomebody } from '../body/build-somebody.ts';
import { readColour } from '../solid/mesh.ts';
import { complexionOf, hairColourOf, irisOf, shadeHairline, wearHairOf } from './human-head.ts';
import { buildRoyalCrown } from './royal-crown.ts';
import { leathers } from './wardrobe.ts';
import { neckOf, wearScarf } from './worn-things.ts';
import type { Garb } from './wardrobe.ts';

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
  /** Puts what is worn in the hair there, in the axes of the head. */
  readonly inHair?: (mesh: Mesh) => void;
  /** What is worn on the head rises little over it: nobody has to step back to see it. */
  readonly isHatLow?: boolean;
  /** What is worn, where that is not left to chance. */
  readonly wears?: Garb;
  /** The colour of a scarf around the neck. */
  readonly scarf?: string;
  /** What lies around the neck is white fur. */
  readonly fur?: boolean;
  readonly crown?: Parameters<typeof buildRoyalCrown>[1];
}

/** Height of the eyes of a bust of a grown-up, metres. */
export const bustEyes = 1.64;

const coats = ['#8f2f2a', '#2f4a6b', '#3f5a3c', '#b88a3a', '#5a4668', '#d8cfc0'] as const;

/** How far the shoulders are turned from who looks at them: the head is turned back by some of it and the eyes by the rest, radians. */
export const bustTurn = 0.5;
const [leastHeadTurn, mostHeadTurn] = [0.42, 0.52] as const;

const womensHair = ['long', 'long', 'long', 'bob', 'bob', 'tail', 'back', 'bun'] as const;
const girlsHair = ['long', 'braids', 'bob', 'tail', 'braids'] as const;

function styleOf({ kind, crown, child, traits }: BustLook, random: Random): HairStyle {
  if (kind === 'man') return 'short';
  if (crown) return pick(random, ['long', 'back']);
  if (traits?.includes('old')) return pick(random, ['bob', 'bun', 'bob']);
  return pick(random, child ? girlsHair : womensHair);
}

/** How much smaller the figure is under a head of its own size, and how high its head is; a child's head is large beside its shoulders. */
const figures = { grown: { scale: 1 / 1.1, head: 1.69 }, child: { scale: 1 / 1.36, head: 1.7 } } as const;

/** Head, neck and shoulders of a grown-up of 1.8 metres, who looks out of the picture; the shoulders face -z, the head a little to +x. */
export function buildBust(mesh: Mesh, random: Random, look: BustLook): void {
  const [skin, hair] = complexionOf(random, look.traits);
  const coat = look.coat ?? pick(random, look.wears === 'leather jacket' ? leathers : coats);
  const isWoman = look.kind === 'woman';
  const style = look.style ?? styleOf(look, random);
  const { scale, head: high } = figures[look.child ? 'child' : 'grown'];
  const headTurn = -leastHeadTurn - (mostHeadTurn - leastHeadTurn) * random();
  const pose: Pose = {
    build: look.child ? 'child' : look.kind,
    headless: true,
    legless: true,
    head: [0, high, 0],
    headSize: 1 / scale,
    gaze: [headTurn, 0],
  };
  const parts = partsOf(pose);
  mesh.push().object();
  mesh
    .push()
    .at(0, bustEyes - high * scale, 0)
    .scale(scale);
  const isBearded = look.beard ?? (!isWoman && !look.child && look.traits === undefined && random() < 0.3);
  const somebody = makeSomebody(
    random,
    pose,
    {
      kind: look.kind,
      child: look.child,
      traits: look.traits,
      pointedEars: look.pointedEars,
      glad: 0.68 + 0.32 * random(),
    },
    {
      skin,
      hair: readColour(hairColourOf(random, look.traits, hair)),
      iris: irisOf(random, look.traits, skin),
      stubble: isWoman || look.child ? 0 : isBearded ? 0.8 : 0.5 * random(),
    },
  );
  const wearer = {
    ...{ pose, parts, detail: 1.25, seed: Math.floor(random() * 100), body: somebody.body },
    ...{ kind: look.kind, child: look.child === true, swing: 0 },
  };
  const { hidden, points } = dressBust(mesh, wearer, { ...look, coat, random });
  const seen = { ...somebody, body: { ...somebody.body, points } };
  shadeHairline(somebody, {
    ...{ kind: look.kind, style, child: look.child, traits: look.traits },
    underHat: look.hat !== undefined,
  });
  drawSkin(mesh, seen, (_, vertex) => hidden[vertex] === 0, { gaze: -bustTurn - headTurn, detail: 1 });
  wearHairOf(mesh, random, somebody.body, {
    ...{ kind: look.kind, style, hair, child: look.child, beard: isBearded, traits: look.traits, detail: 1 },
    skin: somebody.face.skin,
    underHat: look.hat !== undefined,
  });
  if (look.scarf !== undefined) wearScarf(mesh, neckOf(pose), look.scarf);
  mesh.pop();
  mesh.push().at(0, bustEyes, 0).rotY(headTurn);
  fitHat(mesh, look);
  look.hat?.(mesh, coat);
  mesh.pop();
  look.inHair?.(mesh);
  if (look.crown) {
    mesh.push().at(0, 0.076, 0.016).rotX(-0.16).scale(0.86, 0.7, 0.86);
    buildRoyalCrown(mesh, look.crown);
    mesh.pop();
  }
  mesh.pop();
  mesh.pop();
}
