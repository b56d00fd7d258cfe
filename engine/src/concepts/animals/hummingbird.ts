import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { growBellflowers } from '../../shapes/bellflowers.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const hummingbird: Concept = {
  id: 'hummingbird',
  words: {
    en: 'hummingbird',
    de: 'kolibri/kolibris',
    es: 'colibrí',
    fr: 'colibri/oiseau-mouche/oiseaux-mouches',
    zh: '蜂鸟',
    ja: 'ハチドリ',
    ar: 'طائر الطنان/طنان',
    emoji: '',
  },
  size: { width: 1.1, height: 1.55 },
  lives: ['jungle', 'hills', 'forest'],
  stands: 'ground',
  moves: 'sways',
  turn: -0.15,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [back, belly, throat] = schemeOf(look.colour, random, [
      ['#1f8a54', '#e6e4d8', '#d0206a'],
      ['#1c7f8f', '#dfe6e2', '#6a2ac0'],
      ['#2f9a3a', '#ece6d6', '#e2492a'],
    ]);
    growBellflowers(mesh);
    const cones: Cones = [
      // It stands in the air: upright, its tail below it.
      [0.2, 1.02, 0, 0.075, 0.26, 0.9, 0, 0.068, 0],
      [0.26, 0.9, 0, 0.062, 0.33, 0.78, 0, 0.03, 0],
      [0.165, 0.99, 0, 0.055, 0.235, 0.86, 0, 0.052, 1],
      [0.17, 1.08, 0, 0.056, 0.145, 1.14, 0, 0.056, 0],
      [0.13, 1.175, 0, 0.062, 0.105, 1.172, 0, 0.054, 0],
      [0.1, 1.13, 0, 0.048, 0.12, 1.06, 0, 0.056, 2],
      ...bothSides((s) => [[0.21, 1.04, 0.045 * s, 0.044, 0.24, 1.0, 0.075 * s, 0.03, 0]]),
    ];
    mesh.body(cones, {
      k: 0.025,
      mat: materials.wet,
      colours: [
        back,
        belly,
        throat,
        mixRgb(readColour(back), [0.005, 0.012, 0.02], 0.7),
        mixRgb(readColour(throat), [0.02, 0, 0.01], 0.65),
      ],
      hair: 0.3,
      marks: [
        { colour: 3, share: scallops },
        { colour: 4, on: [2], share: scallops },
      ],
    });
    tellHead(mesh, [0.12, 1.175, 0], 0.06, { tip: [-0.06, 1.14, 0], aside: 0.95 });
    const skin = skinOf(cones, 0.025);
    mesh.tube(
      [
        [0.06, 1.165, 0],
        [-0.06, 1.14, 0],
        [-0.22, 1.1, 0],
      ],
      [0.012, 0.008, 0.004],
      '#1d1917',
      materials.gloss,
      8,
    );
    for (const s of [-1, 1]) eyeOn(mesh, skin([0.115, 1.185, 0], [-0.4, 0.15, s]), [-0.35, 0.1, s], 0.013, '#1a120e');
    for (let i = -2; i <= 2; i++)
      vane(mesh, [0.31, 0.8, 0.008 * i], [0.62 + 0.05 * i, -0.86, 0.28 * i], [0.3, 0.2, 0.9], 0.2, 0.03, '#1d3f3a');
    const wing = mixRgb(readColour(back), [0.1, 0.09, 0.1], 0.78);
    for (const s of [-1, 1]) {
      fan(mesh, s, { feathers: 10, reach: 0.44, lift: 0, colour: wing, edge: mixRgb(wing, [0.55, 0.58, 0.58], 0.34) });
      // Short feathers in the colour of the back close it at the shoulder.
      fan(mesh, s, {
        feathers: 9,
        reach: 0.2,
        lift: 0.006,
        colour: readColour(back),
        edge: scaleRgb(readColour(back), 0.42),
      });
      fan(mesh, s, {
        feathers: 7,
        reach: 0.12,
        lift: 0.012,
        colour: readColour(back),
        edge: scaleRgb(readColour(back), 0.5),
      });
    }
  },
};

/**
 * The feathers of a wing in one bent fan: the first is the longest and leads, all are swept back to their ends, and each ends in a round tip of its
 * own. The near wing beats up and back, the far one is seen over the back.
 */
function fan(
  mesh: Mesh,
  s: number,
  {
    feathers,
    reach,
    lift,
    colour,
    edge,
  }: {
    readonly feathers: number;
    readonly reach: number;
    readonly lift: number;
    readonly colour: Rgb;
    readonly edge: Rgb;
  },
): void {
  const within = (t: number): number => Math.abs(((t * feathers) % 1) - 0.5) * 2;
  mesh.sheet(
    (u, t) => {
      const tip = 1 - 0.09 * within(t) ** 2;
      const long = reach * (1 - 0.58 * t ** 1.15) * tip;
      const turn = 0.18 + t * 0.98 + 0.42 * u * u;
      const far = long * u;
      // Arched along its length, and each feather over the next.
      const arch = 0.16 * Math.sin(Math.PI * u) * reach + lift + 0.004 * within(t);
      return [
        0.215 + 0.03 * t + Math.sin(turn) * far * 0.95,
        1.06 - 0.03 * t + Math.cos(turn) * far * (s < 0 ? 0.82 : 1),
        (0.06 + (0.42 - 0.2 * t) * far + arch) * s,
      ];
    },
    12,
    feathers * 4,
    (u, t) => {
      const aside = within(t);
      const barbs = 0.94 + 0.06 * Math.sin(u * 70 + aside * 9);
      const own = mixRgb(colour, edge, 0.75 * smooth(0.45, 1, aside) * smooth(0.1, 0.5, u) + 0.3 * smooth(0.75, 1, u));
      return scaleRgb(own, (0.7 + 0.4 * u) * barbs * (1 - 0.4 * smooth(0.3, 0.05, aside)));
    },
    materials.leaf,
  );
}

/** The dark edges of small feathers that lie in rows like scales. */
function scallops(x: number, y: number, z: number): number {
  const row = (y * 0.93 - x * 0.37) * 52;
  const along = (x * 0.93 + y * 0.37 + z * 0.8) * 46 + (Math.floor(row) % 2) * 0.5;
  const far = Math.hypot((((along % 1) + 1) % 1) - 0.5, (0.8 - (((row % 1) + 1) % 1)) * 0.8);
  return smooth(0.4, 0.7, far) * 0.42;
}

function vane(
  mesh: Mesh,
  at: Vec3,
  way: Vec3,
  across: Vec3,
  length: number,
  half: number,
  colour: Parameters<Mesh['tube']>[2],
): void {
  mesh.sheet(
    (u, v) => {
      const w = (v - 0.5) * 2 * half * Math.sqrt(Math.max(0.02, Math.sin(Math.PI * Math.min(1, 0.12 + 0.85 * u))));
      const out = length * u;
      return [
        at[0] + way[0] * out + across[0] * w,
        at[1] + way[1] * out + across[1] * w,
        at[2] + way[2] * out + across[2] * w,
      ];
    },
    9,
    6,
    (u, v) => scaleRgb(readColour(colour), (Math.abs(v - 0.5) < 0.1 ? 0.62 : 1) * (0.8 + 0.3 * u)),
    materials.leaf,
  );
}
