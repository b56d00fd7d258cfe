import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau } from './chance.ts';
import { leaves } from './tree.ts';

const barks = ['#5c4836', '#6a5340', '#4e3d2e'] as const;
const foliage = ['#5f7a34', '#73893f', '#4d672c', '#87964c'] as const;

/** An umbrella thorn: a leaning trunk that parts into a fan of limbs under a flat, wide crown. Metres; `detail` thins the leaves of far ones. */
export function buildAcacia(mesh: Mesh, random: Random, of: { readonly h: number; readonly detail?: number }): void {
  const { h, detail = 1 } = of;
  const bark = pick(random, barks);
  const lean = (random() - 0.5) * 0.14 * h;
  const fork: Vec3 = [lean, h * (0.3 + random() * 0.08), (random() - 0.5) * 0.08 * h];
  mesh.object();
  mesh.tube(
    [[0, -0.3, 0], [lean * 0.3, fork[1] * 0.5, fork[2] * 0.4], fork],
    [h * 0.042, h * 0.03, h * 0.026],
    bark,
    materials.bark,
    9,
  );
  const limbs = 6 + Math.floor(random() * 3);
  const start = random() * tau;
  for (let i = 0; i < limbs; i++) {
    const angle = start + (i / limbs) * tau + (random() - 0.5) * 0.5;
    const away = h * (i % 3 === 0 ? 0.22 + random() * 0.12 : 0.42 + random() * 0.2);
    const crown: Vec3 = [
      fork[0] + Math.cos(angle) * away,
      h * (0.86 + random() * 0.07 - (away / h) * 0.1),
      fork[2] + Math.sin(angle) * away,
    ];
    // Limbs rise steeply first and bend outwards under the crown.
    const elbow: Vec3 = [
      fork[0] + Math.cos(angle) * away * 0.5,
      fork[1] + (crown[1] - fork[1]) * 0.62,
      fork[2] + Math.sin(angle) * away * 0.5,
    ];
    mesh.tube([fork, elbow, crown], [h * 0.018, h * 0.012, h * 0.005], bark, materials.bark, 6);
    for (let k = 0; k < 3; k++) {
      const reach = h * (0.08 + random() * 0.1);
      const turn = angle + (k - 1) * 1.1 + (random() - 0.5) * 0.6;
      const twig: Vec3 = [
        crown[0] + Math.cos(turn) * reach,
        crown[1] + h * (0.01 + random() * 0.03),
        crown[2] + Math.sin(turn) * reach,
      ];
      mesh.tube([elbow, crown, twig], [h * 0.006, h * 0.005, h * 0.002], bark, materials.bark, 4);
      const radius = h * (0.14 + random() * 0.05);
      leaves(
        mesh,
        random,
        ...twig,
        radius,
        Math.round(420 * detail),
        (h * 0.0125) / Math.sqrt(detail),
        foliage,
        0.2 + random() * 0.08,
      );
    }
  }
}
