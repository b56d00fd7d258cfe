import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

/** Where the eyes are of who looks ahead with both, and of who has them at the sides of the head: in radii of the skull, and how far they look aside. */
const [before, beside] = [
  { at: [0.46, 0.2, -0.9], turn: 0.5, wide: 0.4, high: 0.32 },
  { at: [0.98, 0.24, -0.56], turn: 1.02, wide: 0.46, high: 0.38 },
] as const;

/** Sunglasses for the head of an animal that looks to -z, whose skull has a radius of one. */
export function buildShades(
  mesh: Mesh,
  { isBeside, colour = '#16161a' }: { readonly isBeside: boolean; readonly colour?: string | undefined },
): void {
  const { at, turn, wide, high } = isBeside ? beside : before;
  const [x, y, z] = at;
  for (const s of [-1, 1]) {
    mesh
      .push()
      .at(x * s, y, z)
      .rotY(-turn * s);
    mesh.ball(0, 0, 0, wide, high, 0.1, '#0c0d12', materials.gloss);
    mesh.tube(
      Array.from({ length: 25 }, (_, i) => [Math.cos((i / 24) * tau) * wide, Math.sin((i / 24) * tau) * high, -0.02]),
      [0.045],
      colour,
      materials.gloss,
      8,
    );
    mesh.pop();
    const [outX, outZ] = [x + Math.cos(turn) * wide, z + Math.sin(turn) * wide];
    mesh.tube(
      [
        [outX * s, y + 0.06, outZ],
        [(outX + 0.12) * s, y + 0.12, (outZ + 0.1) / 2],
        [(x + 0.55) * s, y + 0.16, 0.25],
      ],
      [0.04],
      colour,
      materials.gloss,
      8,
    );
  }
  const [inX, inZ] = [x - Math.cos(turn) * wide, z - Math.sin(turn) * wide];
  mesh.tube(
    [
      [-inX, y + 0.08, inZ],
      [0, y + 0.2, inZ - 0.08],
      [inX, y + 0.08, inZ],
    ],
    [0.045],
    colour,
    materials.gloss,
    8,
  );
}
