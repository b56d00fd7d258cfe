import { materials } from './materials.ts';
import { stride } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { smooth } from './noise.ts';
import { rasterise } from './rasterise.ts';
import { readHit } from './read-hit.ts';
import type { Rect } from './rect.ts';
import { seenInMirror } from './mirrors.ts';
import { lookFromEye, newSpot } from './spot.ts';
import type { Spot } from './spot.ts';
import type { Sunlight } from './sun-map.ts';
import type { View } from './view.ts';
import type { Light, World } from './world.ts';

/** What glass is laid with. */
interface GlassOrder {
  readonly sunlight: Sunlight;
  readonly within: Rect;
  /** The pixels that are shaded, 1 each; all of them by itself. */
  readonly mask?: Uint8Array | undefined;
}

const channels = [0, 1, 2] as const;

/** How much one face of glass mirrors that is seen straight on. */
const straight = 0.04;
/** How far a wall is looked through straight on, in the unit of its colour, and how many times as far at most where it is seen along itself. */
const [thin, longest] = [0.3, 7] as const;
/** Where so much is mirrored it is the glass that is seen, and what is behind it out of focus no longer blurs it. */
const seenFrom = 0.2;
/** How strong and how small the sun is on glass. */
const spark = { strength: 9, power: 520 } as const;

/**
 * Lays what is of clear glass over a view that is shaded: the walls that are turned away from the eye, then those that are turned to it. Each takes
 * of the light behind it what its colour keeps, more of it where it is seen along itself, and adds what it mirrors.
 */
export function layGlass(world: World, view: View, order: GlassOrder): void {
  if (!hasGlass(world.mesh)) return;
  const opaque = view.nearness.slice();
  for (const clear of ['away', 'towards'] as const) {
    const depth = opaque.slice();
    const ids = new Int32Array(depth.length).fill(-1);
    const pass = { camera: view.camera, scale: view.focal, parallel: false, near: world.near, clear };
    rasterise(world.mesh, pass, { width: view.width, height: view.height, depth, ids });
    layWalls(world, view, { ...order, depth, ids });
  }
}

function hasGlass({ data, count }: Mesh): boolean {
  for (let o = 24; o < count * stride; o += stride) if (data[o] === materials.clear) return true;
  return false;
}

/** The walls that are seen at each pixel, and how near. */
interface Walls extends GlassOrder {
  readonly depth: Float32Array;
  readonly ids: Int32Array;
}

function layWalls(world: World, view: View, { depth, ids, within, mask, sunlight }: Walls): void {
  const spot = newSpot(view);
  const mirrored: Light = [0, 0, 0];
  for (let y = within.top; y < within.bottom; y++)
    for (let x = within.left; x < within.right; x++) {
      const i = y * view.width + x;
      const id = ids[i] ?? -1;
      if (id < 0 || mask?.[i] === 0) continue;
      lookFromEye(view, spot, x, y, depth[i] ?? 0);
      readHit(world.mesh, id, spot);
      const cos = turnToEye(spot);
      const share = mirroredShare(cos);
      const k = 2 * cos;
      seenInMirror(world, [spot.dx + spot.nx * k, spot.dy + spot.ny * k, spot.dz + spot.nz * k], mirrored, panes);
      const sun = sparkOf(world, spot, sunlight);
      const thick = thin + Math.min(longest, 1 / Math.max(0.01, cos)) - 1;
      for (const c of channels) {
        const tint = c === 0 ? spot.r : c === 1 ? spot.g : spot.b;
        const through = (view.light[i * 3 + c] ?? 0) * (1 - share) * tint ** thick;
        view.light[i * 3 + c] = through + mirrored[c] * share + world.air.sunLight[c] * sun;
      }
      if (share > seenFrom) view.nearness[i] = depth[i] ?? 0;
    }
}

/** Turns the normal of a spot to the eye and makes it one long; the cosine between both. */
function turnToEye(spot: Spot): number {
  const shorter = 1 / (Math.hypot(spot.nx, spot.ny, spot.nz) || 1);
  const along = (spot.nx * spot.dx + spot.ny * spot.dy + spot.nz * spot.dz) * shorter;
  const turn = along > 0 ? -shorter : shorter;
  spot.nx *= turn;
  spot.ny *= turn;
  spot.nz *= turn;
  return Math.abs(along);
}

/** The window of a room beside the eye as glass mirrors it, small and sharp: two panes one over the other. */
function panes(rx: number, ry: number, rz: number): number {
  const aside = Math.atan2(-rx, -rz);
  const across = smooth(0.62, 0.66, aside) * smooth(1.06, 1.02, aside);
  const bar = 1 - smooth(0.335, 0.345, ry) * smooth(0.375, 0.365, ry);
  return across * smooth(0.08, 0.1, ry) * smooth(0.62, 0.6, ry) * bar;
}

/** How much the two faces of a wall mirror together (after Schlick). */
function mirroredShare(cos: number): number {
  const one = straight + (1 - straight) * (1 - cos) ** 5;
  return (2 * one) / (1 + one);
}

/** How bright the sun is mirrored at a spot. */
function sparkOf({ air, softShadow }: World, spot: Spot, sunlight: Sunlight): number {
  const [hx, hy, hz] = [air.sun[0] - spot.dx, air.sun[1] - spot.dy, air.sun[2] - spot.dz];
  const half = Math.max(0, spot.nx * hx + spot.ny * hy + spot.nz * hz) / Math.hypot(hx, hy, hz);
  const small = spark.strength * half ** spark.power;
  return small < 0.01 ? 0 : small * sunlight(spot.px, spot.py, spot.pz, softShadow, spot.x * 7 + spot.y * 13);
}
