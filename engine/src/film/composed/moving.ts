import { isAnimal } from '../../concepts/living.ts';
import { riderOf } from '../../compose/rider-of.ts';
import { makePlan } from '../../compose/plan.ts';
import type { PlannedItem } from '../../compose/planned-item.ts';
import type { Heard } from '../../hears/heard.ts';
import { createRandom, hashText } from '../../raster/random.ts';
import { Mesh } from '../../solid/mesh.ts';
import { isShown } from './motion.ts';

/** Kinds of things that move by themselves; each is a layer of its own. */
const moversMost = 2;
/** More of a kind that stride or beat their wings are too many to be built so often. */
const cycledMost = 8;

/** Something that moves by itself, and whoever rides it or is led by it. */
export interface Moving {
  readonly item: PlannedItem;
  readonly all: readonly PlannedItem[];
  /** It goes on legs that move, or beats its wings: a body for each part of that is built. */
  readonly cycle: Cycle | undefined;
}

type Cycle = { readonly kind: 'stride' } | { readonly kind: 'beat'; readonly seconds: number };

/** The first things that move by themselves; who rides goes where the mount goes. */
export function moversOf(heard: Heard, seed: number): readonly Moving[] {
  const { items, camera } = makePlan(heard, createRandom(seed ^ hashText('plan')));
  // Who is seen from near would be out of the picture with the first step.
  const isNear = camera === 'close';
  const riders = new Set(items.map((item) => riderOf(item, items)));
  return items
    .filter((item) => !riders.has(item) && item.heldBy === undefined && item.ledBy === undefined)
    .map((item) => ({ item, all: withJoined(item, items), cycle: isNear ? undefined : cycleOf(item) }))
    .filter((moving) => moving.cycle || isShown(moving.item.concept.moves))
    .slice(0, moversMost);
}

/** Something, whoever rides it, and whatever is on a lead that it holds: they go as one. */
const withJoined = (item: PlannedItem, items: readonly PlannedItem[]): readonly PlannedItem[] => [
  item,
  riderOf(item, items) ?? item,
  ...items.filter(({ ledBy }) => ledBy !== undefined && items[ledBy] === item),
];

/** What something repeats where it is let: people who were said to go stride, and animals on four legs that were not said to rest; what flies beats its wings. */
function cycleOf({ concept, asked, count, portrait }: PlannedItem): Cycle | undefined {
  const { moves, stands } = concept;
  const isTold = asked.act === 'walks' || asked.act === 'runs';
  // People stand by themselves, and are dear to build; a cat sits.
  const isLet = moves === 'flies' || (stands === 'ground' && (isTold || (moves === 'walks' && isAnimal(concept))));
  if (!isLet || count > cycledMost || portrait) return undefined;
  const mesh = new Mesh();
  const look = { season: 'summer', lit: false, ordinal: 0, stride: 0 } as const;
  concept.build(mesh, createRandom(1), { ...look, ...(asked.act && { act: asked.act }) });
  if (mesh.strideWay) return { kind: 'stride' };
  return mesh.beat === undefined ? undefined : { kind: 'beat', seconds: mesh.beat };
}
