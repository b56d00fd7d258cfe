import { tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Where the tubes run: the upper and the lower level, and how thick they are. */
const [high, low, bore] = [1.42, 0.98, 0.055] as const;

/** Half a turn from the upper to the lower level, bowed out along x. */
const bow = (x: number, out: number, z: number): Vec3[] =>
  Array.from({ length: 13 }, (_, i): Vec3 => {
    const a = (i / 12) * (tau / 2);
    return [x + Math.sin(a) * out, (high + low) / 2 + (Math.cos(a) * (high - low)) / 2, z];
  });

export const trumpet: Concept = {
  id: 'trumpet',
  words: {
    en: 'trumpet/cornet',
    de: 'trompete/trompeten',
    es: 'trompeta',
    fr: 'trompette',
    zh: '小号',
    ja: 'トランペット',
    ar: 'بوق/ترومبيت',
    emoji: '🎺',
  },
  size: { width: 3.8, height: 1.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const brass = look.colour ?? '#d8a63c';
    const silver = '#d4d8dc';
    // A stand of two posts that hold the upper tubes.
    const wood = '#5a3820';
    mesh.box(0, 0, 0.02, 2.2, 0.1, 0.7, wood, materials.floor);
    for (const x of [-0.62, 0.86]) {
      mesh.cyl(x, 0.1, 0.02, 0.07, 0.05, high - 0.2, wood, materials.bark, 14);
      mesh
        .push()
        .at(x, high - 0.09, 0.02)
        .box(0, 0, 0, 0.1, 0.05, 0.42, wood, materials.bark)
        .pop();
    }
    mesh
      .push()
      .at(-1.72, high, -0.1)
      .rotZ(-Math.PI / 2);
    mesh
      .lathe(
        smoothProfile([
          [0.58, 0.012],
          [0.59, 0],
          [0.56, 0.02],
          [0.42, 0.09],
          [0.3, 0.22],
          [0.2, 0.45],
          [0.13, 0.85],
          [0.09, 1.3],
          [bore, 1.9],
          [bore, 2.74],
        ]),
        56,
        brass,
        materials.metal,
      )
      .lathe(smoothProfile(pairs([0.57, -0.012, 0.605, 0.01, 0.57, 0.03])), 56, brass, materials.metal)
      .pop();
    const pipe = (points: readonly Vec3[], colour = brass, thick: readonly number[] = [bore]): void =>
      void mesh.tube(points, thick, colour, materials.metal, 14);
    pipe([...bow(1.02, 0.24, -0.1), [0.42, low, -0.08]]);
    // The leadpipe comes from the mouthpiece and turns back at the tuning slide.
    pipe([[1.5, high, 0.14], [-0.7, high, 0.14], ...bow(-0.72, -0.22, 0.14), [0.02, low, 0.12]]);
    for (const [x, z] of pairs([-0.56, 0.14, -0.3, 0.14, 0.98, -0.1]))
      for (const y of [high, low])
        pipe(
          [
            [x - 0.06, y, z],
            [x + 0.06, y, z],
          ],
          silver,
          [bore * 1.35],
        );
    rod(mesh, [-0.62, low, 0.14], [-0.62, high, 0.14], 0.025, silver, materials.metal);
    rod(mesh, [0.88, low, -0.1], [0.88, high, -0.1], 0.025, silver, materials.metal);
    pipe(
      [
        [1.48, high, 0.14],
        [1.64, high, 0.14],
        [1.74, high, 0.14],
        [1.8, high, 0.14],
        [1.86, high, 0.14],
      ],
      silver,
      [0.045, 0.05, 0.085, 0.125, 0.135],
    );
    // Three valves with their slides.
    for (let i = 0; i < 3; i++) {
      const x = -0.02 + i * 0.25;
      mesh
        .cyl(x, 0.62, 0.01, 0.105, 0.105, 0.98, brass, materials.metal, 26)
        .cyl(x, 0.52, 0.01, 0.06, 0.115, 0.1, silver, materials.metal, 24)
        .cyl(x, 0.62, 0.01, 0.118, 0.118, 0.07, silver, materials.metal, 24)
        .cyl(x, 1.56, 0.01, 0.118, 0.1, 0.1, silver, materials.metal, 24)
        .cyl(x, 1.66, 0.01, 0.028, 0.028, 0.14 - (i === 1 ? 0.07 : 0), silver, materials.metal, 10)
        .cyl(x, 1.8 - (i === 1 ? 0.07 : 0), 0.01, 0.09, 0.09, 0.035, '#f2ece0', materials.gloss, 20);
      for (const [dy, out] of [
        [0.08, -0.3],
        [-0.12, -0.26],
      ] as const) {
        const y = low + dy;
        pipe(
          [
            [x, y, 0],
            [x - 0.03, y, out],
            [x - 0.03, y - 0.09, out - 0.05],
            [x - 0.03, y - 0.16, out],
            [x, y - 0.16, 0],
          ],
          i === 1 ? silver : brass,
          [0.036],
        );
      }
    }
    pipe(
      Array.from({ length: 15 }, (_, i): Vec3 => [
        0.72 + Math.cos((i / 14) * 5) * 0.12,
        high - 0.16 + Math.sin((i / 14) * 5) * 0.1,
        0.14,
      ]),
      brass,
      [0.022],
    );
  },
};
