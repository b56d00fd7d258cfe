import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { archedBay } from './arch.ts';
import { tau } from './chance.ts';

export const ovalBays = 52;

/** Half lengths of the outer oval, metres; it is built at half the size of the one in Rome. */
export const [ovalLong, ovalShort] = [31, 26];

export const ovalStorey = 5.2;

export const ovalStoreys = 3;

interface BayPlace {
  readonly a: number;
  /** Share of the outer oval. */
  readonly share: number;
  readonly y: number;
  readonly deep: number;
}

/** Turns the mesh to a bay of an oval, its front outwards, and gives its width. */
export function turnTo(mesh: Mesh, { a, share, y }: Omit<BayPlace, 'deep'>): number {
  const at = (turn: number): readonly [number, number] => [
    Math.cos(turn) * ovalLong * share,
    Math.sin(turn) * ovalShort * share,
  ];
  const half = tau / ovalBays / 2;
  const [x0, z0] = at(a - half);
  const [x1, z1] = at(a + half);
  mesh
    .push()
    .at((x0 + x1) / 2, y, (z0 + z1) / 2)
    .rotY(Math.atan2(-(z1 - z0), x1 - x0));
  return Math.hypot(x1 - x0, z1 - z0);
}

/** A bay of an oval arcade with half columns and its entablature. */
export function ovalBay(mesh: Mesh, place: BayPlace, colour: Colour): void {
  const wide = turnTo(mesh, place);
  archedBay(
    mesh,
    { wide, high: ovalStorey, deep: place.deep, opening: { wide: wide * 0.6, high: ovalStorey * 0.78 } },
    colour,
    materials.stone,
  );
  // Half a column between two bays, and the entablature over them.
  const light = mixRgb(readColour(colour), [0.85, 0.75, 0.6], 0.25);
  mesh
    .cyl(-wide / 2, 0, 0, wide * 0.085, wide * 0.075, ovalStorey * 0.86, light, materials.plain, 10)
    .box(-wide / 2, ovalStorey * 0.83, 0, wide * 0.24, ovalStorey * 0.04, 0.6, light)
    .box(0, ovalStorey * 0.9, 0, wide * 1.02, ovalStorey * 0.06, 0.7, light)
    .box(0, ovalStorey * 0.96, 0, wide * 1.03, ovalStorey * 0.05, 1.1, light)
    .box(0, ovalStorey * 0.9, place.deep / 2, wide, ovalStorey * 0.1, place.deep, colour)
    .pop();
}

/** A whole storey of bays around the oval, as those inside see it. */
export function ovalArcade(mesh: Mesh, colour: Colour): void {
  for (let i = 0; i < ovalBays; i++) ovalBay(mesh, { a: (i / ovalBays) * tau, share: 1, y: 0, deep: 2 }, colour);
}

/** The closed fourth storey with its flat pilasters and small windows. */
export function ovalAttic(mesh: Mesh, a: number, colour: Colour, window: boolean): void {
  const wide = turnTo(mesh, { a, share: 1, y: ovalStoreys * ovalStorey });
  const light = mixRgb(readColour(colour), [0.85, 0.75, 0.6], 0.25);
  mesh
    .box(0, 0, 1.1, wide * 1.01, 6.2, 2.2, colour, materials.stone)
    .box(-wide / 2, 0, -0.06, wide * 0.16, 5.4, 0.3, light)
    .box(0, 5.5, 0.4, wide * 1.03, 0.7, 2.4, light);
  if (window) mesh.box(0, 2, -0.03, wide * 0.24, 1.3, 0.1, '#3a2f22');
  for (const x of [-0.28, 0, 0.28]) mesh.box(x * wide, 4.4, -0.2, 0.26, 0.4, 0.5, light);
  mesh.pop();
}
