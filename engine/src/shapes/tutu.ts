import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import type { Wearer } from './hanging.ts';
import { onTrunk } from './figure.ts';

/** How many layers of tulle a tutu has, and how far the widest one reaches from the middle, metres. */
const [layers, reach] = [5, 0.5] as const;

/** A tutu: layers of pleated tulle that stand out from the hips, those below shorter and in the shade of those above. */
export function wearTutu(mesh: Mesh, { pose }: Wearer, colour: Colour): void {
  const tulle = readColour(colour);
  const below = onTrunk(pose, 'pelvis');
  for (let layer = 0; layer < layers; layer++) {
    const wide = reach - layer * 0.045;
    mesh.sheet(
      (u, v): Vec3 => {
        const turn = v * tau;
        const r = 0.1 + u * (wide - 0.1);
        const pleat = Math.sin(turn * 34 + layer * 2.1) * 0.012 * u + Math.sin(turn * 5 + layer) * 0.02 * u;
        return below(
          Math.sin(turn) * r,
          0.075 - layer * 0.016 - 0.11 * u * u - 0.02 * layer * u + pleat,
          Math.cos(turn) * r,
        );
      },
      7,
      204,
      (u, v) => scaleRgb(tulle, (1 - 0.06 * layer) * (0.9 + 0.1 * u) * (0.97 + 0.05 * Math.sin(v * tau * 34))),
      materials.leaf,
    );
  }
}
