import type { Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import { bothSides, eyeOn } from './body-parts.ts';
import { tau } from './chance.ts';

/** A sea turtle that swims towards -x. */
export function buildTurtle(mesh: Mesh, shell: string): void {
  mesh.rotX(-0.35).rotZ(0.1);
  mesh.body(
    [
      [-0.12, 0, 0, 0.17, 0.18, 0, 0, 0.13, 1],
      [-0.32, 0.03, 0, 0.06, -0.46, 0.06, 0, 0.075, 0],
      [-0.46, 0.06, 0, 0.075, -0.53, 0.045, 0, 0.05, 0],
      [0.34, 0, 0, 0.03, 0.42, -0.01, 0, 0.01, 0],
      ...bothSides((s) => [
        [-0.2, 0, 0.2 * s, 0.06, -0.1, 0.03, 0.5 * s, 0.05, 0],
        [-0.1, 0.03, 0.5 * s, 0.05, 0.16, -0.03, 0.72 * s, 0.015, 0],
        [0.24, -0.02, 0.16 * s, 0.05, 0.42, -0.05, 0.3 * s, 0.02, 0],
      ]),
    ],
    {
      k: 0.04,
      colours: ['#8a9a5a', '#e0d8a8', '#4a5a2e'],
      fur: 0.9,
    },
  );
  for (const s of [-1, 1]) eyeOn(mesh, [-0.49, 0.085, 0.058 * s], [-0.5, 0.2, s], 0.018, '#1a1410');
  const plate = (x: number, z: number): boolean => {
    const column = Math.abs(z) > 0.115 ? Math.atan2(z, x) * 2.2 : x * 7.5;
    return Math.abs((((column % 1) + 1) % 1) - 0.5) > 0.43 || Math.abs(Math.abs(z) - 0.115) < 0.012;
  };
  mesh.sheet(
    (u, v) => {
      const a = v * tau;
      const r = Math.sin((u * Math.PI) / 2);
      return [0.02 + Math.cos(a) * r * 0.37, 0.03 + Math.cos((u * Math.PI) / 2) * 0.17, Math.sin(a) * r * 0.29];
    },
    28,
    72,
    (u, v) => {
      const r = Math.sin((u * Math.PI) / 2);
      const [x, z] = [Math.cos(v * tau) * r * 0.37, Math.sin(v * tau) * r * 0.29];
      return u > 0.9 ? '#c8b878' : plate(x, z) ? '#d8cc94' : shell;
    },
    materials.gloss,
  );
}
