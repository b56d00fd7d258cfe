import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { leaves } from './tree.ts';

const blossoms = ['#d8344a', '#e87aa0', '#f0c83a', '#f2eee8', '#8a5ab0', '#e8703a'] as const;

/** A pot of clay with a bush in blossom, about as high as it is `tall`; metres. */
export function buildFlowerPot(mesh: Mesh, random: Random, tall: number): void {
  const r = tall * 0.26;
  mesh.object().lathe(
    [
      [r * 0.68, 0],
      [r, tall * 0.36],
      [r * 1.14, tall * 0.36],
      [r * 1.14, tall * 0.44],
      [r * 0.9, tall * 0.42],
      [0.01, tall * 0.4],
    ],
    20,
    pick(random, ['#b8643c', '#a85a38', '#c27a4c', '#8f9a94']),
    0,
  );
  const blossom = pick(random, blossoms);
  leaves(mesh, random, 0, tall * 0.66, 0, tall * 0.34, 110, tall * 0.075, ['#4f7a34', '#5f8c3e', '#436a2e']);
  leaves(mesh, random, 0, tall * 0.72, 0, tall * 0.36, 50, tall * 0.065, [blossom]);
}
