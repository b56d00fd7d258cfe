import type { Mesh } from './mesh.ts';
import type { Buffers, Pass } from './rasterise.ts';
import { distanceNearRay, keepNearRay } from './soft-body.ts';
import type { SoftBody } from './soft-body.ts';
import { dot } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

const mostSteps = 44;

/** Marches the soft bodies into the same buffers as the triangles; one sample stands for `step` by `step` pixels. */
export function marchBodies(mesh: Mesh, pass: Pass, buffers: Buffers, step: number): void {
  mesh.bodies.forEach((body, index) => {
    const box = boundsOf(body, pass, buffers);
    if (!box) return;
    for (let y = box.top; y <= box.bottom; y += step) {
      for (let x = box.left; x <= box.right; x += step) {
        const depth = marchPixel(body, pass, buffers, x + step / 2, y + step / 2);
        if (depth !== undefined) stamp(buffers, { x, y, step, depth, id: -2 - index });
      }
    }
  });
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

/** Depth of the body at a spot of the picture, or undefined where it is missed. */
function marchPixel(body: SoftBody, pass: Pass, { width, height }: Buffers, x: number, y: number): number | undefined {
  const { camera, scale, parallel, level } = pass;
  const { eye, forward, right, up } = camera;
  const a = (x - width / 2) / scale;
  const b = (height / 2 - y) / scale;
  let [ox, oy, oz] = eye;
  let [dx, dy, dz] = forward;
  if (parallel) {
    ox += right[0] * a + up[0] * b;
    oy += right[1] * a + up[1] * b;
    oz += right[2] * a + up[2] * b;
  } else {
    dx += right[0] * a + up[0] * b;
    dy += right[1] * a + up[1] * b;
    dz += right[2] * a + up[2] * b;
    const shorter = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx *= shorter;
    dy *= shorter;
    dz *= shorter;
  }
  const ex = body.centre[0] - ox;
  const ey = body.centre[1] - oy;
  const ez = body.centre[2] - oz;
  const along = ex * dx + ey * dy + ez * dz;
  const inside = body.radius * body.radius - (ex * ex + ey * ey + ez * ez - along * along);
  if (inside < 0) return undefined;
  const kept = keepNearRay(body, [ox, oy, oz], [dx, dy, dz]);
  if (kept === 0) return undefined;
  const half = Math.sqrt(inside);
  const end = along + half;
  const close = parallel ? 0.5 / scale : (0.3 * along) / scale;
  let t = Math.max(along - half, 0.01);
  for (let s = 0; s < mostSteps && t < end; s++) {
    const e = distanceNearRay(body, kept, ox + dx * t, oy + dy * t, oz + dz * t);
    if (e < close) {
      if (level !== undefined && oy + dy * t < level) return undefined;
      return parallel ? -t : 1 / (t * (dx * forward[0] + dy * forward[1] + dz * forward[2]));
    }
    t += e;
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
