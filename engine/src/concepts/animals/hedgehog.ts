import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { vary } from '../../shapes/chance.ts';
import { buildWhiskers } from '../../shapes/whiskers.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import { normalised } from '../../solid/vectors.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const hedgehog: Concept = {
  id: 'hedgehog',
  words: {
    en: 'hedgehog/porcupine',
    de: 'igel',
    es: 'erizo',
    fr: 'hérisson',
    zh: '刺猬',
    ja: 'ハリネズミ',
    ar: 'قنفذ',
    emoji: '🦔',
  },
  size: { width: 0.58, height: 0.34 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: -0.4,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const face = look.colour ?? '#a98a68';
    const cones: Cones = [
      [-0.03, 0.125, 0, 0.105, 0.1, 0.115, 0, 0.1, 0],
      [0.1, 0.115, 0, 0.1, 0.16, 0.1, 0, 0.075, 0],
      // A pointed face that is lighter than the skirt of fur.
      [-0.1, 0.11, 0, 0.075, -0.165, 0.095, 0, 0.045, 1],
      [-0.165, 0.092, 0, 0.042, -0.25, 0.078, 0, 0.013, 1],
      [-0.16, 0.074, 0, 0.032, -0.225, 0.066, 0, 0.012, 2],
      [-0.02, 0.075, 0, 0.085, 0.1, 0.07, 0, 0.085, 2],
      ...bothSides((s) => [
        [-0.15, 0.092, 0.028 * s, 0.034, -0.12, 0.085, 0.04 * s, 0.038, 1],
        [-0.185, 0.112, 0.018 * s, 0.016, -0.165, 0.12, 0.026 * s, 0.014, 3],
        [-0.115, 0.152, 0.056 * s, 0.019, -0.108, 0.165, 0.062 * s, 0.017, 3],
        [-0.1, 0.06, 0.055 * s, 0.032, -0.11, 0.022, 0.055 * s, 0.017, 2],
        [0.1, 0.06, 0.065 * s, 0.036, 0.095, 0.02, 0.068 * s, 0.018, 2],
      ]),
    ];
    const k = 0.016;
    mesh.body(cones, { k, colours: ['#43352a', face, '#8a6f54', '#6b5440'], hair: 0.5 });
    mesh.body(
      bothSides((s) =>
        [-0.115, 0.09].flatMap((x) =>
          [-1, 0, 1].map((t) => [x, 0.014, 0.058 * s, 0.011, x - 0.03, 0.007, 0.058 * s + 0.013 * t, 0.005, 0]),
        ),
      ),
      { k: 0.004, mat: materials.coat, colours: ['#4f3d30'], fur: 0.3 },
    );
    // Spines over the whole back, lying backwards: dark at their roots, a dark ring under a light tip.
    const tip = readColour('#d2c0a0');
    const root = readColour('#5c4a3a');
    for (let i = 0; i < 900; i++) {
      const t = (i + 0.5) / 900;
      const a = i * 2.39996;
      const up = 1 - t * 1.22;
      const out = Math.sqrt(Math.max(0, 1 - up * up));
      const [dx, dy, dz] = [Math.cos(a) * out, up, Math.sin(a) * out];
      // None over the face.
      if (dx < -0.6 - 0.45 * up) continue;
      const at: Vec3 = [0.025 + dx * 0.158, 0.12 + dy * 0.105, dz * 0.112];
      const jitter = (): number => (random() - 0.5) * 0.3;
      const [wx, wy, wz] = normalised([dx * 0.75 + 0.62 + jitter(), dy + 0.12 + jitter(), dz + jitter()]);
      const long = 0.05 + 0.018 * random();
      const on = (share: number): Vec3 => [
        at[0] + wx * long * share,
        at[1] + wy * long * share,
        at[2] + wz * long * share,
      ];
      mesh.tube([at, on(0.62)], [0.0036, 0.0032], vary(root, random, 0.3), materials.coat, 4);
      mesh.tube([on(0.6), on(1)], [0.0032, 0.0004], vary(tip, random, 0.25), materials.coat, 4);
    }
    tellHead(mesh, [-0.14, 0.1, 0], 0.066, { tip: [-0.262, 0.08, 0], aside: 0.5 });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-0.17, 0.1, 0], [-0.4, 0.4, 0.85 * s]), [-0.4, 0.25, s], 0.0098, '#140d09', '#5a4534');
      const roots = [0.3, 0.05, -0.2].map((up) => skin([-0.21, 0.078, 0], [-0.4, up, 0.9 * s]));
      buildWhiskers(mesh, roots, { side: s, length: 0.05, colour: '#2a1f18' });
    }
    mesh.ball(-0.262, 0.083, 0, 0.0115, 0.0105, 0.0125, '#191311', materials.gloss, 14);
    mesh.tube(
      [-1, -0.5, 0.5, 1].map((t): Vec3 => skin([-0.2, 0.072, 0], [-0.75, -0.32, 0.9 * t])),
      [0.0012, 0.002, 0.002, 0.0012],
      '#3a2a20',
      materials.plain,
      5,
    );
  },
};
