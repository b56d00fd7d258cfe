import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Lamp, World } from '../solid/world.ts';
import { buildRoom } from './room.ts';
import { finishWorld, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { suitedTo } from './suited-tables.ts';
import { tableScenes } from './table-scenes.ts';
import type { TableScene } from './table-scenes.ts';
import { rainOnPane } from './window-view.ts';

/**
 * What stands on a table, before what suits it: a painter's canvas, a kitchen, a garden. A room that was named is a room. Lengths are
 * decimetres, and things stand where they stand in that.
 */
export function buildOnTable(order: SettingOrder): World {
  const chosen = suitedTo(order);
  if (chosen === 'room') return buildRoom(order);
  const scene = tableScenes[chosen];
  const mesh = new Mesh();
  const flame = order.things.find((thing) => thing.clearing < 0);
  // What was wished of the sun is for landscapes: here it comes through the window.
  const outside = makeAir(order.time, order.weather, { ...order.air, ...scene.sun, fog: 0 });
  const air = airOf(outside, scene, flame !== undefined);
  const matte = scene.matte(order, outside);
  const paintTop = scene.top(order.random);
  scene.build(mesh, order);
  putThings(mesh, order.things, () => 0);
  const view = matte?.backdrop();
  const rains = order.weather.includes('rain') || order.weather.includes('storm');
  const backdrop = view && chosen === 'cafe window' && rains ? rainOnPane(view, air) : view;
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? 4.2, -7.2], [0.3, order.lookUp ?? 2, 5], 1.35),
    paintGround: paintTop,
    ground: () => 0,
    ...(backdrop && { backdrop }),
    events: order.events,
    indoors: !scene.isOutdoors,
    focus: [-3, 2, 4],
    shadowRadius: 17,
    softShadow: scene.isOutdoors ? 5 : 2.2,
    occlusion: { radius: 1.4, power: 0.65 },
    near: 0.3,
    depthOfField: { focus: 10, strength: 0.012 },
    lamps: lampsOf(air, flame),
  });
}

/** The sun of the hour as strong as the surroundings let it in, and the light from all around. */
function airOf(air: Air, { light, around, isOutdoors }: TableScene, hasFlame: boolean): Air {
  if (air.night) {
    const k = hasFlame ? 0.14 : isOutdoors ? 0.3 : 0.42;
    const ambient: Rgb = [around[0] * k, around[1] * k * 0.92, around[2] * k * (isOutdoors ? 1.2 : 0.85)];
    return { ...air, sunLight: scaleRgb(air.sunLight, hasFlame ? 0.2 : 0.4), ambient, bounce: scaleRgb(ambient, 0.8) };
  }
  const sunLight = scaleRgb(air.sunLight, light * 0.42 * (air.time === 'dusk' ? 1.6 : 1));
  const ambient = mixRgb(around, air.ambient, 0.15);
  return { ...air, sunLight, ambient, bounce: scaleRgb(mixRgb(around, air.sunColour, 0.12), 0.85) };
}

/** A flame where something has one; by night also a lamp at the side. */
function lampsOf(air: Air, flame: SettingOrder['things'][number] | undefined): readonly Lamp[] {
  const own: Lamp[] = flame
    ? [
        {
          at: [flame.x, 2.4, flame.z - 0.3],
          power: air.night ? 27 : 9,
          colour: [1, 0.6, 0.25],
          size: air.night ? 9 : 1.2,
        },
      ]
    : [];
  if (!air.night) return own;
  const side: Lamp = { at: [-7, 8, -1], power: flame ? 2 : 40, colour: [1, 0.72, 0.42], size: 9 };
  return flame ? [...own, side] : [side, { at: [3.5, 7, 1], power: 15, colour: [1, 0.62, 0.34], size: 6 }];
}
