import type { Concept, Look } from '../concepts/concept.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { buildPicnic } from '../shapes/picnic.ts';
import { builderOf } from './build-thing.ts';
import type { Group } from './group.ts';
import { kinTraits } from './kin-looks.ts';
import type { Party } from './planned-item.ts';
import { asThing, atPlace } from './laid-table.ts';
import { peopleOf } from './party.ts';
import { placesAround, partyTall } from './seat-party.ts';

// Those who sit on the ground do it around their fire, or on a blanket around what they have brought (STUDIO-72).

/** How far from a fire, and from the middle of a blanket, people sit; metres. */
const away = { fire: 1.45, blanket: 0.98 } as const;
/** How much of the ground they take, metres. */
export const ringWide = 3.4;
/** How large a fire is among several, beside that of one person: they look at each other over it. */
const smaller = 0.8;

/** So far around from the middle of the far side somebody is behind the flames, radians. */
const hidden = 0.38;

/** Sits a group and those who are with it down around what is between them. */
export function sitAround(
  things: PlacedThing[],
  host: Group,
  of: { readonly x: number; readonly z: number; readonly seed: number },
): { bottom: number; height: number } {
  const { sitters = [], served = [], at = 'fire' } = host.party ?? {};
  const people = sitters.flatMap((group) => peopleOf(group).map((concept, ordinal) => ({ group, concept, ordinal })));
  const radius = at === 'fire' ? away.fire : away.blanket;
  const middle = { seed: of.seed, x: of.x, z: of.z + radius * 0.5, radius };
  const side = createRandom(of.seed ^ hashText('ring'))() < 0.5 ? -1 : 1;
  // Nobody sits right behind the flames.
  const around = placesAround(people.length, side).map((angle) =>
    at === 'fire' && Math.abs(angle) < hidden ? angle - 0.6 * side : angle,
  );
  if (at === 'blanket') {
    const build: PlacedThing['build'] = (mesh) => buildPicnic(mesh, createRandom(of.seed ^ hashText('picnic')));
    things.push({ ...asThing, ...{ x: middle.x, z: middle.z, turn: 0.2 * side, clearing: 2.6, build } });
  }
  for (const group of served) things.push(between(group, middle, at));
  people.forEach(({ group, concept, ordinal }, i) => {
    const random = createRandom(of.seed ^ hashText(`${concept.id}#${group.index}.${ordinal}`));
    const look = lookOf(group, concept, { ordinal: i, at, seed: of.seed });
    const place = atPlace(middle, around[i] ?? 0, radius * (0.94 + 0.1 * random()));
    things.push({
      ...asThing,
      ...place,
      ...{ item: group.index + 1, clearing: 1.5, build: builderOf(concept, random, look) },
    });
  });
  return { bottom: 0, height: partyTall };
}

/** How somebody sits: every other one with crossed legs. */
function lookOf(
  group: Group,
  concept: Concept,
  { ordinal, at, seed }: { readonly ordinal: number; readonly at: Party['at']; readonly seed: number },
): Look {
  const { holding: _holding, ...look } = group.look;
  const traits = kinTraits(group, seed);
  const isCouple = group.concept.id === 'couple' && concept.id === 'woman';
  return {
    ...look,
    ...(traits && { traits }),
    ...(isCouple && { colour: look.colour ?? '#c8384a' }),
    ordinal,
    act: (ordinal + Number(at === 'blanket')) % 2 === 0 ? 'sits' : 'sits cross-legged',
  };
}

/** What is in their middle: a fire, or what was brought to eat. */
function between(
  group: Group,
  { x, z, seed }: { readonly x: number; readonly z: number; readonly seed: number },
  at: string,
): PlacedThing {
  const random = createRandom(seed ^ hashText(`${group.concept.id}#${group.index}.0`));
  const scale = at === 'fire' ? group.asked.size * smaller : group.asked.size;
  const aside = at === 'fire' ? 0 : (random() - 0.5) * 0.5;
  return {
    ...asThing,
    ...{ x: x + aside, z: z - (at === 'fire' ? 0 : 0.15), y: at === 'fire' ? 0 : 0.02, item: group.index + 1, scale },
    clearing: at === 'fire' ? 2.8 : 0,
    build: builderOf(group.concept, random, { ...group.look, ordinal: 0 }),
  };
}
