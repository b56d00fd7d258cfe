import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { buildFern } from '../shapes/fern.ts';
import { buildMossyRock, mossOnRocks, snowOnRocks } from '../shapes/mossy-rock.ts';
import type { Moss } from '../shapes/mossy-rock.ts';
import { buildPine } from '../shapes/pine.ts';
import { buildTallTree, tallTrees } from '../shapes/tall-tree.ts';
import type { TallTree } from '../shapes/tall-tree.ts';
import { leaves } from '../shapes/tree.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Ground } from '../solid/world.ts';
import type { Way } from './path.ts';
import { put } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How a wood is composed that is looked at for its own sake. */
export interface WoodPlan {
  readonly trees: readonly [TallTree, ...TallTree[]];
  /** Share of firs among the farther trees. */
  readonly firs: number;
  /** A path leads in, boulders lie at one side, or an old tree stands there. */
  readonly focus: 'path' | 'boulders' | 'old tree';
  readonly side: 1 | -1;
  readonly eye: number;
  readonly lookUp: number;
}

/** Chooses trees that the season has, and what leads into the wood. */
export function chooseWood({ random, season, named = [] }: SettingOrder, snowy: boolean): WoodPlan {
  const { beech, goldenBeech, pine, birch, goldenBirch } = tallTrees;
  const trees = pick<WoodPlan['trees']>(
    random,
    snowy
      ? [[pine]]
      : season === 'autumn'
        ? [[goldenBeech], [goldenBirch, goldenBeech, goldenBirch], [goldenBeech, goldenBirch]]
        : [[beech], [pine], [birch, beech, birch], [pine, birch]],
  );
  const focus = named.some((id) => id === 'forest path' || id === 'path')
    ? 'path'
    : pick<WoodPlan['focus']>(random, ['path', 'boulders', 'path', 'old tree']);
  const eye = 1.1 + random() * 0.7;
  return {
    ...{ trees, focus, eye },
    firs: snowy ? 0.7 : trees[0] === pine ? 0.25 : 0.06,
    side: random() < 0.5 ? -1 : 1,
    lookUp: eye + 1.5 + random() * 1.6,
  };
}

/** The land of a wood, and whether a trunk at a place would stand before or in what was asked for. */
interface TallWood {
  readonly ground: Ground;
  readonly place: number;
  readonly way: Way;
  readonly hides: (x: number, z: number) => boolean;
}

/** Trunks near and far, none of them on the path or in the middle of what is seen. */
export function plantTallWood(
  mesh: Mesh,
  { random, wide }: SettingOrder,
  plan: WoodPlan,
  { ground, place, way, hides }: TallWood,
): void {
  const count = Math.round(250 * Math.min(wide, 2));
  for (let i = 0; i < count; i++) {
    const z = 5.5 + (i / count) ** 1.1 * 88 + random() * 3;
    const x = (random() - 0.5) * 1.5 * (z + 4) * wide;
    const [turn, asFir] = [random() * 6, z > 17 && random() < plan.firs];
    // The way in stays open, wider near the eye.
    const middle = plan.focus === 'path' ? way(z) : Math.sin(place) * z * 0.07;
    if (Math.abs(x - middle) < 1.7 + 1.5 * smooth(60, 8, z) || hides(x, z)) continue;
    put(mesh, { x, y: ground(x, z), z, turn }, (m) => {
      if (asFir)
        buildPine(m, random, { h: 6 + random() * 9, ...(z < 34 ? { tiers: 22, n: 18 } : { tiers: 12, n: 10 }) });
      else buildTallTree(m, random, pick(random, plan.trees), z < 13 ? 1 : z < 30 ? 0.5 : 0.2);
    });
  }
}

/** What stands or lies near the eye at one side of a wood. */
export function furnishWood(
  mesh: Mesh,
  { random }: SettingOrder,
  plan: WoodPlan,
  ground: Ground,
  snowy: boolean,
): void {
  const moss = snowy ? snowOnRocks : mossOnRocks;
  const { side } = plan;
  if (plan.focus === 'old tree') {
    const [x, z] = [side * 2.5, 5.6];
    put(mesh, { x, y: ground(x, z), z, turn: random() * 6 }, (m) => growOldTree(m, random, plan.trees[0], moss));
  }
  if (plan.focus === 'path') return;
  for (const [share, z, half] of [
    [0.36, 5.2, 0.8],
    [0.52, 6.4, 0.6],
    [0.2, 7, 0.42],
    [0.3, 9.4, 0.9],
    [-0.42, 6.8, 0.5],
  ] as const) {
    const x = side * share * z * (plan.focus === 'boulders' ? 1 : -1);
    put(mesh, { x, y: ground(x, z) - 0.05, z, turn: random() * 6 }, (m) => buildMossyRock(m, random, half, moss));
    if (snowy) continue;
    const aside = x + (random() - 0.5) * 1.6;
    put(mesh, { x: aside, y: ground(aside, z - 0.9), z: z - 0.9 }, (m) => buildFern(m, random, 0.5 + random() * 0.3));
  }
}

/** A trunk that three people reach around, on roots that run over the ground, with moss on one side. */
function growOldTree(mesh: Mesh, random: Random, kind: TallTree, moss: Moss): void {
  const bark = '#6b5d4c';
  buildTallTree(mesh, random, { ...kind, bark, thick: 0.62, reach: kind.reach * 1.3, marks: 'none' }, 1);
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.28 + random() * 0.5;
    const [ca, sa, long] = [Math.cos(a), Math.sin(a), 1.5 + random() * 1.3];
    mesh.tube(
      [
        [ca * 0.4, 1.0, sa * 0.4],
        [ca * 0.85, 0.34, sa * 0.85],
        [ca * long * 0.75, 0.08, sa * long * 0.75],
        [ca * long + sa * 0.3, -0.12, sa * long - ca * 0.3],
      ],
      [0.24, 0.2, 0.13, 0.05],
      bark,
      materials.bark,
      10,
    );
    for (let k = 0; k < 9; k++) {
      const t = random();
      const out = 0.6 + t * (long * 0.7 - 0.6);
      leaves(mesh, random, ca * out, 0.52 - t * 0.36, sa * out, 0.11, 18, 0.026, moss, 0.6);
    }
  }
}
