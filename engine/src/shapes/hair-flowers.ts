import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { rod } from './rings.ts';

/** Flowers of silk at the side of the hair, and pins of lacquer and gold through the knot; in the axes of a head. */
export function wearHairFlowers(mesh: Mesh): void {
  for (const [x, y, z, size, colour] of [
    [0.078, 0.072, 0.0, 0.019, '#c8324a'],
    [0.07, 0.098, -0.016, 0.016, '#f0d0d4'],
    [0.082, 0.048, 0.022, 0.015, '#e8a0b0'],
    [0.064, 0.108, 0.018, 0.013, '#c8324a'],
  ] as const) {
    for (let i = 0; i < 6; i++) {
      const turn = (i / 6) * Math.PI * 2;
      const [up, back] = [Math.sin(turn) * size * 0.62, Math.cos(turn) * size * 0.62];
      mesh.ball(x, y + up, z + back, size * 0.28, size * 0.5, size * 0.5, colour, materials.cloth, 10);
    }
    mesh.ball(x + size * 0.25, y, z, size * 0.2, size * 0.24, size * 0.24, '#e0b84a', materials.gloss, 8);
  }
  // Small buds hang from the lowest one.
  for (let i = 0; i < 4; i++)
    mesh.ball(0.085, 0.028 - i * 0.014, 0.02, 0.005, 0.006, 0.005, i % 2 ? '#f0d0d4' : '#c8324a', materials.cloth, 8);
  rod(mesh, [-0.06, 0.1, 0.095], [0.06, 0.122, 0.075], 0.0032, '#6a1a1a', materials.gloss);
  mesh.ball(-0.061, 0.1, 0.095, 0.008, 0.008, 0.008, '#d8ac3a', materials.metal, 10);
  mesh.ball(0.061, 0.122, 0.075, 0.008, 0.008, 0.008, '#d8ac3a', materials.metal, 10);
}
