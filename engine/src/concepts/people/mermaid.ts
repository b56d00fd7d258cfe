import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const mermaid: Concept = {
  id: 'mermaid',
  words: {
    en: 'mermaid/siren',
    de: 'meerjungfrau/nixe/sirene',
    es: 'sirena',
    fr: 'sirène',
    zh: '美人鱼/人鱼',
    ja: '人魚/マーメイド',
    ar: 'حورية البحر/حورية',
    emoji: '🧜/🧜‍♀️',
  },
  size: { width: 1.9, height: 1.45 },
  lives: ['beach', 'coast', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: Math.PI - 0.35,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const scales = look.colour ?? pick(random, ['#1f8f86', '#2f6fb0', '#7a4aa8']);
    const skin = pick(random, ['#e6b896', '#f0cdb0', '#a8744e']);
    const hair = pick(random, ['#a8341e', '#c8923a', '#2a1c18']);
    mesh.push().object();
    // She sits on a stone, with her back half to the painter, and her tail lies beside it.
    mesh.body(
      [
        [-0.3, 0.12, 0, 0.34, 0.2, 0.14, 0.02, 0.34, 0],
        [-0.12, 0.26, 0, 0.26, 0.06, 0.28, 0, 0.22, 0],
        [0.5, 0.04, -0.1, 0.2, 0.36, 0.08, 0, 0.22, 0],
        [-0.56, 0.02, 0.1, 0.18, -0.5, 0.06, 0.05, 0.18, 0],
      ],
      { k: 0.05, mat: materials.stone, colours: ['#6c6a66'], fur: 0.9 },
    );
    mesh.body(
      [
        [-0.06, 0.62, 0, 0.155, -0.1, 0.74, 0, 0.13, 0],
        [-0.06, 0.62, -0.02, 0.15, 0.26, 0.56, -0.16, 0.13, 0],
        [0.26, 0.56, -0.16, 0.128, 0.56, 0.34, -0.16, 0.095, 0],
        [0.56, 0.34, -0.16, 0.092, 0.78, 0.14, -0.06, 0.06, 0],
        [0.78, 0.14, -0.06, 0.056, 0.96, 0.12, 0.06, 0.034, 0],
        [-0.1, 0.76, 0, 0.115, -0.12, 0.92, 0, 0.095, 1],
        [-0.12, 0.94, 0, 0.1, -0.13, 1.06, 0, 0.1, 1],
        [-0.25, 1.1, 0, 0.05, -0.01, 1.1, 0, 0.05, 1],
        [-0.13, 1.12, 0, 0.045, -0.13, 1.22, -0.01, 0.042, 1],
        [-0.13, 1.29, -0.02, 0.078, -0.13, 1.33, 0, 0.09, 1],
        // One arm rests on the stone, the other lies on her lap.
        [-0.27, 1.09, 0, 0.048, -0.38, 0.85, 0.03, 0.036, 1],
        [-0.38, 0.85, 0.03, 0.035, -0.4, 0.6, 0, 0.028, 1],
        [-0.4, 0.6, 0, 0.03, -0.41, 0.53, -0.03, 0.026, 1],
        [0.01, 1.09, 0, 0.048, 0.09, 0.86, -0.08, 0.036, 1],
        [0.09, 0.86, -0.08, 0.035, 0.08, 0.7, -0.22, 0.028, 1],
      ],
      {
        k: 0.035,
        mat: materials.gloss,
        colours: [scales, skin, '#0e3a3a'],
        marks: { colour: 2, share: (x, y, z) => smooth(0.5, 0.75, noise3(x * 34, y * 34, z * 34)) * 0.55 },
      },
    );
    mesh.body(
      [
        [-0.13, 1.36, 0.015, 0.1, -0.13, 1.3, 0.05, 0.09, 0],
        ...[-0.09, -0.045, 0, 0.045, 0.09].map((x, i) => [
          -0.13 + x * 0.8,
          1.32,
          0.06,
          0.062,
          -0.13 + x * 1.7 - 0.03,
          0.78 + 0.05 * (i % 2),
          0.13,
          0.03,
          0,
        ]),
      ],
      { k: 0.04, colours: [hair], hair: 0.75, shaggy: [0] },
    );
    // The fin of her tail: two leaves that part.
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v): Vec3 => {
          const wide = (v - 0.5) * 0.26 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.86 * u)) ** 0.7;
          const lean = 0.75 * s;
          return [
            0.93 + Math.cos(lean) * u * 0.42 - Math.sin(lean) * wide,
            0.13 + 0.16 * u + Math.sin(u * 3) * 0.05,
            0.05 + Math.sin(lean) * u * 0.42 + Math.cos(lean) * wide,
          ];
        },
        12,
        8,
        (_u, v) => (Math.abs(((v * 6) % 1) - 0.5) > 0.4 ? '#0e3a3a' : scales),
        materials.leaf,
      );
    mesh.pop();
  },
};
