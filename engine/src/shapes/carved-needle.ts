import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

const gold = '#d8ab3e';

/** A tapering needle of one stone with carved signs in columns, and its gilded point. */
export function carvedNeedle(mesh: Mesh, random: () => number, stone: Rgb): void {
  const [low, high] = [5.85, 23.4];
  const half = (y: number): number => 1.4 - ((y - low) / (high - low)) * 0.46;
  mesh
    .push()
    .rotY(Math.PI / 4)
    .lathe(
      [
        [half(low) * Math.SQRT2, low],
        [half(high) * Math.SQRT2, high],
      ],
      4,
      stone,
      materials.plain,
    )
    .lathe(
      [
        [half(high) * Math.SQRT2, high],
        [0, high + 2.3],
      ],
      4,
      gold,
      materials.metal,
    )
    .pop();
  const dark = scaleRgb(stone, 0.55);
  for (let q = 0; q < 4; q++) {
    mesh.push().rotY((q * Math.PI) / 2);
    for (let i = 0; i < 17; i++) {
      const y = low + 0.9 + i * 0.96;
      const z = -half(y + 0.4);
      for (const x of [-0.32, 0.32]) {
        const kind = Math.floor(random() * 6);
        const at = x * (half(y) / 1.1);
        const s = half(y) / 1.3;
        if (kind === 0) mesh.ball(at, y + 0.35, z, 0.2 * s, 0.2 * s, 0.05, dark, 0, 12);
        else if (kind === 1)
          mesh.box(at, y + 0.1, z, 0.12 * s, 0.6, 0.06, dark).box(at, y + 0.45, z, 0.4 * s, 0.1, 0.06, dark);
        else if (kind === 2) for (const k of [0, 1, 2]) mesh.box(at, y + 0.12 + k * 0.2, z, 0.42 * s, 0.08, 0.06, dark);
        else if (kind === 3)
          mesh
            .ball(at, y + 0.3, z, 0.11 * s, 0.26, 0.05, dark, 0, 10)
            .ball(at - 0.12 * s, y + 0.55, z, 0.1 * s, 0.09, 0.05, dark, 0, 10);
        else if (kind === 4)
          mesh
            .box(at - 0.12 * s, y + 0.1, z, 0.09, 0.55, 0.06, dark)
            .box(at + 0.12 * s, y + 0.1, z, 0.09, 0.55, 0.06, dark);
        else mesh.ball(at, y + 0.2, z, 0.22 * s, 0.1, 0.05, dark, 0, 12).box(at, y + 0.2, z, 0.07, 0.45, 0.06, dark);
      }
    }
    for (const x of [-1, 1])
      mesh.tube(
        [
          [x * half(low) * 0.82, low + 0.4, -half(low) - 0.005],
          [x * half(high) * 0.82, high - 0.4, -half(high) - 0.005],
        ],
        [0.035],
        dark,
        materials.plain,
        4,
      );
    mesh.pop();
  }
}
