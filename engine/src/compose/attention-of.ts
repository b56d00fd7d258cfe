import type { Act } from '../concepts/concept.ts';
import { isAlive, isAnimal } from '../concepts/living.ts';
import { attentionTo } from '../shapes/attention.ts';
import type { Attention } from '../shapes/attention.ts';
import type { Group } from './group.ts';
import { ranksOf, spacingOf } from './seats.ts';

// Who is with others looks at them and not out of the picture (STUDIO-77).

/** What leaves the eyes free for whoever is there as well. */
const leavesEyes: ReadonlySet<Act | undefined> = new Set<Act | undefined>([
  undefined,
  'walks',
  'sits',
  'drinks',
  'eats',
  'talks',
  'laughs',
  'laughs with',
  'throws',
  'waits',
  'feeds',
  'folds arms',
  'has hands on hips',
  'has hands in pockets',
]);

/** How high the eyes are of people and of animals, as a share of how tall they are. */
const eyesOf = ({ concept, tall }: Group): number => tall * (isAnimal(concept) ? 0.82 : 0.9);

/** How one of a group is turned. */
interface Turned {
  readonly turn: number;
  readonly mirrored: boolean;
}

/** Where the one is whom one of a group looks at, as they are turned; undefined of who is alone, or has the eyes on something else. */
export function attentionOf(group: Group, i: number, { turn, mirrored }: Turned): Attention | undefined {
  const { concept, look, holds, rides, leads } = group;
  const isBusy = holds !== undefined && holds.concept.id === 'smartphone';
  if (!concept.dresses || isAnimal(concept) || rides || isBusy || !leavesEyes.has(look.act)) return undefined;
  const other = ofOwnGroup(group, i) ?? companionOf(group);
  // Who leads a dog has a look at the way as well.
  if (!other || (leads && look.act === 'runs')) return undefined;
  const { yaw, nod } = attentionTo({ x: other.x, z: other.z, lower: eyesOf(group) - other.high }, turn);
  return { yaw: mirrored ? -yaw : yaw, nod };
}

/** Somebody else, seen from where one is: how far aside, farther from who looks, and how high the eyes. */
interface Other {
  readonly x: number;
  readonly z: number;
  readonly high: number;
}

/** The next one of the same group, where they stand beside each other. */
function ofOwnGroup(group: Group, i: number): Other | undefined {
  const { count } = group;
  if (count < 2 || ranksOf(group) > 1) return undefined;
  // Those at the ends look inwards, and those between them to either side.
  const to = i === 0 ? 1 : i === count - 1 ? -1 : i % 2 === 0 ? 1 : -1;
  return { x: to * (spacingOf(group) + (group.around ?? 0)), z: 0, high: eyesOf(group) };
}

/** Whoever stands beside it, or whom it stands beside. */
function companionOf(group: Group): Other | undefined {
  const { beside, accompanied } = group;
  if (beside)
    return isAlive(beside.group.concept) ? { x: -beside.x, z: -beside.z, high: eyesOf(beside.group) } : undefined;
  const place = accompanied?.beside;
  return accompanied && place && { x: place.x, z: place.z, high: eyesOf(accompanied) };
}
