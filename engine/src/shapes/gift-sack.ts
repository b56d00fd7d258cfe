import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick, tau } from './chance.ts';

/** A sack that is full of presents, open above; it stands at the origin, metres. */
export function giftSack(mesh: Mesh, random: Random): void {
  const cloth = '#7a4a28';
  mesh.body(
    [
      [0, 0.26, 0, 0.3, 0.02, 0.4, 0, 0.28, 0],
      [-0.14, 0.16, -0.06, 0.2, 0.16, 0.16, 0.04, 0.2, 0],
      [0, 0.5, 0, 0.25, 0, 0.62, 0, 0.22, 0],
    ],
    { k: 0.12, colours: [cloth], fur: 0.2, mat: materials.cloth },
  );
  mesh.sheet(
    (u, v) => {
      const r = 0.21 + 0.07 * v + 0.014 * Math.sin(u * tau * 9);
      return [Math.cos(u * tau) * r, 0.66 + v * 0.12, Math.sin(u * tau) * r];
    },
    72,
    4,
    () => '#8a5832',
    materials.cloth,
  );
  for (let i = 0; i < 7; i++) {
    const a = i * 2.4;
    const r = i === 0 ? 0 : 0.13;
    const [size, colour] = [
      0.13 + random() * 0.05,
      pick(random, ['#c8202c', '#2a7a3a', '#2a5ab0', '#e0a82a', '#8a3a9a']),
    ];
    mesh
      .push()
      .at(Math.cos(a) * r, 0.7 + (i === 0 ? 0.12 : 0.02), Math.sin(a) * r)
      .rotY(random() * tau)
      .rotZ((random() - 0.5) * 0.7);
    mesh
      .box(0, 0, 0, size, size, size, colour, materials.gloss)
      .box(0, -0.002, 0, size * 1.02, size * 1.02, size * 0.2, '#f4e4b0', materials.gloss)
      .box(0, -0.002, 0, size * 0.2, size * 1.02, size * 1.02, '#f4e4b0', materials.gloss);
    for (const s of [-1, 1])
      mesh.ball(s * size * 0.22, size * 1.1, 0, size * 0.22, size * 0.14, size * 0.1, '#f4e4b0', materials.gloss, 12);
    mesh.pop();
  }
}
