import { smooth } from '../solid/noise.ts';
import { byChannel, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from './affine.ts';
import type { Body } from './body.ts';
import { normalsOf } from './draw-body.ts';
import type { Hung } from './hang.ts';
import { headFrame } from './head-frame.ts';
import type { WornLists } from './people.ts';
import type { StrandPicture } from './strand-picture.ts';

/** Four corners of a piece, and how it is cut. */
export interface Card {
  /** Four places, normals, places on the head (of three numbers each) and places in the picture (of two). */
  readonly at: readonly Vec3[];
  readonly normals: readonly Vec3[];
  /** The normals of the piece itself at its corners, by which it is rounded. */
  readonly bulges: readonly Vec3[];
  readonly onHead: readonly Vec3[];
  /** Where strands lead at its corners, once all cards are known. */
  leads: readonly Vec3[];
  readonly corners: readonly number[];
  /** Where they lead on the whole of it. */
  lead: Vec3;
  readonly uvs: readonly (readonly [number, number])[];
  readonly middle: Vec3;
  /** Strands lead from its first to its second corner, and not from there to the third. */
  isAlong: boolean;
  /** How long its sides are, metres, and how much of the picture they are. */
  readonly sides: readonly [number, number];
  readonly spans: readonly [number, number];
  /** How far it is covered at most, and at least. */
  readonly cover: number;
  readonly least: number;
  /** Where its strands lead in the picture. */
  along: Uv;
  /** How much they are in line, 0 to 1; of all cards the same once they are known: curls have no direction. */
  inLine: number;
  /** How far it lies under the outermost hair, metres; and how far its corners do. */
  deep: number;
  depths: readonly number[];
}

/** A piece of hair that hangs on a head. */
interface Placed extends Hung {
  readonly piece: WornLists;
  readonly picture: StrandPicture;
  readonly body: Body;
}

const three = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];

/** The cards of a piece of hair that are covered at all: which way their strands lead, and how deep they lie under others. */
export function cardsOf(
  { piece, points, onHead, quads, picture, body }: Placed,
  isWanted?: (onHead: Vec3) => boolean,
): Card[] {
  const { strands } = piece;
  const normals = normalsOf({ points, quads });
  const frame = headFrame(body);
  const centre = frame.place([0, 0.02, 0.01]);
  const crown = frame.place([0, 0.14, 0.02]);
  const layers = new Layers();
  const cards: Card[] = [];
  for (let q = 0; q < quads.length; q += 4) {
    const corners = [...quads.subarray(q, q + 4)];
    const places = corners.map((v) => three(onHead, v));
    if (isWanted && !places.some(isWanted)) continue;
    const at = corners.map((v) => three(points, v));
    const uvs = corners.map((_, k): readonly [number, number] => [
      (strands?.uvs[(q + k) * 2] ?? 0) / 65_535,
      (strands?.uvs[(q + k) * 2 + 1] ?? 0) / 65_535,
    ]);
    const card = cardOf(
      {
        at,
        uvs,
        onHead: places,
        corners,
        bulges: corners.map((v) => normalised(three(normals, v))),
        normals: corners.map((v, k) => facingOut(three(normals, v), at[k] ?? centre, centre)),
      },
      picture,
    );
    if (card.cover < 0.04) continue;
    card.lead = fromCrown(card.lead, minus(at[0] ?? crown, crown));
    cards.push(card);
    if (card.cover > 0.4) layers.add(card.middle);
  }
  const count = onHead.length / 3;
  evenLeads(cards, count);
  layCards(cards, layers, count);
  const covered = cards.reduce((sum, { cover }) => sum + cover, 0);
  const inLine = cards.reduce((sum, card) => sum + card.inLine * card.cover, 0) / Math.max(1e-6, covered);
  for (const card of cards) card.inLine = smooth(0.2, 0.38, inLine);
  return cards;
}

/** A direction from the root of hair to its end, and not the other way: away from the crown. */
function fromCrown(lead: Vec3, away: Vec3): Vec3 {
  const turn = dot(lead, away) < 0 ? -1 : 1;
  return [lead[0] * turn, lead[1] * turn, lead[2] * turn];
}

/** Times that what cards have at their corners is evened out between them. */
const evened = 6;

