import type { Colour, Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';

/** One station along a hull: place on x, middle height, half height, half width. */
export type Station = readonly [x: number, y: number, halfHeight: number, halfWidth: number];

/**
 * A closed body along x through stations, between a box (`square` 0) and an ellipse (`square` 1) across; cars, planes,
 * ships' hulls, rockets.
 */
export function buildHull(
  mesh: Mesh,
  stations: readonly Station[],
  square: number,
  colour: (u: number, v: number) => Colour,
  material: number = materials.gloss,
): void {
  const last = stations.length - 1;
  const at = (u: number): Station => {
    const t = Math.min(Math.max(u, 0), 0.99999) * last;
    const i = Math.floor(t);
    const f = t - i;
    const s = f * f * (3 - 2 * f);
    const a = stations[i] ?? [0, 0, 0, 0];
    const b = stations[i + 1] ?? a;
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s, a[3] + (b[3] - a[3]) * s];
  };
  const power = 0.35 + 0.65 * square;
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** power;
  mesh.sheet(
    (u, v) => {
      const [x, y, h, w] = at(u);
      const a = v * Math.PI * 2;
      return [x, y + round(Math.sin(a)) * h, round(Math.cos(a)) * w];
    },
    last * 5,
    28,
    colour,
    material,
  );
}
