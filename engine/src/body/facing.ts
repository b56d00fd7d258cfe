import type { Body } from './body.ts';
import { normalsOf } from './draw-body.ts';
import { loadPeople } from './people.ts';

const facings = new WeakMap<Body, Float32Array>();

/** The direction that the skin faces at each vertex, of length 1. */
export function facingOf(body: Body): Float32Array {
  const own = facings.get(body);
  if (own) return own;
  const { header, quadsOf } = loadPeople();
  const normals = normalsOf({ points: body.points, quads: Uint32Array.from(quadsOf(header.body)) });
  for (let at = 0; at < normals.length; at += 3) {
    const long = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    for (let c = 0; c < 3; c++) normals[at + c] = (normals[at + c] ?? 0) / long;
  }
  facings.set(body, normals);
  return normals;
}
