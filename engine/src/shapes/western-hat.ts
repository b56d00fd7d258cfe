import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { noise2 } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { hatLong, pushHatSeat } from './hat-seat.ts';
import { pairs } from './points.ts';

/** How high its crown is, metres. */
const tall = 0.112;

/** The hat of a cowboy, in the axes of a head: its brim rolled up at the sides and low over the brow, its crown pinched and creased. */
export function wearWesternHat(mesh: Mesh, colour: Colour): void {
  const felt = readColour(colour);
  pushHatSeat(mesh, { lean: 0.11 });
  const worn = (u: number, v: number, share: number) =>
    scaleRgb(mixRgb(felt, [0.5, 0.42, 0.32], 0.09 * noise2(u * 5, v * 24)), share);
  for (const [low, share] of [
    [0, 1],
    [0.004, 0.55],
  ] as const)
    mesh.sheet(
      (u, v): Vec3 => {
        const a = (low > 0 ? 1 - v : v) * tau;
        const side = Math.sin(a) ** 2;
        const r = 0.09 + 0.088 * u;
        const roll = 0.062 * u ** 2.2 * side - 0.03 * u ** 1.4 * (1 - side);
        return [Math.sin(a) * (r - 0.022 * u * u * side), roll - low, -Math.cos(a) * (r * 1.12 + 0.012)];
      },
      10,
      72,
      (u, v) => worn(u, v, share),
      materials.cloth,
    );
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * tau;
      const wall = Math.min(1, u / 0.62);
      const inside = Math.max(0, (u - 0.62) / 0.38);
      const r = (0.0965 - 0.019 * wall ** 1.5) * Math.cos(inside * Math.PI * 0.5) ** 0.8;
      const ahead = Math.max(0, Math.cos(a)) ** 0.7;
      // Fingers have pinched it beside its front, and pressed a crease along its top.
      const pinch = 1 - 0.3 * wall ** 1.6 * ahead * Math.abs(Math.sin(a)) * (1 - inside);
      const [x, z] = [Math.sin(a) * r * pinch, -Math.cos(a) * r * hatLong * (1 - 0.06 * wall)];
      const crease = 0.03 * inside ** 0.8 * Math.exp(-((x / 0.022) ** 2));
      const lip = 0.008 * Math.sin(inside * Math.PI);
      return [x, tall * Math.sin(wall * Math.PI * 0.47) + lip - crease - 0.012 * wall * Math.max(0, -Math.cos(a)), z];
    },
    30,
    72,
    (u, v) => worn(u, v, 1),
    materials.cloth,
  );
  mesh.push().scale(1, 1, hatLong * 0.995);
  mesh.lathe(pairs([0.0985, 0.002, 0.097, 0.021]), 44, scaleRgb(felt, 0.28), materials.gloss);
  mesh.pop().pop();
}
