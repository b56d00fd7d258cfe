import type { Camera } from './camera.ts';
import { materials } from './materials.ts';
import { stride } from './mesh.ts';
import type { Mesh } from './mesh.ts';

/** What a pass writes into: `depth` grows towards the eye. */
export interface Buffers {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly ids: Int32Array;
}

/** How a pass looks at the world. */
export interface Pass {
  readonly camera: Camera;
  /** Pixels: of the focal length, or of one metre in a parallel view. */
  readonly scale: number;
  /** Seen from endlessly far, as the sun sees. */
  readonly parallel: boolean;
  readonly near: number;
  /** What lies below is left out of a mirror, and so is the water itself. */
  readonly level?: number;
  /** Of clear glass the walls that are turned towards the eye or away from it, and nothing else; by itself all but clear glass. */
  readonly clear?: 'towards' | 'away';
}

const corners = new Float64Array(9);
const clipped = new Float64Array(12);
const dry = new Float64Array(12);
const piece = new Float64Array(9);

/** Draws the triangles seen into the buffers, from a number on. */
export function rasterise(mesh: Mesh, pass: Pass, buffers: Buffers, first = 0): void {
  const { data, count } = mesh;
  const level = pass.level === undefined ? undefined : pass.level + 1e-4;
  for (let t = first; t < count; t++) {
    const o = t * stride;
    if (data[o + 24] === materials.flame || data[o + 24] === materials.smoke) continue;
    if ((data[o + 24] === materials.clear) !== (pass.clear !== undefined)) continue;
    if (pass.clear && isAway(data, o, pass.camera) !== (pass.clear === 'away')) continue;
    if (level !== undefined) {
      const below = (data[o + 1] ?? 0) < level && (data[o + 4] ?? 0) < level && (data[o + 7] ?? 0) < level;
      if (below || data[o + 24] === materials.water) continue;
      if (data[o + 24] === materials.terrain && isFromBelow(data, o, pass.camera)) continue;
    }
    for (let i = 0; i < 9; i += 3) project(pass, data[o + i] ?? 0, data[o + i + 1] ?? 0, data[o + i + 2] ?? 0, i);
    if (level === undefined) fillBeforeEye(pass, buffers, t);
    else {
      const over = [(data[o + 1] ?? 0) - level, (data[o + 4] ?? 0) - level, (data[o + 7] ?? 0) - level] as const;
      if (Math.min(...over) >= 0) fillBeforeEye(pass, buffers, t);
      else fillAbove(pass, buffers, t, over);
    }
  }
}

/** Draws what of a triangle in the corners is before the eye. */
function fillBeforeEye(pass: Pass, buffers: Buffers, t: number): void {
  let inside = 0;
  for (let i = 2; i < 9; i += 3) if (pass.parallel || (corners[i] ?? 0) > pass.near) inside++;
  if (inside === 3) fill(pass, buffers, t, corners);
  else if (inside > 0) fillCut(pass, buffers, t);
}

/** Cuts a triangle that dips into the water at its level, and draws what stands over it, by how high each corner does: what is under water is in no mirror. */
function fillAbove(pass: Pass, buffers: Buffers, t: number, over: readonly [number, number, number]): void {
  let count = 0;
  for (let a = 0; a < 9; a += 3) {
    const b = (a + 3) % 9;
    const [high, next] = [over[a / 3] ?? 0, over[b / 3] ?? 0];
    const put = (share: number): void => {
      for (let k = 0; k < 3; k++)
        dry[count++] = (corners[a + k] ?? 0) + ((corners[b + k] ?? 0) - (corners[a + k] ?? 0)) * share;
    };
    if (high >= 0) put(0);
    if (high >= 0 !== next >= 0) put(high / (high - next));
  }
  for (let i = 6; i < count; i += 3) {
    corners.set(dry.subarray(0, 3), 0);
    corners.set(dry.subarray(i - 3, i + 3), 3);
    fillBeforeEye(pass, buffers, t);
  }
}

/** Whether a triangle is turned away from the eye, by its first corner. */
function isAway(data: Float32Array, o: number, { eye }: Camera): boolean {
  const along = (k: 0 | 1 | 2): number => ((data[o + k] ?? 0) - eye[k]) * (data[o + 9 + k] ?? 0);
  return along(0) + along(1) + along(2) > 0;
}

