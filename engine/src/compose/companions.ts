import { isAlive, isAnimal } from '../concepts/living.ts';
import type { SettingId } from '../concepts/concept.ts';
import { createRandom, hashText } from '../raster/random.ts';
import { besideInArms } from './embrace.ts';
import { isBackdrop } from './framing.ts';
import type { Group } from './group.ts';
import { belongsOnTable, sideTableRadius } from './side-table.ts';

// Who and what is with the subject of a picture touches it, or comes as near as things do that have to do with each other (STUDIO-58).

/** Between two who walk beside each other, as a share of both their half widths: sizes have some air around what they hold. */
const closeTogether = 0.82;
/** How far behind somebody a tree stands that they are under, as a share of its height, and to the side of them, metres. */
const treeBehind = 0.55;
const trunkAside = 1.15;

/** The side that a setting leaves to a subject, where the other is what the setting was named for. */
const leaves: Readonly<Partial<Record<SettingId, -1 | 1>>> = { waterfall: 1, beach: -1, river: -1 };

/** Puts everything that is no land of its own beside the subject, or what carries it, and what it stands before to its other side. */
export function joinCompanions(
  groups: readonly Group[],
  subject: Group,
  { setting, seed }: { setting: SettingId; seed: number },
): void {
  const random = createRandom(seed ^ hashText('companions'));
  const turned = random() * 7;
  const flip = leaves[setting] ?? (turned % 1 < 0.5 ? -1 : 1);
  const { side, of } = subject.asked;
  const sign = of === undefined && side === 'left' ? -1 : of === undefined && side === 'right' ? 1 : flip;
  subject.side = (0.1 + random() * 0.16) * sign;
  // The fire at the wall is seen beside them.
  if (setting === 'parlour' && groups.some(({ concept }) => concept.atWall)) {
    subject.side = besideHearth(subject, sign);
    subject.facesMiddle = true;
  }
  // Whoever stands on the left looks to the right, into the picture.
  subject.heads = sign < 0 ? 1 : -1;
  const reach = { [-1]: reachOf(subject), [1]: reachOf(subject) };
  let inner = true;
  let backdrops = 0;
  const around = gatheredAround(groups, subject);
  const between = around || subject.count !== 2 ? undefined : groups.find((group) => isShared(group, subject));
  if (between && isAlive(subject.concept)) {
    subject.around = reachOf(between, subject) * 2;
    between.beside = { group: subject, x: 0, z: 0 };
  }
  for (const group of around ? [around.fire, around.other, ...groups] : groups) {
    if (group.beside) continue;
    if (group === subject || group.rides || group.heldBy !== undefined) continue;
    if (isUnder(subject, group)) {
      delete subject.under;
      group.beside = {
        group: subject,
        x: -sign * trunkAside * (0.8 + random() * 0.4),
        z: Math.max(2, group.tall * treeBehind),
      };
      continue;
    }
    if (group.under || group.over || subject.under === group || subject.over === group) continue;
    if (isBackdrop(group)) {
      // The second of two that are large stands on the other side, or one would hide the other.
      group.side = (backdrops % 2 === 0 ? -sign : sign) * (0.34 + random() * 0.14);
      backdrops++;
      continue;
    }
    if (group.concept.stands === 'water' || group.concept.stands === 'underwater') continue;
    // On the side that has more room, unless words say which.
    const said = sideOf(group, subject);
    const isAround = group === around?.fire || group === around?.other;
    const to: -1 | 1 = said ?? ((inner || isAround ? -sign : sign) as -1 | 1); // both are signs
    if (!isAround) inner = !inner;
    // Before what is as long as a car somebody stands at one of its ends.
    const width = reachOf(group, subject) * (group.wide > long ? 0.62 : 1);
    const isPair = standTogether(groups, subject, group);
    // Two who stand together turn to each other.
    if (isPair) subject.heads = to;
    // What stands beside somebody who merely stands there looks to them.
    const looksAtThem =
      isAnimal(group.concept) &&
      isAlive(subject.concept) &&
      !isAnimal(subject.concept) &&
      subject.look.act === undefined;
    group.heads = looksAtThem
      ? (-to as -1 | 1)
      : isPair || group === around?.other
        ? (-subject.heads as -1 | 1)
        : subject.heads;
    const inArms = besideInArms(subject, group, to);
    group.beside = {
      group: subject,
      x: to * (reach[to] + width) * (isPair ? closerInPair : looksAtThem && group.wide > headed ? fartherHeaded : 1),
      z: depthOf(group, subject),
      ...inArms,
    };
    if (isAlive(group.concept)) subject.accompanied ??= group;
    reach[to] += width * 2;
  }
}

