import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import type { Air } from '../solid/air.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { EventPainter, Lamp, World } from '../solid/world.ts';
import type { Layout } from './group.ts';
import type { Plan } from './plan.ts';
import type { PlannedItem } from './planned-item.ts';

/** What lives in the dark and glows is of the colour of the sea at night. */
const coldLight: Rgb = [0.05, 0.72, 0.95];
/** From this share on a colour is strong enough to be that of a light. */
const strongColour = 0.62;
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
    return [{ at: [x, up, z - wide * 0.5], power: wide * wide * 0.62, colour, size: 0.4 * wide * wide }];
  });
}

/** The air of a night in which something shines by itself: darker, or its light would be lost in that of the moon. */
export function airBesideGlow(air: Air): Air {
  if (!air.night) return air;
  const dim = (light: Rgb): Rgb => scaleRgb(light, 0.55);
  return { ...air, ambient: dim(air.ambient), bounce: dim(air.bounce), sunLight: dim(air.sunLight) };
}

/** How wide the halo around something that shines is, in its own widths, and how bright beside it. */
const halo = { wide: 1.15, bright: 0.16 } as const;

/** The halo that damp air has around each lamp of what shines by itself. */
export function glowHalos(lamps: readonly Lamp[]): EventPainter {
  return (view) => {
    const { camera, width, height, focal, light, nearness } = view;
    for (const { at, colour, size } of lamps) {
      const to = [at[0] - camera.eye[0], at[1] - camera.eye[1], at[2] - camera.eye[2]] as const;
      const on = (axis: Vec3): number => to[0] * axis[0] + to[1] * axis[1] + to[2] * axis[2];
      const away = on(camera.forward);
      if (away <= 0.1) continue;
      const [cx, cy] = [width / 2 + (on(camera.right) / away) * focal, height / 2 - (on(camera.up) / away) * focal];
      const r = (Math.sqrt(size / 0.4) * halo.wide * focal) / away;
      for (let y = Math.max(0, Math.floor(cy - r)); y < Math.min(height, cy + r); y++)
        for (let x = Math.max(0, Math.floor(cx - r)); x < Math.min(width, cx + r); x++) {
          const share = 1 - Math.hypot(x - cx, y - cy) / r;
          const i = y * width + x;
          if (share <= 0 || (nearness[i] ?? 0) > 1.25 / away) continue;
          for (const k of [0, 1, 2] as const)
            light[i * 3 + k] = (light[i * 3 + k] ?? 0) + colour[k] * halo.bright * share * share;
        }
    }
  };
}
