import type { Random } from '../raster/random.ts';
import { pick, vary } from '../shapes/chance.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground } from '../solid/world.ts';
import type { PlacedThing } from './setting.ts';

/** Where the bridge begins and ends, how high it is there and how much higher in its middle, and how high its rail; metres. */
const bridge = { from: -3, to: 10.5, low: 0.1, arch: 0.34, rail: 0.92 } as const;
/** The banks of the stream under it, and how deep that is; metres. */
const [nearBank, farBank, bed] = [0.6, 8.6, -1.7] as const;
const [narrowest, besideSomebody] = [1.35, 0.5] as const;
const planks = ['#8f6f4c', '#80633f', '#9a7a55', '#745a3c'] as const;

/** A wooden footbridge over a stream, from the eye to the other bank. */
export interface Footbridge {
  /** The land with the stream in it. */
  readonly land: Ground;
  /** Where one stands: on the boards, on the land and at the height of the water. */
  readonly floor: Ground;
  readonly build: (mesh: Mesh, random: Random) => void;
}

/** Leads a footbridge through a land: as wide as those need who stand on it; `water` is the height of the stream. */
export function footbridgeThrough(land: Ground, things: readonly PlacedThing[], water: number): Footbridge {
  const standing = things.filter(({ onWater, isAloft, z }) => !onWater && !isAloft && z < bridge.to);
  const half = Math.max(
    narrowest,
    ...standing.map(({ x, clearing }) => Math.abs(x) + Math.min(clearing, besideSomebody)),
  );
  const withStream: Ground = (x, z) => {
    const winds = (fbm(x * 0.12 + 7, 4.2, 3) - 0.5) * 2.4 * smooth(half, half + 6, Math.abs(x));
    const stream = smooth(nearBank - 0.9, nearBank + 0.8, z + winds) * smooth(farBank + 1.1, farBank - 0.9, z + winds);
    return land(x, z) * (1 - stream) + bed * stream;
  };
  return {
    land: withStream,
    floor: (x, z) => (isOn(half, x, z) ? boardsAt(z) : Math.max(water, withStream(x, z))),
    build: (mesh, random) => {
      layPlanks(mesh, random, half);
      for (const side of [-1, 1]) raiseRail(mesh, random, side * (half + 0.04));
    },
  };
}

const isOn = (half: number, x: number, z: number): boolean => Math.abs(x) <= half && z >= bridge.from && z <= bridge.to;

/** How high the boards are along the bridge. */
const boardsAt = (z: number): number =>
  bridge.low + bridge.arch * Math.sin((Math.PI * (z - bridge.from)) / (bridge.to - bridge.from));

function layPlanks(mesh: Mesh, random: Random, half: number): void {
  for (let z: number = bridge.from; z < bridge.to; z += 0.2) {
    const tone = vary(readColour(pick(random, planks)), random, 0.22);
    mesh.object().box((random() - 0.5) * 0.04, boardsAt(z) - 0.06, z, half * 2, 0.06, 0.184, tone, materials.bark);
  }
  for (const side of [-1, 1])
    mesh.object().tube(along(side * (half - 0.12), -0.2), [0.12], '#5f4a32', materials.bark, 8);
}

/** A line along the bridge, so high over its boards. */
const along = (x: number, over: number): readonly Vec3[] =>
  Array.from({ length: 15 }, (_, i) => {
    const z = bridge.from + (i / 14) * (bridge.to - bridge.from);
    return [x, boardsAt(z) + over, z];
  });

/** Posts with a rail over them, a second one below, and crosses between. */
function raiseRail(mesh: Mesh, random: Random, x: number): void {
  const apart = 1.35;
  for (let z = bridge.from + 0.3; z < bridge.to; z += apart) {
    const tone = vary(readColour('#7a5e3f'), random, 0.18);
    const at = (over: number, further: number): Vec3 => [x, boardsAt(z + further) + over, z + further];
    mesh.object().box(x, boardsAt(z) - 0.35, z, 0.1, bridge.rail + 0.35, 0.1, tone, materials.bark);
    if (z + apart > bridge.to) continue;
    mesh.object().tube([at(0.16, 0.05), at(0.66, apart - 0.05)], [0.026], tone, materials.bark, 6);
    mesh.object().tube([at(0.66, 0.05), at(0.16, apart - 0.05)], [0.026], tone, materials.bark, 6);
  }
  mesh.object().tube(along(x, bridge.rail), [0.062], '#8a6c49', materials.bark, 8);
  mesh.object().tube(along(x, 0.7), [0.034], '#7a5e3f', materials.bark, 6);
}
