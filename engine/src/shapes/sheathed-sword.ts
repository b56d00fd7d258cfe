import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pointBetween } from './figure.ts';

/** A katana in its sheath, from the place where a hand holds its hilt to the end of the sheath. */
export function wearSheathedSword(mesh: Mesh, grip: Vec3, end: Vec3): void {
  const along = (share: number): Vec3 => pointBetween(grip, end, share);
  mesh.tube([along(-0.12), along(0.09)], [0.02], '#6a1f1c', materials.cloth, 8);
  mesh.tube([along(0.1), along(1)], [0.027, 0.022], '#2a2630', materials.gloss, 10);
  mesh.tube([along(0.09), along(0.105)], [0.055], '#c8983a', materials.metal, 14);
  mesh.tube([along(0.96), along(1.01)], [0.027], '#c8983a', materials.metal, 10);
}
