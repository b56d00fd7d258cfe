import { readColour } from '../solid/mesh.ts';
import type { Colour } from '../solid/mesh.ts';
import { refined } from './draw-body.ts';
import type { Surface } from './draw-body.ts';
import { piecesOf, placeOf } from './garment-pieces.ts';
import type { Piece } from './garment-pieces.ts';
import { loadPeople } from './people.ts';
import { cutOut } from './shell.ts';

/** What is cut: the front of who is an average of all, up to so far aside of the middle, between these heights and so far ahead; metres. */
const [aside, lowest, highest, ahead] = [0.1, 0.33, 0.55, -0.03] as const;

/** How far aside of the middle the edge of a lapel is at a height of who is an average of all: where its cloth is folded over; metres. */
const lapel: readonly (readonly [high: number, aside: number])[] = [
  [0.35, 0],
  [0.442, 0.02],
  [0.456, 0.028],
  [0.5, 0.045],
  [0.53, 0.053],
  [0.56, 0.056],
];

/** The suit that is cut so, with what belongs to its coat and what to the shirt in it. */
const name = 'male_elegantsuit01';
const ofShirt: ReadonlySet<string> = new Set(['shirt', 'tie']);

interface Front {
  readonly quads: Uint32Array;
  /** How far each vertex lies on the side of the coat, metres, and how light it is. */
  readonly cover: Float32Array;
}

let known: Front | undefined;

let others: readonly Piece[] | undefined;

/** What of a suit is not cut; shirt and tie are one piece there, as finer ones would part where three of them meet. */
export function piecesBesideFront(): readonly Piece[] {
  if (others) return others;
  const left = (quads: Uint32Array): readonly number[] => [...quads].filter((_, at) => !isOfFront(quads, at & ~3));
  const pieces = piecesOf(name);
  const [shirt, tie] = ['shirt', 'tie'].map((own) => pieces.find(({ role }) => role === own));
  const rest = pieces
    .filter(({ role }) => !ofShirt.has(role))
    .map((piece) => ({ ...piece, quads: piece.role === 'above' ? Uint32Array.from(left(piece.quads)) : piece.quads }));
  if (!shirt || !tie) return (others = rest);
  const light = shirt.light.map((value, v) => Math.max(value, tie.light[v] ?? 0));
  const quads = Uint32Array.from([...left(shirt.quads), ...left(tie.quads)]);
  return (others = [...rest, { role: 'shirt', quads, light }]);
}

/** The front of a suit, cut along the edges of its lapels: the coat beside them, and the shirt between them. */
export function cutSuit(
  points: Float32Array,
  colours: { readonly coat: Colour; readonly shirt: Colour },
  isFine: boolean,
): readonly { readonly surface: Surface; readonly normals: Float32Array }[] {
  const { quads, cover } = (known ??= frontOfSuit());
  return (['coat', 'shirt'] as const).map((part) => {
    const tint = readColour(colours[part]);
    const own = cover.slice();
    if (part === 'shirt') for (let at = 0; at < own.length; at += 3) own[at] = -(own[at] ?? 0);
    const whole: Surface = { points, colours: own, quads };
    const cut = cutOut(isFine ? refined(whole) : whole);
    const tints = new Float32Array(cut.points.length);
    for (let at = 0; at < tints.length; at += 3)
      for (const c of [0, 1, 2] as const) tints[at + c] = tint[c] * (part === 'coat' ? (cut.colours[at + 1] ?? 1) : 1);
    return { surface: { points: cut.points, colours: tints, quads: cut.quads }, normals: cut.normals };
  });
}

/** Whether a quad, that begins with this corner of a list, is cut between coat and shirt. */
function isOfFront(quads: Uint32Array, first: number): boolean {
  const lists = loadPeople().worn(name);
  return quads.subarray(first, first + 4).every((v) => {
    const [x, y, z] = [placeOf(lists, v, 0), placeOf(lists, v, 1), placeOf(lists, v, 2)];
    return Math.abs(x) < aside && y > lowest && y < highest && z < ahead;
  });
}

function frontOfSuit(): Front {
  const lists = loadPeople().worn(name);
  const cover = new Float32Array(lists.worn.count * 3).fill(1);
  const quads: number[] = [];
  for (const { role, quads: all, light } of piecesOf(name)) {
    if (role !== 'above' && !ofShirt.has(role)) continue;
    for (let q = 0; q < all.length; q += 4) {
      if (!isOfFront(all, q)) continue;
      quads.push(...all.subarray(q, q + 4));
      if (role === 'above') for (const v of all.subarray(q, q + 4)) cover[v * 3 + 1] = light[v] ?? 1;
    }
  }
  for (const v of new Set(quads)) {
    const [x, y] = [placeOf(lists, v, 0), placeOf(lists, v, 1)];
    cover[v * 3] = Math.abs(x) - edgeAt(y);
  }
  return { quads: Uint32Array.from(quads), cover };
}

/** How far aside the edge of a lapel is at a height; below 0 under where both meet. */
function edgeAt(high: number): number {
  const k = Math.max(
    0,
    lapel.findLastIndex(([y]) => y <= high),
  );
  const [from, to] = [lapel[Math.min(k, lapel.length - 2)], lapel[Math.min(k + 1, lapel.length - 1)]];
  if (!from || !to) return 0;
  return from[1] + ((to[1] - from[1]) * (high - from[0])) / (to[0] - from[0]);
}
