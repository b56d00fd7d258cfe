import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A bar of warning lights across a roof at x, y: one colour at each side of its middle. */
export function beaconBar(
  mesh: Mesh,
  x: number,
  y: number,
  { wide, left, right }: { readonly wide: number; readonly left: string; readonly right: string },
): void {
  mesh.box(x, y, 0, 0.34, 0.07, wide, '#1b1d20', materials.plain);
  for (const s of [-1, 1])
    mesh
      .box(x, y + 0.07, s * wide * 0.29, 0.28, 0.14, wide * 0.38, s < 0 ? left : right, materials.glow)
      .box(x, y + 0.06, s * wide * 0.1, 0.3, 0.15, 0.03, '#d5d8da', materials.metal);
  mesh.box(x, y + 0.07, 0, 0.26, 0.12, wide * 0.16, '#e8eaec', materials.gloss);
}
