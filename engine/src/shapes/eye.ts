import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';

/** How far from the middle of the iris its parts end, radians. */
const [pupilEnd, irisEnd] = [0.2, 0.47] as const;
const white: Rgb = [0.5, 0.475, 0.45];

/** An eye of radius 1 that looks towards -z, with what it mirrors. */
export function buildEye(mesh: Mesh, iris: Rgb, detail: number): void {
  const colour = (u: number, v: number): Rgb => {
    const away = u * 1.5;
    if (away < pupilEnd) return [0.004, 0.003, 0.003];
    if (away < irisEnd) {
      const t = (away - pupilEnd) / (irisEnd - pupilEnd);
      const rays = 0.85 + 0.3 * Math.abs(Math.sin(v * 61) * Math.sin(v * 37 + 1));
      // Light that falls in from above brightens what is below.
      const lit = 0.62 + 0.75 * smooth(0.4, -1, Math.sin(v * Math.PI * 2));
      return scaleRgb(iris, rays * lit * (1 - 0.8 * smooth(0.72, 1, t)) * (0.55 + 0.45 * smooth(0, 0.25, t)));
    }
    const shade = 1 - 0.45 * smooth(0.1, 0.9, Math.sin(v * Math.PI * 2)) - 0.3 * smooth(0.75, 1.3, away);
    return mixRgb(scaleRgb(white, shade), [0.5, 0.2, 0.16], 0.25 * smooth(0.8, 1.3, away));
  };
  mesh.sheet(
    (u, v) => {
      const [away, turn] = [u * 1.5, v * Math.PI * 2];
      // The cornea bulges over the iris.
      const r = 1 + 0.035 * smooth(irisEnd, 0.1, away);
      return [Math.sin(away) * Math.cos(turn) * r, Math.sin(away) * Math.sin(turn) * r, -Math.cos(away) * r];
    },
    Math.round(12 + 24 * detail),
    Math.round(14 + 26 * detail),
    colour,
    materials.wet,
  );
  // A window, or the sky, in each eye; always on the side from which light comes.
  for (const [dx, dy, size] of [
    [0.25, 0.24, 0.13],
    [-0.2, -0.2, 0.055],
  ] as const) {
    const dz = -Math.sqrt(1 - dx * dx - dy * dy);
    mesh.ball(dx * 1.034, dy * 1.034, dz * 1.034, size, size, 0.02, [1.6, 1.6, 1.65], materials.plain, 10);
  }
}
