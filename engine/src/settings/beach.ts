import { hex } from '../raster/colour.ts';
import { lookFrom } from '../solid/camera.ts';
import { makeAir } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { World } from '../solid/world.ts';
import { beachGround, beachPainter } from './beach-ground.ts';
import { chooseBeach } from './beach-plan.ts';
import { furnishBeach } from './beach-plants.ts';
import { scatterIslands } from './islands.ts';
import { finishWorld, groundGrid, putThings, waterPlane } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';
import { strewShells } from './strewn-sand.ts';

/** Sand and surf: under palms, before dunes, in a cove, among rocks with pools, beside a jetty or before the open sea. */
export function buildBeach(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const plan = chooseBeach(order);
  const side = order.time === 'day' ? { az: 115 * plan.side } : {};
  const air = makeAir(order.time, order.weather, { fog: 0.0006, ...side, ...order.air });
  const shore = widerSand(order.things, plan.line);
  const ground = beachGround(plan, shore, plan.kind === 'bay' || plan.kind === 'cove' ? [] : scatterIslands(random));
  groundGrid(mesh, ground, {
    ...{ wide: order.wide, coarse: order.coarse, far: 700, rows: 280, columns: 260 },
    near: order.small ? 0.15 : 0.9,
  });
  waterPlane(mesh, 0);
  furnishBeach(mesh, order, plan, { ground, shore });
  if (plan.side > 0) strewShells(mesh, order, ground, shore);
  putThings(mesh, order.things, ground);
  const [x, y] = plan.look;
  return finishWorld(mesh, air, {
    camera: lookFrom([-0.5 * plan.side, order.eye ?? plan.eye, 0], [x * plan.side, order.lookUp ?? y, 22], 0.95),
    paintGround: beachPainter(plan, shore, air.night),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex(plan.isTropical ? '#06566e' : '#0d4a62'),
      shallow: hex(plan.isTropical ? '#3fb9ae' : '#57a39c'),
      sand: hex(air.night ? '#5c4a34' : plan.kind === 'rocks' ? '#8f8068' : '#c9ab7c'),
      bed: ground,
      depth: 1.9,
      waves: plan.kind === 'open' ? 1.3 : plan.kind === 'rocks' ? 0.5 : 0.7,
      waveSize: plan.kind === 'open' ? 1.5 : 1.1,
      surf: plan.kind === 'open' ? 1 : plan.kind === 'rocks' ? 0.3 : 0.5,
      crests: 0,
    },
    focus: [-4 * plan.side, 3, 18],
    shadowRadius: 24,
  });
}

/** What stands farther away than this stands on a tongue of sand, before which the sea comes near; metres. */
const onTongue = 26;

/** The line of the water with more sand, so that nothing which belongs on land stands in the sea, or with less: what floats keeps its water. */
function widerSand(things: SettingOrder['things'], line: (z: number) => number): (z: number) => number {
  const onLand = things.filter(({ onWater, y }) => !onWater && y < 0.5);
  const afloat = things.filter(({ onWater }) => onWater);
  const wanted = ({ x, z, clearing }: PlacedThing): number => x + Math.max(0.5, clearing) * 0.8 + 0.9 - line(z);
  const near = onLand.filter(({ z }) => z <= onTongue).map(wanted);
  const left = afloat.map(({ x, z, clearing }) => x - Math.max(2, clearing * 1.35 + 1) - line(z));
  const everywhere = Math.max(-14, Math.min(24, Math.max(0, ...near), ...left));
  const far = onLand.filter(({ z }) => z > onTongue);
  const more = Math.max(0, ...far.map((thing) => wanted(thing) + 3 - everywhere));
  const from = Math.min(...far.map(({ z, clearing }) => z - clearing * 0.9));
  return (z) => line(z) + everywhere + (more > 0 ? more * smooth(from * 0.55, from, z) : 0);
}
