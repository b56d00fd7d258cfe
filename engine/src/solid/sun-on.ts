import { materials } from './materials.ts';
import type { NearSun } from './near-sun.ts';
import type { Spot } from './spot.ts';
import type { Sunlight } from './sun-map.ts';
import { surface } from './painted-point.ts';
import type { World } from './world.ts';

/** Turns what is asked of the sun's map at a pixel, so that the borders of shadows are grain. */
const seedOf = ({ x, y }: Pick<Spot, 'x' | 'y'>): number => (x * 1973 + y * 9277 + ((x * y) & 255) * 31) & 1023;

/** Share of the sun that reaches a surface, asked a little off it. */
export function sunOn({ softShadow }: World, sunlight: Sunlight, spot: Spot, offset: number): number {
  const { nx, ny, nz } = surface;
  return sunlight(spot.px + nx * offset, spot.py + ny * offset, spot.pz + nz * offset, softShadow, seedOf(spot));
}

/** The same where it is known from near, on what is even asked for more than once. */
export function sunNear(near: NearSun, spot: Spot, { isOften }: { readonly isOften: boolean }): number {
  const { nx, ny, nz } = surface;
  const x = spot.px + nx * near.offset;
  const y = spot.py + ny * near.offset;
  const z = spot.pz + nz * near.offset;
  const seed = seedOf(spot);
  const first = near.sunlight(x, y, z, seed);
  if (!isOften || first === 0 || first === 1) return first;
  const second = near.sunlight(x, y, z, (seed + 211) & 1023);
  return (first + second + near.sunlight(x, y, z, (seed + 62) & 1023)) / 3;
}

/** How far shadows spread on skin, and how much farther off it the map is asked so that they do not begin in its own folds; metres. */
const [skinSpread, skinOffset] = [0.0085, 0.0036] as const;

/** The same on people: from near the points of the map are larger than its folds, and would be notches with an edge; their border is spread. */
export function sunOnPeople(
  { softShadow }: World,
  sunlight: Sunlight,
  { px, py, pz, x: column, y: row, material }: Spot,
  offset: number,
): number {
  const { nx, ny, nz } = surface;
  const off = offset + Math.min(1.4 * offset, skinOffset);
  const [x, y, z] = [px + nx * off, py + ny * off, pz + nz * off];
  const soft = softShadow + Math.min(1.6 * softShadow, skinSpread / offset);
  const seed = seedOf({ x: column, y: row });
  const wide = sunlight(x, y, z, soft, seed);
  // Folds of cloth are larger than those of skin.
  if ((wide === 0 || wide === 1) && material !== materials.skin) return wide;
  const close = sunlight(x, y, z, soft * 0.6, (seed + 211) & 1023);
  // Only at a border does a third answer say more.
  const turned = wide === close ? wide : sunlight(x, y, z, soft, (seed + 62) & 1023);
  return (wide + close + turned) / 3;
}
