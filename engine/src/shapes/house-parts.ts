import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';

/** A window in a wall that faces -z at depth z. */
export function window(mesh: Mesh, x: number, y: number, z: number, w: number, h: number, frame = '#f2ece0'): void {
  mesh.box(x, y - 0.08, z, w + 0.24, h + 0.16, 0.1, frame, 0);
  mesh.box(x, y, z - 0.05, w, h, 0.06, '#1d2c3a', materials.window);
  mesh.box(x, y, z - 0.09, 0.06, h, 0.04, frame, 0);
  mesh.box(x, y + h / 2, z - 0.09, w, 0.06, 0.04, frame, 0);
  mesh.box(x, y - 0.16, z - 0.1, w + 0.4, 0.09, 0.26, frame, 0);
}

export function shutters(mesh: Mesh, x: number, y: number, z: number, w: number, h: number, c: string): void {
  for (const s of [-1, 1])
    mesh.box(x + s * (w / 2 + 0.32), y - 0.04, z - 0.05, 0.42, h + 0.08, 0.07, c, materials.planks);
}
/** A box of flowers beneath a window. */
export function flowerBox(mesh: Mesh, random: Random, x: number, y: number, z: number): void {
  mesh.box(x, y, z, 1.2, 0.22, 0.3, '#6b4630', materials.planks);
  for (let i = 0; i < 34; i++) {
    const a = x + (random() - 0.5) * 1.15,
      b = y + 0.2 + random() * 0.26,
      e = z + (random() - 0.5) * 0.34,
      s = 0.07;
    mesh.face(
      [
        [a - s, b, e],
        [a, b + s, e - s],
        [a + s, b, e],
      ],
      i % 3 ? pick(random, ['#d8324a', '#e85a7a', '#f2a0b4']) : '#4c7a34',
      materials.leaf,
    );
  }
}
