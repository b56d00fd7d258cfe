import { hears } from '../hears/hears.ts';
import { itemOf } from '../solid/item-of.ts';
import { stride } from '../solid/mesh.ts';
import { outlineWorld } from '../solid/outline.ts';
import { compose, type Composition } from './compose.ts';

const side = 144;

/** A composition, and what of its picture is seen; shares are of the whole picture, 0 to 1. */
export interface Seen extends Composition {
  /** What each thing that was asked for takes, in the order of the plan. */
  readonly items: readonly number[];
  /** What is made of a material, whosever it is. */
  readonly ofMaterial: (material: number) => number;
  /** What is of a body of somebody who was asked for, and not of what they are in or on. */
  readonly flesh: number;
  /** What no ground and no thing covers. */
  readonly sky: number;
}

/** Renders a prompt small and coarse, and counts. */
export function seenOf(prompt: string, seed: number): Seen {
  const composition = compose(hears(prompt), seed, { aspect: 1, coarse: true });
  const { plan, world } = composition;
  const { ids, nearness } = outlineWorld(world, side, side);
  const share = (isMeant: (id: number, i: number) => boolean): number => ids.filter(isMeant).length / side ** 2;
  return {
    ...composition,
    items: plan.items.map((_, n) => share((id) => itemOf(world.mesh, id) === n + 1)),
    ofMaterial: (material) => share((id) => id >= 0 && world.mesh.data[id * stride + 24] === material),
    flesh: share((id) => id < -1 && itemOf(world.mesh, id) > 0),
    sky: share((_, i) => nearness[i] === 0),
  };
}
