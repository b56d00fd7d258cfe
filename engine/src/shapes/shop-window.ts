import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { shopFace } from './shop-front.ts';

const spines = ['#8a2c2c', '#2c4f7a', '#3c6a44', '#c8a040', '#6a3a6a', '#d8cdb8'] as const;

const toys = ['#e0443a', '#3a8ad0', '#f2c23a', '#4aa85a', '#e88ab0'] as const;

/** A lit window: shelves with loaves, books and toys. */
export function shopWindow(mesh: Mesh, random: Random, middle: number): void {
  mesh.box(middle, 0.8, shopFace + 1.5, 3.3, 2.4, 0.06, '#6b4a24', materials.glow);
  mesh.box(middle, 0.8, shopFace + 0.7, 3.3, 0.06, 1.3, '#b98a58', materials.planks);
  for (const y of [1.6, 2.35]) mesh.box(middle, y, shopFace + 1.1, 3.2, 0.06, 0.6, '#b98a58', materials.planks);
  for (let i = 0; i < 3; i++)
    mesh.ball(middle + (i - 1) * 1.05, 3, shopFace + 0.5, 0.12, 0.12, 0.12, '#ffdf9a', materials.glow, 8);
  // Loaves and cakes in the first row.
  for (let i = 0; i < 7; i++) {
    const x = middle - 1.35 + i * 0.45;
    if (i % 3 === 2)
      mesh
        .cyl(
          x,
          0.86,
          shopFace + 0.45,
          0.17,
          0.17,
          0.16,
          pick(random, ['#f2d7dc', '#f6efe2', '#7a4a30']),
          materials.plain,
          16,
        )
        .ball(x, 1.06, shopFace + 0.45, 0.05, 0.05, 0.05, '#c8222c', materials.gloss, 8);
    else
      mesh.ball(
        x,
        0.97,
        shopFace + 0.42 + (i % 2) * 0.16,
        0.2,
        0.12,
        0.14,
        pick(random, ['#c08040', '#a8642c', '#d89a54']),
        materials.plain,
        12,
      );
  }
  // Books stand and lean in the second.
  let x = middle - 1.45;
  while (x < middle + 1.4) {
    const w = 0.07 + random() * 0.07;
    mesh.box(x, 1.66, shopFace + 1, w, 0.38 + random() * 0.2, 0.3, pick(random, spines));
    x += w + 0.012 + (random() < 0.1 ? 0.2 : 0);
  }
  // Toys in the third: balls, blocks, a bear.
  for (let i = 0; i < 6; i++) {
    const at = middle - 1.25 + i * 0.5;
    const colour = toys[i % toys.length] ?? toys[0];
    if (i % 3 === 0) mesh.ball(at, 2.57, shopFace + 0.95, 0.16, 0.16, 0.16, colour, materials.gloss, 12);
    else if (i % 3 === 1)
      mesh
        .box(at, 2.41, shopFace + 0.95, 0.24, 0.24, 0.24, colour, materials.gloss)
        .box(at + 0.04, 2.65, shopFace + 0.95, 0.17, 0.17, 0.17, toys[(i + 2) % 5] ?? toys[0], materials.gloss);
    else
      mesh.body(
        [
          [at, 2.5, shopFace + 0.95, 0.11, at, 2.58, shopFace + 0.95, 0.09, 0],
          [at, 2.74, shopFace + 0.93, 0.09, at, 2.75, shopFace + 0.92, 0.09, 0],
          [at - 0.08, 2.82, shopFace + 0.95, 0.035, at + 0.08, 2.82, shopFace + 0.95, 0.035, 0],
        ],
        { k: 0.02, colours: ['#a8763e'] },
      );
  }
}
