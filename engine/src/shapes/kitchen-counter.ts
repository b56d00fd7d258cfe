import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pairs } from './points.ts';
import { hoop } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';

/** A counter with two doors (towards z), and on it a copper pot and a board with what is to be cooked. */
export function buildKitchenCounter(mesh: Mesh): void {
  mesh
    .box(0, 0, 0, 1.25, 0.86, 0.5, '#8a6242', materials.planks)
    .box(0, 0.86, 0, 1.33, 0.05, 0.58, '#d8d2c6', materials.stone);
  for (const x of [-0.32, 0.32])
    mesh
      .box(x, 0.08, 0.253, 0.5, 0.7, 0.012, '#a4764e', materials.planks)
      .ball(x * 0.4, 0.5, 0.268, 0.018, 0.018, 0.018, '#c8a050', materials.metal, 10);
  mesh.push().at(-0.36, 0.91, -0.06);
  mesh
    .lathe(smoothProfile(pairs([0.14, 0, 0.15, 0.01, 0.152, 0.15, 0.158, 0.16])), 30, '#b4683a', materials.metal)
    .lathe(pairs([0.155, 0.16, 0.13, 0.185, 0.03, 0.2, 0.001, 0.2]), 30, '#c27a48', materials.metal);
  hoop(mesh, 0.16, 0.156, 0.007, '#8a4a26', materials.metal);
  mesh.ball(0, 0.215, 0, 0.022, 0.02, 0.022, '#2a2624', materials.gloss, 10).pop();
  mesh.box(0.12, 0.91, 0.05, 0.36, 0.025, 0.26, '#c89a62', materials.planks);
  for (const [x, z, r, c] of [
    [0.04, 0.0, 0.045, '#d03a26'],
    [0.14, 0.05, 0.042, '#d8482c'],
    [0.21, -0.02, 0.05, '#e0a030'],
    [0.1, 0.1, 0.034, '#6a9a3c'],
  ] as const) {
    mesh.ball(x, 0.935 + r * 0.9, z, r, r * 0.9, r, c, materials.gloss, 14);
    mesh.ball(x, 0.935 + r * 1.75, z, r * 0.25, r * 0.12, r * 0.25, '#3f6a2a', materials.plain, 8);
  }
}
