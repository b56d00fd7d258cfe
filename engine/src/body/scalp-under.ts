import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { belowHairline } from '../shapes/scalp.ts';
import { byChannel, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { boneNames } from './bones.ts';
import { normalsOf } from './draw-body.ts';
import { headFrame } from './head-frame.ts';
import { coveredAt } from './hair-cover.ts';
import { loadPeople } from './people.ts';

/** How far over the skin its shade lies, metres. */
const over = 0.0012;

/** The hair that shades a scalp, and what of it is left out, in the axes of the head. */
interface Shaded {
  readonly piece: string;
  readonly isWanted?: (onHead: Vec3) => boolean;
}

/** Darkens the scalp wherever a piece of hair lies over it: no skin shines through between its strands. */
export function drawScalp(mesh: Mesh, body: Body, { piece, isWanted }: Shaded, colour: Rgb): void {
  const { header, quadsOf, bones } = loadPeople();
  const head = boneNames.indexOf('head');
  const own: number[] = [];
  const all = quadsOf(header.body);
  const frame = headFrame(body);
  const isCovered = coveredAt(body, piece);
  const seen = new Map<number, boolean>();
  const lies = (v: number): boolean => {
    const known = seen.get(v);
    if (known !== undefined) return known;
    const [x, y, z] = frame.toHead([body.rest[v * 3] ?? 0, body.rest[v * 3 + 1] ?? 0, body.rest[v * 3 + 2] ?? 0]);
    const is =
      bones[v * 4] === head &&
      belowHairline(x, y, z) < -0.007 &&
      isCovered([x, y, z]) &&
      (isWanted?.([x, y, z]) ?? true);
    seen.set(v, is);
    return is;
  };
  for (let q = 0; q < all.length; q += 4) {
    const corners = all.subarray(q, q + 4);
    if (corners.every(lies)) own.push(...corners);
  }
  const quads = Uint32Array.from(own);
  const normals = normalsOf({ points: body.points, quads });
  const at = (v: number): Vec3 => {
    const n = normalOf(normals, v);
    return byChannel((c) => (body.points[v * 3 + c] ?? 0) + n[c] * over);
  };
  for (let q = 0; q < quads.length; q += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(q, q + 4);
    const [na, nb, nc, nd] = [normalOf(normals, a), normalOf(normals, b), normalOf(normals, c), normalOf(normals, d)];
    mesh.tri(at(a), at(b), at(c), na, nb, nc, colour, materials.skin);
    mesh.tri(at(a), at(c), at(d), na, nc, nd, colour, materials.skin);
  }
}

const normalOf = (normals: Float32Array, v: number): Vec3 =>
  normalised([normals[v * 3] ?? 0, normals[v * 3 + 1] ?? 0, normals[v * 3 + 2] ?? 0]);
