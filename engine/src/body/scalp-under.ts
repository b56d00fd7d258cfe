import type { Rgb } from '../raster/colour.ts';
import { belowHairline, overSkull } from '../shapes/scalp.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise2 } from '../solid/noise.ts';
import { strandShade } from '../solid/strand-shade.ts';
import { byChannel, cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { aside, plus } from './affine.ts';
import type { Body } from './body.ts';
import { boneNames } from './bones.ts';
import { normalsOf } from './draw-body.ts';
import { headFrame } from './head-frame.ts';
import { coveredAt } from './hair-cover.ts';
import { loadPeople } from './people.ts';
import { turnOf } from './strands.ts';

/** How far over the skin the roots of hair lie, metres. */
const over = 0.0018;
/** How far within the line told for a head the hair of these pieces begins, and how far single roots stand out from that and stay behind; metres. */
const [within, ragged] = [0.006, 0.011] as const;
/** How much of where a root begins is by its own chance, and not by that of those beside it: else they hang into the forehead in drops. */
const singly = 0.75;
/** What stands farther off the skull than this are ears, up to so high; metres. */
const [ears, overEars] = [0.012, 0.04] as const;
/** Into so many parts the quads of a head are cut along each side where hair begins, and well within it. */
const [fine, coarse] = [7, 2] as const;

/** The hair that shades a scalp, and what of it is left out, in the axes of the head. */
interface Shaded {
  readonly piece: string;
  readonly isWanted?: (onHead: Vec3) => boolean;
  /** Where hair leads from its root, in the axes of the head. */
  readonly lead: (onHead: Vec3) => Vec3;
  /** Where a hat lies on it: no root stands out there, and it is only as dark. */
  readonly isFlat?: (onHead: Vec3) => boolean;
  /** How far below where hair begins a place is, of hair that begins elsewhere than the piece does, metres. */
  readonly below?: (onHead: Vec3) => number;
  /** How large it is seen, 1 where a face fills the picture. */
  readonly detail: number;
}

interface Root {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly onHead: Vec3;
}

/** Covers the scalp with the roots of hair wherever a piece lies over it: no skin shines through between its strands, and hair begins root by root. */
export function drawScalp(
  mesh: Mesh,
  body: Body,
  { piece, isWanted, isFlat, lead, below, detail }: Shaded,
  colour: Rgb,
): void {
  const { header, quadsOf, bones } = loadPeople();
  const head = boneNames.indexOf('head');
  const frame = headFrame(body);
  const isCovered = coveredAt(body, piece);
  const all = quadsOf(header.body);
  const own = Uint32Array.from(all.filter((_, i) => bones[(all[i & ~3] ?? 0) * 4] === head));
  const normals = normalsOf({ points: body.points, quads: own });
  const three = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  const known = new Map<number, Root>();
  const rootAt = (v: number): Root => {
    const found = known.get(v) ?? {
      at: three(body.points, v),
      normal: normalised(three(normals, v)),
      onHead: frame.toHead(three(body.rest, v)),
    };
    known.set(v, found);
    return found;
  };
  /** Whether hair grows here, of which some begins by so much sooner. */
  const grows = ([x, y, z]: Vec3, sooner: number): boolean => {
    if (y < overEars && overSkull([x, y, z]) > ears) return false;
    if (below && z < 0 && below([x, y, z]) < sooner) return true;
    return (
      belowHairline(x, y, z) < sooner - within &&
      isCovered([x, y + sooner, z]) &&
      (isWanted?.([x, y + sooner, z]) ?? true)
    );
  };
  const leadAt = ({ onHead, normal }: Root): Vec3 => {
    const [x, y, z] = lead(onHead);
    return aside(
      byChannel((c) => frame.axes[0][c] * x + frame.axes[1][c] * y + frame.axes[2][c] * z),
      normal,
    );
  };
  const sides = detail > 0.6 ? 1 : detail > 0.3 ? 0.7 : 0.4;
  for (let q = 0; q < own.length; q += 4) {
    const corners = [0, 1, 2, 3].map((k) => rootAt(own[q + k] ?? 0)) as [Root, Root, Root, Root]; // One of each corner.
    const [inmost, outmost] = [
      corners.every((one) => grows(one.onHead, -ragged)),
      corners.some((one) => grows(one.onHead, ragged)),
    ];
    if (!outmost) continue;
    const n = Math.max(1, Math.round((inmost ? coarse : fine) * sides));
    // All cells of a quad share their corners, and the way that hair leads in its middle.
    const way = leadAt(between(corners, 0.5, 0.5));
    const across = cross(way, corners[0].normal);
    const nodes = Array.from({ length: (n + 1) ** 2 }, (_, k): Node => {
      const root = between(corners, Math.floor(k / (n + 1)) / n, (k % (n + 1)) / n);
      return { ...root, light: lightAt(root.at, way, across) };
    });
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        const first = i * (n + 1) + j;
        const cell = [nodes[first], nodes[first + n + 1], nodes[first + n + 2], nodes[first + 1]] as Cell; // Four corners of each.
        const middle = inmost && !isFlat ? undefined : between(corners, (i + 0.5) / n, (j + 0.5) / n);
        if (middle && !inmost) {
          const strand = noise2(dot(middle.at, across) * 620, dot(middle.at, way) * 90);
          const single = noise2(dot(middle.at, across) * 2100, dot(middle.at, way) * 1700);
          if (!grows(middle.onHead, (strand * (1 - singly) + single * singly - 0.5) * 2 * ragged)) continue;
        }
        if (middle && isFlat?.(middle.onHead) === true) drawFlat(mesh, cell, colour);
        else drawCell(mesh, cell, way, colour);
      }
  }
}

