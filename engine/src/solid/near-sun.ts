import { stride } from './mesh.ts';
import { mapSun } from './sun-map.ts';
import type { Vec3 } from './vectors.ts';
import type { World } from './world.ts';

/** The sun from near, where people are. */
export interface NearSun {
  /** Share of the sun that reaches a point; `seed` turns its samples. */
  readonly sunlight: (x: number, y: number, z: number, seed: number) => number;
  /** Whether a point lies where it is known. */
  readonly reaches: (x: number, y: number, z: number) => boolean;
  /** Metres by which a point is lifted off its own surface before it asks. */
  readonly offset: number;
}

/** How many points to a side its map has at most, and how wide one has to be, metres: around one person a finer one shows nothing more. */
const [mostSide, point] = [800, 0.004] as const;
/** Around a crowd it would be no finer than the map of all; and where that is as fine, as in a portrait, none is needed; metres. */
const [widest, fineEnough] = [2.6, 6] as const;
/** How wide the border of a shadow is to each side, and how far off its own surface the map is asked; metres. */
const [spread, lifted] = [0.02, 0.018] as const;

/**
 * A finer map of the sun around whoever is dressed: a point of that of all the land is as wide as a hand, and the shadow of an arm would be blocks with an
 * edge. Undefined where nobody is, or where they stand too far apart.
 */
export function mapNearSun(world: World): NearSun | undefined {
  // In a room hardly anybody stands in the sun.
  if (world.shadowRadius < fineEnough || world.indoors) return undefined;
  const around = aroundPeople(world);
  if (!around) return undefined;
  const { middle, radius } = around;
  const side = Math.min(mostSide, Math.ceil((2 * radius) / point));
  const { sunlight } = mapSun(world.mesh, world.air.sun, middle, radius, side);
  const softness = (spread * side) / (2 * radius);
  const ask = (x: number, y: number, z: number, seed: number): number => sunlight(x, y, z, softness, seed);
  const [cx, cy, cz] = middle;
  const most = (radius * 0.96) ** 2;
  return {
    sunlight: ask,
    reaches: (x, y, z) => (x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2 < most,
    offset: lifted,
  };
}

/** The ball that holds everybody who was asked for. */
function aroundPeople({ mesh }: World): { readonly middle: Vec3; readonly radius: number } | undefined {
  const isWorn = mesh.objects.map(({ folds, item }) => folds !== undefined && item > 0);
  if (!isWorn.includes(true)) return undefined;
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ] as const;
  const [low, high]: [number[], number[]] = [[...least], [...most]];
  for (let t = 0; t < mesh.count; t++) {
    const o = t * stride;
    if (isWorn[mesh.data[o + 25] ?? 0] !== true) continue;
    for (let c = 0; c < 3; c++) {
      const value = mesh.data[o + c] ?? 0;
      if (value < (low[c] ?? 0)) low[c] = value;
      if (value > (high[c] ?? 0)) high[c] = value;
    }
  }
  const [x = 0, y = 0, z = 0] = low.map((value, c) => (value + (high[c] ?? 0)) / 2);
  const radius = Math.hypot(...low.map((value, c) => ((high[c] ?? 0) - value) / 2)) + 0.15;
  return radius < widest ? { middle: [x, y, z], radius } : undefined;
}
