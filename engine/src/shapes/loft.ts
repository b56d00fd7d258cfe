import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';

/** A level section: its height, middle on x, and half lengths along x and z. */
export type Section = readonly [y: number, x: number, halfX: number, halfZ: number];

/** A body through level sections from the bottom up, between a box (`square` 0) and an ellipse (1) seen from above; closed at both ends. */
export function loft(
  mesh: Mesh,
  sections: readonly Section[],
  square: number,
  colour: Colour,
  material: number = materials.gloss,
): void {
  const power = 0.3 + 0.7 * square;
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** power;
  const first = sections[0];
  const last = sections.at(-1);
  if (!first || !last) return;
  const closed: readonly Section[] = [[first[0], first[1], 0, 0], ...sections, [last[0], last[1], 0, 0]];
  for (let i = 1; i < closed.length; i++) {
    const [a, b] = [closed[i - 1], closed[i]];
    if (!a || !b) continue;
    mesh.sheet(
      (u, v) => {
        const angle = u * Math.PI * 2;
        const at = (k: 0 | 1 | 2 | 3): number => a[k] + (b[k] - a[k]) * v;
        return [at(1) + round(Math.cos(angle)) * at(2), at(0), round(Math.sin(angle)) * at(3)];
      },
      36,
      1,
      () => colour,
      material,
    );
  }
}
