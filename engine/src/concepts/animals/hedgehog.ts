import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { vary } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
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
  build(mesh, random) {
    const cones: Cones = [
      [-0.04, 0.13, 0, 0.12, 0.1, 0.12, 0, 0.11, 0],
      [-0.14, 0.1, 0, 0.075, -0.24, 0.08, 0, 0.03, 1],
      [0, 0.08, 0, 0.1, 0.1, 0.08, 0, 0.09, 1],
      ...bothSides((s) => [
        [-0.12, 0.16, 0.06 * s, 0.026, -0.13, 0.165, 0.065 * s, 0.026, 1],
        [-0.08, 0.05, 0.06 * s, 0.026, -0.1, 0.015, 0.06 * s, 0.018, 1],
        [0.12, 0.05, 0.06 * s, 0.028, 0.1, 0.015, 0.06 * s, 0.018, 1],
      ]),
    ];
    mesh.body(cones, { k: 0.025, colours: ['#5a4432', '#c8a680'], hair: 0.5 });
    for (let i = 0; i < 620; i++) {
      const t = (i + 0.5) / 620;
      const a = i * 2.39996;
      const up = 1 - t * 1.12;
      const out = Math.sqrt(Math.max(0, 1 - up * up));
      const [dx, dy, dz] = [Math.cos(a) * out + 0.12, up, Math.sin(a) * out];
      if (dx < -0.62) continue;
      const at: Vec3 = [0.04 + dx * 0.15, 0.125 + dy * 0.115, dz * 0.12];
      const tip: Vec3 = [at[0] + dx * 0.06 + 0.025, at[1] + dy * 0.06, at[2] + dz * 0.06];
      mesh.tube(
        [at, tip],
        [0.0055, 0.0008],
        vary(readColour(i % 3 ? '#6a5440' : '#d8c6a4'), random, 0.3),
        materials.plain,
        3,
      );
    }
    const skin = skinOf(cones, 0.025);
    for (const s of [-1, 1])
      eyeOn(mesh, skin([-0.16, 0.1, 0], [-0.4, 0.45, 0.8 * s]), [-0.4, 0.3, s], 0.013, '#1a120c');
    mesh.ball(-0.268, 0.085, 0, 0.016, 0.014, 0.016, '#1a1210', materials.gloss, 9);
  },
};
