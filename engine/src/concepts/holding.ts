import { plus } from '../body/affine.ts';
import type { Stance } from '../shapes/stance.ts';
import { chestOf } from '../shapes/chest-of.ts';
import type { Doing } from '../shapes/chest-of.ts';
import { pushGrip } from '../shapes/take-hold.ts';
import type { Hold } from '../shapes/take-hold.ts';
import type { Mesh } from '../solid/mesh.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { aroundNeck, carried, isCarried, onNeck } from './carried.ts';
import type { Act, Concept, Look } from './concept.ts';
import { tools, ways } from './ways-of-holding.ts';
import type { Way } from './ways-of-holding.ts';

/** What others carry, who have one by themselves and hold the one that was said instead. */
const ownOf: Readonly<Record<string, string>> = { bride: 'bouquet' };

/** What leaves both hands free. */
const handsFree: ReadonlySet<Act | undefined> = new Set<Act | undefined>([
  undefined,
  'runs',
  'walks',
  'sits',
  'lies',
  'sleeps',
  'drinks',
  'eats',
  'talks',
  'flies a kite',
]);

/** Whether somebody of every day who does this can hold a thing in their hands. */
export function canHold(holder: Concept, held: Concept, act?: Act): boolean {
  const holds = hasEmptyHands(holder) || ownOf[holder.id] === held.id;
  return holds && ways[held.id] !== undefined && hasFreeHands(act);
}

/** Whether somebody who does this can have somebody else or a pet in the arms. */
export const canCarry = (holder: Concept, held: Concept, act?: Act): boolean =>
  hasEmptyHands(holder) && isCarried(held.id) && hasFreeHands(act);

const hasEmptyHands = ({ dresses, holds }: Concept): boolean => dresses === true || holds === true;

/** How something is held, whether it was asked for by itself or not. */
const wayOf = (held: string): Way | undefined =>
  ways[held] ?? tools[held] ?? carried[held] ?? (held === onNeck ? aroundNeck : undefined);

/** How what is held is built otherwise than by itself. */
export const lookHeld = ({ id }: Pick<Concept, 'id'>): Partial<Look> => wayOf(id)?.look ?? {};

/** Whether somebody who does this can hold something besides. */
export const hasFreeHands = (act: Act | undefined): boolean => handsFree.has(act);

/** Whether it hangs in a hand at the side. */
export const hangsLow = (held: string): boolean => holdOf(held)?.holds.some(({ at }) => at[1] < 0.9) === true;

/** What hands are closed around that hold a thing, and what else of a stance belongs to that; of somebody who stands. */
export function holdOf(
  held: string,
): { readonly holds: readonly Hold[]; readonly gesture: Partial<Stance> } | undefined {
  const way = wayOf(held);
  if (!way) return undefined;
  const axes = axesOf(way);
  const out = (v: Vec3, by: number): Vec3 =>
    axes.reduce((sum, axis, c) => plus(sum, axis, (v[c] ?? 0) * by), [0, 0, 0]);
  const holds = way.hands.map(({ on, thumb = [0, 1, 0], ...hold }) => ({
    ...hold,
    at: plus(way.at, out(on, way.scale)),
    rod: out(thumb, 1),
  }));
  return { holds, gesture: way.stance ?? {} };
}

/** Builds what somebody holds who does something, in the axes of the holder. */
export function putInHands(
  mesh: Mesh,
  {
    holder,
    held,
    doing,
  }: { readonly holder: Pick<Concept, 'size'>; readonly held: Pick<Concept, 'id'>; readonly doing: Doing },
  build: (mesh: Mesh) => void,
): void {
  const way = wayOf(held.id);
  if (!way) return;
  // A hat makes nobody larger.
  mesh.push().scale(Math.min(1, holder.size.height / 1.85));
  pushGrip(mesh, { at: plus(way.at, chestOf(doing)), axis: axesOf(way)[1] }, turnOf(way)).scale(way.scale);
  build(mesh);
  mesh.pop().pop();
}

/** Where the axes of a thing point that is held so. */
function axesOf({ up = [0, 1, 0], front = [0, 0, -1] }: Way): readonly [Vec3, Vec3, Vec3] {
  const y = normalised(up);
  const z = normalised(plus(plus([0, 0, 0], front, -1), y, dot(front, y)));
  return [cross(y, z), y, z];
}

/** How far it is turned about its up, beyond what takes that there by the shortest way. */
function turnOf(way: Way): number {
  const [, y, z] = axesOf(way);
  const [x0, , z0] = shortestTo(y);
  return Math.atan2(dot(z, x0), dot(z, z0));
}

/** The axes that are turned by the shortest way until up points there. */
function shortestTo([x, y, z]: Vec3): readonly [Vec3, Vec3, Vec3] {
  const k = 1 / (1 + y);
  return [
    [1 - x * x * k, -x, -x * z * k],
    [x, y, z],
    [-x * z * k, -z, 1 - z * z * k],
  ];
}
