import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from './affine.ts';
import type { Body } from './body.ts';
import { loadPeople } from './people.ts';

/** Where a line that comes from outside meets a body, so far off its skin; where it misses, the place it came from. */
export function onBody({ points }: Body): (from: Vec3, towards: Vec3, off?: number) => Vec3 {
  const { header, quadsOf } = loadPeople();
  const quads = quadsOf(header.body);
  const at = (v: number): Vec3 => [points[v * 3] ?? 0, points[v * 3 + 1] ?? 0, points[v * 3 + 2] ?? 0];
  return (from, towards, off = 0) => {
    const way = normalised(towards);
    let nearest = Infinity;
    for (let q = 0; q < quads.length; q += 4) {
      const a = at(quads[q] ?? 0);
      // No quad is as long as a hand: what is farther from the line is not met.
      const away = minus(a, from);
      if (Math.hypot(...plus(away, way, -dot(away, way))) > 0.06) continue;
      for (const k of [1, 2] as const) {
        const met = meets(from, way, a, at(quads[q + k] ?? 0), at(quads[q + k + 1] ?? 0));
        if (met !== undefined && met < nearest) nearest = met;
      }
    }
    return nearest === Infinity ? from : plus(from, way, nearest - off);
  };
}

/** How far along a line a triangle is met (Möller and Trumbore). */
function meets(from: Vec3, way: Vec3, a: Vec3, b: Vec3, c: Vec3): number | undefined {
  const [e1, e2] = [minus(b, a), minus(c, a)];
  const p = cross(way, e2);
  const area = dot(e1, p);
  if (Math.abs(area) < 1e-14) return undefined;
  const t = minus(from, a);
  const u = dot(t, p) / area;
  if (u < -1e-6 || u > 1 + 1e-6) return undefined;
  const q = cross(t, e1);
  const v = dot(way, q) / area;
  if (v < -1e-6 || u + v > 1 + 1e-6) return undefined;
  return dot(e2, q) / area;
}
