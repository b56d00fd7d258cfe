import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { triples } from '../../shapes/points.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const lemur: Concept = {
  id: 'lemur',
  words: {
    en: 'lemur/ring-tailed lemur/ring tailed lemur',
    de: 'lemur/lemuren/katta/kattas',
    es: 'lémur/lémures',
    fr: 'lémur/lémurien/maki catta',
    zh: '狐猴/环尾狐猴',
    ja: 'キツネザル/ワオキツネザル/レムール',
    ar: 'ليمور',
    emoji: '',
  },
  size: { width: 0.6, height: 0.68 },
  lives: ['jungle', 'forest', 'hills', 'savanna'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.25,
  mirrors: true,
  acts: ['sits', 'sleeps'],
  build(mesh, random, look) {
    // It sits upright, hands on its knees, and looks at the painter; the tail stands behind it.
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#8f8880', '#ece7dd', '#1c1917'],
      ['#9a8876', '#efe8dc', '#1f1a16'],
    ]);
    const form: AnimalHead = {
      foot: 'paw',
      head: {
        size: 0.086,
        muzzle: 0.078,
        thick: 0.031,
        dip: 0.28,
        yaw: Math.PI / 2 - 0.15,
        kind: 'dog',
        eyes: 1.5,
        shut: look.act === 'sleeps',
      },
      ears: { kind: 'round', size: 1.1, inside: 1 },
      colours: [coat, light, dark, '#6f6862'],
      paint: { muzzle: 2 },
      iris: '#e08a1c',
      pupil: 'round',
      leather: '#141110',
      hair: 0.55,
      shaggy: [1],
      faceMarks: [
        // A white face under a grey crown, black around the eyes, and a black muzzle.
        {
          colour: 1,
          on: [0, 2],
          share: (f, u, a) => smooth(0.62, 0.44, u + 0.24 * Math.max(0, 0.3 - a)) * smooth(-0.35, 0, f),
        },
        { colour: 2, on: [0, 1], share: (f, u) => smooth(1.05, 1.22, f + 0.3 * Math.abs(u + 0.2)) },
        {
          colour: 2,
          on: [0, 1],
          share: (f, u, a) =>
            smooth(0.4, 0.3, Math.hypot((u - 0.22) * 1.15, a - 0.5 - 0.3 * (u - 0.2))) * smooth(0.1, 0.35, f),
        },
      ],
    };
    const at = axesAt([0, 0.475, -0.03], form.head);
    const cones: Cones = [
      ...melting(
        0.03,
        conesAlong(
          [
            [0, 0.1, 0.035, 0.098],
            [0, 0.2, 0.015, 0.088],
            [0, 0.31, 0, 0.07],
            [0, 0.385, -0.01, 0.056],
            [0, 0.44, -0.02, 0.054],
          ],
          0,
        ),
      ),
      [0, 0.13, -0.035, 0.07, 0, 0.34, -0.035, 0.05, 1],
      ...headOf(form, at),
      ...bothSides((s) => [
        ...melting(0.016, [
          [0.06 * s, 0.34, -0.005, 0.038, 0.108 * s, 0.24, -0.04, 0.028, 0],
          [0.108 * s, 0.24, -0.04, 0.026, 0.1 * s, 0.185, -0.14, 0.02, 0],
        ]),
        // Dark hands that hang over the knees.
        ...[-1, 0, 1].map((i) => [
          0.1 * s,
          0.182,
          -0.145,
          0.014,
          (0.098 + 0.012 * i) * s,
          0.15,
          -0.178 + 0.004 * i * i,
          0.008,
          2,
        ]),
        ...melting(0.02, [
          [0.06 * s, 0.085, 0.02, 0.062, 0.108 * s, 0.15, -0.1, 0.045, 0],
          [0.108 * s, 0.15, -0.1, 0.042, 0.09 * s, 0.035, -0.1, 0.027, 0],
        ]),
        ...[-1, 0, 1].map((i) => [
          0.09 * s,
          0.02,
          -0.095,
          0.019,
          (0.1 + 0.024 * i) * s,
          0.012,
          -0.19 + 0.006 * i * i,
          0.01,
          i === 0 ? 3 : 2,
        ]),
      ]),
    ];
    ringedTail(mesh, [light, dark]);
    buildWithFace(mesh, form, at, { cones, k: 0.016 });
  },
};

/** It leaves the rump, lies on the ground for a little, and rises in a bow that ends in a curl. */
const tailWay = smoothWay(
  triples([
    0, 0.09, 0.1, 0.11, 0.055, 0.17, 0.2, 0.09, 0.16, 0.245, 0.22, 0.13, 0.235, 0.36, 0.11, 0.25, 0.5, 0.1, 0.31, 0.6,
    0.1, 0.375, 0.6, 0.1, 0.39, 0.53, 0.1,
  ]),
  6,
);

/** A tail is a body of its own: in that of the animal its rings would run. */
function ringedTail(mesh: Mesh, [light, dark]: readonly [Colour, Colour]): void {
  const last = tailWay.length - 1;
  const alongAt = (x: number, y: number, z: number): number => {
    const away = tailWay.map(([px, py, pz]) => Math.hypot(x - px, y - py, z - pz));
    const near = away.indexOf(Math.min(...away));
    // Between two points of the way by how much nearer one is than the other.
    const [before, after] = [away[near - 1] ?? 1, away[near + 1] ?? 1];
    return (near + (before - after) / (2 * Math.max(before, after))) / last;
  };
  mesh.body(
    conesAlong(
      tailWay.map(([x, y, z], i) => [x, y, z, 0.022 + 0.02 * Math.sin(Math.PI * Math.min(1, 0.1 + (i / last) * 0.86))]),
      0,
    ),
    {
      k: 0.012,
      colours: [light, dark],
      hair: 0.6,
      marks: {
        colour: 1,
        share: (x, y, z) => smooth(-0.25, 0.25, Math.sin(alongAt(x, y, z) * Math.PI * 2 * ringCount)),
      },
    },
  );
}

/** Dark rings of the tail. */
const ringCount = 11;
