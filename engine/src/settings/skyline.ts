import { hex } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import type { AirWish } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { World } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import { buildCityTower } from './city-towers.ts';
import { furnishQuay } from './quay.ts';
import { finishWorld, lampsOn, putThings, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Stone, brick and the blue and green of glass. */
const facades = [
  '#a8a498',
  '#8a939c',
  '#6f8496',
  '#b8a890',
  '#7f5a4a',
  '#5f7a88',
  '#c0bcb0',
  '#4f6678',
  '#94a8a4',
] as const;

/** Where the far bank is, metres. */
const farBank = 380;

/** How a city lies: where its two summits are, how high, and from what one looks at it. */
interface CityPlan {
  readonly summits: readonly { readonly x: number; readonly high: number; readonly wide: number }[];
  readonly isOnQuay: boolean;
  readonly side: 1 | -1;
  /** Where the eye looks at 120 metres, and through how long a lens. */
  readonly lookUp: number;
  readonly focal: number;
}

function chooseCity({ random, things, eye, lookUp }: SettingOrder): CityPlan {
  const side = random() < 0.5 ? -1 : 1;
  const summits = [
    { x: side * (50 + random() * 60), high: 110 + random() * 60, wide: 80 + random() * 40 },
    { x: -side * (130 + random() * 50), high: 40 + random() * 50, wide: 60 },
  ];
  const isAlone = things.length === 0 && eye === undefined && lookUp === undefined;
  const [isNear, isHigh, closer] = [random() < 0.5, random(), random()];
  if (!isAlone) return { summits, isOnQuay: false, side, lookUp: 22, focal: 1.1 };
  // From the quay one sees it and the river, from over the water more of the towers.
  return isNear
    ? { summits, isOnQuay: true, side, lookUp: 21 + isHigh * 5, focal: 1.1 }
    : { summits, isOnQuay: false, side, lookUp: 22 + isHigh * 12, focal: 1.1 + closer * 0.35 };
}

/** Towers across a river, with their lights in the water by night. */
export function buildSkyline(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const plan = chooseCity(order);
  const air = makeAir(order.time, order.weather, { fog: 0.0009, ...order.air, ...sunOver(order, plan) });
  const lit = lampsOn(air);
  raiseTowers(mesh, random, plan, lit);
  lineBank(mesh, order, lit);
  waterPlane(mesh, 0);
  const lamps = plan.isOnQuay ? furnishQuay(mesh, order, { side: plan.side, lit }) : [];
  putThings(mesh, order.things, () => 0);
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? 5, -8], [0, order.lookUp ?? plan.lookUp, 120], plan.focal),
    paintGround: () => undefined,
    ground: () => 0,
    events: order.events,
    lamps,
    water: { level: 0, deep: hex('#12303f'), waves: 0.8, waveSize: 1.6, surf: 0, crests: 0 },
    windowsLit: lit ? 1 : order.time === 'sunset' ? 0.35 : 0,
    focus: [0, 60, 470],
    shadowRadius: 420,
    occlusion: { radius: 4, power: 1 },
  });
}

/** The setting sun stands where the towers are low: behind the highest it would not be seen. */
function sunOver({ time, things }: SettingOrder, { side }: CityPlan): AirWish {
  return time === 'sunset' && things.length === 0 ? { az: -side * 4, el: 12.5 } : {};
}

/** Three rows of towers that rise to the summits of the city. */
function raiseTowers(mesh: Mesh, random: Random, { summits }: CityPlan, lit: boolean): void {
  for (let i = 0; i < 130; i++) {
    const row = i % 3;
    const z = farBank + 28 + row * 90 + random() * 40;
    const x = (random() - 0.5) * z * 1.35;
    const rise = summits.reduce((sum, one) => sum + one.high * Math.exp(-(((x - one.x) / one.wide) ** 2)), 0);
    const high = 20 + random() * 34 + rise * (0.25 + random() ** 1.6) + row * 12;
    const wide = 14 + random() * 13 + high * 0.04;
    mesh
      .push()
      .at(x, 0, z)
      .rotY((random() - 0.5) * 0.5);
    buildCityTower(mesh, random, { wide, high, facade: pick(random, facades), lit });
    mesh.pop();
  }
}

/** The wall of the far bank, low houses behind it, trees and a row of lamps. */
function lineBank(mesh: Mesh, { random, refuses, season }: SettingOrder, lit: boolean): void {
  mesh.object().box(0, -3, farBank, 1600, 6, 14, '#8d857a', materials.stone);
  for (let x = -300; x < 300; x += 15 + random() * 9) {
    const wide = 11 + random() * 9;
    mesh
      .push()
      .at(x, 2, farBank + 14)
      .object();
    mesh.box(0, 0, 0, wide, 8 + random() * 14, 12, pick(random, facades), materials.towerBlock).pop();
  }
  const kind = season === 'autumn' ? trees.maple : trees.oak;
  for (let x = -270; x < 270; x += 5 + random() * 13) {
    const high = 0.7 + random() * 0.5;
    if (refuses('tree') || season === 'winter') break;
    mesh
      .push()
      .at(x, 2.6, farBank - 3)
      .scale(high);
    buildTree(mesh, random, kind, 0.03);
    mesh.pop();
  }
  if (!lit) return;
  for (let x = -280; x < 280; x += 17)
    mesh.object().ball(x, 8, farBank - 7.2, 0.9, 0.9, 0.9, '#ffd08a', materials.glow, 6);
}
