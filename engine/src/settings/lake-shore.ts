import { cabin } from '../concepts/buildings/cabin.ts';
import { rowboat } from '../concepts/vehicles/rowboat.ts';
import { buildFlatRock } from '../shapes/flat-rock.ts';
import { buildPine } from '../shapes/pine.ts';
import { pick } from '../shapes/chance.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Random } from '../raster/random.ts';
import type { Ground } from '../solid/world.ts';
import { put } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How a mountain lake is composed where nothing stands at it: what lies near the eye, on which side, and from where it is seen. */
export interface LakePlan {
  readonly foreground: 'rocks' | 'jetty' | 'firs' | 'cabin';
  readonly side: 1 | -1;
  /** Height of the eye over the water and where it looks at 64 metres. */
  readonly eye: number;
  readonly lookUp: number;
}

export function chooseLake(random: Random): LakePlan {
  const foreground = pick<LakePlan['foreground']>(random, ['rocks', 'jetty', 'firs', 'cabin', 'jetty', 'rocks']);
  const eye = foreground === 'jetty' ? 2.9 : foreground === 'firs' ? 4.6 : 3.4;
  return { foreground, side: random() < 0.5 ? -1 : 1, eye, lookUp: eye + 64 * (0.02 + random() * 0.09) };
}

/** Height of the boards of a jetty over the water, metres. */
const boards = 0.75;

/** Sets what lies in the foreground of a lake. */
export function furnishLake(mesh: Mesh, order: SettingOrder, { foreground, side }: LakePlan, ground: Ground): void {
  const { random, season, refuses } = order;
  if (foreground === 'rocks') layRocks(mesh, random, side, ground);
  if (foreground === 'jetty') {
    buildJetty(mesh, side);
    const colour = pick(random, ['#8a3a2f', '#2f5a6b', '#b8924a', '#4f6b3c']);
    if (!refuses('rowboat'))
      put(mesh, { x: side * 4.1, y: 0, z: 9.5, turn: Math.PI / 2 - side * 0.25 }, (m) =>
        rowboat.build(m.object(), random, { season, lit: false, ordinal: 0, colour }),
      );
  }
  if (foreground === 'firs' && !refuses('tree')) frameWithFirs(mesh, random, side, ground);
  if (foreground === 'cabin' && !refuses('cabin')) {
    const [x, z] = [side * 9.5, 25];
    const lit = order.time === 'night' || order.time === 'dusk' || order.time === 'sunset';
    layIsland(mesh, random, x, z);
    put(mesh, { x, y: 0.5, z, turn: side * 0.45, scale: 0.62 }, (m) =>
      cabin.build(m.object(), random, { season, lit, ordinal: 0 }),
    );
    layRocks(mesh, random, side > 0 ? -1 : 1, ground);
  }
}

/** Boulders in the shallows, which lead from a corner of the picture into it. */
function layRocks(mesh: Mesh, random: Random, side: number, ground: Ground): void {
  for (let i = 0; i < 15; i++) {
    const z = 2.6 + i * 1.15 + random();
    const x = side * (z * 0.42 - i * 0.33 + 1.1) + (random() - 0.5) * (1.6 + i * 0.12);
    const half = 0.3 + random() * 0.55 + (i % 4 === 1 ? 0.5 : 0);
    const turn = random() * 6;
    put(mesh, { x, y: Math.max(-0.12, ground(x, z) - 0.1), z, turn }, (m) =>
      buildFlatRock(m.object(), random, [half, half * (0.6 + random() * 0.3)], half * (0.5 + random() * 0.35)),
    );
  }
}

/** A jetty of boards on posts that leads out from the near shore. */
function buildJetty(mesh: Mesh, side: number): void {
  const [long, wide] = [15, 1.5];
  mesh
    .push()
    .at(side * 0.9, boards, -0.5)
    .rotY(side * 0.1)
    .object();
  for (let i = 0; i < long * 5; i++)
    mesh.box(
      (i % 7) * 0.008 - 0.024,
      -0.05,
      i * 0.2,
      wide,
      0.055,
      0.175,
      i % 3 ? '#8f7c66' : '#7d6b58',
      materials.bark,
    );
  for (let z = 2.4; z <= long; z += 2.5)
    for (const edge of [-1, 1]) {
      const tall = z > long - 2.6 ? 0.95 : 0.12;
      mesh.cyl(edge * (wide / 2 - 0.05), -2.6, z, 0.09, 0.085, 2.6 + tall, '#6a5a48', materials.bark, 9);
    }
  mesh.pop();
}

/** Tall firs on one side, from their tops down, and a low one on the other. */
function frameWithFirs(mesh: Mesh, random: Random, side: number, ground: Ground): void {
  for (const [x, z, h] of [
    [side * 4.9, 6, 8.5],
    [side * 7, 9, 11],
    [side * 9.6, 12, 9.5],
    [side * 6.6, 13, 7],
    [-side * 7.8, 12, 4.2],
  ] as const)
    put(mesh, { x, y: Math.min(1.2, Math.max(0.2, ground(x, z))) - 0.3, z, turn: random() * 6 }, (m) =>
      buildPine(m, random, { h: h * (0.9 + random() * 0.2), tiers: 26, n: 22 }),
    );
}

/** A flat islet under a hut. */
function layIsland(mesh: Mesh, random: Random, x: number, z: number): void {
  put(mesh, { x, y: -0.05, z }, (m) => buildFlatRock(m.object(), random, [6.4, 5], 0.6));
}
