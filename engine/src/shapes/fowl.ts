import type { Colour, Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import { bothSides, eyeOn } from './body-parts.ts';

/** A hen or a cock that heads towards -x: body, neck and tail in three colours, a comb of a size. */
export function buildFowl(mesh: Mesh, [body, neck, tail]: readonly [Colour, Colour, Colour], comb: number): void {
  mesh.body(
    [
      [-0.06, 0.24, 0, 0.105, 0.07, 0.22, 0, 0.1, 0],
      [0.08, 0.24, 0, 0.08, 0.2, 0.34, 0, 0.025, 2],
      [-0.1, 0.29, 0, 0.075, -0.14, 0.4, 0, 0.042, 1],
      [-0.15, 0.43, 0, 0.045, -0.16, 0.43, 0, 0.043, 1],
      ...bothSides((s) => [
        [-0.04, 0.26, 0.07 * s, 0.06, 0.11, 0.23, 0.075 * s, 0.03, 2],
        [0.01, 0.15, 0.05 * s, 0.042, 0, 0.1, 0.05 * s, 0.018, 0],
      ]),
    ],
    { k: 0.035, colours: [body, neck, tail], fur: 0.6 },
  );
  for (let i = 0; i < 4; i++) {
    const tall = 0.022 * comb;
    mesh.ball(-0.185 + i * 0.024, 0.478 + tall * 0.4, 0, 0.016, tall, 0.009, '#d0242a', materials.plain, 10);
  }
  mesh.ball(-0.19, 0.385, 0, 0.012, 0.016 + 0.009 * comb, 0.012, '#d0242a', materials.plain, 10);
  mesh.tube(
    [
      [-0.19, 0.43, 0],
      [-0.24, 0.418, 0],
    ],
    [0.016, 0.002],
    '#e0a82e',
    materials.gloss,
    8,
  );
  for (const s of [-1, 1]) {
    eyeOn(mesh, [-0.172, 0.44, 0.036 * s], [-0.3, 0.1, s], 0.01, '#d87a2a');
    mesh.tube(
      [
        [0, 0.12, 0.05 * s],
        [0.005, 0.02, 0.05 * s],
      ],
      [0.012],
      '#e0a82e',
      materials.plain,
      6,
    );
    for (const a of [-0.5, 0, 0.5]) {
      mesh.tube(
        [
          [0.005, 0.015, 0.05 * s],
          [0.005 - Math.cos(a) * 0.07, 0.006, 0.05 * s + Math.sin(a) * 0.07],
        ],
        [0.01, 0.004],
        '#e0a82e',
        materials.plain,
        5,
      );
    }
  }
}
