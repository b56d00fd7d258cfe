import { mixRgb } from '../../raster/colour.ts';
import { bothSides, digits, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { circle } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { swaddledBaby } from '../../shapes/swaddled-baby.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** How far ahead each hand is. */
const reach = (s: number): number => (s < 0 ? -0.26 : -0.12);

export const baby: Concept = {
  id: 'baby',
  words: {
    en: 'baby/infant/toddler/newborn',
    de: 'baby/säugling/kleinkind/kleinkinder',
    es: 'bebé/bebe/recién nacido',
    fr: 'bébé/nourrisson/nouveau-né',
    zh: '婴儿/宝宝',
    ja: '赤ちゃん/赤ん坊/ベビー',
    ar: 'رضيع/طفل رضيع',
    emoji: '👶',
  },
  size: { width: 0.85, height: 0.62 },
  lives: ['parlour', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.75,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const suit = readColour(look.colour ?? pick(random, ['#8ec4e0', '#f0c84e', '#a8d49a', '#e8708c']));
    const light = mixRgb(suit, [1, 0.98, 0.94], 0.72);
    const skin = pick(random, ['#f0c8ac', '#c9946c', '#7d5138', '#e8b898']);
    const hair = pick(random, ['#8a5a30', '#3a2418', '#c89a58']);
    mesh.push().object();
    // It crawls towards -z on hands and knees and lifts its head.
    const cones: Cones = [
      [0, 0.27, 0.2, 0.125, 0, 0.28, 0.06, 0.11, 0],
      [-0.045, 0.27, 0.22, 0.105, 0.045, 0.27, 0.22, 0.105, 0],
      [0, 0.285, 0.04, 0.108, 0, 0.32, -0.1, 0.098, 0],
      [-0.065, 0.325, -0.12, 0.065, 0.065, 0.325, -0.12, 0.065, 0],
      [0, 0.36, -0.14, 0.06, 0, 0.4, -0.18, 0.056, 1],
      // The head of a small child is a quarter of it all.
      [0, 0.475, -0.19, 0.118, 0, 0.465, -0.225, 0.112, 1],
      [0, 0.425, -0.26, 0.07, 0, 0.415, -0.275, 0.06, 1],
      [0, 0.447, -0.34, 0.016, 0, 0.442, -0.35, 0.016, 1],
      ...bothSides((s) => [
        [0.055 * s, 0.425, -0.265, 0.052, 0.05 * s, 0.42, -0.28, 0.048, 1],
        [0.124 * s, 0.462, -0.215, 0.03, 0.126 * s, 0.438, -0.22, 0.022, 1],
        [0.1 * s, 0.31, -0.13, 0.055, 0.13 * s, 0.18, reach(s) + 0.06, 0.045, 0],
        [0.13 * s, 0.18, reach(s) + 0.06, 0.045, 0.127 * s, 0.065, reach(s), 0.036, 0],
        [0.127 * s, 0.05, reach(s) - 0.01, 0.033, 0.122 * s, 0.03, reach(s) - 0.07, 0.026, 1],
        ...digits([0.122 * s, 0.026, reach(s) - 0.06], [0.122 * s, 0.016, reach(s) - 0.105], {
          ...{ count: 4, apart: [0.013, 0.021], radii: [0.014, 0.009], colour: 1 },
        }),
        // Thighs, knees on the floor, shanks behind, and soles.
        [0.075 * s, 0.24, 0.22, 0.088, 0.1 * s, 0.085, s < 0 ? 0.18 : 0.1, 0.066, 0],
        [0.1 * s, 0.075, s < 0 ? 0.18 : 0.1, 0.064, 0.1 * s, 0.06, s < 0 ? 0.36 : 0.29, 0.05, 0],
        [0.1 * s, 0.055, s < 0 ? 0.37 : 0.3, 0.042, 0.1 * s, 0.045, s < 0 ? 0.43 : 0.36, 0.04, 1],
        [0.1 * s, 0.055, s < 0 ? 0.42 : 0.35, 0.036, 0.105 * s, 0.04, s < 0 ? 0.475 : 0.405, 0.03, 1],
        ...digits([0.104 * s, 0.04, s < 0 ? 0.475 : 0.405], [0.106 * s, 0.036, s < 0 ? 0.495 : 0.425], {
          ...{ count: 3, apart: [0.018, 0.02], radii: [0.014, 0.011], colour: 1 },
        }),
      ]),
    ];
    mesh.body(cones, {
      k: 0.024,
      colours: [suit, skin, light],
      fur: 0.06,
      // Stripes around the suit.
      marks: { colour: 2, share: (_x, y, z) => (y > 0.12 ? smooth(0.35, 0.5, Math.sin((z + y * 0.25) * 95)) : 0) },
    });
    const skinAt = skinOf(cones, 0.024);
    for (const s of [-1, 1])
      eyeOn(mesh, skinAt([0.05 * s, 0.462, -0.23], [0.35 * s, 0, -1]), [0.3 * s, 0, -1], 0.014, '#3a2414');
    // A diaper, thick about the hips, with its hems.
    mesh.body(
      [
        [-0.05, 0.275, 0.225, 0.118, 0.05, 0.275, 0.225, 0.118, 0],
        [0, 0.29, 0.14, 0.12, 0, 0.25, 0.15, 0.13, 0],
        [-0.06, 0.235, 0.2, 0.1, 0.06, 0.235, 0.2, 0.1, 0],
      ],
      { k: 0.03, colours: ['#f6f3ee'], fur: 0.15 },
    );
    for (const s of [-1, 1])
      mesh.box(0.115 * s, 0.3, 0.1, 0.02, 0.03, 0.06, mixRgb(suit, [0.9, 0.9, 0.95], 0.3), materials.cloth);
    // Fine hair with a curl on the crown, and a collar.
    mesh.body(
      [
        [0, 0.497, -0.175, 0.107, 0, 0.48, -0.15, 0.1, 0],
        [0, 0.44, -0.14, 0.08, 0, 0.47, -0.14, 0.095, 0],
        [0, 0.58, -0.2, 0.02, 0.02, 0.602, -0.225, 0.011, 0],
        [0.02, 0.602, -0.225, 0.011, 0.004, 0.6, -0.248, 0.006, 0],
      ],
      { k: 0.02, colours: [hair], hair: 0.55 },
    );
    mesh
      .push()
      .at(0, 0.375, -0.15)
      .rotX(-0.75)
      .tube(circle(0.07, 0, 22), [0.016], light, materials.cloth, 7)
      .pop();
    // A ball of many colours, and two blocks.
    mesh.push().at(-0.34, 0.09, -0.36).rotZ(0.5).rotX(0.4);
    mesh.sheet(
      (u, v): Vec3 => {
        const [a, b] = [v * Math.PI * 2, (u - 0.5) * Math.PI];
        return [Math.cos(b) * Math.cos(a) * 0.09, Math.sin(b) * 0.09, Math.cos(b) * Math.sin(a) * 0.09];
      },
      14,
      30,
      (_u, v) => ['#e04a3a', '#f6f0e4', '#3a86d0', '#f0c030', '#f6f0e4', '#4aa858'][Math.floor(v * 6)] ?? '#e04a3a',
      materials.gloss,
    );
    mesh.pop();
    mesh
      .push()
      .at(0.34, 0, -0.1)
      .rotY(0.5)
      .box(0, 0, 0, 0.085, 0.085, 0.085, '#e0a040', materials.planks)
      .box(0, 0.018, 0, 0.088, 0.05, 0.05, '#d8503c', materials.gloss)
      .pop();
    mesh
      .push()
      .at(0.3, 0, -0.26)
      .rotY(-0.3)
      .box(0, 0, 0, 0.085, 0.085, 0.085, '#5a9ad0', materials.planks)
      .box(0, 0.018, 0, 0.05, 0.05, 0.088, '#f0e6c8', materials.gloss)
      .pop();
    mesh.pop();
  },
  inHand(mesh, random, look) {
    swaddledBaby(mesh, random, readColour(look.colour ?? pick(random, ['#a9cfe6', '#f3dfa6', '#e9b9c4', '#f1ede4'])));
  },
};
