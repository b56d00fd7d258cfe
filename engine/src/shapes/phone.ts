import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Half as wide and half as tall as it is, how thick, and how round its corners are; metres. */
const [half, tall, thick, round] = [0.037, 0.075, 0.008, 0.011] as const;

/** A phone in its true size, upright, its screen to -z and lit, its middle at the origin; metres. */
export function buildPhone(mesh: Mesh, colour = '#1c1e22'): void {
  const outline = (inset: number, z: number): readonly Vec3[] =>
    Array.from({ length: 32 }, (_, i): Vec3 => {
      const a = (i / 32) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return [
        Math.sign(c) * (half - round) + c * (round - inset),
        Math.sign(s) * (tall - round) + s * (round - inset),
        z,
      ];
    });
  const [front, back] = [outline(0, -thick / 2), outline(0, thick / 2)];
  mesh.face([...front].reverse(), '#0c0d10', materials.gloss);
  mesh.face(back, colour, materials.gloss);
  front.forEach((at, i) => {
    const k = (i + 1) % front.length;
    mesh.face([at, front[k] ?? at, back[k] ?? at, back[i] ?? at], colour, materials.metal);
  });
  const [w, h, z] = [half * 0.92, tall * 0.94, -thick / 2 - 0.0006];
  const bands = ['#2a5a9a', '#4a86b8', '#8ab0b8', '#d8b088', '#c8785a', '#5a3a52'] as const;
  bands.forEach((band, i) => {
    const [top, bottom] = [h - (i / bands.length) * 2 * h, h - ((i + 1) / bands.length) * 2 * h];
    mesh.face(
      [
        [-w, top, z],
        [w, top, z],
        [w, bottom, z],
        [-w, bottom, z],
      ],
      band,
      materials.gloss,
    );
  });
  // Its cameras are behind.
  for (const y of [0.055, 0.034]) mesh.ball(-0.02, y, thick / 2, 0.008, 0.008, 0.003, '#0c0d10', materials.gloss, 12);
}
