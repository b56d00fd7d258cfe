import type { Dress } from '../shapes/figure.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Body } from './body.ts';
import { cutsOf, isOfFoot, within } from './cuts.ts';
import type { Cover, Cuts, Neckline } from './cuts.ts';
import { hideUnder, wearPieces } from './garments.ts';
import { wearShell } from './shell.ts';
import type { ShellMarks } from './shell.ts';

/** Parts of a body that close-fitting cloth covers. */
export type SuitPart = Exclude<keyof Dress, 'head'>;

/** Close-fitting cloth: its colours by the parts that it covers. */
export interface Suit {
  readonly colours: Partial<Readonly<Record<SuitPart, Colour>>>;
  /** How far it lies off the skin, metres. */
  readonly ease: number;
  readonly material: number;
  readonly marks?: ShellMarks | undefined;
  /** Where it ends at the neck; a round neckline by itself. */
  readonly neckline?: Neckline | undefined;
}

/** How far a part reaches under the one beyond it, metres. */
const overlap = 0.001;
const roundNeck: Neckline = { deep: 0.04, back: 0.016, wide: 0.074 };

/** Which part ends where another one begins, and how far a vertex is on the side of the first. */
type Border = readonly [SuitPart, SuitPart, Cover];

function bordersOf(cuts: Cuts): readonly Border[] {
  return [
    ['torso', 'arm', cuts.sleeves(0.02)],
    ['arm', 'forearm', cuts.sleeves(0.535)],
    ['forearm', 'hand', cuts.sleeves(0.985)],
    ['torso', 'hips', cuts.above(0.075)],
    ['hips', 'thigh', cuts.legs(0.09)],
    ['thigh', 'shank', cuts.legs(0.56)],
    ['shank', 'foot', cuts.legs(0.96)],
  ];
}

/** Sews close-fitting cloth onto a body, with clean lines where it or a colour of it ends, and shoes onto feet; marks the vertices of the body that it hides. */
export function sewSuit(
  mesh: Mesh,
  body: Body,
  suit: Suit,
  hidden: Uint8Array,
  isThere: (vertex: number) => boolean,
): void {
  const { foot, ...closely } = suit.colours;
  const cuts = cutsOf(body);
  const borders = bordersOf(cuts);
  for (const parts of piecesOf(closely, borders)) {
    const covers: Cover[] = [(v) => (isThere(v) ? 1 : -1)];
    if (parts.has('torso')) covers.push(cuts.neck(suit.neckline ?? roundNeck));
    for (const [near, far, cover] of borders) {
      if (parts.has(near) === parts.has(far)) continue;
      covers.push(parts.has(near) ? (v) => cover(v) + overlap : (v) => -cover(v));
    }
    const [first = 'torso'] = parts;
    const shell = {
      colour: suit.colours[first] ?? [0, 0, 0],
      covers: within(...covers),
      ...{ ease: suit.ease, material: suit.material, smoothings: 3, taut: 5 },
      ...(suit.marks && { marks: suit.marks }),
    } as const;
    wearShell(mesh, body, shell, hidden);
  }
  if (foot === undefined || body.pose.legless === true) return;
  wearPieces(mesh, body, 'shoes01', { colours: { shoe: foot, sock: foot } });
  hideUnder(hidden, 'shoes01', isOfFoot);
  // What is in a boot is not seen above its shoe either.
  const shin = cuts.legs(0.9);
  if (closely.shank !== undefined) for (let v = 0; v < hidden.length; v++) if (shin(v) < 0) hidden[v] = 1;
}

/** The parts that are of one colour and hang together. */
function piecesOf(colours: Suit['colours'], borders: readonly Border[]): readonly ReadonlySet<SuitPart>[] {
  const pieces: Set<SuitPart>[] = [];
  const left = new Set(Object.keys(colours) as SuitPart[]); // Its keys are parts.
  for (const start of left) {
    if (colours[start] === undefined) continue;
    const piece = new Set<SuitPart>([start]);
    // What comes into a set while it is gone through is gone through as well.
    for (const part of piece) {
      left.delete(part);
      for (const [near, far] of borders) {
        const other = near === part ? far : far === part ? near : undefined;
        if (other !== undefined && String(colours[other]) === String(colours[part])) piece.add(other);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}
