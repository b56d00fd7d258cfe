import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau, vary } from './chance.ts';
import type { Random } from '../raster/random.ts';

/** A clump of broad fronds that rise from the ground and hang over; `reach` is their length, metres. */
export function buildFern(
  mesh: Mesh,
  random: Random,
  reach: number,
  greens: readonly [string, ...string[]] = ['#3f7a2c', '#4f8f34', '#2f6a2a', '#5f9a3c'],
): void {
  const fronds = 11;
  for (let i = 0; i < fronds; i++) {
    const a = (i / fronds) * tau + random() * 0.5;
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    const steep = 0.75 + random() * 0.75;
    const long = reach * (0.7 + random() * 0.5);
    const at = (t: number): Vec3 => {
      const out = t * long * (1 - 0.2 * t);
      return [ca * out, long * (steep * t - (steep * 0.72 + 0.1) * t * t), sa * out];
    };
    const colour = vary(readColour(pick(random, greens)), random, 0.25);
    const steps = 9;
    for (let k = 0; k < steps; k++) {
      const [t, u] = [k / steps, (k + 1) / steps];
      const [p, q] = [at(t), at(u)];
      const half = (v: number): number => long * 0.15 * Math.sin(Math.PI * (0.1 + 0.88 * v)) ** 0.8;
      for (const s of [-1, 1]) {
        const edge = (o: Vec3, v: number): Vec3 => [
          o[0] - sa * half(v) * s,
          o[1] - half(v) * 0.35,
          o[2] + ca * half(v) * s,
        ];
        const normal: Vec3 = [ca * 0.25 - sa * s * 0.3, 0.9, sa * 0.25 + ca * s * 0.3];
        const [e, f] = [edge(p, t), edge(q, u)];
        mesh.tri(p, q, f, normal, normal, normal, colour, materials.leaf, 0.85, 1, 1);
        mesh.tri(p, f, e, normal, normal, normal, colour, materials.leaf, 0.85, 1, 0.8);
      }
    }
  }
}
