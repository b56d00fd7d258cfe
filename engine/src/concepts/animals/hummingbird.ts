import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { growBellflowers } from '../../shapes/bellflowers.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { mixRgb, scaleRgb } from '../../raster/colour.ts';
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
    const wing = mixRgb(readColour(back), [0.12, 0.11, 0.12], 0.8);
    for (const s of [-1, 1]) {
      const shoulder: Vec3 = [0.215, 1.06, 0.06 * s];
      // The near wing beats up and back, the far one is seen above the back.
      for (let i = 0; i < 9; i++) {
        const t = i / 8;
        const turn = 0.35 + t * 0.85;
        const way: Vec3 = [Math.sin(turn) * 0.95, Math.cos(turn) * (s < 0 ? 0.82 : 1), (0.5 - 0.25 * t) * s];
        const root: Vec3 = [shoulder[0] + 0.03 * t, shoulder[1] - 0.03 * t, shoulder[2]];
        vane(
          mesh,
          root,
          way,
          [Math.cos(turn), -Math.sin(turn), 0.1 * s],
          0.42 * (1 - 0.5 * t ** 1.2),
          0.036,
          mixRgb(wing, [0.55, 0.6, 0.6], 0.1 + 0.12 * (i % 2)),
        );
      }
      for (let i = 0; i < 6; i++) {
        const turn = 0.3 + i * 0.17;
        vane(
          mesh,
          shoulder,
          [Math.sin(turn), Math.cos(turn) * (s < 0 ? 0.82 : 1), 0.52 * s],
          [Math.cos(turn), -Math.sin(turn), 0],
          0.16,
          0.03,
          back,
        );
      }
    }
  },
};

/** The dark edges of small feathers that lie in rows like scales. */
function scallops(x: number, y: number, z: number): number {
  const row = (y * 0.93 - x * 0.37) * 52;
  const along = (x * 0.93 + y * 0.37 + z * 0.8) * 46 + (Math.floor(row) % 2) * 0.5;
  const far = Math.hypot((((along % 1) + 1) % 1) - 0.5, (0.8 - (((row % 1) + 1) % 1)) * 0.8);
  return smooth(0.44, 0.66, far) * 0.65;
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
