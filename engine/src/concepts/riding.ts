import type { Concept, Look } from './concept.ts';
import { peopleConcepts } from './people/index.ts';
import { isAnimal } from './living.ts';
import { foldLegs } from '../solid/fold-legs.ts';
import { seatHeight } from '../shapes/stances.ts';
import { swingFrame, swingOut } from '../shapes/swing-frame.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Mark } from '../solid/triangle-soup.ts';

/** Where somebody sits on what carries them: how high over the ground, and how far behind its middle; metres. */
interface Saddle {
  readonly up: number;
  readonly back: number;
  /** What is left of the length of legs and skirts, which bend and lie on the back; all of it by itself. */
  readonly legs?: number;
  /** A vessel with a floor this high, on which animals sit as well. */
  readonly floor?: number;
  /** How far behind the middle others sit, if it carries more than one; beside it on what is sat on from before. */
  readonly more?: readonly number[];
  /** The back of an animal, with a leg on each side of it. */
  readonly isBack?: boolean;
  /** A boat with a bench across it, on which somebody sits with the knees bent: who rows looks back to where others sit. */
  readonly bench?: 'rowed' | 'paddled';
  /** A seat before keys, which whoever sits on it looks at and plays. */
  readonly isPlayed?: boolean;
  /** It heads nowhere, and whoever sits on it looks out of its front, as from a sofa. */
  readonly isSeat?: boolean;
  /** It hangs, and swings with whoever sits on it, who has a hand at each of its ropes. */
  readonly isHung?: boolean;
  /** It is somebody, who has a child on the shoulders. */
  readonly isShoulders?: boolean;
  /** The largest that finds room on its floor, metres; what fits into a boat by itself. */
  readonly holds?: { readonly width: number; readonly height: number };
}

const onSeats = { width: 1.3, height: 1.1 } as const;

const saddles: Readonly<Record<string, Saddle>> = {
  horse: { up: 1.5, back: 0.1, legs: 0.66, isBack: true },
  unicorn: { up: 1.42, back: 0.1, legs: 0.66, isBack: true },
  pegasus: { up: 1.46, back: -0.1, legs: 0.66, isBack: true },
  zebra: { up: 1.34, back: 0.1, legs: 0.66, isBack: true },
  donkey: { up: 1.14, back: 0.1, legs: 0.66, isBack: true },
  reindeer: { up: 1.16, back: 0.1, legs: 0.66, isBack: true },
  camel: { up: 2.02, back: 0.1, legs: 0.66, isBack: true },
  elephant: { up: 2.74, back: -0.4, legs: 0.66, isBack: true },
  tiger: { up: 0.98, back: 0.1, legs: 0.66, isBack: true },
  lion: { up: 1.06, back: 0.2, legs: 0.66, isBack: true },
  rowboat: { up: 0.44, back: 0, floor: 0.44, more: [1.22], bench: 'rowed' },
  kayak: { up: 0.24, back: 0.24, bench: 'paddled' },
  'fishing boat': { up: 1.75, back: 2.1, floor: 0.85 },
  bathtub: { up: 0.53, back: 0.34, floor: 0.52, bench: 'paddled', holds: { width: 1.35, height: 1 } },
  stairs: { up: 0.66, back: -0.25, legs: 0.6, floor: 0.61, more: [-0.75, 0.75], isSeat: true, holds: onSeats },
  sled: { up: 0.56, back: 0.3, legs: 0.45, floor: 0.4, more: [-0.25] },
  bicycle: { up: 0.92, back: 0.22 },
  motorcycle: { up: 0.84, back: 0.25 },
  scooter: { up: 0.78, back: 0.35 },
  sofa: { up: 0.55, back: -0.1, legs: 0.6, floor: 0.52, more: [-0.6, 0.6], isSeat: true, holds: onSeats },
  armchair: { up: 0.55, back: -0.12, legs: 0.6, floor: 0.515, isSeat: true, holds: { width: 0.8, height: 1 } },
  chair: { up: 0.5, back: -0.02, legs: 0.6, floor: 0.48, isSeat: true, holds: { width: 0.75, height: 0.8 } },
  throne: { up: 0.76, back: 0.02, legs: 0.6, floor: 0.78, isSeat: true, holds: { width: 0.8, height: 1 } },
  bench: { up: 0.52, back: -0.1, legs: 0.6, floor: 0.49, more: [-0.6, 0.6], isSeat: true, holds: onSeats },
  'porch swing': { up: 0.7, back: -0.1, legs: 0.6, floor: 0.66, more: [-0.42, 0.42], isSeat: true, holds: onSeats },
  swing: {
    up: swingFrame.plank + 0.03,
    back: -0.12,
    legs: 0.6,
    floor: swingFrame.plank,
    isSeat: true,
    isHung: true,
    holds: { width: 0.7, height: 0.8 },
  },
  'examination couch': { up: 0.69, back: -0.16, legs: 0.6, floor: 0.645, isSeat: true, holds: onSeats },
  'dental chair': { up: 0.56, back: -0.08, legs: 0.6, floor: 0.515, isSeat: true, holds: { width: 0.8, height: 1 } },
  bed: { up: 0.66, back: -0.75, legs: 0.7, floor: 0.645, more: [-0.5, 0.5], isSeat: true, holds: onSeats },
  piano: {
    up: 0.56,
    back: -1.36,
    legs: 0.6,
    floor: 0.545,
    isSeat: true,
    isPlayed: true,
    holds: { width: 0, height: 0 },
  },
  // On the shoulders of somebody grown up, the legs before the chest.
  man: { up: 1.46, back: 0.12, floor: 1.47, isSeat: true, isShoulders: true, holds: { width: 0, height: 0 } },
  woman: { up: 1.37, back: 0.12, floor: 1.38, isSeat: true, isShoulders: true, holds: { width: 0, height: 0 } },
  hoard: { up: 1.15, back: -0.1, floor: 1.12, holds: { width: 9, height: 7 }, legs: 0.6 },
  mushroom: { up: 0.53, back: 0, legs: 0.6, floor: 0.5, isSeat: true, holds: { width: 1.1, height: 0.9 } },
  rock: {
    up: 0.56,
    back: -0.62,
    legs: 0.6,
    floor: 0.5,
    more: [-0.8, 0.8],
    isSeat: true,
    holds: { width: 3.2, height: 2 },
  },
};

