import { bothSides } from '../../shapes/body-parts.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const snail: Concept = {
  id: 'snail',
  words: {
    en: 'snail',
    de: 'schnecke/schnecken',
    es: 'caracol',
    fr: 'escargot',
    zh: '蜗牛',
    ja: 'カタツムリ',
    ar: 'حلزون',
    emoji: '🐌',
  },
  size: { width: 0.64, height: 0.4 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: -0.25,
  sway: 0.3,
  mirrors: true,
  build(mesh, _random, look) {
    const shell = look.colour ?? '#b8743a';
    const cones: Cones = [
      [0.24, 0.025, 0, 0.015, 0, 0.045, 0, 0.05, 0],
      [0, 0.045, 0, 0.05, -0.17, 0.05, 0, 0.048, 0],
      [-0.17, 0.05, 0, 0.048, -0.23, 0.15, 0, 0.042, 0],
      ...bothSides((s) => [
        [-0.24, 0.16, 0.015 * s, 0.016, -0.29, 0.29, 0.05 * s, 0.009, 0],
        [-0.26, 0.13, 0.015 * s, 0.012, -0.32, 0.12, 0.03 * s, 0.008, 0],
      ]),
    ];
    mesh.body(cones, { k: 0.03, mat: materials.wet, colours: ['#d8b88a'], fur: 0.4 });
    for (const s of [-1, 1]) mesh.ball(-0.292, 0.298, 0.051 * s, 0.014, 0.014, 0.014, '#1a1410', materials.gloss, 8);
    const turns = Array.from({ length: 60 }, (_, i): Vec3 => {
      const t = i / 59;
      const a = t * tau * 2.6 - 1.2;
      const r = 0.13 * (1 - t) ** 0.8;
      return [0.03 + Math.cos(a) * r, 0.2 + Math.sin(a) * r, -0.085 * t];
    });
    for (const s of [-1, 1])
      mesh.tube(
        turns.map(([x, y, z]): Vec3 => [x, y, z * s]),
        turns.map((_, i) => 0.072 * (1 - (i / 60) * 0.86)),
        shell,
        materials.gloss,
        12,
      );
  },
};