/** Strands go on from one card into the next: where they lead at a corner is the mean of those around it, most of all where they are told apart. */
function evenLeads(cards: readonly Card[], count: number): void {
  const leads = evenOut(
    cards,
    { count, channels: 3 },
    cards.flatMap(({ lead }) => lead),
    cards.map(({ inLine }) => 0.05 + inLine ** 2),
  );
  for (const card of cards) {
    card.leads = card.corners.map((v) => normalised(three(leads, v)));
    turnCard(card);
  }
}

/** Says of each card how deep it lies, evened out as well: there is no step in the shade of hair that lies together. */
function layCards(cards: readonly Card[], layers: Layers, count: number): void {
  for (const card of cards) card.deep = layers.depth(card.middle);
  const deep = cards.map((card) => card.deep);
  const depths = evenOut(
    cards,
    { count, channels: 1 },
    deep,
    deep.map(() => 1),
  );
  for (const card of cards) card.depths = card.corners.map((v) => depths[v] ?? 0);
}

/** What cards have, at their corners: the mean of the cards around each, where each card has the mean of its corners again and again. */
function evenOut(
  cards: readonly Card[],
  { count, channels }: { readonly count: number; readonly channels: number },
  values: readonly number[],
  weights: readonly number[],
): Float32Array {
  const own = Float32Array.from(values);
  const means = new Float32Array(count * channels);
  const sums = new Float32Array(count);
  for (let round = 0; round < evened; round++) {
    means.fill(0);
    sums.fill(0);
    for (let i = 0; i < cards.length; i++)
      for (const v of cards[i]?.corners ?? []) {
        const weight = weights[i] ?? 0;
        sums[v] = (sums[v] ?? 0) + weight;
        for (let c = 0; c < channels; c++)
          means[v * channels + c] = (means[v * channels + c] ?? 0) + (own[i * channels + c] ?? 0) * weight;
      }
    for (let i = 0; i < means.length; i++) means[i] = (means[i] ?? 0) / (sums[Math.floor(i / channels)] || 1);
    own.fill(0);
    for (let i = 0; i < cards.length; i++)
      for (const v of cards[i]?.corners ?? [])
        for (let c = 0; c < channels; c++)
          own[i * channels + c] = (own[i * channels + c] ?? 0) + (means[v * channels + c] ?? 0) / 4;
  }
  return means;
}

/** Cards that lie in any direction are lit as the hair that they are a part of: mostly as what faces away from the head. */
function facingOut(normal: Vec3, at: Vec3, centre: Vec3): Vec3 {
  const own = normalised(normal);
  const out = normalised([
    at[0] - centre[0],
    Math.max(0, at[1] - centre[1]) + 0.25 * Math.min(0, at[1] - centre[1]),
    at[2] - centre[2],
  ]);
  const turn = own[0] * out[0] + own[1] * out[1] + own[2] * out[2] < 0 ? -1 : 1;
  return normalised([own[0] * turn + out[0] * 1.3, own[1] * turn + out[1] * 1.3, own[2] * turn + out[2] * 1.3]);
}

