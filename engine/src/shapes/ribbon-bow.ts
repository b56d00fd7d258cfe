import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { tau } from './chance.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A bow of loops in two rings, a knot, and two tails with swallow ends. */
export function ribbonBow(mesh: Mesh, y: number, ribbon: (across: number) => Rgb): void {
  for (let i = 0; i < 9; i++) {
    const isUpper = i > 5;
    const [reach, lean] = isUpper ? [0.3, 0.95] : [0.46, 0.36];
    mesh
      .push()
      .at(0, y + 0.03, 0)
      .rotY(((isUpper ? i + 0.35 : i) / (isUpper ? 3 : 6)) * tau + 0.35)
      .rotZ(lean);
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const out = (1 - Math.cos(a)) / 2;
        return [0.02 + reach * out, 0.13 * Math.sin(a) * (0.4 + out * 0.6), (v - 0.5) * (0.07 + 0.16 * out)];
      },
      36,
      8,
      (u, v) => mixRgb(ribbon(v * 2 - 1), [0, 0, 0], u > 0.5 ? 0.22 : 0),
      materials.gloss,
    );
    mesh.pop();
  }
  mesh.ball(0, y + 0.08, 0, 0.1, 0.085, 0.1, ribbon(0), materials.gloss, 20);
  for (const [turn, long] of [
    [-0.62, 0.86],
    [-2.35, 0.78],
  ] as const) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    mesh.sheet(
      (u, v) => {
        const cut = v > 0.86 ? (v - 0.86) * 1.1 * (1 - Math.abs(u - 0.5) * 2) : 0;
        const far = 0.05 + (v - cut) * long;
        const fall = far > 0.74 ? -(far - 0.74) * 2.1 : 0.05 * Math.sin(far * 11) ** 2;
        const [x, z] = [Math.min(far, 0.78), (u - 0.5) * 0.19];
        return [x * c - z * s, y + 0.024 + fall, x * s + z * c];
      },
      8,
      30,
      (u) => ribbon(u * 2 - 1),
      materials.gloss,
    );
  }
}
