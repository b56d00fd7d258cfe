import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { triples, pairs } from './points.ts';

/** An iron helmet about the middle of the skull with a rim and ribs of bronze, a guard for nose and brows, and two horns. */
export function buildHornedHelmet(mesh: Mesh): void {
  mesh.push().scale(0.96, 1, 1.1);
  mesh.lathe(
    pairs([0.116, -0.005, 0.115, 0.035, 0.1, 0.085, 0.062, 0.125, 0.02, 0.142, 0.001, 0.146]),
    28,
    '#9aa0a8',
    materials.metal,
  );
  mesh.lathe(pairs([0.12, -0.012, 0.124, 0, 0.121, 0.022, 0.115, 0.026]), 28, '#b8862e', materials.metal).pop();
  for (const turn of [0, Math.PI / 2])
    mesh
      .push()
      .rotY(turn)
      .tube(
        Array.from({ length: 13 }, (_, i): Vec3 => {
          const a = (i / 12) * Math.PI;
          return [Math.cos(a) * (turn ? 0.128 : 0.114), 0.01 + Math.sin(a) * 0.138, 0];
        }),
        [0.011],
        '#b8862e',
        materials.metal,
        6,
      )
      .pop();
  mesh.tube(
    triples([0, 0.02, -0.132, 0, -0.03, -0.134, 0, -0.062, -0.142]),
    [0.014, 0.011, 0.013],
    '#b8862e',
    materials.metal,
    8,
  );
  for (const s of [-1, 1]) {
    mesh.tube(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const a = Math.PI * (1 - i / 8);
        return [s * (0.04 + Math.cos(a) * 0.034), -0.014 - Math.sin(a) * 0.034, -0.118 + 0.02 * (i === 8 ? 1 : 0)];
      }),
      [0.008],
      '#b8862e',
      materials.metal,
      6,
    );
    mesh.tube(triples([0.1 * s, 0.03, 0, 0.122 * s, 0.036, 0]), [0.036, 0.034], '#b8862e', materials.metal, 14);
    mesh.tube(
      Array.from({ length: 12 }, (_, i): Vec3 => {
        const t = i / 11;
        return [s * (0.115 + 0.15 * Math.sin(t * 1.75)), 0.036 + 0.26 * t ** 1.6, -0.03 * Math.sin(t * 2)];
      }),
      Array.from({ length: 12 }, (_, i) => 0.034 * (1 - (i / 11.6) ** 1.3)),
      '#e4d8bc',
      materials.gloss,
      12,
    );
  }
}