/** Those of the people who are no single figure on two legs. */
const onFoot: ReadonlySet<string> = new Set([
  'couple',
  'grandparents',
  'toy balloon',
  'umbrella',
  'mermaid',
  'ballerina',
  'baby',
  'genie',
  'monk',
  'chef',
]);

const riders: ReadonlySet<string> = new Set(peopleConcepts.map(({ id }) => id).filter((id) => !onFoot.has(id)));

/** Those who sit down only where there is room beside them, and nothing that moves. */
const onSeatsAlone: ReadonlySet<string> = new Set(['couple', 'grandparents', 'chef', 'ballerina']);
/** Those who sit on the ground as they are built, and so on whatever is level. */
const onFloors: ReadonlySet<string> = new Set(['monk']);

function sits({ id, size }: Concept, saddle: Saddle | undefined): boolean {
  if (saddle?.isShoulders) return riders.has(id) && size.height < smallest;
  return riders.has(id) || ((saddle?.isSeat === true || saddle?.bench === 'rowed') && onSeatsAlone.has(id));
}

/** Height of the hips, as a share of the whole figure. */
const hips = 0.47;

/** What is no larger than this finds room in a vessel, metres. */
const largestAboard = { width: 2.2, height: 1.4 } as const;

/** Whether one of them is seen sitting on the other: people on whatever carries them, animals in vessels. */
export function canRide(rider: Concept, mount: Concept): boolean {
  const saddle = saddles[mount.id];
  if (!saddle) return false;
  if (sits(rider, saddle)) return true;
  const { stands, size } = rider;
  const isFree =
    (stands === 'ground' || stands === 'air') &&
    (isAnimal(rider) || onFloors.has(rider.id)) &&
    // What carries somebody itself finds room on a rock, and in no boat.
    (saddles[rider.id] === undefined || saddle.isSeat === true);
  const { width, height } = saddle.holds ?? largestAboard;
  return saddle.floor !== undefined && isFree && size.width < width && size.height < height;
}

/** Height of the joints of the hips, and length of the thighs, as shares of the whole figure. */
const joints = 0.5;
const thighs = 0.245;

/** Whether somebody sits in a stance of their own; all others are bent. */
const hasStance = (concept: Concept): boolean => !isAnimal(concept) && concept.acts?.includes('sits') === true;

/** Bends somebody who was built since a mark over what they sit on. */
function sitDown(mesh: Mesh, from: Mark, { size }: Concept): void {
  const high = size.height * joints;
  foldLegs(mesh, from, {
    hips: mesh.worldPlace(0, high, 0),
    ahead: mesh.worldPlace(0, high, -1),
    thigh: size.height * thighs,
  });
}

/** Whether people sit on it as on a chair or a sofa. */
export function isSeat({ id }: Concept): boolean {
  return saddles[id]?.isSeat === true;
}

/** Whether somebody sits on it with legs of full length, one on each side; those of all others are drawn up to it. */
export function isAstride(rider: Concept, mount: Concept): boolean {
  return saddles[mount.id]?.isBack === true && (hasStance(rider) || rider.id === 'knight');
}

