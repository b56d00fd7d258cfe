import { riderOf } from '../../compose/rider-of.ts';
import { makePlan } from '../../compose/plan.ts';
import type { PlannedItem } from '../../compose/planned-item.ts';
import type { Heard } from '../../hears/heard.ts';
import { createRandom, hashText } from '../../raster/random.ts';
import { Mesh } from '../../solid/mesh.ts';
import { isShown } from './motion.ts';

/** Kinds of things that move by themselves; each is a layer of its own. */
const moversMost = 2;
/** More of a kind have each a body for each part of a stride, and are too many. */
const stridingMost = 6;

/** Something that moves by itself, and whoever rides it. */
export interface Moving {
  readonly item: PlannedItem;
  readonly all: readonly PlannedItem[];
  /** It goes on legs that move. */
  readonly strides: boolean;
}

/** The first things that move by themselves; who rides goes where the mount goes. */
export function moversOf(heard: Heard, seed: number): readonly Moving[] {
  const { items } = makePlan(heard, createRandom(seed ^ hashText('plan')));
  const riders = new Set(items.map((item) => riderOf(item, items)));
  return items
    .filter((item) => !riders.has(item))
    .map((item) => ({ item, all: [item, riderOf(item, items) ?? item], strides: strides(item) }))
    .filter((moving) => moving.strides || isShown(moving.item.concept.moves))
    .slice(0, moversMost);
}

/** Whether something strides where it is let: people who were said to go, and animals on four legs that were not said to rest. */
function strides({ concept, asked, count, portrait }: PlannedItem): boolean {
  const isTold = asked.act === 'walks' || asked.act === 'runs';
  if (concept.stands !== 'ground' || count > stridingMost || portrait) return false;
  // People stand by themselves, and are dear to build; a cat sits.
  if (!isTold && (concept.moves !== 'walks' || concept.dresses)) return false;
  const mesh = new Mesh();
  const look = { season: 'summer', lit: false, ordinal: 0, stride: 0 } as const;
  concept.build(mesh, createRandom(1), { ...look, ...(asked.act && { act: asked.act }) });
  return mesh.stride !== undefined;
}
