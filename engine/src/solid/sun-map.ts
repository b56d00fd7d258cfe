import { lookFrom } from './camera.ts';
import type { Camera } from './camera.ts';
import { marchBodies } from './march.ts';
import type { Mesh } from './mesh.ts';
import { rasterise } from './rasterise.ts';
import type { Mark } from './triangle-soup.ts';
import { cross, normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

export const sunMapSide = 1536;
/** Where around a point the map is asked, across and up. */
const tapsX = Float64Array.of(0.9, -0.8, 0.4, -1.3, 0, -0.3, 1.5);
const tapsY = Float64Array.of(0.2, -0.4, -0.9, 1.1, 0, 0.85, -0.9);
const taps = tapsX.length;
/** So many lie on all sides of the point. */
const firstTaps = 5;

const turns = 628;
const cosines = Float64Array.from({ length: turns }, (_, i) => Math.cos(i / 100));
const sines = Float64Array.from({ length: turns }, (_, i) => Math.sin(i / 100));

/** Share of the sun that reaches a point; `seed` turns the samples so that the border of a shadow is grain, not steps. */
export type Sunlight = (x: number, y: number, z: number, softness: number, seed: number) => number;

/** What the sun sees of a world. */
export interface SunMap {
  readonly sunlight: Sunlight;
  /** The light with what the mesh got since a mark; it is over with the next call. */
  plus(since: Mark): Sunlight;
}

/** The sun's own view: a map of depth around the focus, read to know what lies in shadow. */
export function mapSun(mesh: Mesh, sun: Vec3, focus: Vec3, radius: number, side = sunMapSide): SunMap {
  const depth = new Float32Array(side * side).fill(-1e9);
  const view = { mesh, radius, side, camera: sunCamera(sun, focus, radius * 4) };
  const ids = new Int32Array(depth.length);
  drawInto({ depth, ids }, view, { triangles: 0, bodies: 0 });
  // Nine megabytes for each of hundreds of bodies would be most of the memory of a film.
  let more: Float32Array | undefined;
  return {
    sunlight: sunlightOf(depth, view),
    plus: (since) => {
      more ??= new Float32Array(depth.length);
      more.set(depth);
      drawInto({ depth: more, ids }, view, since);
      return sunlightOf(more, view);
    },
  };
}

interface SunView {
  readonly mesh: Mesh;
  readonly radius: number;
  /** Points of the map along each of its sides. */
  readonly side: number;
  readonly camera: Camera;
}

function drawInto(
  into: { readonly depth: Float32Array; readonly ids: Int32Array },
  { mesh, radius, side, camera }: SunView,
  since: Mark,
): void {
  const buffers = { width: side, height: side, ...into };
  const pass = { camera, scale: side / (2 * radius), parallel: true, near: -1e8 };
  rasterise(mesh, pass, buffers, since.triangles);
  marchBodies(mesh, pass, buffers, 2, since.bodies);
}

function sunlightOf(depth: Float32Array, { radius, side, camera }: SunView): Sunlight {
  const scale = side / (2 * radius);
  const bias = (radius / side) * 3.2;
  const { eye, right, up, forward } = camera;
  return (x, y, z, softness, seed) => {
    const a = x - eye[0];
    const b = y - eye[1];
    const c = z - eye[2];
    const sx = side / 2 + (a * right[0] + b * right[1] + c * right[2]) * scale;
    const sy = side / 2 - (a * up[0] + b * up[1] + c * up[2]) * scale;
    if (sx < 3 || sy < 3 || sx > side - 4 || sy > side - 4) return 1;
    const own = bias - (a * forward[0] + b * forward[1] + c * forward[2]);
    const cos = (cosines[seed % turns] ?? 1) * softness;
    const sin = (sines[seed % turns] ?? 0) * softness;
    let lit = 0;
    for (let i = 0; i < taps; i++) {
      // Only near the border of a shadow do the others say anything else.
      if (i === firstTaps && (lit === 0 || lit === firstTaps)) return lit / firstTaps;
      const tx = tapsX[i] ?? 0;
      const ty = tapsY[i] ?? 0;
      const column = Math.trunc(sx + tx * cos - ty * sin);
      const row = Math.trunc(sy + tx * sin + ty * cos);
      if ((depth[row * side + column] ?? 0) <= own) lit++;
    }
    return lit / taps;
  };
}

function sunCamera(sun: Vec3, focus: Vec3, away: number): Camera {
  const forward: Vec3 = [-sun[0], -sun[1], -sun[2]];
  const eye: Vec3 = [focus[0] + sun[0] * away, focus[1] + sun[1] * away, focus[2] + sun[2] * away];
  const camera = lookFrom(eye, focus, 1);
  if (Math.abs(forward[1]) <= 0.98) return camera;
  // Straight from above "up" has to be another direction, or the axes would collapse.
  const right = normalised(cross([0, 0, 1], forward));
  return { ...camera, forward, right, up: cross(forward, right) };
}
