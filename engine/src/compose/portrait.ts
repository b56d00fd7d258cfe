import { builderOf } from './build-thing.ts';
import type { Portrait, SettingId } from '../concepts/concept.ts';
import type { Heard } from '../hears/heard.ts';
import { findConcept } from '../concepts/registry.ts';
import { isGarment } from '../concepts/traits.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { bustEyes, bustTurn } from '../shapes/bust.ts';
import { pick } from '../shapes/chance.ts';
import type { World } from '../solid/world.ts';
import type { Group, Layout } from './group.ts';
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
  street: { x: 0.6, z: -1.5, aside: -1 / 23.5 },
  beach: { x: -0.5, z: 0, aside: 2.7 / 22 },
};

/** Words that are heard and change nothing, beside which somebody is still only looked at; whoever does something is shown whole. */
const describing: ReadonlySet<string> = new Set([
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
  const elsewhere = drawn.some(({ kind }) => kind === 'place' || kind === 'event');
  // Who does something, or wears something, is shown whole.
  const isSeenWhole = thing?.act !== undefined || thing?.traits?.some(isGarment) === true;
  const isOne =
    thing && !isSeenWhole && others.length === 0 && !thing.plural && (thing.count ?? 1) === 1 && !thing.isAloft;
  if (!isOne || elsewhere || findConcept(thing.id)?.portrait === undefined) return heard;
  return { ...heard, camera: 'portrait' };
}

/** Behind whoever has no place of their own, by chance. */
const backgrounds: readonly [SettingId, ...SettingId[]] = ['street', 'forest', 'hills'];

/** Where a portrait is painted: where it was asked for, or in one of a few soft places. */
export function portraitSetting(heard: Heard, setting: SettingId, random: Random): SettingId {
  return heard.drawn.some(({ kind }) => kind === 'place') ? setting : pick(random, backgrounds);
}

/** The only thing of a picture, as a portrait of it where that is asked for and can be painted; everything else as it is. */
export function asPortrait(heard: Heard, setting: SettingId, items: readonly PlannedItem[]): readonly PlannedItem[] {
  const [item, ...others] = items;
  const portrait = item?.concept.portrait;
  if (heard.camera !== 'portrait' || !item || !portrait || others.length > 0 || item.count > 1) return items;
  // Whoever is at home where nobody can come near is portrayed elsewhere, unless that place was asked for.
  if (stands[setting] === undefined && heard.drawn.some(({ kind }) => kind === 'place')) return items;
  // Who sits for a portrait stays where they are, in a film as well.
  const { mirrors: _, ...concept } = item.concept;
  return [{ ...item, concept: { ...concept, moves: 'still', build: portrait.build }, portrait }];
}

/** How many times as long as that of a setting the lens is: from near, a nose is large and a face narrow. */
const lens = 2.4;
/** Distance from the eye to a grown-up, metres. */
const distance = 0.46 * lens;
/** How much higher the eye is than those that it looks at, metres. */
const overEyes = 0.03;

/** Somebody before the eye who looks to the side from which the sun comes: 1 is right, -1 left. */
export function layPortrait(
  group: Group,
  portrait: Portrait,
  of: { seed: number; setting: SettingId; sunSide: number },
): Layout {
  const { x, z, aside } = stands[of.setting] ?? origin;
  const random = createRandom(of.seed ^ hashText(`portrait of ${group.concept.id}`));
  const away = distance * (portrait.eyes / bustEyes) ** 0.8 * (portrait.isTall ? 1.62 : 1);
  const eye = portrait.eyes + overEyes;
  return {
    things: [
      {
        item: group.index + 1,
        // There is room before the face.
        x: x + (aside - (of.sunSide * 0.05) / lens) * away,
        y: 0,
        z: z + away,
        turn: -of.sunSide * bustTurn,
        mirrored: of.sunSide > 0,
        scale: 1,
        onWater: false,
        clearing: 0.4,
        build: builderOf(group.concept, random, { ...group.look, ordinal: 0 }),
      },
    ],
    small: false,
    reach: 18,
    eye,
    lookUp: eye + (20 * (portrait.isTall ? 0.08 : -0.07)) / lens,
    portrait: { away, at: [x + aside * away, portrait.eyes, z + away] },
  };
}

/** How a world is lit and seen where a face fills the picture: shadows are as fine as its features, and the land behind is soft. */
export function portraitView(
  { ground, camera }: Pick<World, 'ground' | 'camera'>,
  { away, at: [x, y, z] }: NonNullable<Layout['portrait']>,
): Partial<World> {
  const eyes = ground(x, z) + y;
  return {
    // Settings count the height of the eye from different grounds.
    camera: { ...camera, eye: [camera.eye[0], eyes + overEyes, camera.eye[2]], focal: camera.focal * lens },
    focus: [x, eyes, z],
    shadowRadius: 1.5,
    softShadow: 2,
    cloudShadows: 0,
    occlusion: { radius: 0.03, power: 0.6 },
    depthOfField: { focus: away, sharp: 0.3, strength: 0.03 },
  };
}
