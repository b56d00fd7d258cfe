import { hex, mixRgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, noise2, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { finishWorld, groundGrid, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const onFoot = { eye: 1.75, lookUp: 2.6, focal: 1.05 };
/** Where nothing stands the dunes are what is seen, and one looks over them from a height, metres. */
const over = 9;
const onDune = { ...onFoot, eye: onFoot.eye + over };

/** Dunes with sharp crests and rippled sand. */
export function buildDesert(order: SettingOrder): World {
  // Before mountains one stands on foot, or the near dunes would hide them.
  const isBare = order.things.length === 0 && order.eye === undefined && !order.hasRange;
  // Between which distances the dunes rise: what was asked for stands on level ground.
  const [from, whole] = isBare ? [10, 90] : [40, 170];
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, {
    ...{ fog: 0.0016, clouds: 0.12 },
    // A low sun draws the dunes.
    ...(order.time === 'day' && { el: 24 }),
    ...order.air,
  });
  const ground = duneGround(order.random() * 60, { from, whole });
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, far: 1500, rows: 460 });
  putThings(mesh, order.things, ground);
  return finishWorld(mesh, air, {
    camera: isBare
      ? standAt({ ...order, lookUp: over + (order.lookUp ?? onFoot.lookUp) }, onDune, ground)
      : standAt(order, onFoot, ground),
    paintGround: paintSand(air.night),
    ground,
    events: order.events,
    shadowRadius: Math.max(30, order.reach * 0.9),
    focus: [0, 3, Math.max(16, order.reach * 0.8)],
    softShadow: 1.6,
  });
}

/** Dunes that rise between two distances `from` and `whole`, metres; before them the ground is level. */
export function duneGround(place: number, { from, whole }: { readonly from: number; readonly whole: number }): Ground {
  return (x, z) => {
    // Wide bends alone: folds narrower than the rows of the ground would be spikes, and narrow ones a comb on the horizon.
    const wander = fbm(x * 0.006 + place, z * 0.003, 1) * 2.6;
    const slope = noise2(x * 0.009 + wander * 0.25 + place, z * 0.022 + wander) * 2 - 1;
    // Far away crests are rounder: sharper than the rows of the ground are apart, they would be teeth.
    const crest = 1 - Math.sqrt(slope * slope + 0.006 + 0.05 * smooth(60, 320, z));
    return crest ** 1.6 * 24 * smooth(from, whole, z) + (fbm(x * 0.05 + place, z * 0.05, 3) - 0.5) * 1.6;
  };
}

/** Rippled sand, darker where it is steep. */
export function paintSand(night: boolean): World['paintGround'] {
  // By the blue light of the moon pale sand would be snow: it keeps its colour as a darker one.
  const [light, dark] = night ? [hex('#9c6a34'), hex('#6b3f1c')] : [hex('#e2b878'), hex('#b9793f')];
  return (surface, x, y, z, distance) => {
    const k = fbm(x * 0.5, z * 0.5, 4);
    const c = mixRgb(light, dark, smooth(0.3, 0.8, 1 - surface.ny + (k - 0.5) * 0.4));
    const tone = 0.9 + 0.2 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    const ripple = Math.sin(z * 7 + x * 1.5 + fbm(x * 0.3, z * 0.3, 3) * 9 + y) * 0.3 * smooth(52, 3, distance);
    surface.nz += ripple;
    surface.nx += ripple * 0.25;
  };
}
