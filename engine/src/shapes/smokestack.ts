import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { factoryTrim } from './saw-tooth-hall.ts';

/** A round chimney of brick that smokes. */
export function smokestack(mesh: Mesh, random: Random, [x, y, z]: Vec3, high: number, brick: Colour): void {
  mesh.push().at(x, y, z).object();
  mesh
    .box(0, 0, 0, 3.4, 3, 3.4, brick, materials.brick)
    .lathe(
      [
        [1.5, 0],
        [1, high - 1.5],
        [1.3, high - 1],
        [1.3, high],
        [0.9, high],
        [0.9, high - 0.8],
      ],
      24,
      brick,
      materials.brick,
    )
    .cyl(0, high - 3.2, 0, 1.12, 1.12, 0.5, '#e8e2d6', materials.plain, 24)
    .cyl(0, high - 1.1, 0, 1.36, 1.36, 0.25, factoryTrim, materials.plain, 24)
    .pop();
  // Smoke that widens and leans with the wind.
  const puffs = Array.from({ length: 26 }, (_, k) => {
    const t = k / 25;
    const r = 0.6 + t * 1.7;
    const aside = (): number => (random() - 0.5) * r * 1.3;
    const at: Vec3 = [x + t ** 1.3 * 10 + aside(), high + 0.2 + t ** 0.75 * 7 + aside(), z + aside()];
    return [...at, r, at[0] + 0.6, at[1] + 0.2, at[2], r * 0.85, k % 3 === 0 ? 1 : 0];
  });
  mesh.body(puffs, { k: 0.5, mat: materials.snow, fur: 0.5, colours: ['#dedcd9', '#c6c4c1'] });
}
