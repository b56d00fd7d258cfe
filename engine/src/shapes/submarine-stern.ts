import { tau } from './chance.ts';
import { pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';
import { wing } from './wings.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';

const [brass, steel] = ['#c08a3a', '#9aa0a6'] as const;

/** Shafts, blades, the ring around them, rudders and planes at the stern. */
export function submarineStern(mesh: Mesh, colour: Colour): void {
  for (const s of [-1, 1]) {
    wing(mesh, { root: [2.7, 0, 0.5 * s], tip: [3.4, 0, 1.7 * s], chord: [1.1, 0.6], thick: 0.2 }, colour);
    mesh.push().rotX(Math.PI / 2);
    wing(mesh, { root: [2.7, 0, 0.5 * s], tip: [3.4, 0, 1.7 * s], chord: [1.1, 0.6], thick: 0.2 }, colour);
    mesh.pop();
  }
  mesh
    .push()
    .at(4.3, 0, 0)
    .rotZ(-Math.PI / 2);
  mesh.lathe(smoothProfile(pairs([0.36, -0.35, 0.24, 0, 0.16, 0.3, 0, 0.4])), 28, brass, materials.metal);
  mesh.lathe(pairs([0.86, -0.2, 0.92, -0.2, 0.9, 0.24, 0.84, 0.24, 0.86, -0.2]), 48, steel, materials.metal);
  for (let i = 0; i < 5; i++) {
    mesh.push().rotY((i / 5) * tau);
    mesh.sheet(
      (u, v) => [0.18 + v * 0.62, 0.1 + (u - 0.5) * 0.3, (u - 0.5) * 0.5 * Math.sin(Math.PI * (0.2 + 0.7 * v))],
      6,
      8,
      () => '#d8a850',
      materials.metal,
    );
    mesh.pop();
  }
  mesh.pop();
}
