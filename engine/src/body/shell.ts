import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import type { Body } from './body.ts';
import type { Cover } from './cuts.ts';
import { dressForm } from './dress-form.ts';
import { looseForm } from './loose-form.ts';
import { drawSurface, normalsOf, refined } from './draw-body.ts';
import type { Surface } from './draw-body.ts';
import { loadPeople } from './people.ts';

/** Marks on cloth: their colour, and how much of it a place has. */
export interface ShellMarks {
  readonly colour: Colour;
  readonly share: (x: number, y: number, z: number) => number;
}

/** Cloth that lies on the skin. */
export interface Shell {
  readonly colour: Colour;
  readonly covers: Cover;
  /** How far it is from the skin, metres; it comes nearer to it at its edges. */
  readonly ease: number | ((vertex: number) => number);
  /** How often it is drawn tight over what goes in. */
  readonly taut?: number;
  /** How often it is smoothed: often where it hangs loose. */
  readonly smoothings?: number;
  readonly isFine?: boolean;
  /** It spans the hollows of the trunk and falls from what comes out, instead of lying on the skin. */
  readonly isLoose?: boolean;
  readonly material?: number;
  readonly marks?: ShellMarks;
}

/** So far within its edge it has its whole ease; and skin that lies so far within it is not seen, metres. */
const [rim, unseen] = [0.045, 0.004] as const;
/** How far off the skin its edge is at most, metres. */
const atEdge = 0.004;
/** From here to there within its edge it is smoothed more and more: at the edge it lies on the skin, metres. */
const [firm, smooth] = [0.02, 0.055] as const;

/** Puts cloth on the skin of a body; marks the vertices of the body that it hides. */
export function wearShell(mesh: Mesh, body: Body, shell: Shell, hidden?: Uint8Array): void {
  const surface = cutOut(onSkin(body, shell, hidden));
  const eased = easeOff(surface, shell);
  drawSurface(mesh, eased, shell.material ?? materials.cloth);
}

/** The skin that is near it, with how far each vertex is within it and how far the cloth is from it as its first two colours. */
function onSkin(body: Body, { covers, ease, isFine = false, isLoose = false }: Shell, hidden?: Uint8Array): Surface {
  const points = isLoose ? looseForm(body) : dressForm(body);
  const { header, quadsOf } = loadPeople();
  const all = quadsOf(header.body);
  const cover = new Float32Array(points.length);
  const known = new Uint8Array(points.length / 3);
  for (const v of all) {
    if (known[v] === 1) continue;
    known[v] = 1;
    const own = covers(v);
    cover[v * 3] = own;
    cover[v * 3 + 1] = typeof ease === 'number' ? ease : ease(v);
    if (hidden && own > unseen) hidden[v] = 1;
  }
  const quads: number[] = [];
  for (let q = 0; q < all.length; q += 4) {
    const corners = all.subarray(q, q + 4);
    if (corners.some((v) => (cover[v * 3] ?? 0) > -0.03)) quads.push(...corners);
  }
  const surface = { points, colours: cover, quads: Uint32Array.from(quads) };
  return isFine ? refined(surface) : surface;
}

interface Cut extends Surface {
  /** The direction that each corner faces, of length 1. */
  readonly normals: Float32Array;
  /** Pairs of corners at its edge. */
  readonly edges: readonly (readonly [number, number])[];
}

