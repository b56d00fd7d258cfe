import { linearOfByte, luminance } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { byChannel } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { jointAt } from './blend-body.ts';
import { boneNames } from './bones.ts';
import { loadPeople } from './people.ts';

/** Corners with places, normals and colours, and the quads between them. */
export interface Surface {
  readonly points: Float32Array;
  readonly colours: Float32Array;
  readonly quads: Uint32Array;
}

/** The surface of a body: those of its quads that are wanted. */
export function skinSurface(points: Float32Array, colours: Float32Array, isSeen: (vertex: number) => boolean): Surface {
  const { header, quadsOf } = loadPeople();
  const all = quadsOf(header.body);
  const quads: number[] = [];
  for (let q = 0; q < all.length; q += 4) {
    const corners = all.subarray(q, q + 4);
    if (corners.some(isSeen)) quads.push(...corners);
  }
  return { points, colours, quads: Uint32Array.from(quads) };
}

/** The colour of each vertex: the marks of a skin in the tone that a face has. */
export function skinColours(name: string, tone: Rgb): Float32Array {
  const { header, places, bones, weights, skin } = loadPeople();
  const bytes = skin(name);
  const headBone = boneNames.indexOf('head');
  const eyes = jointAt(places, 'eye.L____head');
  const cheeks: (readonly [number, number, number])[] = [];
  for (let v = 0; v < header.vertexCount; v++) {
    const [x = 0, y = 0, z = 0] = places.subarray(v * 3, v * 3 + 3);
    // Between the cheeks lies what is inside of the mouth, above them the shade of hair.
    const isCheek = Math.abs(x) > 0.03 && Math.abs(x) < 0.06 && y < eyes[1] - 0.02 && y > eyes[1] - 0.07;
    if (bones[v * 4] !== headBone || !isCheek || z > eyes[2] + 0.04) continue;
    const light = (c: 0 | 1 | 2): number => linearOfByte[bytes[v * 3 + c] ?? 0] ?? 0;
    cheeks.push([light(0), light(1), light(2)]);
  }
  // The middle one of them, since some lie on a seam of the picture.
  const usual = ([0, 1, 2] as const).map((c) => cheeks.map((one) => one[c]).sort((p, q) => p - q)[cheeks.length >> 1]);
  const colours = Float32Array.from(bytes, (byte, i) => {
    const channel = i % 3;
    return ((linearOfByte[byte] ?? 0) / (usual[channel] ?? 1)) * (tone[channel as 0] ?? 0); // One of three channels.
  });
  for (let v = 0; v < header.vertexCount; v++) {
    let share = 0;
    for (let k = v * 4; k < v * 4 + 4; k++) if (bones[k] !== headBone) share += (weights[k] ?? 0) / 255;
    if (share > 0) warm(colours, v, tone, share * likeFace);
  }
  return colours;
}

/** How much of the hue of the face the rest of a body has. In the pictures cheeks are redder than arms and palms, which are those of the dead in the tone of a cheek. */
const likeFace = 0.8;
/** To which power light and dark are taken there: a palm is a little lighter than the back of its hand, and not white. */
const evenLight = 0.55;

/** Gives a vertex of the skin the hue of a tone. */
function warm(colours: Float32Array, v: number, tone: Rgb, share: number): void {
  const own = luminance([colours[v * 3] ?? 0, colours[v * 3 + 1] ?? 0, colours[v * 3 + 2] ?? 0]);
  const light = (own / luminance(tone)) ** evenLight;
  for (const c of [0, 1, 2] as const) colours[v * 3 + c] = mix(colours[v * 3 + c] ?? 0, tone[c] * light, share);
}

