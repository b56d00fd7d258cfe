import { createRandom, hashText } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { builderOf } from './build-thing.ts';
import type { Group } from './group.ts';
import { asThing, atPlace } from './laid-table.ts';
import { peopleOf } from './party.ts';

// Those who build something of snow or sand do it around that, and look to it (STUDIO-72).

/** Where they are around it, from the far side, radians: at its sides first, so that nobody hides it. */
const around = [1.85, -1.85, 2.6, -2.55, 1.05, -1.05] as const;

/** How far from its middle they are, as a share of how wide it is, and beyond that, metres: what is low is as wide at its foot as anywhere. */
const [ofWidth, beyond] = [0.36, { high: 0.22, low: 0.36 }] as const;

/** How large what children build is beside what stands there by itself: they reach up to it. */
const reached = 0.68;

/** What is higher than this is built as high as they reach, metres. */
const high = 1.5;

/** How much of the ground what is built takes with those around it, metres. */
export const worksiteWide = ({ wide, tall }: Pick<Group, 'wide' | 'tall'>): number =>
  wide * ofWidth * 2 * sizeOf({ tall }) + 1.2;

const sizeOf = ({ tall }: Pick<Group, 'tall'>): number => (tall > high ? reached : 1);

/** Puts what is built in the middle, and around it those who build. */
export function buildAround(
  things: PlacedThing[],
  host: Group,
  of: { readonly x: number; readonly z: number; readonly seed: number },
): { bottom: number; height: number } {
  const { sitters = [], served = [] } = host.party ?? {};
  const [work] = served;
  if (!work) return { bottom: 0, height: host.tall };
  const random = createRandom(of.seed ^ hashText(`${work.concept.id}#${work.index}.0`));
  const side = random() < 0.5 ? -1 : 1;
  const scale = work.asked.size * sizeOf(work);
  things.push({
    ...asThing,
    ...{
      x: of.x,
      z: of.z,
      turn: (work.concept.turn ?? 0) * side,
      item: work.index + 1,
      scale,
      clearing: work.wide * 0.5,
    },
    build: builderOf(work.concept, random, { ...work.look, ordinal: 0 }),
  });
  const people = sitters.flatMap((group) => peopleOf(group).map((concept) => ({ group, concept })));
  people.forEach(({ group, concept }, ordinal) => {
    const own = createRandom(of.seed ^ hashText(`${concept.id}#${group.index}.${ordinal}`));
    const away = work.concept.size.width * scale * ofWidth + (work.tall > high ? beyond.high : beyond.low);
    const middle = { seed: of.seed, x: of.x, z: of.z, radius: away };
    const angle = (around[ordinal % around.length] ?? 0) * side + (own() - 0.5) * 0.2;
    things.push({
      ...asThing,
      ...atPlace(middle, angle, away),
      ...{ item: group.index + 1, clearing: 1 },
      build: builderOf(concept, own, { ...group.look, ordinal }),
    });
  });
  return { bottom: 0, height: work.tall * sizeOf(work) };
}
