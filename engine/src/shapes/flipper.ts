import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';

/**
 * A flipper that lies flat: from the shoulder to the wrist, then five fingers within one skin, which spread towards `way`. Colour 0, and 1 at the
 * tips.
 */
export function layFlipper(shoulder: Vec3, wrist: Vec3, way: Vec3, length: number): Cones {
  const size = Math.hypot(...way);
  const [wx, wy, wz] = [way[0] / size, way[1] / size, way[2] / size];
  const thick = length * 0.13;
  const fingers = [-2, -1, 0, 1, 2].map((i) => {
    const turn = i * 0.17;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const reach = length * (1 - 0.05 * (i + 2));
    return [
      ...[wrist[0] - wz * i * thick * 0.6, wrist[1], wrist[2] + wx * i * thick * 0.6, thick * 0.9],
      ...[
        wrist[0] + (wx * c - wz * s) * reach,
        Math.max(0.012, wrist[1] + wy * reach),
        wrist[2] + (wz * c + wx * s) * reach,
        thick * 0.34,
        1,
      ],
    ];
  });
  return [[...shoulder, thick * 1.9, ...wrist, thick * 1.15, 0], ...fingers];
}
