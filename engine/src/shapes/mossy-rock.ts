import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import { leaves } from './tree.ts';

/** Colours of what grows or lies on a rock. */
export type Moss = readonly [string, ...string[]];

/** Moss by the seasons without snow, and snow. */
export const mossOnRocks: Moss = ['#5a7a30', '#6c8c3c', '#4a6a2a'];
export const snowOnRocks: Moss = ['#e6ecf2', '#dde5ee'];

/** A boulder with moss or snow on its top. */
export function buildMossyRock(mesh: Mesh, random: Random, half: number, moss: Moss): void {
  const top = half * (0.7 + random() * 0.4);
  mesh.push().scale(1, 0.85, 1).object();
  const lump = (x: number, y: number, z: number, r: number) => [
    x,
    y,
    z,
    r,
    x * 0.3 + 0.12 * half,
    y * 1.5,
    z,
    r * 0.8,
    0,
  ];
  mesh.body([lump(-half * 0.3, top * 0.2, 0, half * 0.72), lump(half * 0.42, top * 0.12, half * 0.1, half * 0.55)], {
    k: half * 0.28,
    colours: ['#77705f'],
    fur: 0.9,
  });
  mesh.pop();
  for (let i = 0; i < 60 * half; i++) {
    const [a, out] = [random() * 6.28, random() ** 0.6 * half * 0.75];
    const y = (top * 0.25 + half * 0.74 * Math.sqrt(Math.max(0, 1 - (out / half) ** 2))) * 0.85;
    leaves(mesh, random, Math.cos(a) * out, y, Math.sin(a) * out * 0.7, 0.1, 22, 0.024, moss, 0.45);
  }
}