/** Whether somebody sits on it with the knees bent, as on a chair: on a seat, or on the bench of a boat. */
export const isSatOn = (mount: Concept): boolean => isSeat(mount) || saddles[mount.id]?.bench !== undefined;

/** What whoever is in the first place of it has under the hands. */
export function handsOn({ id }: Concept): Pick<Look, 'hands' | 'holding'> {
  const { bench, isPlayed, isHung, isShoulders } = saddles[id] ?? {};
  if (isShoulders) return { holding: 'head of who carries' };
  if (isHung) return { holding: 'ropes of a swing' };
  return bench === 'rowed' ? { hands: 'oars' } : isPlayed ? { hands: 'keys' } : {};
}

/** Whether somebody treads the pedals of a bicycle. */
export const isCycling = (rider: Concept, mount: Concept): boolean => mount.id === 'bicycle' && rider.dresses === true;

/** Whoever is taller than the first rides a bicycle or a swing for people as tall as the second, metres. */
const [smallest, usual] = [1.6, 1.75] as const;

/** Whether what somebody rides is made as large as for them. */
const isMadeFor = (rider: Concept, mount: Concept): boolean =>
  isCycling(rider, mount) || (saddles[mount.id]?.isHung === true && rider.dresses === true);

/** How large what somebody rides is made for them, as a share of its size: children have a bicycle and a swing of their own. */
export const fitOf = (rider: Concept, mount: Concept): number =>
  isMadeFor(rider, mount) && rider.size.height < smallest ? rider.size.height / usual : 1;

/** How many of them one of its kind carries. */
export function roomOn(mount: Concept): number {
  return 1 + (saddles[mount.id]?.more?.length ?? 0);
}

/** How high over its feet somebody sits, metres. */
const seatOver = ({ size }: Concept): number => (seatHeight * size.height) / 1.85;

/** How high over the ground the feet of a rider are, metres. */
export function feetOfRider(rider: Concept, mount: Concept): number {
  const saddle = saddles[mount.id];
  const { up = 0, floor = 0, isSeat = false, bench } = saddle ?? {};
  if (!sits(rider, saddle)) return floor;
  // On a seat the soles are on the ground, and it is the shins that decide how high the rest of somebody is.
  if (bench) return hasStance(rider) ? up - seatOver(rider) : up - rider.size.height * joints;
  if (isSeat) return hasStance(rider) ? Math.max(0, floor - 0.02 - seatOver(rider)) : up - rider.size.height * joints;
  return Math.max(0.06, up - rider.size.height * hips);
}

/** How much farther back somebody in a stance of their own sits, metres. */
const leaning = 0.12;

/** Whose thighs are short sits so much nearer to the edge of a seat, or the shins would be in it; metres. */
const edgeFor = ({ size }: Concept, isSeat: boolean): number =>
  isSeat ? Math.max(0, 1 - size.height / 1.85) * 0.62 : 0;

/** Builds a rider in the axes of the mount, which heads towards -x; `place` is 0 for the first one on it. */
export function seatRider(
  mesh: Mesh,
  { rider, mount, place }: { readonly rider: Concept; readonly mount: Concept; readonly place: number },
  build: (mesh: Mesh) => void,
): void {
  const saddle = saddles[mount.id];
  const { up = 0, back = 0, legs = 1, more = [], isSeat = false, bench, isPlayed, isHung } = saddle ?? {};
  const isSitting = sits(rider, saddle);
  const feet = feetOfRider(rider, mount);
  const along = place === 0 ? (isSeat ? 0 : back) : (more[place - 1] ?? back);
  // An animal finds room in the middle, where somebody sits at the edge.
  const behind = hasStance(rider) ? back + leaning - edgeFor(rider, isSeat) : back * (isSitting ? 1 : 0.5);
  mesh.push();
  if (isHung) swingOut(mesh);
  mesh.at(along, feet, isSeat ? behind : 0);
  if (!isSitting) build(isSeat ? mesh.rotY(rider.turn ?? 0) : mesh);
  else {
    if (isPlayed) mesh.rotY(Math.PI);
    if (!isSeat) mesh.rotY(bench === 'rowed' && place === 0 ? -Math.PI / 2 : Math.PI / 2);
    const from = mesh.mark();
    build(mesh);
    if ((isSeat || bench) && !hasStance(rider)) sitDown(mesh, from, rider);
    else if (!isSeat && !bench && !isAstride(rider, mount) && !isCycling(rider, mount))
      mesh.shorten(from, mesh.worldPlace(0, up - feet, 0)[1], legs);
  }
  mesh.pop();
}
