import { isAnimal } from '../concepts/living.ts';
import type { SettingId } from '../concepts/concept.ts';
import { leapsIn } from '../hears/where.ts';
import { headland } from '../settings/coast.ts';
import { smallBelow } from '../settings/outlooks.ts';
import { leftBank, riverMiddle } from '../settings/hills.ts';
import { halfOfPier } from '../settings/pier.ts';
import type { Group } from './group.ts';
import { eyeBehind, standsOnLedge } from './outlook.ts';

// Where a group stands on the ground and the water of each setting.

/** What is higher or wider than this would be cut by the edge of the picture where the beach is as narrow as usual, metres. */
const largeOnBeach = { tall: 4, wide: 2.2 } as const;

/** Things below this height lie at the feet of whoever walks by. */
export const lowest = 0.85;
export const focal = 1.05;

/** How far into the picture a group stands, metres. */
export function distanceOf(
  group: Group,
  of: {
    share: number;
    closeness: number;
    several: boolean;
    /** Something among them is tall, so that the eye looks up to it. */
    towered: boolean;
    aspect: number;
    setting: SettingId;
    skyward: number;
    small: boolean;
    /** The camera was asked to come close. */
    isClose: boolean;
    /** It is what the picture is of, and so wide with what is beside it, metres: the eye comes to it as near as a lens needs. */
    span?: number;
  },
): number {
  const { tall, concept } = group;
  const behind = eyeBehind(of.setting);
  const row = Math.max(rowOf(group), of.span ?? 0);
  const byHeight = (tall * focal) / of.share;
  // From near, what is turned towards the eye is wider than it is long.
  const breadth = of.isClose
    ? 0.88
    : of.span !== undefined
      ? 0.62
      : of.several
        ? 0.54
        : isMetAtEye(group)
          ? 0.75
          : ranksOf(group) > 2
            ? 0.96
            : 0.8;
  const byWidth = (row * focal) / (of.aspect * breadth * Math.min(1.15, of.closeness));
  const nearest =
    of.setting === 'sea' || of.setting === 'coast'
      ? tall < 3
        ? of.setting === 'coast' && of.several
          ? 16
          : 7
        : 12
      : of.setting === 'mountains'
        ? // From its height the eye sees the foot of what stands on the shore from here on.
          tall < 2.6
          ? 9
          : 11.5
        : tall < smallBelow && of.small
          ? Math.max(
              0.7,
              Math.min(2.3, tall * (of.isClose ? 1.9 : isMetAtEye(group) ? 2.1 : 2.8)),
              (tall * (of.isClose || isMetAtEye(group) ? 0.8 : 1.15)) / (0.42 - of.skyward),
            )
          : of.isClose
            ? 2.6
            : of.several
              ? 5
              : 3.6;
  if (behind !== undefined && concept.stands === 'air')
    return Math.max(byHeight, byWidth, tall < smallBelow ? 2.4 : 10) * airy(group) * group.back - behind;
  if (of.setting === 'sea')
    return Math.max(Math.max(byHeight, byWidth, tall < smallBelow ? 3.6 : 10) * group.back, belowTall(of, tall)) - 8;
  if (behind !== undefined && concept.stands === 'water' && tall < smallBelow && of.setting !== 'beach')
    return Math.max(Math.max(byHeight, byWidth, 3) * group.back, belowTall(of, tall)) - behind;
  // The eye comes down to it, and from there its feet are seen from a certain distance on.
  if (of.setting === 'street' && of.small)
    return Math.max(byHeight, byWidth, lowEyeInStreet(tall) / 0.48) * group.back - 1.5;
  const apart = concept.stands === 'air' ? airy(group) : 1;
  const z = Math.max(byHeight, byWidth, nearest / of.closeness) * apart * group.back;
  if (isMassif(group)) return Math.max(z, group.wide * 1.25);
  if (of.setting === 'road' && alongRoad.has(concept.id))
    return Math.max(z, ((besideRoad + row) * 1.9 * focal) / of.aspect);
  if (of.setting === 'river' && isOnRiver(group)) return roomOnRiver(row, z, of.aspect);
  if (of.setting === 'street' && isLandmark(group)) return Math.max(behindStreet, tall * 1.6);
  if (of.setting === 'street') return Math.min(Math.max(of.several || tall < 0.8 ? 5.2 : 2.2, z), 34);
  if (of.setting === 'parlour')
    return Math.max(2.7, Math.min(Math.max(byHeight * 0.8, byWidth) - 0.6, 4.8)) * group.back;
  if (of.setting === 'beach')
    return Math.max(
      of.towered ? 6.2 : tall < 0.6 ? 2.6 : tall < smallBelow ? 3.4 : 5.5,
      Math.min(byBeach(group, Math.max(byHeight, byWidth)), 80),
    );
  if (of.setting === 'river' && isOnRiver(group))
    return Math.max(!isSlight(group) ? 12 : group.count > 1 || of.several ? 9 : 5.5, z);
  if (of.setting === 'river' && concept.stands === 'ground' && !group.over) return roomOnBank(group, z, of.aspect);
  if (of.setting === 'mountains' && concept.stands === 'water') return Math.max(24, z);
  // Whoever looks stands on boards or on a quay, over whose edge the nearest water is not seen.
  if (overEdges.has(of.setting) && concept.stands === 'water')
    return Math.max(
      of.several ? 11 : of.setting === 'pier' ? 4.6 : 5.6,
      z,
      of.setting === 'pier' ? ((besidePier + row) * 2 * focal) / of.aspect : 0,
    );
  return of.setting === 'mountains' ? Math.min(z, 70) : z;
}

