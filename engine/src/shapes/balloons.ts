import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';

const bunch = [
  [0.0, 0.82, 0.02, '#e0302a'],
  [0.27, 0.68, -0.04, '#2f7ad8'],
  [0.14, 1.02, 0.1, '#f0b820'],
  [0.33, 0.95, 0.08, '#3aa84a'],
  [-0.06, 1.06, -0.06, '#e060a8'],
] as const;

/** Five balloons over the hand that holds their strings. */
export function buildBalloons(mesh: Mesh, [gx, gy, gz]: Vec3): void {
  const balloon = smoothProfile(pairs([0.001, -0.165, 0.03, -0.15, 0.1, -0.07, 0.132, 0.04, 0.1, 0.13, 0.001, 0.165]));
  for (const [x, y, z, colour] of bunch) {
    mesh
      .push()
      .at(gx + x, gy + y, gz + z)
      .rotZ(-x * 0.5);
    mesh.lathe(balloon, 26, colour, materials.gloss).cyl(0, -0.18, 0, 0.018, 0.006, 0.02, colour, materials.gloss, 8);
    mesh.pop();
    const middle: Vec3 = [gx + x * 0.35, gy + y * 0.4, gz + z * 0.4];
    const string: Vec3[] = [[gx, gy - 0.05, gz], middle, [gx + x * 0.93, gy + y - 0.17, gz + z]];
    mesh.tube(string, [0.0035], '#f4f0e8', materials.plain, 4);
  }
}
