import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { hex } from '../raster/colour.ts';
import { buildEndTower } from '../shapes/end-tower.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { World } from '../solid/world.ts';
import { church } from '../concepts/buildings/church.ts';
import type { Look } from '../concepts/concept.ts';
import { buildNeonStreet } from './neon-street.ts';
import { finishWorld, lampsOn, put, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { furnishStreet } from './street-furniture.ts';
import { raiseHouses } from './street-houses.ts';
import { canalLevel, chooseStreet, floatOnCanal, lookedAt, stepsTo } from './street-plan.ts';
import type { StreetPlan } from './street-plan.ts';

/** A street of an old town: a lane with stairs, a bend that hides its end, a row beside a canal, a square with a fountain, a boulevard, or one that leads to a tower. */
export function buildStreet(asked: SettingOrder): World {
  if (asked.isNeon) return buildNeonStreet(asked);
  const plan = chooseStreet(asked);
  const order = { ...asked, things: floatOnCanal(asked.things, plan) };
  const { random, season } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.004, clouds: 0.4, ...order.air });
  const snowy = season === 'winter' || order.weather.includes('snow');
  const wet = !snowy && (order.weather.includes('rain') || order.time === 'night');
  const lit = lampsOn(air);
  const look: Look = { season, lit, ordinal: 0 };
  pave(mesh, plan, snowy);
  raiseHouses(mesh, plan, random, look);
  endStreet(mesh, plan, order, look);
  const lamps = furnishStreet(mesh, plan, order, look);
  putThings(mesh, order.things, plan.ground, () => canalLevel);
  const [x, y] = plan.look;
  return finishWorld(mesh, air, {
    camera: lookFrom([0.6, order.eye ?? plan.eye, -1.5], [x, order.lookUp ?? y, lookedAt - 1.5], 0.92),
    paintGround: () => undefined,
    ground: plan.ground,
    events: order.events,
    wet,
    lamps: lit ? lamps : [],
    ...(plan.canal && {
      water: { level: canalLevel, deep: hex('#24403c'), waves: 0.35, waveSize: 0.7, surf: 0, crests: 0 },
    }),
    focus: [0, 4, 22],
    shadowRadius: 30,
    windowsLit: lit ? 1 : 0,
    occlusion: { radius: 1.5, power: 1 },
    snow: snowy ? 1 : 0,
  });
}

/** The paving from side to side, with its pavements, its stairs or its canal. */
function pave(mesh: Mesh, plan: StreetPlan, snowy: boolean): void {
  const [stone, material] = [hex(snowy ? '#d5dce4' : '#8d8378'), snowy ? materials.snow : materials.road];
  const kerb = '#a59b8d';
  const up: Vec3 = [0, 1, 0];
  mesh.object();
  if (plan.canal) {
    digCanal(mesh, plan.canal, snowy);
    return;
  }
  mesh.tri([-120, 0, -6], [0, 0, 420], [120, 0, -6], up, up, up, stone, material);
  if (plan.kind === 'lane') {
    for (const [z, y] of stepsTo(plan.end + 8))
      mesh.box(
        plan.middle(z),
        y - 0.15,
        z + 4,
        8,
        0.15,
        8,
        snowy ? '#d5dce4' : '#b3a58e',
        snowy ? materials.snow : materials.stone,
      );
    return;
  }
  const wide = plan.kind === 'boulevard' ? 4.6 : plan.kind === 'square' ? 1.6 : 2.4;
  for (const side of [-1, 1])
    for (let z = -4; z < plan.end + 8; z += 3) {
      const heading = Math.atan(plan.middle(z + 1) - plan.middle(z));
      const away = side * ((side < 0 ? plan.left : plan.right) - wide / 2 + 0.2);
      put(
        mesh,
        { x: plan.middle(z) + away * Math.cos(heading), y: 0, z: z - away * Math.sin(heading), turn: heading },
        (m) => m.box(0, 0, 0, wide, 0.14, 3.6, kerb, materials.stone),
      );
    }
}

type Canal = NonNullable<StreetPlan['canal']>;

