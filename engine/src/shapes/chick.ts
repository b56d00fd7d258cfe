import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';
import { tellHead } from './tell-head.ts';

const horn = '#d98a3a';

/** A chick, all down: a round body with a round head nearly as large on it, stubs of wings, thin legs with long toes. Built in decimetres; down, what is paler and what is darker of it. */
export function buildChick(mesh: Mesh, colours: readonly [Colour, Colour, Colour]): void {
  const [hx, hy] = [-0.24, 0.98];
  const cones: Cones = [
    ...melting(0.12, [
      [-0.08, 0.54, 0, 0.33, 0.18, 0.52, 0, 0.29, 0],
      [-0.18, 0.58, 0, 0.26, hx, hy - 0.16, 0, 0.2, 0],
      [hx, hy, 0, 0.225, hx - 0.06, hy - 0.03, 0, 0.2, 0],
      [0.3, 0.54, 0, 0.2, 0.5, 0.6, 0, 0.06, 2],
      [-0.16, 0.44, 0, 0.26, 0.06, 0.38, 0, 0.24, 1],
      ...bothSides((s) => [
        [hx - 0.08, hy - 0.09, 0.08 * s, 0.12, hx, hy - 0.12, 0.11 * s, 0.11, 1],
        [0.08, 0.42, 0.15 * s, 0.18, 0.06, 0.28, 0.15 * s, 0.08, 0],
      ]),
    ]),
    // Stubs of wings, which lie close.
    ...haired(
      0.7,
      melting(
        0.03,
        bothSides((s) => [
          [-0.14, 0.62, 0.23 * s, 0.11, 0.1, 0.54, 0.26 * s, 0.08, 0],
          [0.1, 0.54, 0.26 * s, 0.08, 0.28, 0.48, 0.26 * s, 0.02, 2],
        ]),
      ),
    ),
  ];
  const k = 0.12;
  mesh.body(cones, {
    k,
    colours,
    hair: 0.85,
    marks: [
      { colour: 2, share: (x, y, z) => 0.5 * smooth(0.5, 0.75, noise3(x * 7, y * 7, z * 7)) },
      { colour: 2, share: (_, y) => 0.5 * smooth(0.66, 0.85, y) * smooth(1.2, 1, y) },
    ],
  });
  tellHead(mesh, [hx, hy, 0], 0.23, { tip: [hx - 0.34, hy - 0.05, 0], aside: 0.6 });
  const skin = skinOf(cones, k);
  for (const s of [-1, 1]) {
    const [inside, out] = [
      [hx, hy, 0],
      [-0.62, 0.18, 0.76 * s],
    ] as const;
    eyeOn(mesh, skin(inside, out), out, 0.042, '#120c0a');
    // The leg, three toes ahead and one behind.
    const [x, z] = [0.04, 0.16 * s];
    mesh.tube(
      [
        [x + 0.03, 0.34, z],
        [x + 0.06, 0.16, z],
        [x, 0.04, z],
      ],
      [0.036, 0.026, 0.03],
      horn,
      materials.coat,
      8,
    );
    for (const [dx, dz] of [
      [-0.22, 0],
      [-0.18, 0.11],
      [-0.18, -0.11],
      [0.12, 0],
    ] as const)
      mesh.tube(
        [
          [x, 0.04, z],
          [x + dx * 0.6, 0.035, z + dz * 0.6],
          [x + dx, 0.018, z + dz],
        ],
        [0.026, 0.022, 0.01],
        horn,
        materials.coat,
        6,
      );
  }
  // The beak: two short halves.
  const tip = skin([hx, hy, 0], [-1, 0.06, 0]);
  mesh.body(
    [
      [tip[0] + 0.04, tip[1] + 0.01, 0, 0.056, tip[0] - 0.105, tip[1] - 0.035, 0, 0.012, 0],
      [tip[0] + 0.04, tip[1] - 0.035, 0, 0.042, tip[0] - 0.07, tip[1] - 0.055, 0, 0.01, 0],
    ],
    { k: 0.01, colours: [horn], mat: materials.coat },
  );
}
