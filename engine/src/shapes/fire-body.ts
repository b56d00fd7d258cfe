import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { rod } from './rings.ts';

export const truckHalf = 1.22;

export const chrome = '#d6dadd';

export const bandWhite = '#f1f2f0';

/** Shutters before the lockers, the pump with its dials and outlets, a white band along the side. */
export function fireLockers(mesh: Mesh, s: number): void {
  const z = s * (truckHalf + 0.004);
  for (const [x, w] of [
    [0.3, 1.15],
    [1.55, 1.15],
    [2.8, 1.15],
  ] as const) {
    const low = x > 1 ? 1.32 : 0.8;
    mesh.box(x, low, z, w, 2.42 - low, 0.03, '#aeb4b8', materials.metal);
    for (let y = low + 0.07; y < 2.4; y += 0.085)
      mesh.box(x, y, z + s * 0.014, w, 0.03, 0.02, '#80868a', materials.metal);
    mesh.box(x, low + 0.02, z + s * 0.03, w * 0.7, 0.05, 0.04, '#3a3d40');
  }
  mesh.box(3.72, 0.8, z, 0.5, 1.62, 0.03, '#aeb4b8', materials.metal);
  mesh.box(-0.85, 0.72, z, 0.86, 1.75, 0.04, chrome, materials.metal);
  for (let i = 0; i < 6; i++)
    mesh
      .push()
      .at(-1.08 + (i % 3) * 0.24, 1.98 + Math.floor(i / 3) * 0.26, z + s * 0.03)
      .rotX(Math.PI / 2)
      .cyl(0, -0.03, 0, 0.09, 0.09, 0.06, '#f4f4f0', materials.plain, 16)
      .pop();
  for (const [x, y] of [
    [-1.05, 1],
    [-0.65, 1],
    [-0.85, 1.45],
  ] as const) {
    mesh
      .push()
      .at(x, y, z)
      .rotX((s * Math.PI) / 2);
    mesh
      .cyl(0, 0, 0, 0.13, 0.11, 0.16, '#c9a23a', materials.metal, 16)
      .cyl(0, 0.16, 0, 0.09, 0.09, 0.02, '#2b2d30', materials.plain, 16)
      .pop();
  }
  mesh
    .box(1.35, 1.18, z, 5.5, 0.12, 0.05, bandWhite, materials.gloss)
    .box(1.35, 0.62, z, 5.5, 0.08, 0.05, chrome, materials.metal);
}

/** A turntable with a ladder of three lengths that lies on the roof, raised a little towards the front. */
export function turntableLadder(mesh: Mesh): void {
  mesh
    .cyl(3, 2.66, 0, 0.7, 0.62, 0.28, '#c9cdd0', materials.metal, 28)
    .box(3, 2.94, 0, 0.7, 0.3, 0.9, '#c01f1f', materials.gloss);
  mesh.push().at(3.5, 3.2, 0).rotZ(-0.06);
  for (const [k, wide] of [
    [0, 0.46],
    [1, 0.38],
    [2, 0.3],
  ] as const) {
    const y = k * 0.09;
    const [from, to] = [0.4 - k * 0.2, -6.9 - k * 0.16];
    for (const s of [-1, 1]) {
      rod(mesh, [from, y, s * wide], [to, y, s * wide], 0.045, chrome, materials.metal);
      rod(mesh, [from, y + 0.26, s * wide], [to, y + 0.26, s * wide], 0.032, chrome, materials.metal);
      for (let x = to; x < from; x += 0.46)
        rod(mesh, [x, y, s * wide], [x + 0.23, y + 0.26, s * wide], 0.018, chrome, materials.metal);
    }
    for (let x = to; x < from; x += 0.32) rod(mesh, [x, y, -wide], [x, y, wide], 0.025, chrome, materials.metal);
  }
  mesh.box(-7.1, 0, 0, 0.5, 0.14, 0.8, '#d8b030', materials.gloss).pop();
  for (const z of [-0.5, 0.5]) mesh.box(-1.7, 2.95, z, 0.2, 0.46, 0.08, '#8b9094', materials.metal);
  // A rolled hose at the side of the roof.
  for (const s of [-1, 1])
    mesh
      .push()
      .at(0.2, 2.8, s * 0.95)
      .rotX(Math.PI / 2)
      .cyl(0, -0.1, 0, 0.2, 0.2, 0.2, '#d8c79a', materials.cloth, 18)
      .pop();
}
