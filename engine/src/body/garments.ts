import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import type { Body } from './body.ts';
import { cutSuit, piecesBesideFront } from './cut-suit.ts';
import { drawSurface, refined } from './draw-body.ts';
import type { Surface } from './draw-body.ts';
import { piecesOf } from './garment-pieces.ts';
import type { GarmentName, PieceRole } from './garment-pieces.ts';
import { jointAt } from './blend-body.ts';
import { neckRib } from './neck-rib.ts';
import { hangGarment } from './hang-garment.ts';
import { loadPeople } from './people.ts';
import { sewButtons } from './sew-buttons.ts';
import { sewHems } from './sew-hems.ts';
import { sinkSkin } from './sink-skin.ts';
import type { Skin } from './sink-skin.ts';
import { tuckIn } from './tuck-in.ts';

/** The colours of the pieces of a garment; what has none is not worn. */
export type PieceColours = Partial<Record<PieceRole, Colour>>;

/** How dark and light cloth is at most where its picture is: what was printed on it is lighter. */
const lightest: Readonly<Record<PieceRole, readonly [number, number]>> = {
  above: [0.72, 1.08],
  legs: [0.5, 1.5],
  skirt: [0.6, 1.15],
  under: [0.8, 1.06],
  bib: [0.45, 1.3],
  // White cloth shows every spot of its picture, blue in the light of the sky.
  shirt: [0.9, 1.04],
  tie: [0.6, 1.3],
  buckle: [0.6, 1.6],
  shoe: [0.4, 1.7],
  sock: [0.7, 1.2],
};

/** Puts some pieces of a garment on a body, of these colours; fine ones are for who is seen from near. Skin that would come through is moved under it, and what is worn `under` something else is tucked in there. It is of plain cloth where nothing else is said. */
export function wearPieces(
  mesh: Mesh,
  body: Body,
  name: GarmentName,
  of: {
    readonly colours: PieceColours;
    readonly isFine?: boolean;
    readonly isSewn?: boolean;
    readonly skin?: Skin;
    readonly under?: GarmentName;
    readonly cloth?: number;
  },
): void {
  const hung = hangGarment(name, body);
  const { rest } = hung;
  const { above, shirt } = of.colours;
  const isCut = name === 'male_elegantsuit01' && above !== undefined && shirt !== undefined;
  if (isCut)
    for (const { surface, normals } of cutSuit(hung.points, { coat: above, shirt }, of.isFine === true))
      drawSurface(mesh, surface, of.cloth ?? materials.cloth, normals);
  for (const { role, quads: all, light } of isCut ? piecesBesideFront() : piecesOf(name)) {
    const colour = of.colours[role];
    if (colour === undefined) continue;
    const { quads, points } = of.under ? tuckIn(all, hung, of.under, body) : { quads: all, points: hung.points };
    if (of.skin) sinkSkin(of.skin, body, points, quads);
    const tint = readColour(colour);
    const [least, most] = lightest[role];
    const colours = new Float32Array(points.length);
    for (const v of quads) {
      const shade = Math.min(most, Math.max(least, light[v] ?? 1));
      for (const c of [0, 1, 2] as const) colours[v * 3 + c] = tint[c] * shade;
    }
    const isFine = of.isFine === true;
    const surface: Surface = { points, colours, quads };
    const drawn = isFine ? refined(surface) : surface;
    if (isFine && role === 'above' && ribbed.has(name))
      knitRib(drawn, body.rest, refined({ points: rest, colours, quads }).points);
    const material = materialOf(role, of.cloth);
    drawSurface(mesh, drawn, material);
    if (of.isSewn === true && role === 'above' && buttoned.has(name)) sewButtons(mesh, { rest, points }, quads, colour);
    if (of.isSewn === true && hemmed.has(role) && !lapelled.has(name) && !ribbed.has(name))
      sewHems(mesh, drawn, material);
  }
}

/** What is buttoned before. */
const buttoned: ReadonlySet<GarmentName> = new Set(['male_casualsuit01', 'male_casualsuit03', 'female_elegantsuit01']);

/** What has hems that are seen. */
const hemmed: ReadonlySet<PieceRole> = new Set(['above', 'legs', 'skirt', 'bib']);

/** What has lapels, whose edges are waves in the model: a seam along them would be one as well. */
const lapelled: ReadonlySet<GarmentName> = new Set(['male_elegantsuit01', 'male_casualsuit05']);

/** What ends around the neck in a rib. */
const ribbed: ReadonlySet<GarmentName> = new Set([
  'male_casualsuit02',
  'male_casualsuit04',
  'male_casualsuit06',
  'female_casualsuit01',
]);

/** Darkens the seam and the rib around the neck of what was knitted. */
function knitRib({ colours, quads }: Surface, rest: Float32Array, cut: Float32Array): void {
  const light = neckRib(rest, cut, quads);
  const high = jointAt(rest, 'upperarm01.L____head')[1] - 0.08;
  for (const v of new Set(quads)) {
    if ((cut[v * 3 + 1] ?? 0) < high) continue;
    const share = light(v);
    for (const c of [0, 1, 2] as const) colours[v * 3 + c] = (colours[v * 3 + c] ?? 0) * share;
  }
}

const materialOf = (role: PieceRole, cloth: number = materials.cloth): number =>
  role === 'shoe'
    ? materials.coat
    : role === 'buckle'
      ? materials.gloss
      : // What is seen under leather is a shirt.
        role !== 'above' && cloth === materials.leather
        ? materials.cloth
        : cloth;

/** The vertices of a body that lie under a garment: of its upper half, its legs or its feet. */
export function hideUnder(hidden: Uint8Array, name: GarmentName, isUnder: (vertex: number) => boolean): void {
  for (const vertex of loadPeople().worn(name).hidden) if (isUnder(vertex)) hidden[vertex] = 1;
}
