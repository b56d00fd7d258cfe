import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise2, smooth } from '../solid/noise.ts';
import { strandShade } from '../solid/strand-shade.ts';
import type { StrandKind } from '../solid/strand-shade.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { plus } from './affine.ts';
import type { Body } from './body.ts';
import { hangHair } from './hang.ts';
import { Trunk, pushOff } from './off-body.ts';
import { loadPeople } from './people.ts';
import { cardsOf } from './strand-cards.ts';
import type { Card } from './strand-cards.ts';
import { strandPicture } from './strand-picture.ts';
import type { StrandPicture } from './strand-picture.ts';

/** How strands are drawn. */
export interface StrandLook {
  readonly colour: Rgb;
  /** 1 where a face fills the picture, less where it is smaller. */
  readonly detail: number;
  /** Which kind of hair it is, which says how long its single strands are; that of a head by itself. */
  readonly kind?: StrandKind;
  /** How much of a cell its picture has to cover, for it to be drawn; less than half by itself. */
  readonly leastCover?: number;
  /** The colour into which it thins out at its edges: that of the skin. */
  readonly fadesTo?: Rgb;
  /** What is left out, in the axes of the head of a grown-up. */
  readonly isWanted?: (onHead: Vec3) => boolean;
  /** Moves a place of the pose, told by where it is on the head and in its picture: into waves. */
  readonly bend?: (place: Vec3, onHead: Vec3, u: number, v: number) => Vec3;
}

/** How far a card reaches over those beside it, whose cells end elsewhere: where their edges only met, light fell through between them; metres. */
const overlap = 0.0006;

/** How wide and how long the cells are that strands are cut into from near, and how large those of curls; metres. */
const [wide, long, square] = [0.0007, 0.0062, 0.0015] as const;
/** How large the cells of brows are beside those from near: a brow is so small that larger ones are seen, as if it were torn from tape. */
const browScale = 0.4;
/** Triangles of a piece from near; of a whole person it has about a tenth, of somebody far fewer. */
const mostTriangles = 100_000;
const most = (detail: number): number => mostTriangles * Math.min(1, detail) ** 2.25;

/** Draws a piece of hair, or brows, on the head of somebody: what its picture leaves uncovered is left out, cell by cell. */
export function drawStrands(mesh: Mesh, body: Body, name: string, look: StrandLook): void {
  const piece = loadPeople().worn(name);
  const picture = strandPicture(name);
  const { points: hung, onHead, quads, isLong } = hangHair(body, piece);
  const points = hung.slice();
  const isLow = (v: number): boolean => (onHead[v * 3 + 1] ?? 0) < -0.1;
  // What lies on the nape lies close to it.
  if (isLong) pushOff(points, quads, new Trunk(body), isLow);
  drawCards(mesh, cardsOf({ piece, points, onHead, quads, isLong, picture, body }, look.isWanted), picture, look);
}

/** How many cells a card is cut into, along its first side and its second one. */
function cut({ sides, isAlong, deep, middle, least, inLine }: Card, scale: number): readonly [number, number] {
  // What lies under other hair is hardly seen, and little of what hangs down the back; ends are never coarse.
  const hidden = least > 0.9 ? 1.2 * smooth(0.006, 0.014, deep) : 0.3 * smooth(0.006, 0.014, deep);
  const coarse = scale * (1 + hidden + smooth(-0.24, -0.4, middle[1]) + 0.5 * smooth(0.05, 0.08, middle[2]));
  const length = least > 0.9 ? long : long / 3;
  const [tall, thin] = [square + (length - square) * inLine, square + (wide - square) * inLine];
  const [i, j] = isAlong ? [tall, thin] : [thin, tall];
  return [Math.max(1, Math.round(sides[0] / (i * coarse))), Math.max(1, Math.round(sides[1] / (j * coarse)))];
}

function drawCards(mesh: Mesh, cards: readonly Card[], picture: StrandPicture, look: StrandLook): void {
  const budget = most(look.detail);
  const counted = (scale: number): number =>
    cards.reduce((sum, card) => {
      const [i, j] = cut(card, scale);
      return sum + i * j * 2 * (card.least > 0.5 ? 1 : 0.7);
    }, 0);
  // Twice as large, a quarter as many; but none has less than one cell.
  const finest = look.kind === 'brow' ? Math.min(1, browScale / look.detail) : 1;
  let scale = Math.max(finest, Math.sqrt(counted(1) / budget) * 0.9);
  while (counted(scale) > budget && scale < 24) scale *= 1.06;
  // Where even whole cards are too many, those that lie deepest are left out.
  const sorted = [...cards].sort((a, b) => a.deep - b.deep);
  let triangles = 0;
  for (const card of sorted) {
    if (triangles > budget * 1.06) break;
    triangles += drawCard(mesh, card, { picture, look, scale });
  }
}

