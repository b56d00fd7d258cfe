import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';
import { pairs } from './points.ts';

interface Slice {
  readonly peel: Colour;
  readonly pith: Colour;
  readonly flesh: readonly [Colour, Colour];
}

/** What slices of each fruit are coloured with. */
export const citrusSlices = {
  orange: { peel: '#e8801c', pith: '#f8e6c0', flesh: ['#f29a2a', '#f0902a'] },
  lemon: { peel: '#eec41c', pith: '#faf2cc', flesh: ['#f2d84a', '#eccb3a'] },
  lime: { peel: '#4f8a24', pith: '#eef2cc', flesh: ['#a6c848', '#98bc3c'] },
} as const satisfies Record<string, Slice>;

/** A slice of a citrus fruit about the origin that looks along z, its segments around a white star. */
export function citrusSlice(mesh: Mesh, radius: number, { peel, pith, flesh }: Slice = citrusSlices.orange): void {
  mesh.push().rotX(-Math.PI / 2);
  mesh.cyl(0, -0.04, 0, radius, radius, 0.08, peel, materials.gloss, 48);
  for (const y of [-0.042, 0.042]) {
    mesh.lathe(pairs([0, y, radius * 0.94, y]), 48, pith, materials.plain);
    for (let i = 0; i < 9; i++) {
      const [a, b] = [(i / 9) * tau + 0.05, ((i + 1) / 9) * tau - 0.05];
      const at = (turn: number, r: number) =>
        [Math.cos(turn) * r * radius, y * 1.15, Math.sin(turn) * r * radius] as const;
      const middle = (a + b) / 2;
      mesh.face(
        [at(middle, 0.12), at(a, 0.5), at(a, 0.8), at(middle, 0.87), at(b, 0.8), at(b, 0.5)],
        flesh[i % 2] ?? flesh[0],
        materials.gloss,
      );
    }
  }
  mesh.pop();
}
