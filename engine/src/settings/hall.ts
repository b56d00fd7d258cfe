import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Lamp, World } from '../solid/world.ts';
import { brightAir, ceilingLamps, raiseBrightRoom } from './bright-room.ts';
import type { BrightRoom } from './bright-room.ts';
import { lookIntoRoom, skyAtWindow } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, putThings, standAt } from './setting.ts';
import type { Setting, SettingOrder } from './setting.ts';
import { outside } from './window-view.ts';

/** What is at hand where a hall is furnished. */
export interface Furnishing {
  readonly mesh: Mesh;
  readonly random: Random;
  readonly order: SettingOrder;
  /** Where its back wall stands, and the side with its windows: -1 left, 1 right; metres. */
  readonly end: number;
  readonly side: number;
  readonly isDark: boolean;
  /** Whether nothing that was asked for is at a place, or behind it. */
  readonly isFree: (x: number, z: number, clear: number) => boolean;
}

/** A bright room of the public by what is its own. */
export interface Hall {
  /** Half of its width and its height, metres. */
  readonly half: number;
  readonly high: number;
  /** How far its back wall is at least from the eye, and from what stands before it, metres. */
  readonly deep: number;
  readonly behind: number;
  readonly stances: readonly [Stance, ...Stance[]];
  readonly walls: readonly [string, ...string[]];
  readonly floors: readonly [string, ...string[]];
  readonly shape: Pick<BrightRoom, 'sill' | 'top' | 'panes' | 'blinds' | 'dado' | 'isOpen'>;
  /** How strong its lamps are by day. */
  readonly lamps?: number;
  readonly furnish: (of: Furnishing) => void;
}

/** The setting of a hall: its walls, what stands in it, and what was asked for (STUDIO-81). */
export function hallOf({ half, high, deep, behind, stances, walls, floors, shape, lamps = 0, furnish }: Hall): Setting {
  return (order: SettingOrder): World => {
    const { random, things } = order;
    const mesh = new Mesh();
    const side = random() < 0.5 ? -1 : 1;
    const sky = makeAir(order.time, order.weather, { fog: 0, ...order.air, az: side * 70, el: 30 });
    const isDark = sky.night || order.time === 'dusk';
    const end = Math.max(deep, ...things.map(({ z, clearing }) => z + clearing + behind));
    const room: BrightRoom = {
      ...shape,
      half,
      high,
      end,
      side,
      wall: pick(random, walls),
      floor: pick(random, floors),
    };
    raiseBrightRoom(mesh, room, isDark);
    const isFree = (x: number, z: number, clear: number): boolean => !isBefore(things, x, z, clear);
    furnish({ mesh, random, order, end, side, isDark, isFree });
    putThings(mesh, things, () => 0);
    const rains = order.weather.includes('rain') || order.weather.includes('storm');
    const byDay: readonly Lamp[] = [
      ...(shape.panes > 0 ? [skyAtWindow(order, [side * (half - 0.7), 1.9, end - 3])] : []),
      ...(lamps > 0 ? ceilingLamps(room, lamps) : []),
    ];
    const light = brightAir(sky);
    // No sun comes into a room without windows.
    const hasSun = shape.panes > 0 || shape.isOpen === true;
    return finishWorld(mesh, hasSun ? light : { ...light, sunLight: [0, 0, 0] }, {
      camera: lookIntoRoom(order, stances, -side) ?? standAt(order, { eye: 1.55, lookUp: 0, focal: 0.86 }, () => 0),
      paintGround: () => undefined,
      ground: () => 0,
      backdrop: outside(sky, rains),
      events: order.events,
      indoors: true,
      focus: [0, 1, end - 3],
      shadowRadius: 8,
      softShadow: 2,
      occlusion: { radius: 0.5, power: 0.6 },
      near: 0.1,
      lamps: isDark ? ceilingLamps(room, 2.4) : byDay,
      windowsLit: isDark ? 1 : 0.2,
    });
  };
}
