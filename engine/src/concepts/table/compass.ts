import { tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A ray of the rose on the dial: one half of it light, the other dark. */
function ray(mesh: Mesh, turn: number, long: number, wide: number, [light, dark]: readonly [string, string]): void {
  const at = (a: number, r: number): Vec3 => [Math.sin(a) * r, 0.25, Math.cos(a) * r];
  for (const [side, colour] of [
    [-1, dark],
    [1, light],
  ] as const)
    mesh.face([at(0, 0), at(turn + side * 0.785, wide), at(turn, long)], colour, materials.plain);
}

/** Strokes of the four letters, in a square of side 1 about its middle. */
const letters: readonly (readonly (readonly [number, number])[])[] = [
  pairs([-0.4, -0.5, -0.4, 0.5, 0.4, -0.5, 0.4, 0.5]),
  pairs([0.4, 0.5, -0.4, 0.5, -0.4, 0, 0.2, 0, -0.4, 0, -0.4, -0.5, 0.4, -0.5]),
  pairs([0.4, 0.4, 0, 0.5, -0.4, 0.3, -0.3, 0.05, 0.3, -0.05, 0.4, -0.3, 0, -0.5, -0.4, -0.4]),
  pairs([-0.5, 0.5, -0.25, -0.5, 0, 0.3, 0.25, -0.5, 0.5, 0.5]),
];

export const compass: Concept = {
  id: 'compass',
  words: {
    en: 'compass/brass compass',
    de: 'kompass/kompasse',
    es: 'brújula',
    fr: 'boussole',
    zh: '指南针/罗盘',
    ja: 'コンパス/方位磁針/羅針盤',
    ar: 'بوصلة',
    emoji: '🧭',
  },
  size: { width: 2.3, height: 2.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  build(mesh, random, look) {
    const brass = look.colour ?? '#c8963a';
    // It leans in a cradle of wood.
    mesh
      .box(0, 0, 0.5, 1.5, 0.16, 1.3, '#6a4426', materials.floor)
      .box(0, 0.1, -0.1, 1.2, 0.2, 0.12, '#7a5030', materials.floor);
    mesh.push().at(0, 0.1, 0.55).rotX(0.32).box(0, 0, 0.12, 0.7, 1.3, 0.12, '#6a4426', materials.floor).pop();
    mesh.push().at(0, 1.12, 0.2).rotX(-1.22);
    mesh.lathe(
      pairs([
        0, 0, 0.9, 0, 1, 0.06, 1.02, 0.12, 1.02, 0.22, 1.06, 0.24, 1.06, 0.32, 1, 0.36, 0.93, 0.36, 0.9, 0.33, 0.89,
        0.24,
      ]),
      72,
      brass,
      materials.metal,
    );
    mesh.cyl(0, 0.23, 0, 0.9, 0.9, 0.01, '#f2e6c8', materials.plain, 60);
    mesh.lathe(
      [
        [0.72, 0.246],
        [0.735, 0.246],
      ],
      60,
      '#8a2a1c',
      materials.plain,
    );
    mesh.lathe(
      [
        [0.86, 0.246],
        [0.875, 0.246],
      ],
      60,
      '#4a3420',
      materials.plain,
    );
    for (let i = 0; i < 72; i++) {
      const a = (i / 72) * tau;
      const from = i % 18 === 0 ? 0.73 : i % 6 === 0 ? 0.77 : 0.81;
      mesh
        .push()
        .rotY(a)
        .box(0, 0.243, (from + 0.86) / 2, i % 6 ? 0.01 : 0.02, 0.006, 0.86 - from, '#4a3420')
        .pop();
    }
    for (let i = 0; i < 8; i++) ray(mesh, (i / 8) * tau + tau / 16, 0.3, 0.08, ['#d8b070', '#8a6a3c']);
    for (let i = 0; i < 4; i++) ray(mesh, (i / 4) * tau + tau / 8, 0.46, 0.13, ['#c86a3a', '#8a3a20']);
    for (let i = 0; i < 4; i++) ray(mesh, (i / 4) * tau, 0.56, 0.16, ['#3a6a8a', '#1c3a54']);
    letters.forEach((strokes, i) => {
      const a = (i / 4) * tau;
      mesh.push().at(Math.sin(a) * 0.645, 0.25, Math.cos(a) * 0.645);
      mesh.tube(
        strokes.map(([x, y]): Vec3 => [x * 0.11, 0.004, y * 0.12]),
        [0.012],
        '#2a1c14',
        materials.plain,
        6,
      );
      mesh.pop();
    });
    // The needle swings a little beside north.
    mesh
      .push()
      .at(0, 0.3, 0)
      .rotY(0.45 + random() * 0.4);
    for (const [end, colour, shade] of [
      [1, '#d0241c', '#8f1410'],
      [-1, '#e8ecf0', '#9aa2aa'],
    ] as const) {
      mesh.face(
        [
          [-0.07, 0, 0],
          [0, 0.03, 0],
          [0, 0, end * 0.68],
        ],
        colour,
        materials.gloss,
      );
      mesh.face(
        [
          [0.07, 0, 0],
          [0, 0.03, 0],
          [0, 0, end * 0.68],
        ],
        shade,
        materials.gloss,
      );
    }
    mesh.ball(0, 0.03, 0, 0.055, 0.03, 0.055, brass, materials.metal, 16).pop();
    mesh
      .push()
      .at(0, 0.18, 1.04)
      .rotX(Math.PI / 2);
    mesh
      .cyl(0, -0.02, 0, 0.1, 0.1, 0.14, brass, materials.metal, 18)
      .cyl(0, 0.12, 0, 0.13, 0.13, 0.08, brass, materials.metal, 18)
      .pop();
    mesh.push().at(0, 0.18, 1.36).rotX(0.1);
    const loop = Array.from({ length: 13 }, (_, i): [number, number] => [
      0.17 + Math.cos((i / 12) * tau) * 0.03,
      Math.sin((i / 12) * tau) * 0.03,
    ]);
    mesh.lathe(loop, 32, brass, materials.metal).pop().pop();
    rod(mesh, [-0.55, 0.2, -0.12], [0.55, 0.2, -0.12], 0.03, brass, materials.metal);
  },
};
