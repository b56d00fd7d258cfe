import { hex, mixRgb } from '../raster/colour.ts';
import { rowboat } from '../concepts/vehicles/rowboat.ts';
import { sailboat } from '../concepts/vehicles/sailboat.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground } from '../solid/world.ts';
import { buildFlatRock } from '../shapes/flat-rock.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPalm } from '../shapes/palm.ts';
import { buildParasol } from '../shapes/parasol.ts';
import { pick } from '../shapes/chance.ts';
import type { BeachPlan } from './beach-plan.ts';
import { isClear, put } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** The land of a beach: its height, and where its water begins to the right of the sand. */
interface Land {
  readonly ground: Ground;
  readonly shore: (z: number) => number;
}

/** What grows and lies on a beach of each kind. */
export function furnishBeach(mesh: Mesh, order: SettingOrder, plan: BeachPlan, land: Land): void {
  const { kind } = plan;
  if (plan.isTropical) plantPalms(mesh, order, plan, land);
  if (kind === 'palms' || kind === 'jetty') plantBushes(mesh, order, plan, land);
  if (kind === 'bay') growDunes(mesh, order, plan, land);
  if (kind === 'rocks' || kind === 'cove') layRocks(mesh, order, plan, land);
  if (kind === 'jetty') buildJetty(mesh, plan, land);
  if (order.things.length > 0) return;
  if (kind === 'jetty') moorBoat(mesh, order, plan, land);
  if (kind === 'open' || kind === 'cove') layTowels(mesh, order, plan, land);
  if (kind !== 'jetty' && kind !== 'cove') sailPast(mesh, order, plan);
}

const palms = [
  [-6.6, 19, 8.4, 3.6],
  [-9.2, 22, 9.8, 2.2],
  [-12, 27, 8.6, 3],
  [-16, 36, 9.5, 2.4],
  [-21, 46, 10, 3],
  [-27, 60, 10, 2],
] as const;

/** They lean over the water. */
function plantPalms(mesh: Mesh, order: SettingOrder, { side, kind }: BeachPlan, { ground }: Land): void {
  const { random } = order;
  for (const [px, pz, tall, bent] of palms) {
    const [dx, z] = [(random() - 0.5) * 2.4, pz + (random() - 0.5) * 3.5];
    const x = (px + dx + (kind === 'jetty' ? 1.6 : 0)) * side;
    const [turn, h, lean] = [(random() - 0.3) * 1.2, tall * (0.85 + random() * 0.3), bent * (0.6 + random() * 0.7)];
    if (!standsBefore(x, z, order.things))
      put(mesh, { x, y: ground(x, z), z, turn: side > 0 ? turn : Math.PI - turn }, (m) =>
        buildPalm(m, random, { h, lean }),
      );
  }
}

/** How far the crown of a palm reaches, metres. */
const crown = 3.4;

/** Whether a palm would hide something that was asked for. */
function standsBefore(x: number, z: number, things: SettingOrder['things']): boolean {
  const eyeX = -0.5;
  return things.some((thing) => {
    if (thing.z < z - 2) return false;
    const aside = Math.abs((x - eyeX) / z - (thing.x - eyeX) / thing.z);
    return aside < crown / z + (thing.clearing * 0.8) / thing.z;
  });
}

function plantBushes(mesh: Mesh, { random }: SettingOrder, { side }: BeachPlan, { ground, shore }: Land): void {
  for (let i = 0; i < 70; i++) {
    const z = 9 + random() * 60;
    const x = side * (shore(z) - 7.5 - random() * 16);
    const y = ground(x, z);
    for (let k = 0; k < 16; k++) {
      const a = random() * 6.28;
      const length = 0.5 + random() * 0.7;
      const normal: Vec3 = [Math.cos(a) * 0.4, 0.8, Math.sin(a) * 0.4];
      const tip: Vec3 = [x + Math.cos(a) * length, y + length * 0.9, z + Math.sin(a) * length];
      const colour = readColour(k & 1 ? '#55833a' : '#3f6d30');
      mesh.tri([x - 0.06, y, z], tip, [x + 0.06, y, z], normal, normal, normal, colour, materials.leaf, 0.5, 1.2, 0.5);
    }
  }
}

/** Beach grass on the dunes, in tufts, and a fence of slats that leans through the sand. */
function growDunes(mesh: Mesh, order: SettingOrder, { side }: BeachPlan, { ground, shore }: Land): void {
  const { random } = order;
  const isDune = (x: number, z: number): boolean => shore(z) - x * side > 5.2;
  buildGrass(mesh, random, {
    ...{ wide: order.wide, n: 26_000, near: 2.5, far: 90, spread: 0.62, h: 0.6, cx: -0.5 * side },
    ground: (x, z) => (isDune(x, z) && Math.sin(x * 1.1) + Math.sin(z * 0.9 + x) > -0.2 ? ground(x, z) : -100),
    minY: 0.5,
    cols: ['#8f9a5a', '#a8a868', '#7a8a4c', '#b8b078'],
    around: order.things,
  });
  const tops: Vec3[] = [];
  for (let i = 0; i < 60; i++) {
    const z = 5 + i * 0.42;
    const x = side * (shore(z) - 4.6 - Math.sin(z * 0.3) * 0.5 - i * 0.03);
    const [y, lean, tall] = [ground(x, z), (random() - 0.5) * 0.25, 0.75 + random() * 0.2];
    if (!isClear(order.things, x, z) || random() < 0.08) continue;
    mesh
      .push()
      .at(x, y - 0.1, z)
      .rotZ(lean)
      .object()
      .box(0, 0, 0, 0.05, tall, 0.09, '#a89a84', materials.planks)
      .pop();
    tops.push([x, y + 0.48, z]);
  }
  if (order.things.length === 0) mesh.tube(tops, [0.008], '#5a5248', materials.metal, 4);
}