/** Cuts a surface where it is no longer covered. */
export function cutOut({ points, colours: cover, quads }: Surface): Cut {
  const facing = normalsOf({ points, quads });
  const count = points.length / 3;
  const made = new Map<number, number>();
  const [newPoints, newCover, newNormals, newQuads]: [number[], number[], number[], number[]] = [[], [], [], []];
  const edges: [number, number][] = [];
  const at = (a: number, b: number, share: number): number => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    const own = made.get(key);
    if (own !== undefined) return own;
    const index = newPoints.length / 3;
    made.set(key, index);
    const normal = [0, 1, 2].map((c) => (facing[a * 3 + c] ?? 0) * (1 - share) + (facing[b * 3 + c] ?? 0) * share);
    const long = Math.hypot(...normal) || 1;
    for (let c = 0; c < 3; c++) {
      newPoints.push((points[a * 3 + c] ?? 0) * (1 - share) + (points[b * 3 + c] ?? 0) * share);
      newCover.push((cover[a * 3 + c] ?? 0) * (1 - share) + (cover[b * 3 + c] ?? 0) * share);
      newNormals.push((normal[c] ?? 0) / long);
    }
    return index;
  };
  for (let q = 0; q < quads.length; q += 4) {
    const corners = [...quads.subarray(q, q + 4)];
    const outline: { readonly index: number; readonly isCut: boolean }[] = [];
    corners.forEach((a, k) => {
      const b = corners[(k + 1) & 3] ?? a;
      const [own, next] = [cover[a * 3] ?? 0, cover[b * 3] ?? 0];
      if (own > 0) outline.push({ index: at(a, a, 0), isCut: false });
      if (own > 0 !== next > 0) outline.push({ index: at(a, b, own / (own - next)), isCut: true });
    });
    if (outline.length < 3) continue;
    const [first] = outline;
    for (let k = 1; k + 1 < outline.length; k += 2) {
      const [second, third, fourth] = [outline[k], outline[k + 1], outline[k + 2] ?? outline[k + 1]];
      newQuads.push(first?.index ?? 0, second?.index ?? 0, third?.index ?? 0, fourth?.index ?? 0);
    }
    outline.forEach((one, k) => {
      const next = outline[(k + 1) % outline.length];
      if (next && one.isCut && next.isCut) edges.push([one.index, next.index]);
    });
  }
  return {
    points: evenEdge(Float32Array.from(newPoints), edges),
    colours: Float32Array.from(newCover),
    normals: Float32Array.from(newNormals),
    quads: Uint32Array.from(newQuads),
    edges,
  };
}

/** How often the edge of cloth is drawn even, and how much of the way each time. */
const [evenings, drawn] = [14, 0.5] as const;

/** Draws the edge of cloth even along itself: cut over the quads of the skin it has a tooth at each of them. */
function evenEdge(points: Float32Array, edges: readonly (readonly [number, number])[]): Float32Array {
  const beside = new Map<number, number[]>();
  for (const [a, b] of edges) {
    (beside.get(a) ?? beside.set(a, []).get(a))?.push(b);
    (beside.get(b) ?? beside.set(b, []).get(b))?.push(a);
  }
  const even = points.slice();
  for (let step = 0; step < evenings; step++) {
    const before = even.slice();
    for (const [v, [one, other, ...more]] of beside) {
      if (one === undefined || other === undefined || more.length > 0) continue;
      for (let c = 0; c < 3; c++) {
        const mean = ((before[one * 3 + c] ?? 0) + (before[other * 3 + c] ?? 0)) / 2;
        even[v * 3 + c] = (before[v * 3 + c] ?? 0) * (1 - drawn) + mean * drawn;
      }
    }
  }
  return even;
}

/** Moves it off the skin, draws it tight, turns its edge in, and colours it. */
function easeOff(cut: Cut, { colour, taut = 0, smoothings = 6, isFine = false, marks }: Shell): Surface {
  const { points, colours: cover, quads, edges } = cut;
  const neighbours = neighboursOf(quads, points.length / 3);
  const normals = evened(cut.normals, neighbours);
  const within = (v: number): number => Math.min(1, Math.max(0, (cover[v * 3] ?? 0) / rim));
  const moved = Float32Array.from(points, (value, i) => {
    const v = Math.floor(i / 3);
    const own = cover[v * 3 + 1] ?? 0;
    return value + (normals[i] ?? 0) * (Math.min(own, atEdge) + Math.max(0, own - atEdge) * within(v));
  });
  const far = (v: number): number => Math.min(1, Math.max(0, ((cover[v * 3] ?? 0) - firm) / (smooth - firm)));
  // What is twice as fine takes four times as long to be as smooth.
  const times = isFine ? 4 : 1;
  // Cloth shows nothing small that is under it.
  for (let step = 0; step < smoothings * times; step++)
    relax(moved, normals, neighbours, (out, v) => out * 0.6 * far(v));
  for (let step = 0; step < taut * times; step++)
    relax(moved, normals, neighbours, (out, v) => Math.max(0, out) * far(v));
  const tint = readColour(colour);
  const all = [...moved];
  const ink = marks && readColour(marks.colour);
  const colourAt = (v: number): Rgb =>
    marks && ink ? mixRgb(tint, ink, marks.share(all[v * 3] ?? 0, all[v * 3 + 1] ?? 0, all[v * 3 + 2] ?? 0)) : tint;
  const colours = Array.from({ length: moved.length / 3 }, (_, v) => colourAt(v)).flat();
  const inner = new Map<number, number>();
  const turnedIn = (v: number): number => {
    const own = inner.get(v);
    if (own !== undefined) return own;
    const index = all.length / 3;
    inner.set(v, index);
    for (let c = 0; c < 3; c++) {
      all.push((points[v * 3 + c] ?? 0) - (normals[v * 3 + c] ?? 0) * 0.003);
      colours.push((tint[c as 0] ?? 0) * 0.6); // One of three channels.
    }
    return index;
  };
  const rims = edges.flatMap(([a, b]) => [b, a, turnedIn(a), turnedIn(b)]);
  return {
    points: Float32Array.from(all),
    colours: Float32Array.from(colours),
    quads: Uint32Array.from([...quads, ...rims]),
  };
}

