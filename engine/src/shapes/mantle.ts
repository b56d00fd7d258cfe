import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Wearer } from './hanging.ts';
import { onTrunk } from './figure.ts';
import { falling } from './folds.ts';

/** A mantle that falls from both shoulders to the ground behind, open before. */
export interface Mantle {
  readonly colour: Colour;
  readonly lining: Colour;
  /** How high its hem is, metres. */
  readonly hem: number;
}

/** How far around the body it reaches on each side, radians from behind. */
const wrap = 2.15;

/** Wears a mantle: wide folds that deepen to the hem, and a lining where it turns forward. */
export function wearMantle(mesh: Mesh, { pose, seed, detail }: Wearer, { colour, lining, hem }: Mantle): void {
  const [x, top, z] = onTrunk(pose, 'chest')(0, 0.06, 0.01);
  const fold = falling(seed, 15, 0.055);
  const cloth = readColour(colour);
  const at =
    (inner: number) =>
    (u: number, v: number): Vec3 => {
      const turn = (v * 2 - 1) * wrap;
      const slope = Math.min(1, u / 0.13);
      // Over the shoulders it is as wide as they are, and below it hangs wider and wider.
      const wide = 0.09 + 0.165 * Math.sqrt(slope) + 0.2 * Math.max(0, u - 0.13) - inner;
      const deep = 0.08 + 0.085 * slope + 0.24 * Math.max(0, u - 0.13) - inner;
      const out = fold(u, turn) * smooth(0.1, 0.6, u);
      return [
        x + Math.sin(turn) * (wide + out),
        top - (top - hem) * u + 0.02 * (1 - slope),
        z + 0.02 + Math.cos(turn) * (deep + out * 1.1),
      ];
    };
  const [rows, columns] = [Math.round(40 * detail), Math.round(84 * detail)];
  mesh.sheet(
    at(0),
    rows,
    columns,
    (u, v) => {
      const edge = u > 0.965 || Math.abs(v - 0.5) > 0.475;
      return edge ? lining : scaleRgb(cloth, 0.92 + 3 * fold(u, (v * 2 - 1) * wrap) * smooth(0.1, 0.6, u));
    },
    materials.cloth,
  );
  mesh.sheet(at(0.014), rows, columns, (u) => scaleRgb(readColour(lining), 0.9 - 0.3 * (1 - u)), materials.cloth);
}
