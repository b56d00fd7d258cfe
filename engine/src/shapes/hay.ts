import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, vary } from './chance.ts';

const [straw, deep] = [readColour('#d8b868'), readColour('#9a7a3a')];

/** A round bale that lies on its side, its ends to both sides of x; 1.3 metres high. */
export function buildBale(mesh: Mesh, random: Random): void {
  const [r, half, place] = [0.65, 0.6, random() * 30];
  mesh.object().sheet(
    (u, v): Vec3 => {
      const a = v * tau;
      const rough = r * (1 + 0.05 * (fbm(u * 9 + place, v * 40, 2) - 0.5));
      return [(u - 0.5) * 2 * half, r + Math.sin(a) * rough - 0.04, Math.cos(a) * rough];
    },
    10,
    48,
    (u, v) => mixRgb(straw, deep, 0.9 * fbm(u * 6 + place, v * 90, 3)),
  );
  // The ends show that it is rolled.
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v): Vec3 => [
        side * half * (1.01 - u * 0.04),
        r - 0.04 + Math.sin(v * tau) * u * r,
        Math.cos(v * tau) * u * r,
      ],
      12,
      40,
      (u, v) => mixRgb(straw, deep, 0.35 + 0.35 * Math.sin((u * 7 + v) * tau) + 0.2 * fbm(u * 20, v * 30 + place, 2)),
    );
  bristle(mesh, random, (a) => [(random() - 0.5) * 1.2, r + Math.sin(a) * r * 0.98, Math.cos(a) * r * 0.98]);
}

/** A heap of hay on a pole, as it is dried in the mountains; 2.3 metres high. */
export function buildHaystack(mesh: Mesh, random: Random): void {
  const place = random() * 30;
  const widthAt = (t: number): number => 0.95 * Math.sin(Math.min(1, t * 4 + 0.5) * 1.57) * (1 - t ** 2.2) + 0.05;
  mesh.object().tube(
    [
      [0, 0, 0],
      [0.04, 2.6, 0],
    ],
    [0.045, 0.03],
    '#6a4a30',
    materials.bark,
    7,
  );
  mesh.sheet(
    (u, v): Vec3 => {
      const r = widthAt(u) * (1 + 0.16 * (fbm(v * 12 + place, u * 5, 3) - 0.5));
      return [Math.cos(v * tau) * r, u * 2.25, Math.sin(v * tau) * r];
    },
    22,
    44,
    (u, v) => mixRgb(straw, deep, 0.95 * fbm(v * 70 + place, u * 6, 3)),
  );
  bristle(mesh, random, (a) => {
    const t = random();
    return [Math.cos(a) * widthAt(t), t * 2.2, Math.sin(a) * widthAt(t)];
  });
}

/** Straws that stand out all around. */
function bristle(mesh: Mesh, random: Random, at: (angle: number) => Vec3): void {
  for (let i = 0; i < 220; i++) {
    const [x, y, z] = at(random() * tau);
    const tip: Vec3 = [
      x * 1.12 + (random() - 0.5) * 0.16,
      y + (random() - 0.7) * 0.18,
      z * 1.12 + (random() - 0.5) * 0.16,
    ];
    const normal: Vec3 = [x, 0.5, z];
    mesh.tri(
      [x - 0.012, y, z],
      tip,
      [x + 0.012, y, z],
      normal,
      normal,
      normal,
      vary(straw, random, 0.4),
      materials.leaf,
    );
  }
}
