import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Mesh } from '../solid/mesh.ts';
import { dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from './affine.ts';
import { normalsOf } from './draw-body.ts';
import type { Surface } from './draw-body.ts';

/** How far from its edge cloth is sewn that was turned in there, how wide the seam is that is seen of it, and how far over the cloth that lies; metres. */
const [deep, wide, raised] = [0.019, 0.0035, 0.0012] as const;
/** How dark a seam is beside its cloth. */
const shaded = 0.72;
/** How many quads from an edge are looked at: some of them are what is turned in. */
const steps = 7;

/** A line on a surface from a corner at its edge inwards. */
type Path = readonly number[];

/** Draws the seams along the edges of cloth: its hems and cuffs, and what is around the neck. */
export function sewHems(mesh: Mesh, surface: Surface, material: number): void {
  const { points, colours } = surface;
  const normals = normalsOf(surface);
  const at = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  const place = (v: number): Vec3 => at(points, v);
  const spot = (path: Path, far: number): { readonly on: Vec3; readonly faces: Vec3 } | undefined => {
    const found = along(path, place, far);
    if (!found) return undefined;
    const { from, to, share } = found;
    const [a, b] = [normalised(at(normals, from)), normalised(at(normals, to))];
    const faces = normalised(plus(plus([0, 0, 0], a, 1 - share), b, share));
    return { on: plus(plus(place(from), minus(place(to), place(from)), share), faces, raised), faces };
  };
  for (const [first, second] of pathsFrom(surface.quads)) {
    const [a, b] = [spot(first, deep), spot(second, deep)];
    const [c, d] = [spot(second, deep + wide), spot(first, deep + wide)];
    if (!a || !b || !c || !d) continue;
    const tint: Rgb = scaleRgb(at(colours, first[1] ?? 0), shaded);
    mesh.tri(a.on, b.on, c.on, a.faces, b.faces, c.faces, tint, material);
    mesh.tri(a.on, c.on, d.on, a.faces, c.faces, d.faces, tint, material);
  }
}

/** Two paths from each edge of a surface inwards, from corner to corner over the same quads. */
function pathsFrom(quads: Uint32Array): readonly (readonly [Path, Path])[] {
  const users = new Map<number, number[]>();
  const keyOf = (a: number, b: number): number => Math.min(a, b) * 1e6 + Math.max(a, b);
  const corner = (q: number, k: number): number => quads[q + (k & 3)] ?? 0;
  for (let at = 0; at < quads.length; at++) {
    const key = keyOf(corner(at & ~3, at), corner(at & ~3, at + 1));
    (users.get(key) ?? users.set(key, []).get(key))?.push(at);
  }
  const pairs: (readonly [Path, Path])[] = [];
  for (const [start, ...others] of users.values()) {
    if (start === undefined || others.length > 0) continue;
    let at = start;
    const [first, second] = [[corner(at & ~3, at)], [corner(at & ~3, at + 1)]];
    for (let step = 0; step < steps; step++) {
      const [q, k] = [at & ~3, at & 3];
      const [c, d] = [corner(q, k + 2), corner(q, k + 3)];
      const isTurned = corner(q, k) !== first.at(-1);
      first.push(isTurned ? c : d);
      second.push(isTurned ? d : c);
      const next = users.get(keyOf(c, d))?.find((one) => (one & ~3) !== q);
      if (next === undefined) break;
      at = next;
    }
    pairs.push([first, second]);
  }
  return pairs;
}

/** The place so far along a path from where cloth is folded over, or from its edge where it is not. */
function along(
  path: Path,
  place: (vertex: number) => Vec3,
  far: number,
): { readonly from: number; readonly to: number; readonly share: number } | undefined {
  const ways = path.slice(1).map((v, i) => minus(place(v), place(path[i] ?? v)));
  let begin = 0;
  for (let i = 1; i < ways.length; i++)
    if (dot(normalised(ways[i - 1] ?? [0, 0, 1]), normalised(ways[i] ?? [0, 0, 1])) < 0) begin = i;
  let left = far;
  for (let i = begin; i < ways.length; i++) {
    const long = Math.hypot(...(ways[i] ?? [0, 0, 0]));
    if (left <= long) return { from: path[i] ?? 0, to: path[i + 1] ?? 0, share: left / (long || 1) };
    left -= long;
  }
  return undefined;
}