/** The neighbours of each corner one after the other, once for each quad that has both, and where those of each begin. */
interface Neighbours {
  readonly list: Uint32Array;
  readonly starts: Uint32Array;
}

function neighboursOf(quads: Uint32Array, count: number): Neighbours {
  const starts = new Uint32Array(count + 1);
  const places = new Uint32Array(count);
  const list = new Uint32Array(quads.length * 2);
  const pairs = (join: (own: number, other: number) => void): void => {
    for (let q = 0; q < quads.length; q++) {
      const [v, w] = [quads[q] ?? 0, quads[(q & ~3) + ((q + 1) & 3)] ?? 0];
      if (v === w) continue;
      join(v, w);
      join(w, v);
    }
  };
  pairs((own) => (starts[own + 1] = (starts[own + 1] ?? 0) + 1));
  for (let v = 0; v < count; v++) starts[v + 1] = (starts[v + 1] ?? 0) + (starts[v] ?? 0);
  pairs((own, other) => {
    list[(starts[own] ?? 0) + (places[own] ?? 0)] = other;
    places[own] = (places[own] ?? 0) + 1;
  });
  return { list, starts };
}

/** The directions of all corners, each nearer to those of its neighbours: where skin is folded in, as at the navel, some face inwards. */
function evened(normals: Float32Array, { list, starts }: Neighbours): Float32Array {
  let own = normals;
  for (let step = 0; step < 4; step++) {
    const next = own.slice();
    for (let v = 0; v < own.length / 3; v++) {
      let long = 0;
      for (let c = 0; c < 3; c++) {
        let sum = own[v * 3 + c] ?? 0;
        for (let k = starts[v] ?? 0; k < (starts[v + 1] ?? 0); k++) sum += own[(list[k] ?? 0) * 3 + c] ?? 0;
        next[v * 3 + c] = sum;
        long += sum * sum;
      }
      for (let c = 0; c < 3; c++) next[v * 3 + c] = (next[v * 3 + c] ?? 0) / Math.sqrt(long || 1);
    }
    own = next;
  }
  return own;
}

/** Moves each corner along its normal by what is made of how far the middle of its neighbours is that way. */
function relax(
  points: Float32Array,
  normals: Float32Array,
  { list, starts }: Neighbours,
  by: (out: number, corner: number) => number,
): void {
  const far = new Float32Array(points.length / 3);
  for (let v = 0; v < far.length; v++) {
    const [from, to] = [starts[v] ?? 0, starts[v + 1] ?? 0];
    if (from === to) continue;
    let out = 0;
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = from; k < to; k++) sum += points[(list[k] ?? 0) * 3 + c] ?? 0;
      out += (sum / (to - from) - (points[v * 3 + c] ?? 0)) * (normals[v * 3 + c] ?? 0);
    }
    far[v] = by(out, v);
  }
  for (let i = 0; i < points.length; i++)
    points[i] = (points[i] ?? 0) + (normals[i] ?? 0) * (far[Math.floor(i / 3)] ?? 0);
}
