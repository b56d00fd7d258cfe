import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

interface FeatheredWing {
  /** Shoulder, wrist and tip of the arm, metres. */
  readonly arm: readonly [Vec3, Vec3, Vec3];
  /** Lengths of its feathers at the shoulder and at the tip, metres. */
  readonly feathers: readonly [number, number];
  /** How far back and how far up its first feathers point; back and a little down by themselves. */
  readonly hang?: readonly [back: number, up: number];
  /** Which way its feathers are wide: for whoever sees it from the side, by itself. */
  readonly across?: Vec3;
  /** From the arm to the ends of the feathers. */
  readonly colours: readonly [Colour, Colour];
}

/** A spread wing of a bird: three rows of feathers, from short ones over the arm to the long ones that end it. Backwards is +x. */
export function buildFeatheredWing(
  mesh: Mesh,
  { arm, feathers, hang = [0.78, -0.42], across, colours }: FeatheredWing,
): void {
  const [shoulder, wrist, tip] = arm;
  const between = (a: Vec3, b: Vec3, t: number): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  const along = (t: number): Vec3 => (t < 0.5 ? between(shoulder, wrist, t * 2) : between(wrist, tip, t * 2 - 1));
  const outwards: Vec3 = [tip[0] - wrist[0], tip[1] - wrist[1], tip[2] - wrist[2]];
  const far = Math.hypot(...outwards);
  mesh.tube(
    Array.from({ length: 13 }, (_, i) => along(i / 12)),
    Array.from({ length: 13 }, (_, i) => 0.075 * (1 - i / 14)),
    colours[0],
    materials.cloth,
    8,
  );
  for (const [row, share] of [1, 0.62, 0.34].entries()) {
    const count = 24 - row * 3;
    for (let i = 0; i < count; i++) {
      const t = (i + 0.4) / count;
      const from = along(t);
      const length = (feathers[0] + (feathers[1] - feathers[0]) * t ** 1.4) * share;
      // At the shoulder feathers hang backwards, at the tip they go on as the arm does.
      const on = t ** 1.7 * 0.82;
      const way: Vec3 = [
        hang[0] * (1 - on) + (outwards[0] / far) * on,
        hang[1] * (1 - on) + (outwards[1] / far) * on,
        (outwards[2] / far) * on * 0.9,
      ];
      const size = Math.hypot(...way);
      const half = 0.055 + 0.03 * share;
      const lift = row * 0.02 * Math.sign(tip[2]);
      mesh.sheet(
        (u, v) => {
          const reach = (u * length) / size;
          const wide = half * 2 * (v - 0.5) * Math.sin(Math.min(1, 0.22 + u * 0.8) * Math.PI) ** 0.5;
          const aside = across ?? ([-way[1], way[0], 0] as const);
          return [
            from[0] + way[0] * reach + aside[0] * wide,
            from[1] + way[1] * reach + aside[1] * wide - 0.1 * u * u * length,
            from[2] + way[2] * reach + aside[2] * wide + (across ? 0 : lift),
          ];
        },
        9,
        2,
        (u) => (u > 0.55 ? colours[1] : colours[0]),
        materials.cloth,
      );
    }
  }
}
