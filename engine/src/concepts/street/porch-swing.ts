import { circle, rod } from '../../shapes/rings.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const wide = 1.75;
const high = 2.6;
/** How high its seat is, metres. */
const benchHigh = 0.62;

/** A bench of slats that hangs on ropes in a frame of logs with roses. */
export const porchSwing: Concept = {
  id: 'porch swing',
  words: {
    en: 'porch swing/garden swing/swing bench/swing seat',
    de: 'gartenschaukel/hollywoodschaukel/schaukelbank',
    es: 'columpio de jardín/banco columpio',
    fr: 'balancelle/balançoire de jardin',
    zh: '庭院秋千/秋千椅',
    ja: 'ガーデンブランコ/ベンチブランコ',
    ar: 'أرجوحة حديقة',
    emoji: '',
  },
  size: { width: 4, height: 2.9 },
  lives: ['hills', 'park', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  build(mesh, random, look) {
    const wood = look.colour ?? '#9a6d42';
    const dark = '#7a5330';
    mesh.object();
    // A frame of round logs: two pairs of legs, their braces, and the beam.
    for (const s of [-1, 1]) {
      for (const z of [-1, 1])
        mesh.tube(
          [
            [s * (wide + 0.22), 0, z * 0.95],
            [s * wide, high + 0.12, z * 0.05],
          ],
          [0.085, 0.07],
          wood,
          materials.bark,
          10,
        );
      rod(mesh, [s * (wide + 0.14), 0.95, -0.62], [s * (wide + 0.14), 0.95, 0.62], 0.05, dark, materials.bark);
      rod(mesh, [s * wide, high - 0.6, 0], [s * (wide - 0.55), high, 0], 0.05, dark, materials.bark);
    }
    mesh.tube(
      [
        [-wide - 0.35, high, 0],
        [wide + 0.35, high, 0],
      ],
      [0.095],
      wood,
      materials.bark,
      12,
    );
    for (const s of [-1, 1])
      for (const k of [-0.06, 0, 0.06])
        mesh
          .push()
          .at(s * wide + k, high + 0.02, 0)
          .rotZ(Math.PI / 2)
          .tube(circle(0.12, 0, 14), [0.022], '#d9c79c', materials.cloth, 5)
          .pop();
    // A bench of slats that hangs on ropes, with cushions, a little swung back.
    const seat = benchHigh;
    mesh.push().at(0, high, 0).rotX(-0.1).at(0, -high, 0);
    for (let i = 0; i < 5; i++) mesh.box(0, seat, -0.24 + i * 0.12, 1.5, 0.035, 0.1, wood, materials.planks);
    for (const x of [-0.6, 0.6]) mesh.box(x, seat - 0.06, 0, 0.07, 0.06, 0.62, dark, materials.planks);
    for (let i = 0; i < 4; i++)
      mesh.box(0, seat + 0.14 + i * 0.13, 0.32 + i * 0.03, 1.5, 0.1, 0.03, wood, materials.planks);
    for (const s of [-1, 1]) {
      mesh.box(s * 0.72, seat, 0.36, 0.06, 0.68, 0.05, dark, materials.planks);
      mesh
        .box(s * 0.72, seat + 0.26, 0.02, 0.07, 0.045, 0.62, dark, materials.planks)
        .box(s * 0.72, seat, -0.24, 0.05, 0.28, 0.05, dark);
      const rope = (z: number): Vec3[] => [
        [s * 0.72, seat - 0.02, z],
        [s * 0.74, seat + 0.9, z * 0.55],
        [s * 0.76, high - 0.05, 0],
      ];
      for (const z of [-0.27, 0.34]) mesh.tube(rope(z), [0.02], '#e0cfa6', materials.cloth, 6);
    }
    for (const [x, colour] of [
      [-0.42, '#d8586a'],
      [0.42, '#f2ead8'],
    ] as const)
      mesh.body(
        [
          [x - 0.17, seat + 0.2, 0.2, 0.07, x + 0.17, seat + 0.2, 0.2, 0.07, 0],
          [x - 0.17, seat + 0.45, 0.26, 0.06, x + 0.17, seat + 0.45, 0.26, 0.06, 0],
          [x, seat + 0.32, 0.22, 0.1, x, seat + 0.34, 0.22, 0.1, 0],
        ],
        { k: 0.14, mat: materials.cloth, colours: [colour] },
      );
    mesh.pop();
    // Roses climb up the frame and along its beam.
    for (let i = 0; i < 420; i++) {
      const t = (i + random()) / 420;
      const s = i % 2 ? 1 : -1;
      const way: Vec3 =
        t < 0.6
          ? [s * (wide + 0.22 - (t / 0.6) * 0.22), (t / 0.6) * high, -0.95 * (1 - t / 0.6)]
          : [s * (wide - ((t - 0.6) / 0.4) * 1.25), high + 0.06, 0];
      const reach = 0.12 + 0.1 * random() + (t > 0.5 && t < 0.75 ? 0.14 : 0);
      const [a, b] = [random() * 6.28, random() * 3.14];
      const at: Vec3 = [
        way[0] + Math.cos(a) * Math.sin(b) * reach,
        Math.max(0.03, way[1] + Math.cos(b) * reach),
        way[2] + Math.sin(a) * Math.sin(b) * reach,
      ];
      if (i % 7 === 3) {
        const bloom = pick(random, ['#e8728a', '#f2a0b0', '#d84a68']);
        mesh
          .ball(...at, 0.06, 0.05, 0.06, bloom, materials.leaf, 9)
          .ball(at[0], at[1] + 0.01, at[2] - 0.03, 0.032, 0.03, 0.035, '#b83252', materials.leaf, 7);
      } else {
        const r = 0.045 + random() * 0.03;
        mesh
          .push()
          .at(...at)
          .rotY(a)
          .rotZ(b - 1)
          .ball(0, 0, 0, r * 1.5, r * 0.3, r * 0.8, i % 3 ? '#3f7a34' : '#5a9444', materials.leaf, 6)
          .pop();
      }
    }
  },
};
