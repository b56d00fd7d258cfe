import { pick } from '../shapes/chance.ts';
import { manyAcross } from '../shapes/many-across.ts';
import { buildPine } from '../shapes/pine.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Ground } from '../solid/world.ts';
import { put } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** The broad trees that a season has. */
export function treesOf(season: SettingOrder['season'], snowy: boolean): readonly [TreeKind, ...TreeKind[]] {
  const { oak, birch, maple, bare, cherry } = trees;
  if (season === 'spring' && !snowy) return [cherry, oak, cherry, birch];
  return season === 'autumn' ? [maple, maple, oak] : snowy ? [bare] : [oak, oak, birch];
}

/** Rows of trees: how far they stand and how deep a row is in metres, how many of them in a square picture, and how many of ten are conifers. */
const rows = [
  { z: 52, deep: 13, count: 22, pines: 3, tall: 1.25 },
  { z: 68, deep: 14, count: 30, pines: 6, tall: 1.45 },
  { z: 84, deep: 16, count: 66, pines: 10, tall: 1.7 },
] as const;

/** The edge of a wood across the whole land, with no gap in it but where something stands that was asked for, or water is. */
export function plantWoodEdge(
  mesh: Mesh,
  { random, wide, season, things, knoll }: SettingOrder,
  { ground, snowy, dry }: { readonly ground: Ground; readonly snowy: boolean; readonly dry: number },
): void {
  const kinds = treesOf(season, snowy);
  for (const { z: from, deep, count: inSquare, pines, tall } of rows) {
    const count = Math.round(inSquare * manyAcross(wide));
    for (let i = 0; i < count; i++) {
      const z = from + random() * deep;
      const x = ((i + random()) / count - 0.5) * 1.25 * wide * z;
      const [turn, isPine, kind] = [random() * 6, snowy || random() * 10 < pines, pick(random, kinds)];
      const scale = tall * (0.8 + random() * 0.4);
      const hides = things.some(
        (thing) => thing.z > z - 6 && Math.abs(thing.x / thing.z - x / z) < 0.04 + thing.clearing / thing.z,
      );
      const isSteep = knoll !== undefined && Math.hypot(x - knoll.x, z - knoll.z) < 60;
      if (hides || isSteep || ground(x, z) < dry) continue;
      put(mesh, { x, y: ground(x, z) - 0.3, z, turn, scale }, (m) => {
        if (isPine) buildPine(m, random, { h: 8.5, tiers: 7, n: 6 });
        else buildTree(m, random, kind, 0.1);
      });
    }
  }
}