/** How far to a side of a hearth somebody sits or stands, as `side` counts: farther where they take more room. */
const besideHearth = ({ wide }: Group, sign: number): number => sign * Math.min(1.35, 0.55 + wide * 0.3);

/** An animal that is longer than this, metres, has so much more room before its head: it is not to be hidden by whom it looks to. */
const [headed, fartherHeaded] = [1.6, 1.22] as const;

/** How much closer two stand who are together and do nothing else, which is near enough to touch. */
const closerInPair = 0.84;

/** Whether it and the subject are the only two of a picture, and people who merely stand there together. */
function standTogether(groups: readonly Group[], subject: Group, group: Group): boolean {
  const isOne = (one: Group): boolean =>
    one.count === 1 && one.look.act === undefined && isAlive(one.concept) && !isAnimal(one.concept);
  const others = groups.filter((one) => one !== subject && !isBackdrop(one) && one.heldBy === undefined);
  return isOne(subject) && isOne(group) && !group.rides && !subject.rides && others.length === 1;
}

/** A fire that two share is between them, and so is what stands on a table; they face each other over it. */
function gatheredAround(
  groups: readonly Group[],
  subject: Group,
): { readonly fire: Group; readonly other: Group } | undefined {
  const fire = groups.find((group) => isShared(group, subject));
  const other = groups.find(
    (group) => isFreeBeside(group, subject) && (isAlive(group.concept) || group.concept.moves === 'walks'),
  );
  return fire && other && { fire, other };
}

/** Whether nothing was said of where it is beside a subject. */
const isFreeBeside = (group: Group, subject: Group): boolean =>
  group !== subject && !group.rides && !group.under && !group.over && group.heldBy === undefined && !isBackdrop(group);

/** Whether those who are together gather around it. */
const isShared = (group: Group, subject: Group): boolean =>
  isFreeBeside(group, subject) &&
  ((group.concept.shines !== undefined && group.concept.stands === 'ground') || belongsOnTable(group, subject));

/** What is as wide as a car, metres. */
const long = 2.6;

/** Half of how wide a group is, or the table that it stands on, with as little air as those have who belong together. */
function reachOf(group: Group, beside = group): number {
  const row = group.wide * (1 + (group.count - 1) * 1.15);
  return Math.max(row * closeTogether, belongsOnTable(group, beside) ? sideTableRadius(row) * 2 : 0) / 2;
}

/** Whether somebody was said to be under something much higher, as a tree. */
const isUnder = (subject: Group, group: Group): boolean => subject.under === group && group.tall > subject.tall * 1.6;

function sideOf(group: Group, subject: Group): -1 | 1 | undefined {
  const { side, of } = group.asked;
  if (side === 'left' || side === 'right') {
    const own = side === 'left' ? -1 : 1;
    // "A left of B" is heard at B: A is the one that goes left.
    return of === subject.index ? (-own as -1 | 1) : own;
  }
  const own = subject.asked.of === group.index ? subject.asked.side : undefined;
  return own === 'left' ? -1 : own === 'right' ? 1 : undefined;
}

/** How much farther away than the subject it stands: "A in front of B" is heard at B. */
function depthOf(group: Group, subject: Group): number {
  const { side, of } = group.asked;
  const isOfSubject = of === subject.index;
  const deep = Math.max(0.5, group.wide * 0.3);
  const own = subject.asked.of === group.index ? subject.asked.side : undefined;
  if (own === 'behind' || side === 'front') return isOfSubject || own ? deep : -deep;
  if (own === 'front' || side === 'behind') return isOfSubject || own ? -deep : deep;
  return group.tall > subject.tall || group.wide > long ? Math.max(1.1, deep) : 0.12;
}

/** How wide those are together who are beside each other, metres. */
export function spanOf(groups: readonly Group[]): number {
  const ends = groups.flatMap((group) => {
    if (group.beside && isBackdrop(group)) return [];
    const x = group.beside?.x ?? 0;
    return group.beside ? [x - group.wide / 2, x + group.wide / 2] : [];
  });
  return ends.length === 0 ? 0 : Math.max(...ends, 0.5) - Math.min(...ends, -0.5);
}
