import type { Vec3 } from '../solid/vectors.ts';
import { loadPeople } from './people.ts';

/** Shares of the shapes that a body is blended of, by their names. */
export type Blend = Readonly<Record<string, number>>;

/** Where each vertex of somebody at rest is, metres: the average of all, moved by each shape as much as it counts. */
export function blendBody(blend: Blend): Float32Array {
  const { header, places, shape } = loadPeople();
  const points = places.slice();
  for (const [name, share] of Object.entries(blend)) {
    if (share === 0) continue;
    const { indices, moves } = shape(name);
    const by = share * header.moveStep;
    for (let k = 0; k < indices.length; k++) {
      const at = (indices[k] ?? 0) * 3;
      for (let c = 0; c < 3; c++) points[at + c] = (points[at + c] ?? 0) + (moves[k * 3 + c] ?? 0) * by;
    }
  }
  return points;
}

/** Where a joint of a body is: in the middle of the vertices about it. */
export function jointAt(points: Float32Array, name: string): Vec3 {
  const about = loadPeople().header.joints[name];
  if (about === undefined) throw new Error(`A body has no joint "${name}".`);
  const sum: [number, number, number] = [0, 0, 0];
  for (const vertex of about)
    for (const c of [0, 1, 2] as const) sum[c] += (points[vertex * 3 + c] ?? 0) / about.length;
  return sum;
}
