import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';
import { smoothProfile } from './smooth-profile.ts';

/** A blueberry about its middle, its crown upwards and a little aside. */
export function blueberry(mesh: Mesh, random: Random, x: number, y: number, z: number, r = 0.1): void {
  mesh
    .push()
    .at(x, y, z)
    .rotX(random() * 0.6 - 0.5)
    .rotZ(random() - 0.5);
  const profile = [
    [0, -1],
    [0.75, -0.7],
    [1, 0],
    [0.72, 0.72],
    [0.36, 0.86],
    [0.42, 0.98],
    [0.26, 0.8],
    [0, 0.74],
  ] as const;
  mesh.lathe(smoothProfile(profile.map(([out, up]) => [out * r, up * r])), 22, '#33406f', materials.gloss).pop();
}

/** A raspberry that stands on its wide end, its middle row at y. */
export function raspberry(mesh: Mesh, x: number, y: number, z: number): void {
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 9 - row; k++) {
      const [a, r] = [(k / (9 - row)) * tau + row * 0.4, 0.125 * Math.cos(row * 0.3)];
      const [px, pz] = [x + Math.cos(a) * r, z + Math.sin(a) * r];
      mesh.ball(px, y + row * 0.05, pz, 0.042, 0.042, 0.042, row % 2 ? '#c01f3f' : '#b01838', materials.gloss, 10);
    }
  mesh.ball(x, y + 0.08, z, 0.12, 0.14, 0.12, '#a01430', materials.gloss, 12);
}
