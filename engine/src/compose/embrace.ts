import { isAnimal } from '../concepts/living.ts';
import { attentionTo } from '../shapes/attention.ts';
import { together } from '../shapes/together.ts';
import type { Part } from '../shapes/together.ts';
import type { Group } from './group.ts';

// Those who have each other in their arms stand as close as that, face to face, seen from the side and a little before (STUDIO-79).

/** How far both are turned about the middle between them, so that more than the backs of their heads is seen; radians. */
const aslant = 0.2;

/** How far a dog is before whoever kneels beside its neck, and how far it reaches from there to its middle, metres; and how far they are turned to its head, radians. */
const dog = { before: 0.33, behind: 0.3, turn: 0.3 } as const;

/** Who is smaller than this beside somebody is knelt down to. */
const small = 0.84;

/** How one of two who hug is turned, from where to the other one, and what they do. */
interface Embraced {
  readonly turned: { readonly turn: number; readonly mirrored: boolean };
  /** How far from the middle of the group, metres. */
  readonly x: number;
  readonly z: number;
  readonly part: Part;
}

/** What one of a group does who has another one in the arms, and where; undefined of all others. */
export function embraceOf(group: Group, i: number): Embraced | undefined {
  const { count, concept, beside, accompanied, tall } = group;
  if (group.look.act !== 'embraces' || !concept.dresses || count > 2) return undefined;
  if (count === 2) {
    const to = i === 0 ? 1 : -1;
    const place = placeBeside(partOf(group, group, i === 0), tall, to);
    return { turned: facing(place), x: -place.x / 2, z: -place.z / 2, part: partOf(group, group, i === 0) };
  }
  const other = beside?.group ?? accompanied;
  const place = beside ? { x: -beside.x, z: -beside.z } : accompanied?.beside;
  if (!other || !place) return undefined;
  if (isAnimal(other.concept)) {
    const to = Math.sign(other.heads ?? -1);
    return { turned: { turn: -to * dog.turn, mirrored: to > 0 }, x: 0, z: 0, part: 'holds a dog' };
  }
  return { turned: facing(place), x: 0, z: 0, part: partOf(group, other, beside === undefined) };
}

const facing = (place: { readonly x: number; readonly z: number }): Embraced['turned'] => ({
  turn: attentionTo(place).yaw,
  mirrored: false,
});

/** Which part of an embrace is that of somebody, with somebody else. */
function partOf({ tall }: Pick<Group, 'tall'>, other: Pick<Group, 'tall'>, isFirst: boolean): Part {
  if (other.tall < tall * small) return 'kneels';
  if (tall < other.tall * small) return 'is small';
  return isFirst ? 'first' : 'second';
}

/** Where the other one stands, to the left (-1) or to the right. */
function placeBeside(part: Part, tall: number, to: number): { readonly x: number; readonly z: number } {
  const apart = together.embraces.apart * (part === 'first' || part === 'second' ? Math.min(1, tall / 1.85) : 1.25);
  return { x: to * apart * Math.cos(aslant), z: to * apart * Math.sin(aslant) };
}

/** Where whoever is hugged stands beside the one who does it, metres; undefined of those who do not. */
export function besideInArms(
  subject: Group,
  other: Group,
  to: -1 | 1,
): { readonly x: number; readonly z: number } | undefined {
  if (subject.look.act !== 'embraces' || subject.count > 1 || other.count > 1) return undefined;
  if (isAnimal(other.concept)) return { x: -(other.heads ?? -1) * dog.behind, z: -dog.before };
  return other.look.act === 'embraces' ? placeBeside(partOf(subject, other, true), subject.tall, to) : undefined;
}