/** Twice as fine, with rounder forms: each quad becomes four (Catmull and Clark). */
export function refined({ points, colours, quads }: Surface): Surface {
  const vertexCount = points.length / 3;
  const quadCount = quads.length / 4;
  const newPoints: number[] = [];
  const newColours: number[] = [];
  const kept = new Map<number, number>();
  const facePoint = (q: number, list: Float32Array): Vec3 => {
    const sum: [number, number, number] = [0, 0, 0];
    for (let k = 0; k < 4; k++)
      for (const c of [0, 1, 2] as const) sum[c] += (list[(quads[q * 4 + k] ?? 0) * 3 + c] ?? 0) / 4;
    return sum;
  };
  interface Edge {
    readonly a: number;
    readonly b: number;
    readonly faces: number[];
    index: number;
  }
  const edges = new Map<number, Edge>();
  const edgeKey = (a: number, b: number): number => Math.min(a, b) * vertexCount + Math.max(a, b);
  const facesAt = new Map<number, number[]>();
  const edgesAt = new Map<number, Edge[]>();
  for (let q = 0; q < quadCount; q++)
    for (let k = 0; k < 4; k++) {
      const [a, b] = [quads[q * 4 + k] ?? 0, quads[q * 4 + ((k + 1) & 3)] ?? 0];
      (facesAt.get(a) ?? facesAt.set(a, []).get(a))?.push(q);
      const key = edgeKey(a, b);
      let edge = edges.get(key);
      if (!edge) {
        edge = { a, b, faces: [], index: -1 };
        edges.set(key, edge);
        for (const v of [a, b]) (edgesAt.get(v) ?? edgesAt.set(v, []).get(v))?.push(edge);
      }
      edge.faces.push(q);
    }
  const add = (p: Vec3, c: Vec3): number => {
    newPoints.push(...p);
    newColours.push(...c);
    return newPoints.length / 3 - 1;
  };
  const at = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  const mean = (list: readonly Vec3[]): Vec3 => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const p of list) for (const c of [0, 1, 2] as const) sum[c] += p[c] / list.length;
    return sum;
  };
  const faceIndex = Array.from({ length: quadCount }, (_, q) => add(facePoint(q, points), facePoint(q, colours)));
  for (const edge of edges.values()) {
    const ends = [at(points, edge.a), at(points, edge.b)];
    const place = edge.faces.length > 1 ? mean([...ends, ...edge.faces.map((q) => facePoint(q, points))]) : mean(ends);
    edge.index = add(place, mean([at(colours, edge.a), at(colours, edge.b)]));
  }
  const vertex = (v: number): number => {
    const known = kept.get(v);
    if (known !== undefined) return known;
    const own = at(points, v);
    const around = edgesAt.get(v) ?? [];
    const rim = around.filter(({ faces }) => faces.length < 2);
    const faces = facesAt.get(v) ?? [];
    let place = own;
    if (rim.length > 1) {
      const m = mean(rim.map(({ a, b }) => mean([at(points, a), at(points, b)])));
      place = [(own[0] + m[0]) / 2, (own[1] + m[1]) / 2, (own[2] + m[2]) / 2];
    } else if (faces.length > 2) {
      const n = faces.length;
      const f = mean(faces.map((q) => facePoint(q, points)));
      const r = mean(around.map(({ a, b }) => mean([at(points, a), at(points, b)])));
      place = byChannel((c) => (f[c] + 2 * r[c] + (n - 3) * own[c]) / n);
    }
    const index = add(place, at(colours, v));
    kept.set(v, index);
    return index;
  };
  const newQuads = new Uint32Array(quads.length * 4);
  for (let q = 0; q < quadCount; q++)
    for (let k = 0; k < 4; k++) {
      const [before, own, next] = [
        quads[q * 4 + ((k + 3) & 3)] ?? 0,
        quads[q * 4 + k] ?? 0,
        quads[q * 4 + ((k + 1) & 3)] ?? 0,
      ];
      newQuads.set(
        [
          vertex(own),
          edges.get(edgeKey(own, next))?.index ?? 0,
          faceIndex[q] ?? 0,
          edges.get(edgeKey(before, own))?.index ?? 0,
        ],
        (q * 4 + k) * 4,
      );
    }
  return { points: Float32Array.from(newPoints), colours: Float32Array.from(newColours), quads: newQuads };
}

/** The direction that a surface faces at each of its corners, longer where more of it is near. */
export function normalsOf({ points, quads }: Pick<Surface, 'points' | 'quads'>): Float32Array {
  const normals = new Float32Array(points.length);
  for (let q = 0; q < quads.length; q += 4) {
    const [a, b] = [(quads[q] ?? 0) * 3, (quads[q + 1] ?? 0) * 3];
    const [c, d] = [(quads[q + 2] ?? 0) * 3, (quads[q + 3] ?? 0) * 3];
    const ux = (points[c] ?? 0) - (points[a] ?? 0);
    const uy = (points[c + 1] ?? 0) - (points[a + 1] ?? 0);
    const uz = (points[c + 2] ?? 0) - (points[a + 2] ?? 0);
    const vx = (points[d] ?? 0) - (points[b] ?? 0);
    const vy = (points[d + 1] ?? 0) - (points[b + 1] ?? 0);
    const vz = (points[d + 2] ?? 0) - (points[b + 2] ?? 0);
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (let k = 0; k < 4; k++) {
      const at = (quads[q + k] ?? 0) * 3;
      normals[at] = (normals[at] ?? 0) + nx;
      normals[at + 1] = (normals[at + 1] ?? 0) + ny;
      normals[at + 2] = (normals[at + 2] ?? 0) + nz;
    }
  }
  return normals;
}

/** Draws a surface: each quad has the mean colour of its corners, and their light and dark as shades. */
export function drawSurface(
  mesh: Mesh,
  surface: Surface,
  material: number = materials.skin,
  normals = normalsOf(surface),
): void {
  const { points, colours, quads } = surface;
  const at = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  const light = (c: Vec3): number => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
  for (let q = 0; q < quads.length; q += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(q, q + 4);
    const own = [a, b, c, d].map((v) => at(colours, v));
    const mean = byChannel((k) => own.reduce((sum, one) => sum + one[k] / 4, 0));
    const of = 1 / Math.max(1e-4, light(mean));
    const [sa = 1, sb = 1, sc = 1, sd = 1] = own.map((one) => light(one) * of);
    const [na, nb, nc, nd] = [at(normals, a), at(normals, b), at(normals, c), at(normals, d)];
    mesh.tri(at(points, a), at(points, b), at(points, c), na, nb, nc, mean, material, sa, sb, sc);
    if (d !== c) mesh.tri(at(points, a), at(points, c), at(points, d), na, nc, nd, mean, material, sa, sc, sd);
  }
}
