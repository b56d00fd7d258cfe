import { barn } from '../concepts/buildings/barn.ts';
import { cabin } from '../concepts/buildings/cabin.ts';
import { church } from '../concepts/buildings/church.ts';
import { cottage } from '../concepts/buildings/cottage.ts';
import { windmill } from '../concepts/buildings/windmill.ts';
import { daisyKind } from '../concepts/flowers/daisy.ts';
import { poppyKind } from '../concepts/flowers/poppy.ts';
import type { Concept } from '../concepts/concept.ts';
import { buildBale, buildHaystack } from '../shapes/hay.ts';
import { buildMossyRock, mossOnRocks, snowOnRocks } from '../shapes/mossy-rock.ts';
import { buildFlower } from '../shapes/petals.ts';
import type { FlowerKind } from '../shapes/petals.ts';
import { pick } from '../shapes/chance.ts';
import { buildPine } from '../shapes/pine.ts';
import { buildTree } from '../shapes/tree.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground } from '../solid/world.ts';
import type { Random } from '../raster/random.ts';
import type { Way } from './path.ts';
import { lampsOn, put } from './setting.ts';
import { isBefore } from './passers-by.ts';
import type { SettingOrder } from './setting.ts';
import { treesOf } from './wood-edge.ts';
import type { Air } from '../solid/air.ts';

/** What a meadow is seen for: a tree that stands by itself, a farm behind it, hay, or nothing but the land. */
type MeadowFocus = 'tree' | 'farm' | 'hay' | 'land';

/** How a meadow is composed: its focus and on which side of the middle, what is near the eye on the other, and from where it is seen. */
export interface MeadowPlan {
  readonly focus: MeadowFocus;
  readonly side: 1 | -1;
  readonly foreground: 'flowers' | 'fence' | 'rocks' | 'none';
  /** Height of the eye over the ground, and where it looks at 20 metres over that; metres. */
  readonly eye: number;
  readonly rise: number;
  /** Where the focus stands, before which no tree does; metres. */
  readonly spot: { readonly x: number; readonly z: number };
}

/** The plan of a meadow that is looked at for its own sake. */
export function chooseMeadow(random: Random, snowy: boolean): MeadowPlan {
  const foreground = pick<MeadowPlan['foreground']>(random, ['flowers', 'fence', 'rocks', 'flowers', 'fence', 'none']);
  const focus = pick<MeadowFocus>(
    random,
    snowy ? ['tree', 'farm', 'farm'] : ['tree', 'farm', 'hay', 'farm', 'tree', 'land'],
  );
  const side = random() < 0.5 ? -1 : 1;
  const z = focus === 'farm' ? 38 + random() * 16 : focus === 'tree' ? 15 + random() * 9 : 9;
  return {
    focus,
    side,
    spot: { x: side * z * (0.18 + random() * 0.08), z },
    foreground,
    eye: foreground === 'flowers' ? 0.75 + random() * 0.4 : 1.5 + random() * 1.1,
    rise: foreground === 'flowers' ? 0.6 + random() * 1.2 : -0.9 + random() * 2.4,
  };
}

/** The same seen for the path that leads through it: by somebody who stands upright, with no flowers before it. */
export function seenForPath({ foreground, ...plan }: MeadowPlan): MeadowPlan {
  return { ...plan, foreground: foreground === 'flowers' ? 'fence' : foreground, eye: 1.65, rise: -0.5 };
}

/** The land of a meadow as its furniture wants it. */
interface Meadow {
  readonly ground: Ground;
  /** Where the ground is lower there is water. */
  readonly dry: number;
  /** Where a path would lead. */
  readonly way: Way;
  readonly air: Air;
  readonly snowy: boolean;
}

/** Sets the focus and the foreground of a meadow. */
export function furnishMeadow(mesh: Mesh, order: SettingOrder, plan: MeadowPlan, meadow: Meadow): void {
  setFocus[plan.focus](mesh, order, plan, meadow);
  const { foreground } = plan;
  if (foreground === 'fence' && !order.refuses('fence')) runFence(mesh, order, plan, meadow);
  if (foreground === 'rocks') layRocks(mesh, order, plan, meadow);
  if (foreground === 'flowers' && !order.refuses('flower') && !meadow.snowy) bloomNear(mesh, order, plan, meadow);
}

