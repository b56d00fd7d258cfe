import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise3 } from '../solid/noise.ts';
import { drawSurface, normalsOf } from './draw-body.ts';
import type { Surface } from './draw-body.ts';

/** How many creases there are in a metre, across and along; how steep they are, and how much darker where they go in. */
const [across, along, steep, dark] = [15, 8, 0.2, 0.1] as const;

/** How much deeper folds are that cloth is drawn into than its creases. */
const deep = 0.85;

/** Draws cloth that was sewn and not draped: it is thrown into small creases, which belong to the cloth wherever it is taken; `rest` says where it was cut, and `folds` how far a place of that stands out in folds besides. */
export function drawCloth(
  mesh: Mesh,
  surface: Surface,
  rest: Float32Array,
  folds: (x: number, y: number, z: number) => number = () => 0,
): void {
  const standing = (x: number, y: number, z: number): number =>
    crease(x, y, z) + deep * folds(x / across, y / along, z / across);
  const normals = normalsOf(surface);
  const colours = surface.colours.slice();
  const used = new Uint8Array(rest.length / 3);
  for (const v of surface.quads) {
    if (used[v] === 1) continue;
    used[v] = 1;
    const at = v * 3;
    const [x, y, z] = [(rest[at] ?? 0) * across, (rest[at + 1] ?? 0) * along, (rest[at + 2] ?? 0) * across];
    const own = standing(x, y, z);
    const long = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0);
    const step = 0.12;
    const slopes = [standing(x + step, y, z), standing(x, y + step, z), standing(x, y, z + step)];
    for (let c = 0; c < 3; c++) {
      normals[at + c] = (normals[at + c] ?? 0) - (((slopes[c] ?? 0) - own) / step) * steep * long;
      colours[at + c] = (colours[at + c] ?? 0) * (1 + dark * (Math.min(1.6, own) - 0.75));
    }
  }
  drawSurface(mesh, { ...surface, colours }, materials.cloth, normals);
}

/** How much of a crease is of the long folds that cloth is drawn into from side to side where it is taken in or bent, and how many of those are in so many creases. */
const [drawn, often] = [0.5, 0.34] as const;

/** How far cloth stands out: long folds that run aslant, and on them round ridges of two sizes with narrow grooves between them. */
function crease(x: number, y: number, z: number): number {
  const slant = noise3(x * 0.12, y * 0.16, z * 0.12 + 11) * 5;
  const long = Math.abs(noise3(x * often * 0.55 + 3, (y + slant) * often * 2.2, z * often * 0.55) - 0.5);
  return small(x, y, z) + drawn * Math.min(1, long * 3.4);
}

function small(x: number, y: number, z: number): number {
  const bent = noise3(x * 0.3, y * 0.3 + 7, z * 0.3) * 2.4;
  const wide = Math.abs(noise3(x * 0.55 + bent, y * 0.55, z * 0.55 - bent) - 0.5);
  const fine = Math.abs(noise3(x + 31 + bent, y + bent, z) - 0.5);
  return Math.min(1, wide * 3.2) * 0.65 + Math.min(1, fine * 3) * 0.35;
}
