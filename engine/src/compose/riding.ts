import type { Concept } from '../concepts/concept.ts';
import { peopleConcepts } from '../concepts/people/index.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { PlannedItem } from './planned-item.ts';

/** Where somebody sits on what carries them: how high over the ground, and how far behind its middle; metres. */
interface Saddle {
  readonly up: number;
  readonly back: number;
  /** What is left of the length of legs and skirts, which bend and lie on the back; all of it by itself. */
  readonly legs?: number;
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

/** Whether one of them is seen sitting on the other. */
export function canRide(rider: Concept, mount: Concept): boolean {
  return riders.has(rider.id) && saddles[mount.id] !== undefined;
}

/** The item of a plan that rides another one. */
export function riderOf(mount: PlannedItem, items: readonly PlannedItem[]): PlannedItem | undefined {
  const { side, of } = mount.asked;
  const rider = side === 'on' && of !== undefined ? items[of] : undefined;
  return rider && canRide(rider.concept, mount.concept) ? rider : undefined;
}

/** How high over the ground the feet of a rider hang, metres; below it nobody's do. */
export function feetOfRider(rider: Concept, mount: Concept): number {
  return Math.max(0.06, (saddles[mount.id]?.up ?? 0) - rider.size.height * hips);
}

/** Builds a rider in the axes of the mount, which heads towards -x. */
export function seatRider(mesh: Mesh, rider: Concept, mount: Concept, build: (mesh: Mesh) => void): void {
  const { up = 0, back = 0, legs = 1 } = saddles[mount.id] ?? {};
  mesh
    .push()
    .at(back, feetOfRider(rider, mount), 0)
    .rotY(Math.PI / 2);
  const from = mesh.mark();
  const level = mesh.worldHeight(up - feetOfRider(rider, mount));
  build(mesh);
  mesh.shorten(from, level, legs);
  mesh.pop();
}
