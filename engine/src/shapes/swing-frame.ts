import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

/** A swing for somebody grown up: how high its beam and its plank are, how far its ropes are from the middle, and half of how wide the frame is; metres. */
export const swingFrame = { beam: 2.5, plank: 0.52, ropes: 0.25, half: 1.05 } as const;

/** How far a swing is out of plumb with somebody on it, towards where they look, and how far an empty one is; radians. */
export const outOfPlumb = { ridden: 0.36, empty: 0.05 } as const;

/** Goes to the axes of what hangs from the beam, so far out of plumb: who sits there is turned with it. */
export function swingOut(mesh: Mesh, angle: number = outOfPlumb.ridden): Mesh {
  return mesh.at(0, swingFrame.beam, 0).rotX(angle).at(0, -swingFrame.beam, 0);
}

/** Two pairs of legs with a brace each, and the beam across them. */
export function raiseSwingFrame(mesh: Mesh, wood: Colour, dark: Colour): void {
  const { beam, half } = swingFrame;
  mesh.object();
  for (const s of [-1, 1]) {
    for (const z of [-1, 1])
      mesh.tube(
        [
          [s * (half + 0.2), 0, z * 0.92],
          [s * half, beam + 0.1, z * 0.04],
        ],
        [0.07, 0.058],
        wood,
        materials.bark,
        12,
      );
    rod(mesh, [s * (half + 0.12), 0.9, -0.6], [s * (half + 0.12), 0.9, 0.6], 0.042, dark, materials.bark);
  }
  mesh.tube(
    [
      [-half - 0.24, beam, 0],
      [half + 0.24, beam, 0],
    ],
    [0.075],
    wood,
    materials.bark,
    14,
  );
}

/** A plank that hangs on two ropes from the beam, which are tied around both. */
export function hangPlank(mesh: Mesh, wood: Colour): void {
  const { beam, plank, ropes } = swingFrame;
  const hemp = '#d8c8a0';
  mesh.object().box(0, plank - 0.035, 0, ropes * 2 + 0.14, 0.035, 0.22, wood, materials.planks);
  for (const s of [-1, 1]) {
    const way: readonly Vec3[] = [
      [s * ropes, plank - 0.05, 0],
      [s * ropes, plank + 0.9, 0],
      [s * ropes, beam - 0.04, 0],
    ];
    mesh.tube(way, [0.014], hemp, materials.cloth, 8);
    mesh.ball(s * ropes, plank - 0.055, 0, 0.03, 0.026, 0.03, hemp, materials.cloth, 10);
    for (const k of [-0.03, 0, 0.03])
      mesh
        .push()
        .at(s * ropes + k, beam, 0)
        .rotZ(Math.PI / 2)
        .tube(ring, [0.015], hemp, materials.cloth, 6)
        .pop();
  }
}

const ring: readonly Vec3[] = Array.from({ length: 15 }, (_, i): Vec3 => {
  const a = (i / 14) * Math.PI * 2;
  return [Math.cos(a) * 0.085, 0, Math.sin(a) * 0.085];
});
