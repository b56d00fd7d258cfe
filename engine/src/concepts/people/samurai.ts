import { aside, minus, plus } from '../../body/affine.ts';
import { aroundTrunk } from '../../body/around-trunk.ts';
import { cutsOf, within } from '../../body/cuts.ts';
import { wearShell } from '../../body/shell.ts';
import { scaleRgb } from '../../raster/colour.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { jointOf, onFoot, onTrunk, socketOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { pushGrip, takeHold } from '../../shapes/take-hold.ts';
import { onHead } from '../../shapes/human-head.ts';
import { withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import { cross, normalised } from '../../solid/vectors.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const gold = '#d8a838';

/** Where the blade points that he holds before him with both hands. */
const blade = normalised([0.44, 0.82, -0.36]);
const guard: Vec3 = [0.1, 1.07, -0.36];
const pose: Pose = takeHold(
  withDrawnHead({
    head: [0, 1.7, -0.01],
    knees: [-0.17, 0.5, -0.06, 0.17, 0.5, -0.04],
    ankles: [-0.2, 0.09, -0.04, 0.2, 0.09, 0.02],
    toes: [0.3, 0.35],
    bulk: 1.05,
  }),
  { hand: 'right', at: guard, rod: blade, elbowTo: [1, -0.7, 0.4] },
  { hand: 'left', at: plus(guard, blade, -0.15), rod: blade, elbowTo: [-1, -0.7, 0.4] },
);

export const samurai: Concept = {
  id: 'samurai',
  words: {
    en: 'samurai/ronin/shogun',
    de: 'samurai',
    es: 'samurái/samurai',
    fr: 'samouraï',
    zh: '武士',
    ja: '侍/武士/サムライ',
    ar: 'ساموراي',
    emoji: '',
  },
  size: { width: 1.4, height: 2.1 },
  lives: ['japanese garden', 'hills', 'forest'],
  has: ['sword', 'katana', 'armour', 'helmet'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.3,
  build(mesh, random, look) {
    const [lacquer, cord, dark] = schemeOf(look.colour, random, [
      ['#a82824', '#e0b040', '#3a3234'],
      ['#2f4a7e', '#d84a34', '#2c2e38'],
      ['#3c3a40', '#c83a2e', '#2c282c'],
    ]);
    mesh.push().object();
    const { body } = buildCladFigure(mesh, random, pose, {
      cover: { torso: dark, hips: dark, arm: dark, forearm: lacquer, thigh: dark, shank: lacquer, foot: '#4a443e' },
      ease: 0.012,
      strong: 0.3,
      glad: 0,
    });
    // The cuirass, in rows of plates that are laced with cord, over a coat of leather.
    const [cuts, around] = [cutsOf(body), aroundTrunk(body)];
    wearShell(mesh, body, {
      colour: lacquer,
      covers: within(cuts.neck({ deep: 0.07, back: 0.03, wide: 0.1 }), cuts.sleeves(-0.02), cuts.above(0.09)),
      ...{ ease: 0.022, material: materials.gloss, smoothings: 12, taut: 30 },
    });
    const chest = onTrunk(pose, 'chest')(0)[1];
    const top = (turn: number): number => chest - 0.02 - 0.11 * Math.abs(Math.sin(turn)) ** 3;
    hangPlates(mesh, [lacquer, cord], 8, (u, v) => {
      const turn = v * tau;
      const step = (u * 8) % 1;
      return around(top(turn) + (1.03 - top(turn)) * u, turn, 0.026 + 0.01 * step);
    });
    wearHakama(mesh, dark);
    // Seven skirts of plates hang from the waist.
    for (let i = 0; i < 7; i++) {
      mesh.push().rotY((i / 7) * Math.PI * 2);
      hangPlates(mesh, [lacquer, cord], 4, (u, v) => [
        (v - 0.5) * (0.17 + 0.05 * u),
        1.03 - 0.3 * u,
        -0.172 - 0.085 * u - 0.012 * ((u * 4) % 1) + 0.15 * (v - 0.5) ** 2,
      ]);
      mesh.pop();
    }
    for (const s of [-1, 1]) {
      // A shield lies on each shoulder and hangs over the arm.
      const [shoulder, elbow] = [socketOf(pose, 'shoulder', s), jointOf(pose, 'elbows', s)];
      const down = normalised(plus(minus(elbow, shoulder), [0, -0.12, 0]));
      const out = aside([s, 0.5, -0.3], down);
      const wide = cross(down, out);
      hangPlates(mesh, [lacquer, cord], 4, (u, v) => {
        const turn = (v - 0.5) * 2;
        const far = 0.078 + 0.012 * ((u * 4) % 1) + 0.02 * u;
        return plus(
          plus(plus(shoulder, down, -0.05 + 0.29 * u), out, far * Math.cos(turn) + 0.012),
          wide,
          0.15 * Math.sin(turn),
        );
      });
      wearSandal(mesh, s);
    }
    onHead(mesh, pose, (m) => wearKabuto(m.push().at(0, 0.03, 0.02), [lacquer, cord]));
    // The sword: its blade bends back towards its tip.
    pushGrip(mesh, { at: guard, axis: blade }, 0.5);
    mesh.sheet(
      (u, v): Vec3 => [0.05 * u * u + (v - 0.5) * 0.034 * Math.min(1, (1.02 - u) * 9), 0.075 + 0.74 * u, 0],
      20,
      4,
      (_u, v) => (v < 0.3 ? '#f4f7fa' : '#b4bcc4'),
      materials.metal,
    );
    mesh
      .cyl(0, -0.24, 0, 0.015, 0.015, 0.3, '#26303e', materials.cloth, 10)
      .cyl(0, 0.062, 0, 0.046, 0.046, 0.011, gold, materials.metal, 16)
      .ball(0, -0.245, 0, 0.017, 0.012, 0.017, gold, materials.metal, 10)
      .pop()
      .pop();
  },
};

/** The helmet about the middle of the skull: a ribbed bowl, a neck guard in rings, and two golden horns. */
function wearKabuto(mesh: Mesh, [lacquer, cord]: readonly [Colour, Colour]): void {
  mesh.lathe(
    [
      [0.142, 0],
      [0.138, 0.06],
      [0.1, 0.125],
      [0.03, 0.155],
      [0.001, 0.16],
    ],
    26,
    lacquer,
    materials.gloss,
  );
  for (let k = 0; k < 3; k++)
    mesh.sheet(
      (u, v): Vec3 => {
        const a = -0.15 * Math.PI + v * Math.PI * 1.3;
        const r = 0.15 + k * 0.028 + u * 0.05;
        return [Math.cos(a) * r, 0.02 - k * 0.042 - u * 0.06, Math.sin(a) * r];
      },
      2,
      24,
      () => (k % 2 ? cord : lacquer),
      materials.gloss,
    );
  mesh.box(0, 0.005, -0.15, 0.24, 0.018, 0.09, lacquer, materials.gloss);
  for (const s of [-1, 1])
    mesh.tube(
      Array.from({ length: 10 }, (_, i): Vec3 => {
        const t = i / 9;
        return [s * (0.02 + 0.2 * Math.sin(t * 1.5)), 0.06 + 0.3 * t ** 1.4, -0.15 - 0.02 * t];
      }),
      Array.from({ length: 10 }, (_, i) => 0.024 * (1 - i / 9.6)),
      gold,
      materials.metal,
      8,
    );
  mesh.ball(0, 0.07, -0.15, 0.035, 0.035, 0.02, gold, materials.metal, 12);
  mesh.pop();
}

/** Rows of plates that hang from the first, each laced at its lower edge: `shape` is a place of them so far down and across. */
function hangPlates(
  mesh: Mesh,
  [lacquer, cord]: readonly [Colour, Colour],
  rows: number,
  shape: (u: number, v: number) => Vec3,
): void {
  mesh.sheet(shape, rows * 8, 40, (u) => ((u * rows) % 1 > 0.74 ? cord : lacquer), materials.gloss);
}

/** Trousers as wide as a skirt, in pleats, that end over the greaves. */
function wearHakama(mesh: Mesh, colour: Colour): void {
  for (const s of [-1, 1]) {
    const [hip, ankle] = [socketOf(pose, 'hip', s), jointOf(pose, 'ankles', s)];
    const pleats = (turn: number): number => Math.sin(turn * 11) + 0.5 * Math.sin(turn * 17 + s);
    mesh.sheet(
      (u, v): Vec3 => {
        const turn = v * tau;
        const out = (0.118 + 0.06 * u) * (1 + 0.045 * u * pleats(turn));
        const tucked = 1 - 0.22 * smooth(0.9, 1, u);
        return [
          hip[0] * 0.86 + (ankle[0] + 0.01 * s - hip[0] * 0.86) * u + Math.sin(turn) * out * tucked,
          1.0 - 0.74 * u,
          hip[2] + (ankle[2] - hip[2]) * u - Math.cos(turn) * out * 1.08 * tucked,
        ];
      },
      24,
      64,
      (u, v) => scaleRgb(readColour(colour), 1.25 + 0.22 * u * pleats(v * tau)),
      materials.cloth,
    );
  }
}

/** A sandal of straw under the foot, and the strap over it. */
function wearSandal(mesh: Mesh, s: number): void {
  const at = onFoot(pose, s);
  const straw = '#b8924e';
  mesh.sheet(
    (u, v): Vec3 => {
      const turn = v * tau;
      return at(0.06 + 0.155 * Math.cos(turn) * u, -0.078, 0.056 * Math.sin(turn) * u);
    },
    3,
    28,
    () => straw,
    materials.cloth,
  );
  for (const side of [-1, 1])
    mesh.tube(
      [at(0.135, -0.03, 0), at(0.075, -0.035, 0.05 * side), at(0.03, -0.078, 0.055 * side)],
      [0.009],
      straw,
      materials.cloth,
      6,
    );
}
