import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

/** The robe falls in deep folds, a mantle goes across it from her left shoulder. */
export function libertyRobe(mesh: Mesh, copper: Rgb): void {
  const light = mixRgb(copper, [0.7, 0.8, 0.72], 0.18);
  const dark = scaleRgb(copper, 0.8);
  const profile = (v: number): number =>
    v < 0.06
      ? 2.6 + v * 3
      : v < 0.55
        ? 2.78 - (v - 0.06) * 1.3
        : v < 0.8
          ? 2.14 - (v - 0.55) * 1.1
          : 1.86 + (v - 0.8) * 1.2;
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      const depth = 0.17 * (1 - v * 0.7);
      const fold = depth * Math.sin(a * 13 + v * 1.6) + depth * 0.7 * Math.sin(a * 7 - v * 4 + 1);
      const r = profile(v) + fold;
      // One knee is bent a little forward.
      const knee = Math.exp(-((v - 0.35) ** 2) * 18) * 0.5 * Math.max(0, Math.cos(a + Math.PI / 2 + 0.5));
      return [Math.cos(a) * r * 1.04, v * 14.6, Math.sin(a) * r * 0.9 - knee];
    },
    96,
    26,
    (u, v) =>
      Math.sin(u * tau * 13 + v * 1.6) > 0.2 ? light : Math.sin(u * tau * 13 + v * 1.6) < -0.6 ? dark : copper,
    materials.plain,
  );
  // The mantle: a sash of folds from the left shoulder round the right hip.
  mesh.sheet(
    (u, v) => {
      const a = -Math.PI * 0.98 + u * Math.PI * 1.02;
      const y = 8.4 + u * 5.8 - v * (2.6 - u) + 0.14 * Math.sin(v * 26);
      const r = profile(Math.min(1, y / 14.6)) + 0.34 + 0.09 * Math.sin(v * 30 + u * 3);
      return [Math.cos(a) * r * 1.04, y, Math.sin(a) * r * 0.9];
    },
    30,
    20,
    (_u, v) => (Math.sin(v * 30) > 0 ? light : copper),
    materials.plain,
  );
}
