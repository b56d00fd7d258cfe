import type { Concept } from './concept.ts';
import { peopleConcepts } from './people/index.ts';
import type { Mesh } from '../solid/mesh.ts';

/** Where somebody sits on what carries them: how high over the ground, and how far behind its middle; metres. */
interface Saddle {
  readonly up: number;
  readonly back: number;
  /** What is left of the length of legs and skirts, which bend and lie on the back; all of it by itself. */
  readonly legs?: number;
  /** A vessel with a floor this high, on which animals sit as well. */
  readonly floor?: number;
  /** How far behind the middle others sit, if it carries more than one. */
  readonly more?: readonly number[];
}

const saddles: Readonly<Record<string, Saddle>> = {
  horse: { up: 1.5, back: 0.1, legs: 0.66 },
  unicorn: { up: 1.42, back: 0.1, legs: 0.66 },
  pegasus: { up: 1.46, back: -0.1, legs: 0.66 },
  zebra: { up: 1.34, back: 0.1, legs: 0.66 },
  donkey: { up: 1.14, back: 0.1, legs: 0.66 },
  reindeer: { up: 1.16, back: 0.1, legs: 0.66 },
  camel: { up: 2.02, back: 0.1, legs: 0.66 },
  elephant: { up: 2.74, back: -0.4, legs: 0.66 },
  tiger: { up: 0.98, back: 0.1, legs: 0.66 },
  lion: { up: 1.06, back: 0.2, legs: 0.66 },
  rowboat: { up: 0.5, back: 0.75, legs: 0.4, floor: 0.36, more: [-0.7] },
  'fishing boat': { up: 1.75, back: 2.1, floor: 0.85 },
  sled: { up: 0.56, back: 0.3, legs: 0.45, floor: 0.4, more: [-0.25] },
  bicycle: { up: 0.92, back: 0.22 },
  motorcycle: { up: 0.84, back: 0.25 },
  scooter: { up: 0.78, back: 0.35 },
};

/** Those of the people who are no single figure on two legs. */
const onFoot: ReadonlySet<string> = new Set([
  'couple',
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

/** Height of the hips, as a share of the whole figure. */
const hips = 0.47;

/** What is no larger than this finds room in a vessel, metres. */
const largestAboard = { width: 2.2, height: 1.4 } as const;

/** Whether one of them is seen sitting on the other: people on whatever carries them, animals in vessels. */
export function canRide(rider: Concept, mount: Concept): boolean {
  const saddle = saddles[mount.id];
  if (!saddle || riders.has(rider.id)) return saddle !== undefined;
  const { stands, moves, size, mirrors } = rider;
  const isAnimal = stands === 'ground' && (moves === 'walks' || mirrors === true) && saddles[rider.id] === undefined;
  return (
    saddle.floor !== undefined && isAnimal && size.width < largestAboard.width && size.height < largestAboard.height
  );
}

/** How many of them one of its kind carries. */
export function roomOn(mount: Concept): number {
  return 1 + (saddles[mount.id]?.more?.length ?? 0);
}

/** How high over the ground the feet of a rider are, metres. */
export function feetOfRider(rider: Concept, mount: Concept): number {
  const { up = 0, floor = 0 } = saddles[mount.id] ?? {};
  return riders.has(rider.id) ? Math.max(0.06, up - rider.size.height * hips) : floor;
}

/** Builds a rider in the axes of the mount, which heads towards -x; `place` is 0 for the first one on it. */
export function seatRider(
  mesh: Mesh,
  { rider, mount, place }: { readonly rider: Concept; readonly mount: Concept; readonly place: number },
  build: (mesh: Mesh) => void,
): void {
  const { up = 0, back = 0, legs = 1, more = [] } = saddles[mount.id] ?? {};
  const feet = feetOfRider(rider, mount);
  mesh.push().at(place === 0 ? back : (more[place - 1] ?? back), feet, 0);
  if (!riders.has(rider.id)) build(mesh);
  else {
    mesh.rotY(Math.PI / 2);
    const from = mesh.mark();
    build(mesh);
    mesh.shorten(from, mesh.worldHeight(up - feet), legs);
  }
  mesh.pop();
}
