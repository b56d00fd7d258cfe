import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { hoop } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';

/** Height of a plate's middle, for what lies on it. */
export const plateTop = 0.07;

/** A plate of china with a line around its rim. */
export function plate(mesh: Mesh, radius: number, colour: Colour, line: Colour): void {
  const well = radius * 0.68;
  mesh.lathe(
    smoothProfile([
      [well * 0.8, 0],
      [well * 0.86, 0.02],
      [radius * 0.97, 0.15],
      [radius, 0.18],
      [radius * 0.97, 0.19],
      [well * 1.08, 0.1],
      [well * 0.9, plateTop],
      [0, plateTop],
    ]),
    56,
    colour,
    materials.gloss,
  );
  hoop(mesh, 0.182, radius * 0.93, 0.012, line, materials.gloss);
}
