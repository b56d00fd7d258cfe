import { buildCladFigure } from '../../shapes/clad-figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const gold = '#d8a838';

/** Hands low before him, feet apart. */
const pose: Pose = {
  head: [0, 1.7, -0.01],
  elbows: [-0.33, 1.12, -0.02, 0.33, 1.12, -0.02],
  wrists: [-0.3, 0.92, -0.2, 0.3, 0.92, -0.2],
  knees: [-0.19, 0.5, 0.0, 0.19, 0.5, -0.06],
  ankles: [-0.2, 0.09, 0.02, 0.2, 0.09, -0.02],
  toes: [0.3, 0.3],
  hands: 'fists',
  bulk: 1.08,
};

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
    buildCladFigure(mesh, random, pose, {
      cover: { torso: dark, hips: dark, arm: dark, forearm: lacquer, thigh: dark, shank: lacquer, foot: '#3a2f28' },
      ease: 0.012,
      strong: 0.3,
      glad: -0.3,
    });
    mesh.body(
      [
        [0, 1.02, 0, 0.15, 0, 0.86, 0, 0.16, 0],
        ...bothSides((s) => [
          // Wide trousers, greaves, and sleeves of cloth.
          [0.11 * s, 0.84, 0, 0.13, 0.19 * s, 0.5, -0.03 * s, 0.12, 0],
          [0.19 * s, 0.48, -0.03 * s, 0.085, 0.2 * s, 0.12, -0.02 * s, 0.062, 2],
          [0.2 * s, 0.06, 0, 0.06, 0.22 * s, 0.045, -0.15, 0.048, 1],
          [0.2 * s, 1.4, 0, 0.085, 0.33 * s, 1.12, -0.02, 0.07, 0],
          [0.33 * s, 1.12, -0.02, 0.062, 0.3 * s, 0.92, -0.2, 0.046, 2],
        ]),
      ],
      { k: 0.04, colours: [dark, '#4a3a32', lacquer] },
    );
    // The cuirass, in rows of plates laced with cord.
    const row = (y: number, wide: number, deep: number, colour: Colour, tall: number): void => {
      mesh
        .push()
        .at(0, y, 0)
        .scale(1, 1, deep / wide)
        .cyl(0, 0, 0, wide * 1.03, wide, tall, colour, materials.gloss, 28)
        .pop();
    };
    for (let i = 0; i < 5; i++) {
      row(1.02 + i * 0.085, 0.215 + 0.006 * i, 0.17, lacquer, 0.07);
      row(1.085 + i * 0.085, 0.21 + 0.006 * i, 0.166, cord, 0.018);
    }
    // Seven skirts of plates hang from the waist.
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2 + Math.PI / 7;
      mesh.push().rotY(a).at(0, 0, -0.2).rotX(0.22);
      for (let k = 0; k < 4; k++) {
        mesh.box(0, 0.9 - k * 0.085, 0, 0.2, 0.075, 0.02, lacquer, materials.gloss);
        mesh.box(0, 0.893 - k * 0.085, -0.003, 0.2, 0.012, 0.022, cord, materials.cloth);
      }
      mesh.pop();
    }
    for (const s of [-1, 1]) {
      // Shields on the shoulders.
      mesh
        .push()
        .at(0.3 * s, 1.46, 0)
        .rotZ(-0.32 * s);
      for (let k = 0; k < 5; k++) {
        mesh.box(0.02 * s, -0.075 - k * 0.082, 0, 0.03, 0.074, 0.28, lacquer, materials.gloss);
        mesh.box(0.022 * s, -0.082 - k * 0.082, 0, 0.034, 0.012, 0.282, cord, materials.cloth);
      }
      mesh.pop();
    }
    // The helmet: a ribbed bowl, a neck guard in rings, and two golden horns.
    mesh.push().at(0, 1.73, 0.01);
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
    // The sword, drawn, its point to the ground before him.
    const hilt: Vec3 = [0.28, 0.92, -0.3];
    mesh.tube(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const t = i / 8;
        return [hilt[0] + 0.05 * t + 0.05 * t * t, hilt[1] - 0.05 - 0.72 * t, hilt[2] - 0.4 * t + 0.06 * t * t];
      }),
      [0.017, 0.017, 0.017, 0.016, 0.016, 0.015, 0.014, 0.012, 0.002],
      '#d4dce2',
      materials.metal,
      6,
    );
    mesh.tube([[hilt[0] - 0.012, hilt[1] + 0.2, hilt[2] + 0.1], hilt], [0.02], '#26303e', materials.cloth, 8);
    mesh.ball(hilt[0], hilt[1] - 0.03, hilt[2] - 0.02, 0.05, 0.012, 0.05, gold, materials.metal, 14);
    mesh.pop();
  },
};
