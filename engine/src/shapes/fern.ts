import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau, vary } from './chance.ts';
import type { Random } from '../raster/random.ts';

const fronds = 12;
/** Pairs of leaflets along a frond. */
const leaflets = 17;

/** A clump of feathered fronds that rise from the ground and hang over; `reach` is their length, metres. */
export function buildFern(
  mesh: Mesh,
  random: Random,
  reach: number,
  greens: readonly [string, ...string[]] = ['#3f7a2c', '#4f8f34', '#2f6a2a', '#5f9a3c'],
): void {
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
    for (let k = 0; k < leaflets; k++) {
      const [from, to] = [at((k + 0.12) / leaflets), at((k + 1.02) / leaflets)];
      const share = (k + 0.5) / leaflets;
      // Longest at a third of the frond, and none at its end.
      const half = long * 0.2 * Math.sin(Math.PI * (0.16 + 0.84 * share)) ** 0.8;
      const [onX, onY, onZ] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
      const shade = 0.82 + 0.3 * share;
      for (const s of [-1, 1]) {
        const tip: Vec3 = [to[0] - sa * half * s + onX, to[1] - half * 0.3 + onY, to[2] + ca * half * s + onZ];
        const normal: Vec3 = [ca * 0.25 - sa * s * 0.3, 0.9, sa * 0.25 + ca * s * 0.3];
        mesh.tri(from, tip, to, normal, normal, normal, colour, materials.leaf, shade * 0.8, shade * 1.15, shade);
      }
    }
  }
}