/** Whether ground is seen from under it: the bank on which the eye stands, and which lies before the water, is nothing that the water mirrors. */
function isFromBelow(data: Float32Array, o: number, { eye }: Camera): boolean {
  const at = (k: number): number => data[o + k] ?? 0;
  const [ax, ay, az] = [at(3) - at(0), at(4) - at(1), at(5) - at(2)];
  const [bx, by, bz] = [at(6) - at(0), at(7) - at(1), at(8) - at(2)];
  const [nx, ny, nz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const towards = nx * (eye[0] - at(0)) + ny * (eye[1] - at(1)) + nz * (eye[2] - at(2));
  return towards * ny < 0;
}

/** Writes a point in the axes of the camera. */
function project({ camera: { eye, right, up, forward } }: Pass, x: number, y: number, z: number, at: number): void {
  const a = x - eye[0];
  const b = y - eye[1];
  const c = z - eye[2];
  corners[at] = a * right[0] + b * right[1] + c * right[2];
  corners[at + 1] = a * up[0] + b * up[1] + c * up[2];
  corners[at + 2] = a * forward[0] + b * forward[1] + c * forward[2];
}

/** Cuts a triangle at the near plane and draws what is left. */
function fillCut(pass: Pass, buffers: Buffers, t: number): void {
  let count = 0;
  const put = (x: number, y: number, z: number): void => {
    clipped[count++] = x;
    clipped[count++] = y;
    clipped[count++] = z;
  };
  for (let a = 0; a < 9; a += 3) {
    const b = (a + 3) % 9;
    const az = corners[a + 2] ?? 0;
    const bz = corners[b + 2] ?? 0;
    const ax = corners[a] ?? 0;
    const ay = corners[a + 1] ?? 0;
    if (az > pass.near) put(ax, ay, az);
    if (az > pass.near !== bz > pass.near) {
      const k = (pass.near - az) / (bz - az);
      put(ax + ((corners[b] ?? 0) - ax) * k, ay + ((corners[b + 1] ?? 0) - ay) * k, pass.near + 1e-6);
    }
  }
  for (let i = 6; i < count; i += 3) {
    piece.set(clipped.subarray(0, 3), 0);
    piece.set(clipped.subarray(i - 3, i + 3), 3);
    fill(pass, buffers, t, piece);
  }
}

/** How far outside of a triangle a point counts as on it: neighbours leave no gap between them. */
const edge = 1e-9;

function fill({ scale, parallel }: Pass, { width, height, depth, ids }: Buffers, t: number, v: Float64Array): void {
  const cx = width / 2;
  const cy = height / 2;
  const z0 = parallel ? -(v[2] ?? 0) : 1 / (v[2] ?? 1);
  const z1 = parallel ? -(v[5] ?? 0) : 1 / (v[5] ?? 1);
  const z2 = parallel ? -(v[8] ?? 0) : 1 / (v[8] ?? 1);
  const s0 = parallel ? scale : scale * z0;
  const s1 = parallel ? scale : scale * z1;
  const s2 = parallel ? scale : scale * z2;
  const y0 = cy - (v[1] ?? 0) * s0;
  const y1 = cy - (v[4] ?? 0) * s1;
  const y2 = cy - (v[7] ?? 0) * s2;
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
  if (top > bottom) return;
  const x0 = cx + (v[0] ?? 0) * s0;
  const x1 = cx + (v[3] ?? 0) * s1;
  const x2 = cx + (v[6] ?? 0) * s2;
  const left = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5));
  const last = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5));
  if (left > last) return;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0 || Number.isNaN(area)) return;
  const q = 1 / area;
  const step0 = (y1 - y2) * q;
  const step1 = (y2 - y0) * q;
  const step2 = -step0 - step1;
  const stepZ = step0 * z0 + step1 * z1 + step2 * z2;
  const px = left + 0.5;
  const end = last - left;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5;
    const w0 = ((x1 - px) * (y2 - py) - (x2 - px) * (y1 - py)) * q;
    const w1 = ((x2 - px) * (y0 - py) - (x0 - px) * (y2 - py)) * q;
    const w2 = 1 - w0 - w1;
    // Each side of the triangle lets through the points of a row from one on, or up to one.
    let from = 0;
    let to = end;
    if (step0 > 0) from = Math.max(from, (-edge - w0) / step0);
    else if (step0 < 0) to = Math.min(to, (-edge - w0) / step0);
    else if (w0 < -edge) continue;
    if (step1 > 0) from = Math.max(from, (-edge - w1) / step1);
    else if (step1 < 0) to = Math.min(to, (-edge - w1) / step1);
    else if (w1 < -edge) continue;
    if (step2 > 0) from = Math.max(from, (-edge - w2) / step2);
    else if (step2 < 0) to = Math.min(to, (-edge - w2) / step2);
    else if (w2 < -edge) continue;
    const first = Math.ceil(from);
    let z = w0 * z0 + w1 * z1 + w2 * z2 + first * stepZ;
    const row = y * width + left;
    const stop = row + Math.floor(to);
    for (let i = row + first; i <= stop; i++, z += stepZ) {
      if (z > (depth[i] ?? 0)) {
        depth[i] = z;
        ids[i] = t;
      }
    }
  }
}