/** Rocks along the water, wet at their feet, larger towards the far end. */
function layRocks(mesh: Mesh, order: SettingOrder, { side, kind }: BeachPlan, { ground, shore }: Land): void {
  const { random } = order;
  for (let i = 0; i < (kind === 'rocks' ? 26 : 16); i++) {
    const z = kind === 'rocks' ? 3.6 + random() ** 1.4 * 30 : 12 + random() * 30;
    const x = side * (shore(z) + (random() - 0.6) * (kind === 'rocks' ? 7 : 5));
    const half = (0.3 + random() * 0.7) * (z > 9 ? 1.5 : 0.8);
    const [turn, high] = [random() * 6, half * (0.5 + random() * 0.5)];
    if (order.things.length > 0 && (z < 16 || !isClear(order.things, x, z))) continue;
    put(mesh, { x, y: ground(x, z) - 0.1, z, turn }, (m) =>
      buildFlatRock(m.object(), random, [half, half * (0.65 + random() * 0.3)], high),
    );
  }
}

const jetty = { z: 13, wide: 1.7, high: 0.85, long: 15 } as const;

/** A jetty of boards on posts that leads out over the water, with a hut under a roof of palm leaves at its end. */
function buildJetty(mesh: Mesh, { side }: BeachPlan, { shore }: Land): void {
  const { z: from, wide, high, long } = jetty;
  const x0 = side * (shore(from) - 2.5);
  mesh
    .push()
    .at(x0, high, from)
    .rotY(-side * 0.42);
  mesh.object();
  for (let i = 0; i < long * 4; i++)
    mesh.box(side * (i * 0.26), 0, 0, 0.23, 0.06, wide, i % 3 ? '#a8845c' : '#96744e', materials.planks);
  for (let i = 0; i < long; i += 2.4)
    for (const edge of [-1, 1])
      mesh.cyl(side * i, -2.6, edge * (wide / 2), 0.08, 0.08, 3.1, '#6a5038', materials.bark, 8);
  const end = side * (long * 1.04 + 1.6);
  mesh.box(end, 0, 0, 4.2, 0.08, 4.2, '#a8845c', materials.planks);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) mesh.cyl(end + sx * 1.7, -2.4, sz * 1.7, 0.09, 0.09, 4.7, '#6a5038', materials.bark, 8);
  mesh
    .push()
    .at(end, 2.2, 0)
    .rotY(Math.PI / 4);
  mesh.lathe(
    [
      [3.5, 0],
      [3.3, 0.1],
      [1.6, 1.2],
      [0.05, 2.2],
    ],
    4,
    '#a88a54',
    materials.cloth,
  );
  mesh.pop().pop();
}

/** A boat that lies on the sand, its bow in the water. */
function moorBoat(
  mesh: Mesh,
  { random, refuses, season }: SettingOrder,
  { side }: BeachPlan,
  { shore, ground }: Land,
): void {
  if (refuses('rowboat')) return;
  const z = 8.2;
  const x = side * (shore(z) + 0.7);
  put(mesh, { x, y: Math.max(0, ground(x, z)), z, turn: side * 0.5, scale: 0.78 }, (m) =>
    rowboat.build(m.object(), random, {
      season,
      lit: false,
      ordinal: 0,
      colour: pick(random, ['#2f6f8a', '#b8433a', '#e8dcc0', '#3f7a58']),
    }),
  );
}

/** A parasol with two towels under it. */
function layTowels(
  mesh: Mesh,
  { random, weather, time }: SettingOrder,
  { side, kind }: BeachPlan,
  { ground, shore }: Land,
): void {
  if (weather.length > 0 || time === 'night') return;
  const z = kind === 'open' ? 7.4 : 8.5;
  const x = kind === 'open' ? -2.6 * side : side * Math.max(-3.4, shore(z) - 4.6);
  const colour = pick(random, ['#c8392e', '#2f7a9a', '#e0a02c', '#3f8a6a']);
  put(mesh, { x, y: ground(x, z), z }, (m) => {
    m.push().rotZ(-side * 0.12);
    buildParasol(m, colour);
    m.pop();
    for (const [dx, tone] of [
      [-0.6, '#e8e0d0'],
      [0.55, colour],
    ] as const)
      layTowel(m.push().at(dx, 0.03, 0.15).rotY(0.15), tone).pop();
  });
}

function layTowel(mesh: Mesh, tone: string): Mesh {
  const [base, stripe] = [readColour(tone), mixRgb(readColour(tone), hex('#f4efe4'), 0.75)];
  mesh.object().sheet(
    (u, v) => [(u - 0.5) * 0.75, 0.02 + 0.015 * Math.sin(v * 14 + u * 3), (v - 0.5) * 1.7],
    4,
    24,
    (_u, v) => (Math.floor(v * 9) % 2 ? base : stripe),
    materials.cloth,
  );
  return mesh;
}

/** A sail far out, on the side of the water. */
function sailPast(mesh: Mesh, { random, refuses, season, weather }: SettingOrder, { side, kind }: BeachPlan): void {
  const chance = random();
  if (chance > 0.6 || refuses('sailboat') || weather.includes('storm')) return;
  const z = 70 + random() * 50;
  const x = side * z * (kind === 'open' ? 0.28 : 0.22 + random() * 0.2);
  put(mesh, { x, y: 0, z, turn: random() }, (m) =>
    sailboat.build(m.object(), random, { season, lit: false, ordinal: 0 }),
  );
}