type Set = (mesh: Mesh, order: SettingOrder, plan: MeadowPlan, meadow: Meadow) => void;

const setFocus: Readonly<Record<MeadowFocus, Set>> = {
  land: () => undefined,
  tree: (mesh, { random, season, refuses }, { spot: { x, z } }, { ground, dry, snowy }) => {
    if (refuses('tree') || ground(x, z) < dry + 0.4) return;
    const kind = pick(random, treesOf(season, snowy));
    put(mesh, { x, y: ground(x, z) - 0.1, z, turn: random() * 6, scale: 1.1 }, (m) => buildTree(m, random, kind, 0.42));
  },
  farm: (mesh, order, { side, spot: { x, z } }, { ground, dry, air, snowy }) => {
    const { random, season } = order;
    const look = { season, lit: lampsOn(air), ordinal: 0 };
    const concept = pick<Concept>(
      random,
      snowy ? [cabin, cottage, cabin, church] : [cottage, barn, windmill, church, cottage, barn],
    );
    if (order.refuses(concept.id) || Math.min(ground(x - 5, z), ground(x + 5, z)) < dry) return;
    put(mesh, { x, y: ground(x, z) - 0.3, z, turn: -side * 0.5 }, (m) => concept.build(m.object(), random, look));
    if (concept !== windmill && concept !== church && !snowy && !order.refuses('barn'))
      put(
        mesh,
        { x: x + side * 12, y: ground(x + side * 12, z + 8) - 0.3, z: z + 8, turn: side * 0.6, scale: 0.7 },
        (m) => barn.build(m.object(), random, look),
      );
    if (order.refuses('tree')) return;
    for (const [dx, dz] of [
      [-10, 7],
      [9, 9],
      [15, 6],
    ] as const)
      put(mesh, { x: x + dx, y: ground(x + dx, z + dz) - 0.1, z: z + dz, turn: random() * 6 }, (m) =>
        buildTree(m, random, pick(random, treesOf(season, snowy)), 0.16),
      );
  },
  hay: (mesh, { random, refuses }, { side }, { ground, dry }) => {
    if (refuses('haystack')) return;
    const build = random() < 0.55 ? buildBale : buildHaystack;
    for (let i = 0; i < 11; i++) {
      const z = i === 0 ? 7.5 + random() * 2.5 : 12 + i * 4.4 + random() * 4;
      const x = i === 0 ? side * z * 0.27 : (random() - 0.5) * z * 0.85;
      const y = ground(x, z);
      if (y < dry + 0.3) continue;
      put(mesh, { x, y, z, turn: 0.5 + random() * 1.2, scale: 1.15 }, (m) => build(m, random));
    }
  },
};

/** Before what stands far off on a land: a fence that leads to it, or boulders, and firs or a tree at the edge of the picture. */
export function leadToFar(mesh: Mesh, order: SettingOrder, meadow: Meadow): void {
  const { random, refuses, season, things } = order;
  const side = random() < 0.5 ? -1 : 1;
  const lead = pick(random, ['fence', meadow.snowy ? 'none' : 'rocks', 'fence', 'none']);
  const tall = random();
  if (lead === 'fence' && !refuses('fence')) runFence(mesh, order, { side }, meadow);
  if (lead === 'rocks') layRocks(mesh, order, { side }, meadow);
  if (refuses('tree')) return;
  const asFirs = meadow.snowy || tall < 0.3;
  for (const [share, near, h] of [
    [0.46, 10.5, 7.5],
    [0.54, 13, 9.5],
    [0.46, 18, 6],
    [-0.52, 21, 8],
  ] as const) {
    // The crown of a broad tree is wide: it stands farther off.
    const [z, crown] = asFirs ? [near, h * 0.2] : [near + 9, 3.4];
    const x = side * share * z;
    const hides = things.some(
      (thing) => Math.abs(thing.x / thing.z - x / z) < (thing.clearing * 1.1) / thing.z + (crown * 1.25) / z,
    );
    if (hides || meadow.ground(x, z) < meadow.dry + 0.3) continue;
    put(mesh, { x, y: meadow.ground(x, z) - 0.2, z, turn: random() * 6, scale: asFirs ? 1 : 0.8 }, (m) => {
      if (asFirs) buildPine(m, random, { h: h * (0.8 + random() * 0.4), tiers: 26, n: 22 });
      else buildTree(m, random, pick(random, treesOf(season, false)), 0.36);
    });
  }
}