/** What is taller than this, metres, has no room between the houses of a street, and stands so far away behind its end. */
const [tallestInStreet, behindStreet] = [18, 86] as const;

/** What is as wide as a mountain rises beyond the lake or the bay, or its foot would be all that is seen. */
export const isMassif = ({ concept, wide }: Group): boolean => concept.stands === 'ground' && wide > 80;

/** A tower, an arena, a palace: what a city is known by. */
const isLandmark = ({ concept, tall }: Group): boolean => concept.stands === 'ground' && tall > tallestInStreet;

/** What is large and flies has air around it. */
const airy = ({ concept: { flies }, tall }: Group): number => (flies !== undefined && tall > 2 ? 1.6 : 1);

/** Settings that are seen from the edge of a quay, a pier or a bank. */
const overEdges: ReadonlySet<SettingId> = new Set<SettingId>(['harbour', 'pier', 'japanese garden']);

/** What is built at the side of a road for those who drive there, and how far from its middle that begins, metres. */
const alongRoad: ReadonlySet<string> = new Set(['gas station']);
const besideRoad = 3.9;

/** How far from the middle of a pier what floats begins, metres. */
const besidePier = halfOfPier + 0.45;

/** Half of what is seen at a distance, metres. */
const halfSeen = (z: number, aspect: number): number => (aspect / 2 / focal) * z;

/** It swims on a river, or leaps out of it. */
const isOnRiver = ({ concept }: Group): boolean => concept.stands === 'water' || leapsIn(concept, 'river');

/** What is wider than this cannot have a bank to itself, and stands across the river; metres. */
const widestOnBank = 34;

/** How far it has to be for the left bank to be as wide as it is, between the edge of the picture and the river. */
function roomOnBank(group: Group, nearest: number, aspect: number): number {
  const row = rowOf(group);
  if (row > widestOnBank) return nearest;
  let z = nearest;
  while (z < 80 && leftBank(z) + halfSeen(z, aspect) * 0.88 < row) z *= 1.1;
  return z;
}

/** How far it has to be for all of it to float between the left bank and the edge of the picture. */
function roomOnRiver(row: number, nearest: number, aspect: number): number {
  let z = nearest;
  while (z < 80 && leftBank(z) + 1.5 + row > halfSeen(z, aspect) * 0.94) z *= 1.08;
  return z < 80 ? z : nearest;
}

/** Height of the eye before something low in a street, metres. */
export const lowEyeInStreet = (tall: number): number => Math.max(0.42, tall * 1.7);

/** Metres from an eye that looks up to something tall to the nearest water below it that is still in the picture. */
const nearestWater: Readonly<Partial<Record<SettingId, number>>> = { coast: 14, sea: 15, mountains: 22 };

/** How far from the eye something small floats beside something tall. */
function belowTall({ setting, towered }: { setting: SettingId; towered: boolean }, tall: number): number {
  return towered && tall < smallBelow ? (nearestWater[setting] ?? 0) : 0;
}

/** It finds room on the water beside a bank. */
function isSlight({ tall, wide }: Group): boolean {
  return tall < smallBelow && wide < 1.5;
}

/** Animals, and what drives, are met at their own height: looked down on they would be toys. */
export function isMetAtEye({ concept, tall }: Group): boolean {
  return (concept.moves === 'walks' || concept.mirrors === true) && concept.stands === 'ground' && tall < 1.9;
}

/** Things of the beach stand near; those on the water beyond the surf. */
function byBeach({ concept, back, tall }: Group, z: number): number {
  return (concept.stands === 'water' ? Math.max(tall < lowest ? 5 : 8.5, z) : z) * back;
}

