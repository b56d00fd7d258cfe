import { materials } from './materials.ts';
import { grain } from './noise.ts';
import { stride } from './mesh.ts';
import type { Spot } from './spot.ts';
import { sunMapSide } from './sun-map.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

const stops = 6;
/** The sun's map is lifted off by so many of its points: as far from what it touches a shadow begins there. */
const lifted = 9;
/** Ground is even enough for the map, and would lie in the shadow of its own grains; blades are too thin to be looked for in steps. */
const castsNone: ReadonlySet<number> = new Set([materials.terrain, materials.leaf, materials.water]);
/** Blades are too restless to show it, and a coat has its own shadows. */
const receivesNone: ReadonlySet<number> = new Set([materials.leaf, materials.water, materials.coat, materials.glow]);
/** Farther than this the gap is narrower than a pixel; metres. */
const farthest = 45;

/**
 * Share of the sun that reaches a spot past what is seen right beside it (STUDIO-44): the map of the sun leaves a gap of a hand between a foot
 * and its shadow, in which things seem to hang over the ground. Looked for in the picture itself, along the way to the sun.
 */
export function litBesideThings(
  { camera, focal, width, height, nearness, ids }: View,
  world: World,
  spot: Spot,
): number {
  if (spot.distance > farthest || receivesNone.has(spot.material)) return 1;
  const [sx, sy, sz] = world.air.sun;
  const { eye, right, up, forward } = camera;
  const reach = ((world.shadowRadius * 2) / sunMapSide) * lifted;
  // Each spot begins elsewhere, so that the shadow has no steps.
  const start = grain(spot.x, spot.y);
  for (let s = 0; s < stops; s++) {
    const t = (reach * (s + start + 0.15)) / stops;
    const x = spot.px + sx * t - eye[0];
    const y = spot.py + sy * t - eye[1];
    const z = spot.pz + sz * t - eye[2];
    const away = x * forward[0] + y * forward[1] + z * forward[2];
    if (away <= 0.01) return 1;
    const column = Math.trunc(width / 2 + ((x * right[0] + y * right[1] + z * right[2]) / away) * focal);
    const row = Math.trunc(height / 2 - ((x * up[0] + y * up[1] + z * up[2]) / away) * focal);
    if (column < 0 || row < 0 || column >= width || row >= height) return 1;
    const at = row * width + column;
    const near = nearness[at] ?? 0;
    const id = ids[at] ?? -1;
    if (near <= 0 || (id >= 0 && castsNone.has(world.mesh.data[id * stride + 24] ?? 0))) continue;
    const before = away - 1 / near;
    // What lies far before the spot is not beside it.
    if (before > reach * 0.06 + away * 0.002 && before < reach * 1.2) return (s / stops) ** 2;
  }
  return 1;
}
