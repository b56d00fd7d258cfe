import { postureOf } from '../concepts/everyday.ts';
import { hasFreeHands, putInHands } from '../concepts/holding.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from '../shapes/chance.ts';
import { buildLead } from '../shapes/lead.ts';
import type { Random } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import type { Group } from './group.ts';
import type { PlannedItem } from './planned-item.ts';

// A lead reaches from one thing to another: whoever holds it tells where their hand is as they are built, and what is on it is built after them.

/** The items of a plan, each that was said to be on a lead with who holds that (STUDIO-58). */
export function onLeads(items: readonly PlannedItem[]): readonly PlannedItem[] {
  const holder = items.findIndex(
    ({ concept, count, heldBy, asked }, i) =>
      concept.dresses === true &&
      count === 1 &&
      heldBy === undefined &&
      hasFreeHands(asked.act) &&
      !items.some((held) => held.heldBy === i),
  );
  return holder < 0 ? items : items.map((item) => (item.asked.isLed ? { ...item, ledBy: holder } : item));
}

/** Gives a lead to who holds one, into the hand that is nearer to what is on it. */
export function takeLeads(groups: readonly Group[]): void {
  for (const led of groups) {
    const holder = led.ledBy === undefined ? undefined : groups[led.ledBy];
    if (!holder) continue;
    // Whoever heads to the right is built as in a mirror.
    const isMirrored = holder.concept.mirrors === true && (holder.heads ?? -1) > 0;
    const aside = (led.beside?.x ?? -(holder.beside?.x ?? -1)) * (isMirrored ? -1 : 1);
    holder.leads ??= { hand: undefined };
    led.isOn = holder.leads;
    holder.look = { ...holder.look, holding: aside < 0 ? leads.left : leads.right };
  }
}

/** How a lead is held, by the side of what is on it. */
const leads = { left: 'lead at the left', right: 'lead' } as const;

/** Whoever is on a lead is built after who holds it. */
export const ledLast = (things: readonly PlacedThing[], items: readonly PlannedItem[]): readonly PlacedThing[] => {
  const isLed = ({ item }: PlacedThing): number => Number(items[item - 1]?.ledBy !== undefined);
  return items.some(({ ledBy }) => ledBy !== undefined) ? things.toSorted((a, b) => isLed(a) - isLed(b)) : things;
};

type Build = PlacedThing['build'];

/** Builds one of a group with its part of a lead: who holds it tells where the hand is, and what is on it wears a collar. */
export function withLead({ concept, look, leads: held, isOn }: Group, build: Build, random: Random): Build {
  const { holding } = look;
  if (held && holding !== undefined)
    return (mesh, stride) => {
      mesh.push();
      build(mesh, stride);
      mesh.pop();
      const doing = { posture: postureOf(look.act), stride };
      putInHands(mesh, { holder: concept, held: { id: holding }, doing }, (hand) => {
        held.hand = hand.worldPlace(0, 0, 0);
      });
    };
  if (!isOn) return build;
  const leather = pick(random, ['#a02c28', '#5a3420', '#2c4a86', '#26231f']);
  return (mesh, stride) => {
    mesh.head = undefined;
    build(mesh, stride);
    const [neck, { hand }] = [headOf(mesh)?.neck, isOn];
    if (neck && hand) mesh.atPlace({ ...mesh.place(), transform: world }, () => buildLead(mesh, neck, hand, leather));
  };
}

/** Where the head is of what was built last. */
const headOf = ({ head }: Mesh): Mesh['head'] => head;

const world = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
