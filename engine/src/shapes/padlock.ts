import { tau } from './chance.ts';
import { loft } from './loft.ts';
import { sections, triples } from './points.ts';
import { smoothWay } from './smooth-way.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A padlock whose front looks to -z: plates, rivets, a keyhole under its cover, and a shackle of steel. */
export function padlock(mesh: Mesh): void {
  const [iron, edge] = ['#5c4a34', '#8a7048'] as const;
  mesh.push().rotX(-Math.PI / 2);
  loft(
    mesh,
    sections([-0.2, 0, 0.5, 0.5, -0.17, 0, 0.54, 0.54, 0.17, 0, 0.54, 0.54, 0.2, 0, 0.5, 0.5]),
    0.35,
    iron,
    materials.metal,
  );
  loft(mesh, sections([0.19, 0, 0.43, 0.43, 0.215, 0, 0.41, 0.41]), 0.35, edge, materials.metal);
  mesh.pop();
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 8) * tau;
    const far = 0.42 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a))) ** 0.6;
    mesh.ball(Math.cos(a) * far, Math.sin(a) * far, -0.2, 0.035, 0.035, 0.03, '#c0a060', materials.metal, 12);
  }
  mesh.ball(0, 0.03, -0.215, 0.15, 0.17, 0.02, '#c0a060', materials.metal, 24);
  mesh
    .ball(0, 0.07, -0.23, 0.05, 0.05, 0.014, '#0c0a08', materials.plain, 14)
    .box(0, -0.08, -0.235, 0.045, 0.13, 0.02, '#0c0a08');
  mesh.tube(
    smoothWay(
      triples([
        -0.34, 0.45, 0, -0.34, 0.72, 0, -0.26, 0.94, 0, 0, 1.04, 0, 0.26, 0.94, 0, 0.34, 0.72, 0, 0.34, 0.45, 0,
      ]),
    ),
    [0.085],
    '#a8acb0',
    materials.metal,
    18,
  );
  for (const x of [-0.34, 0.34]) mesh.cyl(x, 0.48, 0, 0.13, 0.11, 0.07, edge, materials.metal, 22);
}
