import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau, vary } from './chance.ts';
import { leaves } from './tree.ts';

/** A round table under a cloth that falls in folds, with cups and a small vase. */
export function buildCafeTable(mesh: Mesh, random: Random, hasVase: boolean): void {
  const cloth = vary(readColour(pick(random, ['#f2ece0', '#efe4d0', '#e8ddd0'])), random, 0.06);
  mesh.object().cyl(0, 0, 0, 0.24, 0.2, 0.04, '#26282a', materials.metal, 16);
  mesh.cyl(0, 0.04, 0, 0.035, 0.03, 0.68, '#26282a', materials.metal, 10);
  mesh.cyl(0, 0.72, 0, 0.42, 0.42, 0.025, '#efe9de', materials.plain, 30);
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * tau;
      const r = 0.42 + u * (0.04 + 0.035 * Math.sin(a * 9));
      return [Math.cos(a) * r, 0.747 - u * 0.3, Math.sin(a) * r];
    },
    3,
    72,
    () => cloth,
    materials.cloth,
  );
  mesh.cyl(0, 0.745, 0, 0.425, 0.425, 0.006, cloth, materials.cloth, 30);
  for (const [a, hasCup] of [
    [random() * tau, true],
    [random() * tau, random() < 0.7],
  ] as const) {
    const [x, z] = [Math.cos(a) * 0.24, Math.sin(a) * 0.24];
    if (!hasCup) continue;
    mesh.cyl(x, 0.752, z, 0.075, 0.085, 0.012, '#f6f4ee', materials.gloss, 18);
    mesh.cyl(x, 0.764, z, 0.03, 0.044, 0.06, '#f6f4ee', materials.gloss, 16);
    mesh.cyl(x, 0.818, z, 0.038, 0.038, 0.004, '#3a2416', materials.gloss, 14);
  }
  if (!hasVase) return;
  mesh.cyl(0, 0.752, 0, 0.035, 0.028, 0.11, '#7aa0b0', materials.gloss, 14);
  leaves(mesh, random, 0, 0.94, 0, 0.085, 40, 0.03, ['#4f7a34', '#5f8c3e']);
  leaves(mesh, random, 0, 0.97, 0, 0.08, 26, 0.035, [pick(random, ['#d8344a', '#f0c83a', '#e87aa0', '#f2eee8'])]);
}

/** A chair of bent wood with a woven seat; its back is away from -z. */
export function buildCafeChair(mesh: Mesh, wood: string, seat: string): void {
  mesh.object().cyl(0, 0.43, 0, 0.2, 0.2, 0.03, seat, materials.cloth, 20);
  for (const [x, z] of [
    [-0.15, -0.13],
    [0.15, -0.13],
    [-0.15, 0.14],
    [0.15, 0.14],
  ] as const)
    mesh.tube(
      [
        [x * 1.2, 0, z * 1.25],
        [x, 0.44, z],
      ],
      [0.016, 0.018],
      wood,
      materials.gloss,
      6,
    );
  for (const [wide, high] of [
    [0.19, 0.9],
    [0.12, 0.8],
  ] as const)
    mesh.tube(
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const t = (i / 12) * Math.PI;
        return [-Math.cos(t) * wide, 0.45 + Math.sin(t) ** 0.55 * (high - 0.45), 0.16 + 0.05 * Math.sin(t)];
      }),
      [0.017],
      wood,
      materials.gloss,
      6,
    );
}
