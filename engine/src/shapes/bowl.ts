import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { pairs } from './points.ts';
import { hoop } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';

/** How high the rim of a bowl is, and how wide it is open at a height a little below; decimetres. */
export const bowlRim = { height: 0.98, radius: 1.14 } as const;

/** A bowl for soup or rice with two lines around it, of stoneware. */
export function bowl(mesh: Mesh, glaze: Colour, line: Colour): void {
  mesh.lathe(
    smoothProfile(
      pairs([0.5, 0, 0.5, 0.1, 0.5, 0.1, 0.82, 0.26, 1.12, 0.58, 1.24, 0.96, 1.22, 0.99, 1.18, 0.97, 1.1, 0.78]),
    ),
    64,
    glaze,
    materials.gloss,
  );
  for (const [y, r] of [
    [0.88, 1.228],
    [0.74, 1.185],
  ] as const)
    hoop(mesh, y, r, 0.018, line, materials.gloss);
}
