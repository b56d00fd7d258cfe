import { builderOf } from './build-thing.ts';
import type { Act, Concept, Portrait, SettingId } from '../concepts/concept.ts';
import { isSeenFromAfar } from '../concepts/belongings.ts';
import { isAnimal } from '../concepts/living.ts';
import type { Heard } from '../hears/heard.ts';
import { findConcept } from '../concepts/registry.ts';
import { isGarment } from '../concepts/traits.ts';
import { isHigh } from '../concepts/worn.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { bustEyes, bustTurn } from '../shapes/bust.ts';
import { pick } from '../shapes/chance.ts';
import { smallBelow } from '../settings/outlooks.ts';
import { lookFrom } from '../solid/camera.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { World } from '../solid/world.ts';
import { portraitOfAnimal, sitAsAnimal } from './animal-portrait.ts';
import type { Group, Layout, Sitting } from './group.ts';
import type { PlannedItem } from './planned-item.ts';

/** Where the eye stands in a setting, metres, and how far the middle of the picture goes aside for each metre ahead. */
interface Stand {
  readonly x: number;
  readonly z: number;
  readonly aside: number;
}

const origin: Stand = { x: 0, z: 0, aside: 0 };
/** The settings in which somebody can come so near that head and shoulders fill the picture. */
const stands: Readonly<Partial<Record<SettingId, Stand>>> = {
  hills: origin,
  river: origin,
  desert: origin,
  savanna: origin,
  forest: origin,
  jungle: origin,
  'bamboo grove': origin,
  valley: origin,
  summit: origin,
  park: origin,
  glacier: origin,
  'cottage garden': origin,
  'japanese garden': origin,
  road: origin,
  orchard: origin,
  vineyard: origin,
  graveyard: origin,
  market: origin,
  canyon: origin,
  swamp: origin,
  rooftop: origin,
  library: origin,
  cafe: origin,
  cathedral: origin,
  kitchen: origin,
  'coffee house': origin,
  waterfall: origin,
  oasis: origin,
  pier: origin,
  'ship deck': origin,
  harbour: origin,
  cave: origin,
  'palace hall': origin,
  street: { x: 0.6, z: -1.5, aside: -1 / 23.5 },
  parlour: { x: 0.8, z: -0.3, aside: -0.19 },
  beach: { x: -0.5, z: 0, aside: 2.7 / 22 },
};

/** Words that are heard and change nothing, beside which somebody is still only looked at; whoever does something is shown whole. */
export const describing: ReadonlySet<string> = new Set([
  'young',
  'handsome',
  'elegant',
  'smiling',
  'happy',
  'lovely',
  'long',
  'short',
  'curly',
]);

/**
 * What was heard, seen as a portrait where one person was named and nothing that they do, hold or stand in: a whole figure would be small, and
 * nobody asked for the land (STUDIO-50). For stills: in a film people walk.
 */
export function withPortrait(heard: Heard): Heard {
  const { camera, drawn, notDrawn, ignored } = heard;
  if (camera !== undefined || notDrawn.length > 0 || !ignored.every((word) => describing.has(word))) return heard;
  const [thing, ...others] = drawn.filter(({ kind }) => kind === 'thing');
  const elsewhere = drawn.some(
    ({ kind, id }) => kind === 'place' || kind === 'event' || (kind === 'belonging' && isSeenFromAfar(id)),
  );
  // Who does something, or wears something, is shown whole.
  const isSeenWhole = thing?.act !== undefined || thing?.traits?.some(isGarment) === true;
  const isOne =
    thing && !isSeenWhole && others.length === 0 && !thing.plural && (thing.count ?? 1) === 1 && !thing.isAloft;
  if (!isOne || elsewhere) return heard;
  const usual = findConcept(thing.id)?.portrait;
  if (usual === undefined || usual.isAskedOnly === true) return heard;
  return { ...heard, camera: 'portrait' };
}

/** Behind whoever is at home where nobody can come near, by chance. */
const backgrounds: readonly [SettingId, ...SettingId[]] = ['street', 'forest', 'hills'];
/** Somebody is portrayed in one of so many places where they are most at home. */
const likeliest = 3;

/** Where a portrait is painted: where it was asked for; else an animal where it lives, and others in one of the places where they are at home. */
export function portraitSetting(
  heard: Heard,
  { setting, concept }: { readonly setting: SettingId; readonly concept: Concept },
  random: Random,
): SettingId {
  if (heard.drawn.some(({ kind }) => kind === 'place')) return studioFor(heard, setting);
  if (isAnimal(concept)) return [setting, ...concept.lives].find((one) => stands[one] !== undefined) ?? 'hills';
  const [home, ...others] = concept.lives.filter((one) => stands[one] !== undefined).slice(0, likeliest);
  return pick(random, home === undefined ? backgrounds : [home, ...others]);
}

/** Mountains are the background of a portrait: they stand behind a meadow, where there is no lake before them. */
function studioFor({ drawn }: Heard, setting: SettingId): SettingId {
  const isOfMountainsAlone = drawn.every(({ kind, id }) => kind !== 'place' || id === 'mountains');
  return setting === 'mountains' && isOfMountainsAlone ? 'hills' : setting;
}