interface Cutting {
  readonly picture: StrandPicture;
  readonly look: StrandLook;
  readonly scale: number;
}

/** How many strands lie beside each other in one side of the picture, where they are told apart by chance. */
const fineness = 420;

/** How unevenly strands end that are cut off, metres: a fringe less than what falls far. */
const raggedAt = (y: number): number => 0.014 + 0.09 * smooth(-0.08, -0.24, y);

/** Draws what is covered of a card; gives how many triangles that took. */
function drawCard(mesh: Mesh, card: Card, { picture, look, scale }: Cutting): number {
  const [ni, nj] = cut(card, scale);
  const { spans, inLine } = card;
  const span = Math.max(1 / 4096, Math.min(spans[0] / ni, spans[1] / nj));
  const strand = strandsAlong(card);
  const over = [overlap / card.sides[0], overlap / card.sides[1]] as const;
  const share = (k: number, n: number, more: number): number => (k / n) * (1 + 2 * more) - more;
  const node = (i: number, j: number): Node =>
    nodeOf(card, share(i, ni, over[0]), share(j, nj, over[1]), { picture, look, span, strand });
  let last = Array.from({ length: nj + 1 }, (_, j) => node(0, j));
  let count = 0;
  for (let i = 0; i < ni; i++) {
    const next = Array.from({ length: nj + 1 }, (_, j) => node(i + 1, j));
    for (let j = 0; j < nj; j++) {
      const [a, b, c, d] = [last[j], next[j], next[j + 1], last[j + 1]];
      if (!a || !b || !c || !d) continue;
      const [u, v] = [(a.u + c.u) / 2, (a.v + c.v) / 2];
      const cover = picture.cover(u, v, span);
      const own = (a.strand + b.strand + c.strand + d.strand) / 4;
      // Ends are strands, and not cut as paper is.
      if (cover + (own - 0.5) * 0.6 < (look.leastCover ?? 0.4)) continue;
      if (look.isWanted && !look.isWanted(plus(a.onHead, [0, 1, 0], (own - 0.5) * raggedAt(a.onHead[1])))) continue;
      count += drawCell(mesh, [a, b, c, d], {
        astray: (1 - inLine) * (own - 0.5) * 12,
        colour: look.fadesTo ? mixRgb(look.fadesTo, look.colour, fullness(cover, look)) : look.colour,
        kind: look.kind ?? 'hair',
      });
    }
    last = next;
  }
  return count;
}

/** How little of the colour of hair the thinnest of a piece have that fades, and by how much more cover they have all of it. */
const [thinnest, soonFull] = [0.55, 0.35] as const;

const fullness = (cover: number, { leastCover = 0.4 }: StrandLook): number =>
  thinnest + (1 - thinnest) * smooth(leastCover - 0.1, leastCover + soonFull, cover);

/** Directions that strands have by chance within a picture: cards beside each other mostly share one, so that strands go on from one to the next. */
const snapped = Math.PI / 12;

/** How light strands are by chance at places of the picture of a card, 0 to 1. */
function strandsAlong({ along, inLine }: Card): (u: number, v: number) => number {
  const angle = Math.round(Math.atan2(along[1], along[0]) / snapped) * snapped;
  const [du, dv] = [Math.cos(angle), Math.sin(angle)];
  const drawnOut = fineness - (fineness - 14) * inLine;
  return (u, v) => noise2((v * du - u * dv) * fineness, (u * du + v * dv) * drawnOut);
}

/** To which power light and dark are taken in brows: their hairs are too short to be told apart by that. */
const evenBrows = 0.35;

/** A corner of a cell. */
interface Node {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly onHead: Vec3;
  readonly lead: Vec3;
  readonly u: number;
  readonly v: number;
  readonly strand: number;
  readonly light: number;
}

/** What the corners of cells are made of. */
interface Weaving {
  readonly picture: StrandPicture;
  readonly look: StrandLook;
  readonly span: number;
  readonly strand: (u: number, v: number) => number;
}