/** A fence of two rails that leads in along the path, on the other side of the focus. */
function runFence(
  mesh: Mesh,
  { random }: SettingOrder,
  { side }: Pick<MeadowPlan, 'side'>,
  { ground, way }: Meadow,
): void {
  const posts: Vec3[] = [];
  for (let z = 2.6; z < 52; z += 2.3) {
    const x = way(z) - side * (2.3 + z * 0.02);
    const y = ground(x, z);
    mesh
      .push()
      .at(x, y - 0.2, z)
      .rotZ((random() - 0.5) * 0.12)
      .rotY(random());
    mesh.object().box(0, 0, 0, 0.13, 1.4, 0.13, '#8a7a66', materials.planks).pop();
    posts.push([x, y, z]);
  }
  for (const high of [0.55, 0.98])
    for (const [i, [x, y, z]] of posts.entries()) {
      const next = posts[i + 1];
      if (!next) continue;
      const sag = (random() - 0.5) * 0.1;
      mesh.tube(
        [
          [x, y + high, z - 0.1],
          [(x + next[0]) / 2, (y + next[1]) / 2 + high + sag, (z + next[2]) / 2],
          [next[0], next[1] + high, next[2] + 0.1],
        ],
        [0.05, 0.045, 0.05],
        '#968670',
        materials.bark,
        6,
      );
    }
}

/** A few boulders near the eye, one of them large. */
function layRocks(
  mesh: Mesh,
  { random }: SettingOrder,
  { side }: Pick<MeadowPlan, 'side'>,
  { ground, snowy }: Meadow,
): void {
  for (const [share, z, half] of [
    [0.26, 6.4, 0.85],
    [0.38, 7.3, 0.5],
    [0.12, 7.6, 0.36],
    [0.32, 10, 0.7],
  ] as const) {
    const x = -side * share * z * (0.9 + random() * 0.2);
    const turn = random() * 6;
    put(mesh, { x, y: ground(x, z) - 0.05, z, turn }, (m) =>
      buildMossyRock(m, random, half, snowy ? snowOnRocks : mossOnRocks),
    );
  }
}

/** Poppies and daisies right before the eye, in a drift that thins out to the middle. */
function bloomNear(
  mesh: Mesh,
  { random, season, coarse, things }: SettingOrder,
  { side }: MeadowPlan,
  { ground, dry }: Meadow,
): void {
  if (season === 'autumn' || coarse) return;
  const kinds = pick<readonly FlowerKind[]>(random, [
    [poppyKind, daisyKind],
    [poppyKind],
    [daisyKind, poppyKind, daisyKind],
  ]);
  for (let i = 0; i < 46; i++) {
    const z = 1.25 + random() ** 1.5 * 3.2;
    const x = -side * z * (0.46 - random() ** 1.3 * 0.85);
    if (ground(x, z) < dry + 0.25 || isBefore(things, x, z, 0.15)) continue;
    const kind = kinds[Math.floor(random() * kinds.length)] ?? poppyKind;
    const { height, scale } = kind.field;
    const pose = { h: (height * (0.75 + random() * 0.5)) / scale, tilt: kind.tilt * random() };
    put(mesh, { x, y: ground(x, z) - 0.02, z, scale }, (m) => buildFlower(m.object(), random, kind, pose));
  }
}
