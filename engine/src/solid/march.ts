import type { Mesh } from './mesh.ts';
import type { Buffers, Pass } from './rasterise.ts';
import { distanceInTile, distanceOnRay, keepNearRay, keepNearTile, nearSpan } from './soft-body.ts';
import type { Ray } from './cone-distance.ts';
import type { SoftBody } from './soft-body.ts';
import { dot } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

const mostSteps = 72;

/**
 * How much farther than the distance to the nearest cone a ray goes on, as long as nothing can lie in between. Bolder rays turn back more often than
 * they gain: at 1.35 coats took a tenth more steps.
 */
const boldness = 1.1;

/** Marches the soft bodies, from a number on, into the same buffers as the triangles; one sample stands for `step` by `step` pixels. */
export function marchBodies(mesh: Mesh, pass: Pass, buffers: Buffers, step: number, first = 0): void {
  mesh.bodies.forEach((body, index) => {
    if (index < first) return;
    const box = boundsOf(body, pass, buffers);
    if (!box) return;
    const side = tileSide * step;
    // Most of a body's box is empty: a tile that no cone comes near is passed by at once.
    for (let top = box.top; top <= box.bottom; top += side) {
      for (let left = box.left; left <= box.right; left += side) {
        const near = conesOfTile(body, pass, buffers, { x: left + side / 2, y: top + side / 2, side });
        if (near > 0) marchTile(body, near, pass, buffers, { left, top, side, step, box, start: 0.01, id: -2 - index });
      }
    }
  });
}

/** Samples along the side of a tile whose rays look for their cones together, and of the quarters whose rays go on together: these save a twentieth of a coat. */
const [tileSide, partSide] = [8, 4] as const;

interface Tile {
  readonly left: number;
  readonly top: number;
  /** Pixels. */
  readonly side: number;
  readonly step: number;
  readonly box: Bounds;
  readonly id: number;
  /** How far its rays are known to meet nothing. */
  readonly start: number;
}

/** Follows the rays of a tile: all of them at once as far as they are clear, then those of its quarters, and at last each by itself. */
function marchTile(body: SoftBody, near: number, pass: Pass, buffers: Buffers, tile: Tile): void {
  const { left, top, side, step, box } = tile;
  if (left > box.right || top > box.bottom) return;
  aim(pass, buffers, left + side / 2, top + side / 2);
  const start = startOfTile(body, near, pass, tile);
  if (start === undefined) return;
  if (side > partSide * step) {
    const part = side / 2;
    for (const [x, y] of quarters)
      marchTile(body, near, pass, buffers, { ...tile, left: left + x * part, top: top + y * part, side: part, start });
    return;
  }
  for (let y = top; y < Math.min(top + side, box.bottom + 1); y += step) {
    for (let x = left; x < Math.min(left + side, box.right + 1); x += step) {
      // What is behind something that was drawn already need not be found.
      const before = step === 1 ? (buffers.depth[y * buffers.width + x] ?? 0) : 0;
      aim(pass, buffers, x + step / 2, y + step / 2);
      const depth = marchRay(body, near, pass, { before, start });
      if (depth !== undefined) stamp(buffers, { x, y, step, depth, id: tile.id });
    }
  }
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** How many cones any ray of a tile may meet; they are kept for the rays. */
function conesOfTile(
  body: SoftBody,
  pass: Pass,
  buffers: Buffers,
  tile: { readonly x: number; readonly y: number; readonly side: number },
): number {
  // From the middle to a corner, and a little more.
  const corner = (tile.side * 0.75) / pass.scale;
  const around = pass.parallel ? { widen: 0, slack: corner } : { widen: corner, slack: 0 };
  aim(pass, buffers, tile.x, tile.y);
  return keepNearTile(body, ray, around);
}

/**
 * How far all rays of a tile go at least before one of them meets the body; undefined where none does. The ray in its middle, which the last aim was
 * at, is followed through what is clear as far around as the tile is wide there.
 */
function startOfTile(
  body: SoftBody,
  near: number,
  { scale, parallel }: Pass,
  { side, start }: Pick<Tile, 'side' | 'start'>,
): number | undefined {
  const corner = (side * 0.75) / scale;
  const { ox, oy, oz, dx, dy, dz } = ray;
  const [x, y, z] = [body.centre[0] - ox, body.centre[1] - oy, body.centre[2] - oz];
  const along = x * dx + y * dy + z * dz;
  const end = along + body.radius;
  let t = Math.max(start, along - body.radius);
  for (let s = 0; s < mostSteps; s++) {
    if (t >= end) return undefined;
    const wide = parallel ? corner : corner * t;
    const clear = distanceInTile(body, near, ox + dx * t, oy + dy * t, oz + dz * t) - wide;
    if (clear < wide * 0.5) return t;
    t += clear * 0.95;
  }
  return t;
}

/** The ray of the spot that is marched: a new one for each would be most of the memory that a picture goes through. */
const ray: Ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 1 };

