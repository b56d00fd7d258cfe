import { pick } from '../shapes/chance.ts';
import { lookFrom } from '../solid/camera.ts';
import type { Camera } from '../solid/camera.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp } from '../solid/world.ts';
import type { SettingOrder } from './setting.ts';

/** Where one stands in a room, what one looks at, and through how long a lens. */
export interface Stance {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly focal: number;
}

/** One of the views of a room in which nothing was asked for, or its mirror image by -1; undefined where something stands, which the layout looks at. */
export function lookIntoRoom(
  order: SettingOrder,
  stances: readonly [Stance, ...Stance[]],
  mirror = 1,
): Camera | undefined {
  const { random, things, eye } = order;
  const { from, to, focal } = pick(random, stances);
  const aside = (random() - 0.5) * 0.5;
  if (things.length > 0 || eye !== undefined) return undefined;
  return lookFrom([from[0] * mirror + aside, from[1], from[2]], [to[0] * mirror, to[1], to[2]], focal);
}

/** By day the sky in a window lights the walls and the ceiling around it. */
export function skyAtWindow({ time, weather }: SettingOrder, at: Vec3): Lamp {
  return {
    at,
    power: weather.length > 0 ? 2.4 : 3.6,
    colour: time === 'day' ? [0.95, 0.97, 1] : [1, 0.74, 0.5],
    size: 5,
  };
}
