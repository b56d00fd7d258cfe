import { linearOfByte } from '../raster/colour.ts';
import type { garmentNames } from './people-file.ts';
import { loadPeople } from './people.ts';
import type { WornLists } from './people.ts';

export type GarmentName = (typeof garmentNames)[number];

/** What a piece of a garment is: each has a colour of its own. */
export type PieceRole = 'above' | 'legs' | 'skirt' | 'under' | 'bib' | 'shirt' | 'tie' | 'buckle' | 'shoe' | 'sock';

/** The connected parts of each garment, in the order of their first vertices. */
const partsOf: Readonly<Record<GarmentName, readonly PieceRole[]>> = {
  female_casualsuit01: ['above', 'legs'],
  female_elegantsuit01: ['skirt', 'above'],
  female_sportsuit01: ['above', 'legs'],
  male_casualsuit01: ['above'],
  male_casualsuit02: ['legs', 'above'],
  male_casualsuit03: ['above', 'legs'],
  male_casualsuit04: ['above', 'legs'],
  male_casualsuit05: ['above', 'above', 'under', 'legs'],
  male_casualsuit06: ['above', 'legs'],
  male_elegantsuit01: ['legs', 'above'],
  male_worksuit01: ['buckle', 'bib', 'buckle', 'buckle', 'buckle', 'under'],
  shoes01: ['shoe', 'shoe', 'sock', 'sock'],
  shoes02: ['shoe', 'shoe', 'sock', 'sock'],
  shoes03: [
    'sock',
    'buckle',
    'buckle',
    'buckle',
    'buckle',
    'shoe',
    'sock',
    'buckle',
    'buckle',
    'buckle',
    'buckle',
    'shoe',
  ],
};

/** How many steps the light of a picture is spread over its neighbours: what is printed on a shirt or striped fades, folds stay. */
const spread: Partial<Record<GarmentName, number>> = {
  male_casualsuit03: 5,
  female_elegantsuit01: 6,
  male_casualsuit05: 3,
};

/** How much of that light is left of what is striped. */
const striped = 0.3;

/** A piece of a garment: its quads, and the light of its vertices, 1 in the mean. */
export interface Piece {
  readonly role: PieceRole;
  readonly quads: Uint32Array;
  readonly light: Float32Array;
}

const known = new Map<GarmentName, readonly Piece[]>();

/** The pieces that a garment is sewn of. */
export function piecesOf(name: GarmentName): readonly Piece[] {
  const own = known.get(name) ?? split(name, loadPeople().worn(name));
  known.set(name, own);
  return own;
}

function split(name: GarmentName, lists: WornLists): readonly Piece[] {
  const roleAt = rolesOf(name, lists);
  const quadsOf = new Map<PieceRole, number[]>();
  for (let q = 0; q < lists.quads.length; q += 4) {
    const corners = [...lists.quads.subarray(q, q + 4)];
    const role = roleOfQuad(name, lists, corners, roleAt(corners[0] ?? 0));
    (quadsOf.get(role) ?? quadsOf.set(role, []).get(role))?.push(...corners);
  }
  return [...quadsOf].map(([role, quads]) => ({
    role,
    quads: Uint32Array.from(quads),
    light: lightOf(lists, quads, spread[name]),
  }));
}

/** What the connected part of a vertex is. */
function rolesOf(name: GarmentName, { worn, quads }: WornLists): (vertex: number) => PieceRole {
  const leads = Array.from({ length: worn.count }, (_, i) => i);
  const lead = (i: number): number => {
    let at = i;
    while (leads[at] !== at) at = leads[at] = leads[leads[at] ?? 0] ?? 0;
    return at;
  };
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 1; k < 4; k++) leads[lead(quads[q + k] ?? 0)] = lead(quads[q] ?? 0);
  const order = new Map<number, PieceRole>();
  for (let v = 0; v < worn.count; v++) {
    const first = lead(v);
    if (!order.has(first)) order.set(first, partsOf[name][order.size] ?? 'above');
  }
  return (vertex) => order.get(lead(vertex)) ?? 'above';
}

/** Some pieces are sewn together: their colours tell them apart. */
function roleOfQuad(name: GarmentName, lists: WornLists, corners: readonly number[], part: PieceRole): PieceRole {
  const mean = (c: number): number => corners.reduce((sum, v) => sum + (lists.colours[v * 3 + c] ?? 0) / 4, 0);
  const [red, green, blue] = [mean(0), mean(1), mean(2)];
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (name === 'male_elegantsuit01' && part === 'above')
    return isBefore(lists, corners)
      ? 'tie'
      : (light > 104 && isBetweenLapels(lists, corners)) || isBesideTie(lists, corners)
        ? 'shirt'
        : part;
  if (name === 'male_worksuit01' && part === 'bib') return light < 40 && highOf(lists, corners) > 0.3 ? 'buckle' : part;
  if (name !== 'male_casualsuit01') return part;
  return highOf(lists, corners) > 0.122 ? 'above' : 'legs';
}

