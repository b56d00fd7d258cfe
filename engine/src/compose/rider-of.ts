import { canRide } from '../concepts/riding.ts';
import type { PlannedItem } from './planned-item.ts';

/** The item of a plan that rides another one. */
export function riderOf(mount: PlannedItem, items: readonly PlannedItem[]): PlannedItem | undefined {
  const { side, of } = mount.asked;
  const rider = side === 'on' && of !== undefined ? items[of] : undefined;
  return rider && canRide(rider.concept, mount.concept) ? rider : undefined;
}