/** Aims the ray at a spot of the picture. */
function aim({ camera, scale, parallel }: Pass, { width, height }: Buffers, x: number, y: number): void {
  const { eye, forward, right, up } = camera;
  const a = (x - width / 2) / scale;
  const b = (height / 2 - y) / scale;
  const asideX = right[0] * a + up[0] * b;
  const asideY = right[1] * a + up[1] * b;
  const asideZ = right[2] * a + up[2] * b;
  const dx = parallel ? forward[0] : forward[0] + asideX;
  const dy = parallel ? forward[1] : forward[1] + asideY;
  const dz = parallel ? forward[2] : forward[2] + asideZ;
  const shorter = parallel ? 1 : 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  ray.ox = parallel ? eye[0] + asideX : eye[0];
  ray.oy = parallel ? eye[1] + asideY : eye[1];
  ray.oz = parallel ? eye[2] + asideZ : eye[2];
  ray.dx = dx * shorter;
  ray.dy = dy * shorter;
  ray.dz = dz * shorter;
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boundsOf(
  body: SoftBody,
  { camera, scale, parallel, level }: Pass,
  { width, height }: Buffers,
): Bounds | undefined {
  const { centre, radius } = body;
  if (level !== undefined && centre[1] + radius < level) return undefined;
  const from: Vec3 = [centre[0] - camera.eye[0], centre[1] - camera.eye[1], centre[2] - camera.eye[2]];
  const away = dot(from, camera.forward);
  if (!parallel && away < radius * 0.2) return undefined;
  const s = parallel ? scale : scale / away;
  const reach = parallel ? radius * scale : (radius * scale) / Math.max(0.1 * radius, away - radius * 0.6);
  const x = width / 2 + dot(from, camera.right) * s;
  const y = height / 2 - dot(from, camera.up) * s;
  return {
    left: Math.max(0, Math.floor(x - reach)),
    right: Math.min(width - 1, Math.ceil(x + reach)),
    top: Math.max(0, Math.floor(y - reach)),
    bottom: Math.min(height - 1, Math.ceil(y + reach)),
  };
}

/** Depth of the body along the ray among the `near` cones of its tile, from `start` on, or undefined where it is missed or lies behind the depth `before`. */
function marchRay(
  body: SoftBody,
  near: number,
  pass: Pass,
  { before, start }: { readonly before: number; readonly start: number },
): number | undefined {
  const { scale, parallel, level, camera } = pass;
  const { forward } = camera;
  const { ox, oy, oz, dx, dy, dz } = ray;
  const ex = body.centre[0] - ox;
  const ey = body.centre[1] - oy;
  const ez = body.centre[2] - oz;
  const along = ex * dx + ey * dy + ez * dz;
  const inside = body.radius * body.radius - (ex * ex + ey * ey + ez * ez - along * along);
  if (inside < 0) return undefined;
  const kept = keepNearRay(body, ray, near);
  if (kept === 0) return undefined;
  const half = Math.sqrt(inside);
  const straight = dx * forward[0] + dy * forward[1] + dz * forward[2];
  const hidden = !parallel && before > 0 ? 1 / (before * straight) : Number.POSITIVE_INFINITY;
  const end = Math.min(along + half, nearSpan.to, hidden);
  const close = parallel ? 0.5 / scale : (0.4 * along) / scale;
  let t = Math.max(along - half, nearSpan.from, start);
  let clear = 0;
  let step = 0;
  for (let s = 0; s < mostSteps && t < end; s++) {
    const e = distanceOnRay(body, kept, t, ox + dx * t, oy + dy * t, oz + dz * t);
    // What is clear around the last place and around this one does not meet: something thin may have been passed, an arm or a finger.
    if (step > clear && clear + e < step) {
      t += clear - step;
      step = clear;
      continue;
    }
    if (e < close) {
      if (level !== undefined && oy + dy * t < level) return undefined;
      return parallel ? -t : 1 / (t * straight);
    }
    // Between cones that melt the way is longer than it seems; but never into the next cone unseen.
    clear = e;
    step = Math.min(e * boldness, Math.max(nearSpan.next, close));
    t += step;
  }
  return undefined;
}

function stamp(
  { width, height, depth: buffer, ids }: Buffers,
  at: { x: number; y: number; step: number; depth: number; id: number },
): void {
  for (let y = at.y; y < Math.min(height, at.y + at.step); y++) {
    for (let x = at.x; x < Math.min(width, at.x + at.step); x++) {
      const i = y * width + x;
      if (at.depth <= (buffer[i] ?? 0)) continue;
      buffer[i] = at.depth;
      ids[i] = at.id;
    }
  }
}
