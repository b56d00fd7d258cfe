import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

// The pillar stands at -x, the sound box leans to +x; the neck swings between their tops.
const [foot, shoulder] = [
  [-0.36, 0.16],
  [0.44, 1.3],
] as const;
const neck = smoothWay(
  triples([-0.48, 1.78, 0, -0.34, 1.84, 0, -0.16, 1.7, 0, 0.04, 1.46, 0, 0.24, 1.38, 0, 0.42, 1.46, 0, 0.52, 1.42, 0]),
  8,
);

export const harp: Concept = {
  id: 'harp',
  words: {
    en: 'harp/concert harp/golden harp',
    de: 'harfe/harfen',
    es: 'arpa',
    fr: 'harpe',
    zh: '竖琴',
    ja: 'ハープ/竪琴',
    ar: 'قيثارة',
    emoji: '',
  },
  size: { width: 1.3, height: 1.95 },
  lives: ['parlour', 'palace hall'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    const gold = readColour(look.colour ?? '#d8a640');
    const [wood, grain] = [readColour('#8a4a20'), readColour('#4a2410')] as const;
    const pale = mixRgb(gold, [1, 0.85, 0.5], 0.3);
    // Its base with four feet.
    mesh.push().at(-0.3, 0, 0);
    for (const x of [-0.16, 0.22])
      for (const z of [-0.15, 0.15]) mesh.ball(x, 0.04, z, 0.06, 0.045, 0.05, gold, materials.metal, 14);
    mesh
      .box(0.04, 0.06, 0, 0.5, 0.06, 0.38, gold, materials.metal)
      .box(0.03, 0.12, 0, 0.44, 0.06, 0.32, wood, materials.gloss);
    mesh.pop();
    // The fluted pillar with a foot and a crown of leaves.
    mesh.push().at(-0.48, 0.16, 0);
    mesh.lathe(
      smoothProfile(pairs([0.1, 0, 0.11, 0.03, 0.08, 0.07, 0.085, 0.12, 0.06, 0.2, 0.062, 0.22])),
      36,
      gold,
      materials.metal,
    );
    mesh.lathe(pairs([0.05, 0.2, 0.045, 1.42]), 30, gold, materials.metal);
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * tau;
      mesh.tube(
        [
          [Math.cos(a) * 0.049, 0.24, Math.sin(a) * 0.049],
          [Math.cos(a) * 0.044, 1.38, Math.sin(a) * 0.044],
        ],
        [0.009],
        pale,
        materials.metal,
        6,
      );
    }
    mesh.lathe(
      smoothProfile(pairs([0.045, 1.38, 0.075, 1.42, 0.07, 1.46, 0.1, 1.56, 0.125, 1.64, 0.12, 1.68, 0, 1.7])),
      36,
      gold,
      materials.metal,
    );
    for (const y of [0.21, 1.4, 1.47]) hoop(mesh, y, y > 1.45 ? 0.075 : 0.064, 0.012, pale, materials.metal);
    for (let i = 0; i < 10; i++) {
      mesh.push().rotY((i / 10) * tau);
      mesh.sheet(
        (u, v) => {
          const s = (u - 0.5) * 2;
          return [
            0.075 + 0.075 * v ** 2 - s * s * 0.006,
            1.46 + v * 0.2 - 0.05 * v ** 5,
            s * 0.032 * Math.sqrt(Math.max(0, 1 - v ** 4)),
          ];
        },
        5,
        8,
        (u) => (Math.abs(u - 0.5) < 0.12 ? pale : gold),
        materials.metal,
      );
      mesh.pop();
    }
    mesh.pop();
    // The sound box is a half cone with holes in its back and a board in front of it.
    const along = (t: number): readonly [number, number] => [
      foot[0] + (shoulder[0] - foot[0]) * t,
      foot[1] + (shoulder[1] - foot[1]) * t,
    ];
    const [nx, ny] = [0.82, -0.575];
    const radius = (t: number): number => 0.19 - 0.11 * t;
    mesh.sheet(
      (u, v) => {
        const [x, y] = along(v);
        const a = (u - 0.5) * Math.PI;
        const r = radius(v);
        return [x + nx * Math.cos(a) * r * 0.9, y + ny * Math.cos(a) * r * 0.9, Math.sin(a) * r];
      },
      40,
      50,
      (u, v) => mixRgb(wood, grain, smooth(0.3, 0.75, fbm(u * 14, v * 3, 4))),
      materials.gloss,
    );
    mesh.sheet(
      (u, v) => {
        const [x, y] = along(v);
        return [x, y, (u - 0.5) * 2 * radius(v)];
      },
      24,
      50,
      (u, v) =>
        Math.abs(u - 0.5) < 0.06
          ? gold
          : mixRgb(readColour('#d8a860'), wood, 0.3 * fbm(u * 30, v * 3, 3) + (Math.abs(u - 0.5) > 0.44 ? 0.6 : 0)),
      materials.gloss,
    );
    for (const side of [-1, 1])
      mesh.tube(
        Array.from({ length: 21 }, (_, i): Vec3 => {
          const [x, y] = along(i / 20);
          return [x, y, side * radius(i / 20)];
        }),
        [0.016],
        gold,
        materials.metal,
        8,
      );
    mesh.tube(
      smoothWay(
        triples([shoulder[0] - 0.02, shoulder[1] - 0.06, 0, shoulder[0] + 0.04, shoulder[1] + 0.04, 0, 0.52, 1.42, 0]),
      ),
      [0.085, 0.085, 0.08, 0.08, 0.075, 0.075, 0.07, 0.07, 0.065, 0.065, 0.06, 0.06, 0.06],
      wood,
      materials.gloss,
      16,
    );
    // The neck swings like a wave, deeper than thick, with a plate of brass and pegs.
    paintedTube(mesh, neck, {
      radius: (t) => 0.062 + 0.02 * Math.sin(t * Math.PI),
      colour: (u, t) => mixRgb(gold, pale, fbm(t * 5, u * 4, 2)),
      material: materials.metal,
      around: 28,
      pieces: 70,
      bulge: (u) => 0.7 + 0.3 * Math.abs(Math.sin(u * tau)),
    });
    mesh
      .push()
      .at(-0.5, 1.8, 0)
      .rotX(Math.PI / 2);
    mesh.tube(
      Array.from({ length: 33 }, (_, i): Vec3 => {
        const [a, r] = [(i / 32) * tau * 1.6, 0.1 * (1 - i / 40)];
        return [Math.cos(a + 0.5) * r, 0, -Math.sin(a + 0.5) * r];
      }),
      [0.034],
      gold,
      materials.metal,
      10,
    );
    mesh.pop();
    const strings = 32;
    for (let i = 0; i < strings; i++) {
      const t = 0.06 + (i / (strings - 1)) * 0.86;
      const [x, y] = along(t);
      const at = neck.reduce((best, p) => (Math.abs(p[0] - x + 0.03) < Math.abs(best[0] - x + 0.03) ? p : best));
      const colour = i % 7 === 0 ? '#c0281f' : i % 7 === 3 ? '#2a3a6a' : '#f0ead8';
      mesh.tube(
        [
          [x, y, 0],
          [at[0], at[1] - 0.02, -0.05],
        ],
        [0.0028],
        colour,
        materials.plain,
        4,
      );
      mesh.ball(at[0], at[1] + 0.01, -0.066, 0.011, 0.011, 0.02, '#e8e4da', materials.metal, 8);
    }
  },
};
