import { buildCladFigure } from '../../shapes/clad-figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** One arm rests on the stone, the other lies on her lap. */
const pose: Pose = {
  pelvis: [-0.08, 0.68, 0],
  chest: [-0.13, 1.15, 0.01],
  head: [-0.12, 1.41, -0.01],
  gaze: [0.15, 0],
  elbows: [-0.38, 0.88, 0.05, 0.09, 0.89, -0.08],
  wrists: [-0.42, 0.62, 0, 0.06, 0.72, -0.26],
  build: 'woman',
  hands: 'open',
  legless: true,
};

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
  turn: 0.35,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const scales = look.colour ?? pick(random, ['#1f8f86', '#2f6fb0', '#7a4aa8']);
    mesh.push().object();
    // She sits on a stone, and her tail lies beside it.
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
      ],
      {
        k: 0.035,
        mat: materials.gloss,
        colours: [scales, '#0e3a3a'],
        marks: { colour: 1, share: (x, y, z) => smooth(0.5, 0.75, noise3(x * 34, y * 34, z * 34)) * 0.55 },
      },
    );
    buildCladFigure(mesh, random, pose, {
      kind: 'woman',
      cover: { hips: scales, torso: scales },
      ease: 0.004,
      material: materials.gloss,
      glad: 0.4,
      hair: 'long',
    });
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
