import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildSmoke } from './flames.ts';
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
  buildSmoke(mesh, {
    from: [x, y + high - 0.3, z],
    to: [x + 9 + random() * 4, y + high + 8 + random() * 2, z],
    wide: 4.2,
    colour: '#b9b6b2',
  });
}
