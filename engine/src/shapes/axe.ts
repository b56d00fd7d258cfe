import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

/** An axe about the hand that holds it: where its handle ends below and above, and its colours. */
export interface AxeLook {
  readonly handle: readonly [number, number];
  readonly wood: Colour;
  readonly iron: Colour;
  /** How long and how tall the blade is. */
  readonly blade: readonly [number, number];
  /** It has a spike behind the blade. */
  readonly spike?: boolean;
}

/** An axe that stands on its handle; its blade looks towards x. */
export function buildAxe(
  mesh: Mesh,
  { handle: [low, high], wood, iron, blade: [long, tall], spike = false }: AxeLook,
): void {
  const at = high - 0.1;
  rod(mesh, [0, low, 0], [0, high, 0], 0.02, wood, materials.bark);
  mesh.tube(
    [
      [0, at - 0.07, 0],
      [0, at + 0.08, 0],
    ],
    [0.032],
    iron,
    materials.metal,
    10,
  );
  const edge = '#eef2f6';
  for (const z of [-0.022, 0.022]) {
    mesh.sheet(
      (u, v): Vec3 => [
        0.02 + u * long - 0.035 * (2 * v - 1) ** 2 * u,
        at + (v - 0.5) * (0.1 + (tall - 0.1) * u ** 1.6) - 0.02 * u,
        z * (1 - u),
      ],
      8,
      10,
      (u) => (u > 0.82 ? edge : iron),
      materials.metal,
    );
    if (spike)
      mesh.sheet(
        (u, v): Vec3 => [-0.02 - u * 0.15, at + (v - 0.5) * 0.06 * (1 - u) - 0.03 * u * u, z * (1 - u)],
        6,
        3,
        (u) => (u > 0.7 ? edge : iron),
        materials.metal,
      );
  }
}
