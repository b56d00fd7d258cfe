import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pairs } from './points.ts';

/** The helmet of a firefighter about the middle of the skull: a comb, ribs, a bright band, a badge, and a brim that is long behind. */
export function buildFireHelmet(mesh: Mesh, helmet: Colour, stripe: Colour): void {
  mesh
    .push()
    .scale(0.97, 1, 1.16)
    .lathe(pairs([0.118, 0, 0.116, 0.04, 0.1, 0.085, 0.06, 0.12, 0.001, 0.132]), 30, helmet, materials.gloss)
    .pop();
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * Math.PI * 2;
      const back = Math.max(0, Math.cos(a));
      const r = 0.11 + u * (0.035 + 0.085 * back ** 1.5);
      return [Math.sin(a) * r, 0.008 - 0.02 * u - 0.05 * u * back, Math.cos(a) * r * 1.12];
    },
    5,
    44,
    () => helmet,
    materials.gloss,
  );
  for (let i = 0; i < 4; i++)
    mesh
      .push()
      .rotY((i * Math.PI) / 4)
      .tube(
        Array.from({ length: 13 }, (_, k): Vec3 => {
          const a = (k / 12) * Math.PI;
          return [Math.cos(a) * 0.118, Math.sin(a) * 0.132, 0];
        }),
        [i === 2 ? 0.016 : 0.006],
        i === 2 ? helmet : scaleRgb(readColour(helmet), 0.6),
        materials.gloss,
        6,
      )
      .pop();
  mesh
    .push()
    .scale(1, 1, 1.17)
    .at(0, 0.02, 0)
    .lathe(pairs([0.119, -0.012, 0.121, -0.01, 0.121, 0.01, 0.117, 0.012]), 30, stripe, materials.cloth)
    .pop();
  mesh.box(0, 0.02, -0.148, 0.075, 0.085, 0.012, '#e0b040', materials.metal);
}