/** A corner of a cell, and how light its root is. */
interface Node extends Root {
  readonly light: number;
}
type Cell = readonly [Node, Node, Node, Node];

/** How light the roots are at a place: some lie deeper than others. */
const lightAt = (at: Vec3, way: Vec3, across: Vec3): number =>
  0.5 + 0.5 * noise2(dot(at, across) * 900, dot(at, way) * 60);

function drawCell(mesh: Mesh, [a, b, c, d]: Cell, lead: Vec3, colour: Rgb): void {
  const draw = (p: Node, q: Node, r: Node): void => {
    const turn = turnOf({ at: p.at, lead }, q.at, r.at);
    const shade = ({ light }: Node): number => strandShade(light, turn, 'lock');
    mesh.tri(p.at, q.at, r.at, p.normal, q.normal, r.normal, colour, materials.strands, shade(p), shade(q), shade(r));
  };
  draw(a, b, c);
  draw(a, c, d);
}

/** How light the scalp is under a hat, beside the hair that grows there. */
const shaded = 0.75;

function drawFlat(mesh: Mesh, [a, b, c, d]: Cell, colour: Rgb): void {
  const draw = (p: Root, q: Root, r: Root): void => {
    mesh.tri(p.at, q.at, r.at, p.normal, q.normal, r.normal, colour, materials.skin, shaded, shaded, shaded);
  };
  draw(a, b, c);
  draw(a, c, d);
}

/** The root at a share of the sides of four others, over the skin. */
function between([a, b, c, d]: readonly [Root, Root, Root, Root], s: number, t: number): Root {
  const mean = (of: (root: Root) => Vec3): Vec3 =>
    byChannel((k) => (of(a)[k] * (1 - s) + of(b)[k] * s) * (1 - t) + (of(d)[k] * (1 - s) + of(c)[k] * s) * t);
  const normal = normalised(mean((one) => one.normal));
  return {
    at: plus(
      mean((one) => one.at),
      normal,
      over,
    ),
    normal,
    onHead: mean((one) => one.onHead),
  };
}
