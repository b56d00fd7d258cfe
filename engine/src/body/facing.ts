import { normalsOf } from './draw-body.ts';
import { loadPeople } from './people.ts';

const facings = new WeakMap<Float32Array, Float32Array>();

/** The direction that the skin whose vertices are there faces at each of them, of length 1. */
export function facingOf(points: Float32Array): Float32Array {
  const own = facings.get(points);
  if (own) return own;
  const { header, quadsOf } = loadPeople();
  const normals = normalsOf({ points, quads: Uint32Array.from(quadsOf(header.body)) });
  for (let at = 0; at < normals.length; at += 3) {
    const long = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    for (let c = 0; c < 3; c++) normals[at + c] = (normals[at + c] ?? 0) / long;
  }
  facings.set(points, normals);
  return normals;
}