/** What is done with the whole body: seen from near, little would be left of it. */
const ofWholeBody: ReadonlySet<Act | undefined> = new Set(['runs', 'walks', 'leaps', 'dances', 'fishes', 'waves']);

/** Whether a face is what is to be seen: from near that of whoever does nothing for which the whole of them has to be seen. */
function isOfFace({ camera }: Heard, { asked }: PlannedItem): boolean {
  return camera === 'portrait' || (camera === 'close' && !ofWholeBody.has(asked.act));
}

/** The only thing of a picture, as a portrait of it where that is asked for and can be painted; everything else as it is. */
export function asPortrait(heard: Heard, setting: SettingId, items: readonly PlannedItem[]): readonly PlannedItem[] {
  const [item, ...others] = items;
  if (!item || others.length > 0 || item.count > 1 || item.asked.isAloft || item.asked.rests || !isOfFace(heard, item))
    return items;
  // Whoever is at home where nobody can come near is portrayed elsewhere, unless that place was asked for.
  if (stands[studioFor(heard, setting)] === undefined && heard.drawn.some(({ kind }) => kind === 'place')) return items;
  const usual = item.concept.portrait ?? portraitOfAnimal(item.concept);
  if (!usual) return items;
  const portrait = item.asked.worn?.some(isHigh) ? { ...usual, isTall: true } : usual;
  // Who sits for a portrait stays where they are, in a film as well.
  const { mirrors: _, ...concept } = item.concept;
  return [{ ...item, concept: { ...concept, moves: 'still', build: portrait.build }, portrait }];
}

/** How many times as long as that of a setting the lens is: from near, a nose is large and a face narrow. */
const lens = 2.4;
/** Distance from the eye to a grown-up, metres. */
const distance = 0.46 * lens;
/** How much higher the eye is than those that it looks at, of its distance. */
const overEyes = 0.027;
/** How much room there is before the face beyond that behind it, of the distance. */
const roomAhead = 0.036 / lens;

/** Where the portrait of somebody is painted, and from which side the sun comes: 1 is right, -1 left. */
interface Studio {
  readonly seed: number;
  readonly setting: SettingId;
  readonly sunSide: number;
  /** Width of the picture over its height. */
  readonly aspect: number;
}

/** Somebody before the eye who looks to the side from which the sun comes. */
export function layPortrait(group: Group, portrait: Portrait, studio: Studio): Layout {
  const build = builderOf(group.concept, createRandom(studio.seed ^ hashText(`portrait of ${group.concept.id}`)), {
    ...group.look,
    ordinal: 0,
  });
  const sits = isAnimal(group.concept) ? sitAsAnimal(build, studio) : undefined;
  const { sitting, turn } = sits ?? sitAsPerson(portrait, studio);
  const { x, z, aside } = stands[studio.setting] ?? origin;
  const { away, at, middle, stands: feet } = sitting;
  const [ahead, side] = [z + away, x + aside * away];
  return {
    things: [
      {
        item: group.index + 1,
        x: side + feet.x,
        y: 0,
        z: ahead + feet.z,
        turn,
        mirrored: studio.sunSide > 0,
        scale: 1,
        onWater: false,
        clearing: sits ? 0.3 + group.wide * 0.6 : 0.4,
        build,
      },
    ],
    small: sits !== undefined && group.tall < smallBelow,
    reach: 18,
    eye: at[1] + overEyes * away,
    lookUp: at[1] + overEyes * away + (20 * (middle.up - overEyes * away)) / away,
    portrait: {
      ...sitting,
      at: [side + at[0], at[1], ahead + at[2]],
      stands: { x: side + feet.x, z: ahead + feet.z },
    },
  };
}

/** How somebody sits whose eyes are at the origin of the plane, and how they are turned. */
function sitAsPerson(
  { eyes, isTall }: Portrait,
  { sunSide }: Studio,
): { readonly sitting: Sitting; readonly turn: number } {
  const away = distance * (eyes / bustEyes) ** 0.8 * (isTall ? 1.5 : 1);
  const up = overEyes + (isTall ? 0.05 : -0.1) / lens;
  return {
    turn: -sunSide * bustTurn,
    sitting: {
      away,
      at: [0, eyes, 0],
      stands: { x: 0, z: 0 },
      middle: { aside: sunSide * roomAhead * away, up: up * away },
    },
  };
}

/** How a world is lit and seen where a face fills the picture: shadows are as fine as its features, and the land behind is soft. */
export function portraitView(
  { ground, camera }: Pick<World, 'ground' | 'camera'>,
  { away, at: [x, y, z], stands: feet, middle, focal = camera.focal * lens }: Sitting,
): Partial<World> {
  const eyes = ground(feet.x, feet.z) + y;
  // Settings count the height of the eye from different grounds.
  const eye: Vec3 = [camera.eye[0], eyes + overEyes * away, camera.eye[2]];
  const large = away / distance;
  return {
    camera: lookFrom(eye, [x + middle.aside, eyes + middle.up, z], focal),
    focus: [x, eyes, z],
    shadowRadius: 1.5 * large,
    softShadow: 2,
    cloudShadows: 0,
    occlusion: { radius: 0.03 * large, power: 0.6 },
    depthOfField: { focus: away, sharp: 0.3 * large, strength: 0.03 },
  };
}