function cardOf(
  { at, uvs, onHead, normals, bulges, corners }: Pick<Card, 'at' | 'uvs' | 'onHead' | 'normals' | 'bulges' | 'corners'>,
  picture: StrandPicture,
): Card {
  const [a, b, c, d] = at as readonly [Vec3, Vec3, Vec3, Vec3]; // Cut from four corners.
  const [ua, ub, uc, ud] = uvs as readonly [Uv, Uv, Uv, Uv]; // Cut from four corners.
  const far = (p: readonly number[], q: readonly number[]): number => Math.hypot(...p.map((v, k) => v - (q[k] ?? 0)));
  const sides = [(far(a, b) + far(d, c)) / 2, (far(a, d) + far(b, c)) / 2] as const;
  const spans = [(far(ua, ub) + far(ud, uc)) / 2, (far(ua, ud) + far(ub, uc)) / 2] as const;
  const [u, v] = [(ua[0] + ub[0] + uc[0] + ud[0]) / 4, (ua[1] + ub[1] + uc[1] + ud[1]) / 4];
  const span = Math.max(...spans);
  const covers = [picture.cover(u, v, span), ...uvs.map(([x, y]) => picture.cover(x, y, span / 2))];
  const { along, inLine } = picture.direction(u, v, span);
  const [du, dv] = along;
  const [[iu = 0, iv = 0], [ju = 0, jv = 0]] = [sideOf(uvs, 'first'), sideOf(uvs, 'second')];
  const area = iu * jv - iv * ju;
  // The share of each side in a step along the strands.
  const [i, j] = area === 0 ? [1, 0] : [(du * jv - dv * ju) / area, (iu * dv - iv * du) / area];
  const [first, second] = [sideOf(at, 'first'), sideOf(at, 'second')];
  const lead = normalised(inSpace(first.map((side, k) => side * i + (second[k] ?? 0) * j)));
  return {
    at,
    uvs,
    onHead,
    normals,
    bulges,
    corners,
    lead,
    leads: [],
    sides,
    spans,
    middle: byChannel((k) => onHead.reduce((sum, p) => sum + (p[k] ?? 0) / 4, 0)),
    isAlong: Math.abs(i) * sides[0] > Math.abs(j) * sides[1],
    cover: Math.max(...covers),
    least: Math.min(...covers),
    along,
    inLine,
    deep: 0,
    depths: [0, 0, 0, 0],
  };
}

/** A side of a card: from its first corner to its second one, or from there to the third; the mean of two that face each other. */
function sideOf(corners: readonly (readonly number[])[], which: 'first' | 'second'): readonly number[] {
  const [a = [], b = [], c = [], d = []] =
    which === 'first' ? corners : [corners[0], corners[3], corners[2], corners[1]];
  return a.map((from, k) => ((b[k] ?? 0) + (c[k] ?? 0) - from - (d[k] ?? 0)) / 2);
}

const inSpace = ([x = 0, y = 0, z = 0]: readonly number[]): Vec3 => [x, y, z];

/** Turns a card to where its strands lead once those beside it are known. */
function turnCard(card: Card): void {
  const { at, uvs, leads, sides } = card;
  const lead = leads.reduce<Vec3>((sum, one) => plus(sum, one), [0, 0, 0]);
  const [first, second] = [inSpace(sideOf(at, 'first')), inSpace(sideOf(at, 'second'))];
  const [ii, ij, jj] = [dot(first, first), dot(first, second), dot(second, second)];
  const [ri, rj] = [dot(lead, first), dot(lead, second)];
  const area = ii * jj - ij * ij;
  if (area < 1e-18) return;
  // The share of each side in a step along the strands.
  const [i, j] = [(ri * jj - rj * ij) / area, (rj * ii - ri * ij) / area];
  const [[iu = 0, iv = 0], [ju = 0, jv = 0]] = [sideOf(uvs, 'first'), sideOf(uvs, 'second')];
  card.along = [iu * i + ju * j, iv * i + jv * j];
  card.isAlong = Math.abs(i) * sides[0] > Math.abs(j) * sides[1];
}

/** A place in a picture. */
export type Uv = readonly [number, number];

/** How far out the outermost hair is in each direction: what lies under it is dark, and drawn coarsely. */
class Layers {
  private readonly outermost = new Map<number, number>();

  add(at: Vec3): void {
    const { key, far } = place(at);
    this.outermost.set(key, Math.max(far, this.outermost.get(key) ?? 0));
  }

  /** How far a place lies under the outermost hair, metres. */
  depth(at: Vec3): number {
    const { key, far } = place(at);
    return Math.max(0, (this.outermost.get(key) ?? far) - far);
  }
}

/** Where a place lies about the skull, or about the neck below it, and how far out. */
function place([x, y, z]: Vec3): { readonly key: number; readonly far: number } {
  const [ahead, up] = [z - 0.01, y - 0.03];
  const yaw = Math.floor(((Math.atan2(x, ahead) + Math.PI) / (2 * Math.PI)) * 30);
  const level = Math.hypot(x, ahead);
  if (up > 0) {
    const rise = Math.floor((Math.atan2(up, level) / (Math.PI / 2)) * 8);
    return { key: rise * 100 + (rise === 7 ? 0 : yaw), far: Math.hypot(level, up) };
  }
  return { key: (100 + Math.floor(-up / 0.02)) * 100 + yaw, far: level };
}
