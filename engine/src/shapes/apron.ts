import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { circle } from './rings.ts';

/** An apron around the hips of an upright figure of 1.8 metres, with a band about the waist; its hem has the colour of the band. */
export function wearApron(mesh: Mesh, { cloth, trim }: { readonly cloth: Colour; readonly trim: Colour }): void {
  mesh.sheet(
    (u, v): Vec3 => {
      const turn = Math.PI + (v - 0.5) * 3.9;
      const r = 0.205 + 0.065 * u + 0.008 * u * Math.sin(v * 26);
      return [Math.sin(turn) * r, 1.06 - 0.52 * u, Math.cos(turn) * r * 0.92];
    },
    8,
    40,
    (u) => (u > 0.93 ? trim : cloth),
    materials.cloth,
  );
  mesh.push().at(0, 1.06, 0).scale(1, 1, 0.82);
  mesh.tube(circle(0.19, 0, 32), [0.013], trim, materials.cloth, 6).pop();
}
