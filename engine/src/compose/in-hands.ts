import { canCarry, canHold } from '../concepts/holding.ts';
import { isSeat } from '../concepts/riding.ts';
import type { PlannedItem } from './planned-item.ts';
import { riderOf } from './rider-of.ts';

/** The items of a plan, each that somebody who was named with it can hold in their hands (STUDIO-58); nobody holds two things. */
export function inHands(items: readonly PlannedItem[]): readonly PlannedItem[] {
  const holders = new Set<PlannedItem>();
  return items.map((held) => {
    const holder = items.find((one) => !holders.has(one) && one !== held && holds(one, held, items));
    if (!holder) return held;
    holders.add(holder);
    return { ...held, heldBy: items.indexOf(holder) };
  });
}

/** One of two holds what they share. */
const mostHolding = 2;

function holds(holder: PlannedItem, held: PlannedItem, items: readonly PlannedItem[]): boolean {
  if (holder.count > mostHolding || held.count !== 1 || holder.portrait || held.shared || isApart(held)) return false;
  const mount = items.find((one) => riderOf(one, items) === holder);
  return (
    (mount === undefined || isSeat(mount.concept)) &&
    (held.asked.isCarried ? canCarry : canHold)(holder.concept, held.concept, holder.asked.act)
  );
}

/** Whether words say that it is somewhere else: "a man beside a guitar". */
const isApart = ({ asked: { side } }: PlannedItem): boolean =>
  side === 'left' || side === 'right' || side === 'behind' || side === 'front' || side === 'beside' || side === 'far';
