import type { Body } from '../../body/body.ts';
import { isOfArm, isOfHead } from '../../body/cuts.ts';
import { breastTips } from '../../body/dress-form.ts';
import { wearShell } from '../../body/shell.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { pick } from '../../shapes/chance.ts';
import { buildFishTail } from '../../shapes/fish-tail.ts';
import type { TailWay } from '../../shapes/fish-tail.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** One arm rests on the stone, the other lies on her lap. */
const pose: Pose = {
  pelvis: [-0.08, 0.68, 0],
  chest: [-0.13, 1.15, 0.01],
  head: [-0.12, 1.41, -0.01],
  gaze: [-0.2, 0],
  headSize: 1.2,
  elbows: [-0.4, 0.9, 0.07, 0.11, 0.9, -0.06],
  wrists: [-0.43, 0.65, 0.03, 0.1, 0.735, -0.26],
  thumbs: [
    [0.5, 0, -1],
    [-0.9, 0.2, -0.4],
  ],
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
    const shell = pick(random, ['#8a4ab0', '#d8708a', '#c89a4a']);
    mesh.push().object();
    // She sits on a stone, and her tail lies beside it.
    mesh.body(
      [
        [-0.3, 0.12, 0, 0.34, 0.2, 0.14, 0.02, 0.34, 0],
        [-0.12, 0.26, 0, 0.26, 0.06, 0.28, 0, 0.22, 0],
        [0.5, 0.04, -0.1, 0.2, 0.36, 0.08, 0, 0.22, 0],
        [-0.56, 0.02, 0.1, 0.18, -0.5, 0.06, 0.05, 0.18, 0],
        // Where her hand rests.
        [-0.46, 0.22, -0.02, 0.24, -0.42, 0.3, 0.02, 0.22, 0],
      ],
      { k: 0.05, mat: materials.stone, colours: ['#6c6a66'], fur: 0.9 },
    );
    buildFishTail(mesh, tail, scales);
    const { body } = buildCladFigure(mesh, random, pose, {
      kind: 'woman',
      cover: {},
      glad: 0.75,
      hair: 'long',
    });
    wearShells(mesh, body, shell);
    mesh.pop();
  },
};

/** From her waist over the stone to the fluke, which rises beside it. */
const tail: TailWay = [
  [[-0.105, 0.86, 0.004], 0.11, 0.086],
  [[-0.09, 0.77, 0.004], 0.15, 0.118],
  [[-0.05, 0.665, -0.02], 0.172, 0.14],
  [[0.1, 0.585, -0.1], 0.155, 0.135],
  [[0.33, 0.51, -0.16], 0.128, 0.118],
  [[0.56, 0.36, -0.16], 0.096, 0.09],
  [[0.74, 0.19, -0.11], 0.064, 0.06],
  [[0.9, 0.15, -0.05], 0.044, 0.038],
  [[1.02, 0.25, -0.03], 0.036, 0.026],
  [[1.08, 0.4, -0.03], 0.04, 0.018],
];

/** Two shells on her breasts, on a ribbon around her. */
function wearShells(mesh: Mesh, body: Body, colour: Colour): void {
  const { rest } = body;
  const at = (v: number): Vec3 => [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0];
  const [left, right] = breastTips();
  const [a, b] = [at(left), at(right)];
  const middle = (a[1] + b[1]) / 2;
  const far = (p: Vec3, tip: Vec3): number => Math.hypot(p[0] - tip[0], p[1] - tip[1], (p[2] - tip[2]) * 0.8);
  const covers = (v: number): number => {
    if (isOfArm(v) || isOfHead(v)) return -1;
    const p = at(v);
    const shell = 0.072 - Math.min(far(p, a), far(p, b));
    return Math.max(shell, 0.011 - Math.abs(p[1] - middle + 0.012));
  };
  wearShell(mesh, body, { ...{ colour, covers, ease: 0.01, taut: 12 }, material: materials.gloss, isFine: true });
}