/** How high a quad is on who is an average of all, metres. */
function highOf({ refs, weights }: WornLists, corners: readonly number[]): number {
  const { places } = loadPeople();
  let high = 0;
  for (const v of corners)
    for (let k = 0; k < 3; k++)
      high += ((weights[v * 3 + k] ?? 0) / 16_384) * (places[(refs[v * 3 + k] ?? 0) * 3 + 1] ?? 0) * 0.25;
  return high;
}

/** A coordinate of a vertex on who is an average of all, metres. */
export function placeOf({ refs, weights }: WornLists, v: number, c: 0 | 1 | 2): number {
  const { places } = loadPeople();
  let sum = 0;
  for (let k = 0; k < 3; k++)
    sum += ((weights[v * 3 + k] ?? 0) / 16_384) * (places[(refs[v * 3 + k] ?? 0) * 3 + c] ?? 0);
  return sum;
}

/** Where the lapels of a suit meet, and how fast they part from there up: without that a shirt ends below the tie as a square. */
const [lapelsMeet, lapelsPart, underTie] = [0.445, 0.55, 0.01] as const;

/** Whether a quad before the breast lies between the lapels; what is at the neck, the wrists or behind is as it was printed. */
function isBetweenLapels(lists: WornLists, corners: readonly number[]): boolean {
  return corners.every((v) => {
    const [x, y, z] = [placeOf(lists, v, 0), placeOf(lists, v, 1), placeOf(lists, v, 2)];
    if (Math.abs(x) > 0.1 || z > -0.05) return true;
    return Math.abs(x) < underTie + Math.max(0, y - lapelsMeet) * lapelsPart;
  });
}

/** How far within the lapels the shade of a tie ends that is printed on the shirt, and how far beside the middle at most; metres. */
const [shadeWithin, shadeWide] = [0.006, 0.045] as const;

/** Whether a quad lies on the shirt beside the tie, where its shade is printed: as cloth of the suit it would be dark blocks. */
function isBesideTie(lists: WornLists, corners: readonly number[]): boolean {
  return corners.every((v) => {
    const [x, y, z] = [placeOf(lists, v, 0), placeOf(lists, v, 1), placeOf(lists, v, 2)];
    return (
      z < -0.05 &&
      y > lapelsMeet &&
      Math.abs(x) < Math.min(shadeWide, underTie + (y - lapelsMeet) * lapelsPart - shadeWithin)
    );
  });
}

/** Whether a quad lies in the middle before the breast. */
function isBefore(lists: WornLists, corners: readonly number[]): boolean {
  const at = (v: number, c: 0 | 1 | 2): number => placeOf(lists, v, c);
  return corners.every((v) => Math.abs(at(v, 0)) < 0.027 && at(v, 1) > 0.442 && at(v, 2) < -0.05);
}

/** How light the picture of a piece is at each vertex beside its mean. */
function lightOf({ worn, colours }: WornLists, quads: readonly number[], stripes?: number): Float32Array {
  const steps = stripes ?? 2;
  const share = stripes === undefined ? 1 : striped;
  let light = new Float32Array(worn.count);
  let [sum, count] = [0, 0];
  for (const v of quads) {
    const of = (c: number): number => linearOfByte[colours[v * 3 + c] ?? 0] ?? 0;
    light[v] = 0.2126 * of(0) + 0.7152 * of(1) + 0.0722 * of(2);
    sum += light[v] ?? 0;
    count++;
  }
  for (let step = 0; step < steps; step++) {
    const sums = new Float32Array(worn.count);
    const counts = new Float32Array(worn.count);
    for (let q = 0; q < quads.length; q += 4) {
      let mean = 0;
      for (let k = 0; k < 4; k++) mean += (light[quads[q + k] ?? 0] ?? 0) / 4;
      for (let k = 0; k < 4; k++) {
        const v = quads[q + k] ?? 0;
        sums[v] = (sums[v] ?? 0) + mean;
        counts[v] = (counts[v] ?? 0) + 1;
      }
    }
    light = sums.map((value, v) => value / Math.max(1, counts[v] ?? 0));
  }
  const mean = sum / Math.max(1, count);
  return light.map((value) => 1 + (value / mean - 1) * share);
}
