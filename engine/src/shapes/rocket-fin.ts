import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** A swept fin along x from the hull, thick at its root and sharp at its edges, with a foot. */
export function rocketFin(mesh: Mesh, radiusAt: (height: number) => number, colour: Colour, edge: Colour): void {
  const root = (v: number): number => 1.2 + 3.9 * v;
  const lead = (v: number): Vec3 => [
    1.1 + 1.75 * Math.max(0, 1 - v) ** 0.8 + 0.2 * Math.sin(v * Math.PI),
    0.42 + v * 4.9 - 0.6 * (1 - v) * v,
    0,
  ];
  for (const s of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const y0 = root(v);
        const [x1, y1] = lead(v);
        const x0 = Math.max(0.7, radiusAt(Math.max(1.75, y0)) - 0.25);
        return [
          x0 + (x1 - x0) * u,
          y0 + (y1 - y0) * u,
          s * 0.17 * Math.max(0, 1 - u) ** 0.7 * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.86)),
        ];
      },
      14,
      24,
      (u) => (u > 0.86 ? edge : colour),
      materials.gloss,
    );
  mesh.tube(
    Array.from({ length: 17 }, (_, i) => lead(i / 16)),
    [0.05],
    edge,
    materials.gloss,
    8,
  );
  mesh.push().at(2.82, 0, 0);
  mesh
    .cyl(0, 0.04, 0, 0.34, 0.26, 0.1, '#3a3d42', materials.metal, 20)
    .cyl(0, 0.12, 0, 0.11, 0.09, 0.5, '#9aa0a6', materials.metal, 14);
  mesh.pop();
}