/** How far to the side it stands at this depth, metres; `isAlone` where nothing else does. */
export function seatOf(
  group: Group,
  z: number,
  { aspect, setting, isAlone = false }: { aspect: number; setting: SettingId; isAlone?: boolean },
): number {
  const half = halfSeen(z + (eyeBehind(setting) ?? 0), aspect);
  if (setting === 'coast' && group.concept.stands === 'ground' && !standsOnLedge(group, setting)) return headland.x;
  if (setting === 'parlour') return Math.max(-1.7, Math.min(1.7, group.side * half * 0.7));
  if (setting === 'road' && alongRoad.has(group.concept.id)) return besideRoad + group.wide / 2;
  // The street is looked at from its right side.
  if (setting === 'street' && group.tall < lowest) return 0.55 + group.side * half * 0.7;
  if (setting === 'street') return Math.max(-3, Math.min(3, group.side * half * 0.8));
  if (setting === 'beach') {
    const shore = 1.5 - z * 0.36;
    if (group.concept.stands === 'water')
      return shore + Math.min(4, half * 0.6) + Math.abs(group.side) * Math.min(4, half * 0.4);
    const onSand = shore - Math.max(0.5, group.wide * 0.5) - Math.abs(group.side) * Math.min(1.4, z * 0.12);
    // The shore runs out of the picture: for what is large and alone the sand reaches as far as it has to.
    const middle = -0.5 + (2.7 / 22) * z;
    const isLarge = group.tall > largeOnBeach.tall || group.wide > largeOnBeach.wide;
    return Math.max(isAlone && isLarge ? middle - half * 0.34 : -half * 0.7, onSand);
  }
  if (setting === 'river' && isOnRiver(group))
    return Math.max(
      leftBank(z) + 1.5 + rowOf(group) / 2,
      Math.min(riverMiddle(z) - (isSlight(group) ? 1.4 : 0), half * 0.96 - rowOf(group) * 0.6),
    );
  // A whole row stays inside the picture; the head of an animal that turns to the eye is nearer, and reaches farther.
  const room = Math.max(0, half * (isMetAtEye(group) ? 0.78 : 0.88) - rowOf(group) / 2);
  if (setting === 'coast' && (group.concept.stands === 'water' || group.concept.stands === 'underwater'))
    return Math.max(-room, Math.min(room, group.side * half, besideHeadland(z) - rowOf(group) / 2));
  if (setting === 'pier' && group.concept.stands === 'water')
    return (
      (group.side < 0 ? -1 : 1) * Math.max(besidePier + rowOf(group) / 2, Math.min(room, Math.abs(group.side) * half))
    );
  // The river leaves the left bank to what stands on the ground.
  const side = setting === 'river' && group.concept.stands === 'ground' ? -Math.abs(group.side) : group.side;
  const x = Math.max(-room, Math.min(room, side * half));
  // All of it stands on the bank, none of it over the edge.
  const onBank = setting === 'river' && group.concept.stands === 'ground' && !group.over;
  return onBank ? Math.max(-room, Math.min(x, leftBank(z) - rowOf(group) / 2)) : x;
}

/** How far to the right water reaches before the rocks of the headland, at this depth. */
function besideHeadland(z: number): number {
  const reach = 17;
  const along = (z - headland.z) * 0.85;
  return Math.abs(along) >= reach ? Infinity : headland.x + 2 - Math.sqrt(reach * reach - along * along);
}

/** Who hugs somebody is so near, as a share of their width. */
const inEachOthersArms = 0.36;

/** Who laughs with others is so near that they touch, as a share of their width. */
const nearToLaugh = 0.74;

/** Metres between the middles of those that stand in a row; what is scattered stands closer side by side. */
export function spacingOf(group: Group): number {
  const { wide, concept, asked } = group;
  if (group.look.act === 'embraces') return wide * inEachOthersArms;
  if (group.look.act === 'laughs with') return wide * nearToLaugh;
  if (isPair(group)) return wide * 0.7;
  // The young of a family stand before their parents, and of a large herd each has room behind the others.
  return (
    wide *
    (asked.isFamily ? 0.5 : concept.scattered ? 0.62 : ranksOf(group) > 2 ? 0.66 : ranksOf(group) > 1 ? 0.86 : 1.15)
  );
}

/** Two people who merely stand there together: near enough to touch, and turned to each other. */
export const isPair = ({ concept, count, look, around, over, rides }: Group): boolean =>
  count === 2 &&
  concept.dresses === true &&
  look.act === undefined &&
  around === undefined &&
  over === undefined &&
  rides === undefined;

/** A herd stands in two ranks, and a large one in three, each in the gaps of the one before. */
export function ranksOf({ count, concept, over }: Group): 1 | 2 | 3 {
  const goes = concept.moves === 'walks' || isAnimal(concept);
  const isHerd = goes && concept.stands === 'ground' && !concept.scattered && !over;
  return isHerd && count > 3 ? (count > 5 ? 3 : 2) : 1;
}

/** Width of a whole row, metres. */
function rowOf(group: Group): number {
  return group.wide + ((group.count - 1) / ranksOf(group)) * (spacingOf(group) + (group.around ?? 0));
}
