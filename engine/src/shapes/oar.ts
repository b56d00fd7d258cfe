import { mix } from '../raster/scalar.ts';
import { rod } from './rings.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** An oar that lies in its rowlock: grip inside, blade over the water. */
export function oar(mesh: Mesh, s: number, [x, y, z]: Vec3): void {
  mesh.cyl(x, y - 0.08, z, 0.03, 0.025, 0.12, '#8a8e92', materials.metal, 10);
  for (const aside of [-0.05, 0.05])
    rod(mesh, [x + aside, y + 0.02, z], [x + aside * 1.3, y + 0.16, z], 0.016, '#8a8e92', materials.metal);
  const [grip, tip]: readonly [Vec3, Vec3] = [
    [x - 0.15, y + 0.22, z - 0.55 * s],
    [x + 0.62, y - 0.18, z + 1.25 * s],
  ];
  rod(mesh, grip, tip, 0.028, '#d0a060', materials.gloss);
  const way = (t: number): Vec3 => [mix(grip[0], tip[0], t), mix(grip[1], tip[1], t), mix(grip[2], tip[2], t)];
  rod(mesh, way(0), way(0.09), 0.036, '#6a4426', materials.gloss);
  rod(mesh, way(0.35), way(0.44), 0.036, '#4a2c18', materials.plain);
  mesh.sheet(
    (u, v) => {
      const [px, py, pz] = way(0.92 + v * 0.42);
      const wide = 0.1 * Math.sin(Math.PI * (0.12 + 0.76 * v)) ** 0.6;
      return [px + (u - 0.5) * wide * 0.9, py + (u - 0.5) * wide * 2, pz];
    },
    6,
    14,
    (_u, v) => (v > 0.68 ? '#c83a2a' : '#dab070'),
    materials.gloss,
  );
}