function nodeOf(
  { at, normals, bulges, onHead, uvs, leads, depths }: Card,
  s: number,
  t: number,
  { picture, look, span, strand }: Weaving,
): Node {
  const [w0, w1, w2, w3] = [(1 - s) * (1 - t), s * (1 - t), s * t, (1 - s) * t];
  const sum = (list: readonly (readonly number[])[], c: number): number =>
    (list[0]?.[c] ?? 0) * w0 + (list[1]?.[c] ?? 0) * w1 + (list[2]?.[c] ?? 0) * w2 + (list[3]?.[c] ?? 0) * w3;
  const [u, v] = [sum(uvs, 0), sum(uvs, 1)];
  const depth = (depths[0] ?? 0) * w0 + (depths[1] ?? 0) * w1 + (depths[2] ?? 0) * w2 + (depths[3] ?? 0) * w3;
  const flat: Vec3 = [sum(at, 0), sum(at, 1), sum(at, 2)];
  const place = look.kind === 'brow' ? flat : rounded(flat, at, bulges, [w0, w1, w2, w3]);
  const own: Vec3 = [sum(onHead, 0), sum(onHead, 1), sum(onHead, 2)];
  const chance = strand(u, v);
  const lit = picture.light(u, v, span) * (0.66 + 0.68 * chance);
  return {
    at: look.bend ? look.bend(place, own, u, v) : place,
    normal: [sum(normals, 0), sum(normals, 1), sum(normals, 2)],
    onHead: own,
    lead: [sum(leads, 0), sum(leads, 1), sum(leads, 2)],
    u,
    v,
    strand: chance,
    light: (evened(lit) * (1 - 0.4 * smooth(0.004, 0.028, depth))) ** (look.kind === 'brow' ? evenBrows : 1),
  };
}

/** How much of what strands are lighter than hair is on the mean is left: all of it were grey patches on dark hair, where its picture has a sheen. */
const lighter = 0.45;

const evened = (light: number): number => (light < 1 ? light : 1 + (light - 1) * lighter);

/** How much of the way a card is bent to the planes that touch the head at its corners: flat cards would give a head corners. */
const roundness = 0.75;

/** A place of a card, as it bulges between its corners. */
function rounded(flat: Vec3, at: readonly Vec3[], bulges: readonly Vec3[], weights: readonly number[]): Vec3 {
  let [x, y, z] = flat;
  for (let k = 0; k < 4; k++) {
    const [corner, normal] = [at[k], bulges[k]];
    if (!corner || !normal) continue;
    const off =
      (corner[0] - flat[0]) * normal[0] + (corner[1] - flat[1]) * normal[1] + (corner[2] - flat[2]) * normal[2];
    const by = off * (weights[k] ?? 0) * roundness;
    x += normal[0] * by;
    y += normal[1] * by;
    z += normal[2] * by;
  }
  return [x, y, z];
}

/** Draws a cell of two triangles. */
function drawCell(
  mesh: Mesh,
  [a, b, c, d]: readonly [Node, Node, Node, Node],
  { astray, colour, kind }: { readonly astray: number; readonly colour: Rgb; readonly kind: StrandKind },
): number {
  const mean = (a.light + b.light + c.light + d.light) / 4;
  const [dark, bright] = [smooth(1, 0.4, mean), smooth(1, 1.7, mean)];
  // Light strands are bleached, dark ones are deeper in colour.
  const own = mixRgb(colour, [colour[0] * 1.05, colour[1] * 1.02, colour[2]], bright - dark);
  const draw = (p: Node, q: Node, r: Node): void => {
    const turn = turnOf(p, q.at, r.at) + astray;
    const shade = ({ light }: Node): number => strandShade(light, turn, kind);
    mesh.tri(p.at, q.at, r.at, p.normal, q.normal, r.normal, own, materials.strands, shade(p), shade(q), shade(r));
  };
  draw(a, b, c);
  draw(a, d, c);
  return 2;
}

/** How far strands are turned from the first side of a triangle towards its third corner, radians. In numbers alone: it is asked for each triangle. */
export function turnOf(
  { at: [x, y, z], lead: [lx, ly, lz] }: Pick<Node, 'at' | 'lead'>,
  second: Vec3,
  third: Vec3,
): number {
  const [ax, ay, az] = [second[0] - x, second[1] - y, second[2] - z];
  const [bx, by, bz] = [third[0] - x, third[1] - y, third[2] - z];
  const square = ax * ax + ay * ay + az * az || 1;
  const share = (ax * bx + ay * by + az * bz) / square;
  const [cx, cy, cz] = [bx - ax * share, by - ay * share, bz - az * share];
  const aside = (lx * cx + ly * cy + lz * cz) / (Math.sqrt(cx * cx + cy * cy + cz * cz) || 1);
  return Math.atan2(aside, (lx * ax + ly * ay + lz * az) / Math.sqrt(square));
}