/** A quay on the left, the water, and a narrower quay on the right, with a bridge across. */
function digCanal(mesh: Mesh, { from, to }: Canal, snowy: boolean): void {
  const [stone, material] = [hex(snowy ? '#d5dce4' : '#8d8378'), snowy ? materials.snow : materials.road];
  const up: Vec3 = [0, 1, 0];
  const level = canalLevel;
  for (const [l, r] of [
    [-90, from],
    [to, 120],
  ] as const) {
    mesh.tri([l, 0, -8], [l, 0, 300], [r, 0, 300], up, up, up, stone, material);
    mesh.tri([l, 0, -8], [r, 0, 300], [r, 0, -8], up, up, up, stone, material);
  }
  for (const [x, turn] of [
    [from, -1],
    [to, 1],
  ] as const) {
    mesh.box(x - turn * 0.02, level - 0.1, 120, 0.2, -level, 260, '#7d6a5c', materials.brick);
    mesh.box(x + turn * 0.12, -0.12, 120, 0.5, 0.2, 260, '#a9a092', materials.stone);
  }
  mesh.tri([from, level, -8], [from, level, 300], [to, level, 300], up, up, up, [1, 1, 1], materials.water);
  mesh.tri([from, level, -8], [to, level, 300], [to, level, -8], up, up, up, [1, 1, 1], materials.water);
  buildBridge(mesh, { from, to }, 30);
}

/** A bridge of brick on one arch. */
function buildBridge(mesh: Mesh, { from, to }: Canal, z: number): void {
  const level = canalLevel;
  const [middle, half] = [(from + to) / 2, (to - from) / 2 + 0.6];
  const parts = 28;
  for (let i = 0; i < parts; i++) {
    const t = ((i + 0.5) / parts) * 2 - 1;
    const deck = 0.35 + 0.75 * (1 - t * t);
    const under = level + 1.55 * Math.sqrt(Math.max(0, 1 - (t * 1.12) ** 2));
    mesh.box(
      middle + t * half,
      under,
      z,
      (half * 2) / parts + 0.01,
      Math.max(0.3, deck - under),
      4,
      '#8a5f4c',
      materials.brick,
    );
    for (const edge of [-1.95, 1.95])
      mesh.box(middle + t * half, deck, z + edge, (half * 2) / parts + 0.01, 0.75, 0.25, '#9a8d7c', materials.stone);
  }
}

/** What is seen where a street ends: a tower a little off its middle, an arch over a lane, a church behind a square. */
function endStreet(mesh: Mesh, { kind, end, middle, ground }: StreetPlan, order: SettingOrder, look: Look): void {
  const { random } = order;
  const aside = (random() < 0.5 ? -1 : 1) * (0.6 + random() * 2.2);
  // What was asked for and stands behind its end ends it.
  const isEnded = order.things.some(({ z, clearing }) => z > end && clearing > 0);
  if (kind === 'tower' && !isEnded) put(mesh, { x: aside, y: 0, z: 72, scale: 1.35 + random() * 0.4 }, buildEndTower);
  if (kind === 'lane') {
    const [x, y] = [middle(26), ground(0, 26)];
    put(mesh, { x, y, z: 26 }, raiseArch);
    put(mesh, { x: x + aside, y: ground(0, end), z: end + 10, scale: 0.75 }, buildEndTower);
  }
  if (kind === 'square' && !order.refuses('church'))
    put(mesh, { x: aside * 4, y: 0, z: end + 24, turn: 0.25, scale: 1.5 }, (m) => church.build(m, random, look));
}

/** A room over an arch, from house to house across a lane. */
function raiseArch(mesh: Mesh): void {
  const parts = 16;
  mesh.object();
  for (let i = 0; i < parts; i++) {
    const t = ((i + 0.5) / parts) * 2 - 1;
    const under = 2.2 + 1.1 * Math.sqrt(1 - t * t);
    mesh.box(t * 2.9, under, 0, 5.8 / parts + 0.01, 6.2 - under, 2.4, '#c4b08c', materials.stone);
  }
  mesh.box(0, 4.5, -1.22, 1, 1.3, 0.1, '#20303c', materials.window);
  mesh.gable(0, 6.2, 0, 5.8, 1, 2.4, '#a8603c', '#c4b08c', 0.25);
}
