import { bothSides } from '../../shapes/body-parts.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { smooth } from '../../solid/noise.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const panda: Concept = {
  id: 'panda',
  words: {
    en: 'panda',
    de: 'panda/pandabär',
    es: 'panda/oso panda',
    fr: 'panda',
    zh: '熊猫',
    ja: 'パンダ',
    ar: 'باندا',
    emoji: '🐼',
  },
  size: { width: 1.3, height: 1.5 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.15,
  sway: 0.3,
  acts: ['sits', 'sleeps'],
  build(mesh, _random, look) {
    const form: AnimalHead = {
      foot: 'paw',
      head: {
        size: 0.31,
        muzzle: 0.15,
        thick: 0.125,
        dip: 0.36,
        yaw: Math.PI / 2,
        kind: 'bear',
        eyes: 1.15,
        shut: look.act === 'sleeps',
      },
      ears: { kind: 'round', size: 0.85, inside: 1 },
      colours: ['#e6e1d6', '#1e1c1c', '#1e1c1c'],
      iris: '#3a2416',
      hair: 0.55,
      faceMarks: [
        { colour: 1, share: patch },
        {
          colour: 1,
          share: (forward, up, aside) => smooth(0.6, 0.72, up) * smooth(0.34, 0.46, aside) * smooth(0.3, 0.1, forward),
        },
      ],
    };
    const at = axesAt([0, 1.15, -0.05], form.head);
    // It sits and looks at the painter.
    const cones: Cones = [
      [0, 0.42, 0, 0.42, 0, 0.72, 0, 0.34, 0],
      [-0.2, 0.84, 0, 0.2, 0.2, 0.84, 0, 0.2, 1],
      ...headOf(form, at),
      ...bothSides((s) => [
        [0.34 * s, 0.8, 0, 0.15, 0.4 * s, 0.52, -0.22, 0.13, 1],
        [0.4 * s, 0.52, -0.22, 0.13, 0.26 * s, 0.44, -0.42, 0.12, 1],
        [0.28 * s, 0.2, -0.16, 0.2, 0.36 * s, 0.16, -0.52, 0.15, 1],
        [0.36 * s, 0.2, -0.6, 0.14, 0.37 * s, 0.2, -0.64, 0.13, 1],
      ]),
    ];
    buildWithFace(mesh, form, at, { cones, k: 0.06 });
    // What it always has in its paws.
    mesh.tube(
      [
        [0.34, 0.36, -0.6],
        [0.2, 0.72, -0.6],
        [0.02, 1.04, -0.62],
      ],
      [0.024, 0.024, 0.02],
      '#6f9a3a',
      materials.gloss,
      9,
    );
    for (const [x, y, z, turn] of [
      [0.02, 1.03, -0.62, 2.9],
      [0.03, 1.01, -0.62, 3.6],
      [0.1, 0.9, -0.62, 0.5],
      [0.16, 0.8, -0.61, 3.5],
      [0.22, 0.66, -0.6, 0.1],
    ] as const)
      mesh.sheet(
        (u, v) => {
          const half = (v - 0.5) * 0.07 * Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.7;
          return [x + Math.cos(turn) * u * 0.3, y + Math.sin(turn) * u * 0.3 - u * u * 0.12 + half, z - 0.03 * u];
        },
        6,
        2,
        () => '#5f9a34',
        materials.leaf,
      );
  },
};

/** The patch around an eye, which hangs down towards the cheek. */
function patch(forward: number, up: number, aside: number): number {
  const far = Math.hypot((aside - 0.46 + (up - 0.1) * 0.55) / 0.25, (up - 0.05) / 0.31);
  return smooth(1.08, 0.86, far) * smooth(0.1, 0.3, forward);
}
