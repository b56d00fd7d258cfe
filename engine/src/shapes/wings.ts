import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

interface WingForm {
  /** Leading edges where it begins and ends. */
  readonly root: Vec3;
  readonly tip: Vec3;
  /** Depth from the leading edge backwards (+x) at both. */
  readonly chord: readonly [number, number];
  readonly thick: number;
}

/** The wing of an aircraft: a flat lens that tapers to its tip. */
export function wing(mesh: Mesh, { root, tip, chord, thick }: WingForm, colour: Colour): void {
  for (const side of [-1, 1]) {
    mesh.sheet(
      (u, v) => {
        const at = (k: 0 | 1 | 2): number => root[k] + (tip[k] - root[k]) * v;
        const depth = chord[0] + (chord[1] - chord[0]) * v;
        return [at(0) + u * depth, at(1) + side * thick * (1 - 0.75 * v) * Math.sin(Math.PI * u ** 0.6) * 0.5, at(2)];
      },
      8,
      10,
      () => colour,
      materials.gloss,
    );
  }
}
