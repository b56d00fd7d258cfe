import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { buildBoulder } from './boulder.ts';
import { tau } from './chance.ts';
import { leaves } from './tree.ts';

/** Colours of what grows or lies on a rock. */
export type Moss = readonly [string, ...string[]];

/** Moss by the seasons without snow, and snow. */
export const mossOnRocks: Moss = ['#5a7a30', '#6c8c3c', '#4a6a2a'];
export const snowOnRocks: Moss = ['#e6ecf2', '#dde5ee'];

const stone = readColour('#7d766a');

/** A boulder with moss or snow on its top. */
export function buildMossyRock(mesh: Mesh, random: Random, half: number, moss: Moss): void {
  const high = half * (0.55 + random() * 0.35);
  const surfaceAt = buildBoulder(mesh.object(), random, {
    ...{ half: [half, half * (0.62 + random() * 0.25)], high, stone },
    cover: scaleRgb(readColour(moss[0]), 0.75),
  });
  for (let i = 0; i < 46 * half; i++) {
    const [turn, up] = [random() * tau, 0.62 + random() * 0.36];
    const level = Math.sqrt(1 - up * up);
    const [x, y, z] = surfaceAt([Math.cos(turn) * level, up, Math.sin(turn) * level]);
    leaves(mesh, random, x, y, z, 0.1, 18, 0.02, moss, 0.3);
  }
}
