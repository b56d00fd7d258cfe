import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import type { Lamp, World } from '../solid/world.ts';
import type { Layout } from './group.ts';
import type { Plan } from './plan.ts';
import type { PlannedItem } from './planned-item.ts';

/** What lives in the dark and glows is of the colour of the sea at night. */
const coldLight: Rgb = [0.14, 0.8, 0.95];
/** From this share on a colour is strong enough to be that of a light. */
const strongColour = 0.55;
/** Metres: nothing lights more of what is around it than something so large. */
const widestGlow = 5;

/** With which light something shines by itself: that of its colour, whether said or its own, or a cold one where it has none (STUDIO-68). */
export function glowOf({ asked }: PlannedItem, own: Rgb | undefined): Rgb {
  if (asked.colour !== undefined) return readColour(asked.colour);
  if (!own) return coldLight;
  const most = Math.max(...own, 0.001);
  if ((most - Math.min(...own)) / most < strongColour) return coldLight;
  const [r, g, b] = scaleRgb(own, 1 / most);
  return [r ** 1.5, g ** 1.5, b ** 1.5];
}

/** The lamps that what glows is for its surroundings, each before the middle of its thing. */
export function glowLamps(
  { items }: Plan,
  { things }: Layout,
  { world: { ground }, glows }: { readonly world: World; readonly glows: readonly (Rgb | undefined)[] },
): readonly Lamp[] {
  return things.flatMap(({ item, x, y, z, scale, onWater }) => {
    const [colour, size] = [glows[item - 1], items[item - 1]?.concept.size];
    if (!colour || !size) return [];
    const wide = Math.min(widestGlow, Math.max(size.width, size.height) * scale);
    const up = (onWater ? 0 : ground(x, z)) + y + size.height * scale * 0.55;
    return [{ at: [x, up, z - wide * 0.5], power: wide * wide * 0.35, colour, size: 0.3 * wide * wide }];
  });
}
