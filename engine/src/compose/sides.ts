import type { Act } from '../concepts/concept.ts';
import { canRide } from '../concepts/riding.ts';
import { besideOnSeat } from '../hears/where.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Group } from './group.ts';

/** What is higher than this carries nothing that is seen on it, metres. */
const climbable = 2.4;

const outgrows = (one: Group, other: Group): boolean =>
  Math.max(one.tall, one.wide) > 1.6 * Math.max(other.tall, other.wide);

/** Words decide the sides first; what they leave open alternates. */
export function settleSides(groups: readonly Group[], seed: number): void {
  const random = createRandom(seed ^ hashText('sides'));
  const flip = random() < 0.5 ? -1 : 1;
  // A single subject stands a little aside, as in a picture that somebody composed.
  const aside = (0.1 + random() * 0.26) * flip;
  const several = groups.length > 1;
  groups.forEach((group, i) => {
    const usual = [-0.36, 0.42, -0.68, 0.72, 0.02][i % 5] ?? 0;
    group.side = several ? usual * flip : aside;
  });
  for (const group of groups) {
    const { side, of } = group.asked;
    const other = of === undefined || of === group.index ? undefined : groups[of];
    // Among the parts of a village or a farm there is room on the ground.
    if (side === undefined || (side === 'on' && group.concept.scattered)) continue;
    // Nobody stands over a village: it would be built into the eye. On a roof or in a crown nothing is seen: it stands beside.
    if (side === 'under' && other?.concept.scattered) continue;
    if (side === 'on' && other && canRide(other.concept, group.concept)) {
      other.rides = group;
      group.carries = true;
      seatOthers(groups, other, group);
      continue;
    }
    if (side === 'on' && group.tall > climbable) continue;
    // What is larger than what should carry or cover it would be built into the eye: it stands beside, as far away as its size asks.
    if ((side === 'on' || side === 'under') && other && outgrows(other, group)) continue;
    // "A left of B" is heard at B: A is the one that goes left.
    if (side === 'left' || side === 'right') {
      const sign = side === 'left' ? -1 : 1;
      if (other) other.side = 0.45 * sign;
      group.side = other ? -0.45 * sign : 0.5 * sign;
    } else if (side === 'behind' && other) group.back = 0.8;
    else if (side === 'front' && other) group.back = 1.5;
    else if (side === 'behind' || side === 'far') group.back = 1.7;
    else if (side === 'front' || side === 'near') group.back = 0.85;
    else if ((side === 'under' || side === 'on') && other) other.under = group;
    // What towers over something, as a tornado over a farm, stays on the ground.
    else if (side === 'above' && other && !(other.concept.stands === 'ground' && other.tall > group.tall * 2.5))
      other.over = group;
  }
}

/** What is done so near to each other that both look into a book, or have of a meal. */
const shared: ReadonlySet<Act | undefined> = new Set<Act | undefined>(['reads', 'eats', 'drinks', 'talks', 'laughs']);

/** Seats on it whoever sits there beside the first, as far as there is room. */
function seatOthers(groups: readonly Group[], first: Group, seat: Group): void {
  const others = besideOnSeat(groups, first, seat);
  for (const other of others) other.rides = seat;
  const all = [first, ...others];
  const isShared = all.some(({ look: { act } }) => shared.has(act));
  if (!isShared && all.reduce((sum, { count }) => sum + count, 0) === 2) for (const one of all) one.isOneOfTwo = true;
}
