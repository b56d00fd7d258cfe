import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
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
      // One arm lies in its lap, the other lifts the stalk to the mouth.
      [-0.34, 0.8, 0, 0.15, -0.42, 0.54, -0.2, 0.13, 1],
      [-0.42, 0.54, -0.2, 0.13, -0.24, 0.46, -0.42, 0.115, 1],
      [0.34, 0.8, 0, 0.15, 0.47, 0.6, -0.2, 0.125, 1],
      [0.47, 0.6, -0.2, 0.12, grip[0] + 0.05, grip[1] - 0.02, grip[2] + 0.04, 0.1, 1],
      [grip[0] + 0.04, grip[1] + 0.02, grip[2] + 0.03, 0.1, grip[0] - 0.03, grip[1] + 0.02, grip[2] - 0.01, 0.075, 1],
      ...bothSides((s) => [
        [0.28 * s, 0.2, -0.16, 0.2, 0.36 * s, 0.16, -0.52, 0.15, 1],
        [0.36 * s, 0.2, -0.6, 0.14, 0.37 * s, 0.2, -0.64, 0.13, 1],
      ]),
    ];
    buildWithFace(mesh, form, at, { cones, k: 0.06 });
    // What it always has in its paws: a stalk that goes from the fist to the mouth, and a twig in its lap.
    const mouth = at(1.02, -0.62, 0.1);
    stalk(mesh, [[grip[0] + 0.2, grip[1] - 0.26, grip[2] - 0.04], [grip[0], grip[1], grip[2] - 0.05], mouth], 0.02);
    for (const [share, turn, long] of [
      [0, -0.3, 0.3],
      [0.06, 0.75, 0.26],
      [0.12, -1.0, 0.28],
      [0.2, 0.2, 0.24],
    ] as const)
      leaf(mesh, [grip[0] + 0.2 - share, grip[1] - 0.26 + share * 1.3, grip[2] - 0.05], turn, long);
    const lap: Vec3 = [-0.26, 0.5, -0.52];
    stalk(mesh, [[lap[0] + 0.16, lap[1] - 0.12, lap[2] - 0.04], lap, [lap[0] - 0.2, lap[1] + 0.2, lap[2]]], 0.014);
    for (const [share, turn, long] of [
      [1, 2.1, 0.26],
      [0.92, 3.3, 0.28],
      [0.7, 1.3, 0.22],
      [0.55, 3.7, 0.24],
    ] as const)
      leaf(mesh, [lap[0] - 0.2 * share, lap[1] + 0.2 * share, lap[2] - 0.01], turn, long);
  },
};

/** Where the fist is that holds a stalk. */
const grip: Vec3 = [0.2, 0.8, -0.46];

/** A stalk of bamboo with its joints. */
function stalk(mesh: Mesh, [from, over, to]: readonly [Vec3, Vec3, Vec3], radius: number): void {
  const points = smoothWay([from, over, to], 4);
  mesh.tube(
    points,
    points.map((_, i) => radius * (i % 3 === 1 ? 1.18 : 1)),
    '#7d9a4a',
    materials.coat,
    10,
  );
}

/** A long leaf that points so far around from its right, radians, and hangs from its middle on. */
function leaf(mesh: Mesh, [x, y, z]: Vec3, turn: number, long: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  mesh.sheet(
    (u, v) => {
      const half = (v - 0.5) * 0.062 * Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.7;
      const fold = 0.02 * (0.25 - (v - 0.5) ** 2);
      return [x + c * u * long - s * half, y + s * u * long + c * half - u * u * long * 0.35, z - 0.05 * u - fold];
    },
    8,
    4,
    (u, v) => mixRgb(readColour('#4f8030'), readColour('#8fae58'), 0.5 * Math.abs(v - 0.5) + 0.25 * u),
    materials.leaf,
  );
}

/** The patch around an eye, which hangs down towards the cheek. */
function patch(forward: number, up: number, aside: number): number {
  const far = Math.hypot((aside - 0.46 + (up - 0.1) * 0.55) / 0.25, (up - 0.05) / 0.31);
  return smooth(1.08, 0.86, far) * smooth(0.1, 0.3, forward);
}
