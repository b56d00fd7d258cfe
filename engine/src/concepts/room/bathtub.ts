import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';
import { rubberDuck } from '../table/rubber-duck.ts';

export const bathtub: Concept = {
  id: 'bathtub',
  words: {
    en: 'bathtub/bath tub/bubble bath/clawfoot tub/claw foot tub/clawfoot bathtub',
    de: 'badewanne/badewannen/wanne/schaumbad',
    es: 'bañera/tina de baño',
    fr: 'baignoire/bain moussant',
    zh: '浴缸/泡泡浴',
    ja: 'バスタブ/浴槽/お風呂',
    ar: 'حوض استحمام',
    emoji: '🛁',
  },
  size: { width: 1.95, height: 1.1 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  has: ['rubber duck'],
  turn: 0.3,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const enamel = look.colour ?? '#f2f1ec';
    shell(mesh, 0, enamel);
    shell(mesh, 0.035, '#f7f6f2');
    // The rim is rolled outwards.
    mesh.tube(
      Array.from({ length: 97 }, (_, i) => wall(i / 96, 1, -0.012)),
      [0.03],
      '#f7f6f2',
      materials.gloss,
      14,
    );
    for (const x of [-0.5, 0.5]) for (const s of [-1, 1]) claw(mesh, x, s);
    mesh.sheet(
      (u, v) => {
        const [x, , z] = wall(u, 0.8, 0.04);
        return [x * v, waterHigh + 0.004 * Math.sin(x * 22 + z * 17), z * v];
      },
      60,
      10,
      () => '#8fc0cc',
      materials.gloss,
    );
    // Foam that is heaped up at the one end.
    for (let i = 0; i < 260; i++) {
      const [a, far] = [random() * tau, Math.sqrt(random())];
      const [x, z] = [0.1 + Math.cos(a) * far * 0.52, Math.sin(a) * far * 0.24];
      const heap = 0.16 * (1 - far) * smooth(-0.5, 0.4, x);
      const size = 0.022 + 0.035 * random();
      mesh.ball(
        x,
        waterHigh + heap * random() + size * 0.4,
        z,
        size,
        size,
        size,
        i % 4 ? '#fbfbfa' : '#e9eef2',
        materials.gloss,
        10,
      );
    }
    taps(mesh);
    // A duck of rubber, as every bath has one.
    mesh
      .push()
      .at(-0.36, waterHigh - 0.01, -0.13)
      .rotY(0.5)
      .scale(0.11);
    rubberDuck.build(mesh, random, { season: look.season, lit: look.lit, ordinal: 0 });
    mesh.pop();
  },
};

const [waterHigh, foot] = [0.5, 0.13] as const;

/** The wall at a turn (0 to 1) and a height (0 at the bottom, 1 at the rim), so far inside of it; the back of it, at +x, rises and leans. */
function wall(turn: number, up: number, inward: number): Vec3 {
  const a = turn * tau;
  const lean = 0.5 + 0.5 * Math.cos(a);
  const rim = foot + 0.45 + 0.14 * lean ** 3;
  const swell = Math.sin(Math.min(1, 0.16 + up * 0.84) * Math.PI * 0.5) ** 0.7;
  const [long, wide] = [0.56 + 0.16 * swell + 0.1 * up * lean, 0.2 + 0.17 * swell];
  const square = 0.8;
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** square;
  return [
    round(Math.cos(a)) * (long - inward),
    foot + inward + (rim - foot - inward) * up,
    round(Math.sin(a)) * (wide - inward),
  ];
}

function shell(mesh: Mesh, inward: number, colour: Colour): void {
  mesh.sheet(
    (u, v) => wall(u, v, inward),
    96,
    24,
    () => colour,
    materials.gloss,
  );
  mesh.sheet(
    (u, v) => {
      const [x, y, z] = wall(u, 0, inward);
      return [x * v, y, z * v];
    },
    60,
    4,
    () => colour,
    materials.gloss,
  );
}

/** A lion's paw of gilded iron that holds a ball. */
function claw(mesh: Mesh, x: number, s: number): void {
  const gold = '#b8923e';
  const way = smoothWay([
    [x, 0.26, s * 0.27],
    [x * 1.06, 0.18, s * 0.31],
    [x * 1.08, 0.1, s * 0.27],
    [x * 1.1, 0.05, s * 0.29],
  ]);
  mesh.tube(
    way,
    way.map((_, i) => 0.05 - 0.022 * (i / (way.length - 1))),
    gold,
    materials.metal,
    14,
  );
  mesh.ball(x * 1.1, 0.035, s * 0.3, 0.042, 0.036, 0.042, gold, materials.metal, 18);
  for (const t of [-1, 0, 1])
    mesh.tube(
      [
        [x * 1.1 + t * 0.02, 0.07, s * 0.29],
        [x * 1.1 + t * 0.034, 0.045, s * 0.335],
        [x * 1.1 + t * 0.03, 0.005, s * 0.34],
      ],
      [0.016, 0.015, 0.006],
      gold,
      materials.metal,
      8,
    );
}

/** Taps on two pipes that stand at the foot of the tub, and a hand shower in its cradle. */
function taps(mesh: Mesh): void {
  const brass = '#c09a48';
  const x = -0.86;
  for (const z of [-0.09, 0.09]) {
    mesh
      .cyl(x, 0, z, 0.05, 0.045, 0.02, brass, materials.metal, 18)
      .cyl(x, 0, z, 0.015, 0.015, 0.78, brass, materials.metal, 12);
    mesh.push().at(x, 0.78, z);
    mesh.lathe(
      smoothProfile(pairs([0.03, 0, 0.034, 0.04, 0.02, 0.07, 0.014, 0.1, 0, 0.1])),
      18,
      brass,
      materials.metal,
    );
    for (const turn of [0, Math.PI / 2]) {
      mesh.push().at(0, 0.11, 0).rotY(turn);
      mesh.tube(
        [
          [-0.05, 0, 0],
          [0.05, 0, 0],
        ],
        [0.011],
        brass,
        materials.metal,
        8,
      );
      for (const e of [-0.055, 0.055]) mesh.ball(e, 0, 0, 0.017, 0.017, 0.017, '#f4f2ea', materials.gloss, 10);
      mesh.pop();
    }
    mesh.pop();
  }
  const pipe = (points: readonly Vec3[], radius: number): void =>
    void mesh.tube(smoothWay(points), [radius], brass, materials.metal, 12);
  mesh.tube(
    [
      [x, 0.76, -0.09],
      [x, 0.76, 0.09],
    ],
    [0.02],
    brass,
    materials.metal,
    12,
  );
  pipe(
    [
      [x, 0.76, 0],
      [x + 0.1, 0.83, 0],
      [x + 0.22, 0.82, 0],
      [x + 0.25, 0.72, 0],
    ],
    0.02,
  );
  pipe(
    [
      [x, 0.78, 0],
      [x - 0.01, 0.94, 0],
      [x, 1.02, 0],
    ],
    0.012,
  );
  mesh.tube(
    [
      [x - 0.02, 1.03, -0.13],
      [x, 1.03, 0],
      [x + 0.02, 1.03, 0.1],
    ],
    [0.013, 0.016, 0.016],
    '#f4f2ea',
    materials.gloss,
    12,
  );
  mesh.ball(x + 0.03, 1.02, 0.14, 0.035, 0.045, 0.04, brass, materials.metal, 16);
  pipe(
    [
      [x - 0.02, 1.03, -0.13],
      [x - 0.08, 0.8, -0.2],
      [x - 0.06, 0.45, -0.14],
      [x, 0.7, -0.03],
    ],
    0.009,
  );
}
