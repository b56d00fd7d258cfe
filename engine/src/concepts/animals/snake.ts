import { eyeOn } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const snake: Concept = {
  id: 'snake',
  words: {
    en: 'snake/cobra/python/serpent',
    de: 'schlange/schlangen',
    es: 'serpiente',
    fr: 'serpent',
    zh: '蛇',
    ja: '蛇/ヘビ',
    ar: 'أفعى/ثعبان',
    emoji: '🐍',
  },
  size: { width: 1.1, height: 0.6 },
  lives: ['desert', 'hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  sway: 0.4,
  build(mesh, random, look) {
    const [c, mark] = schemeOf(look.colour, random, [
      ['#6a8a34', '#2f4a1e', '#000000'],
      ['#b88a4a', '#6a4420', '#000000'],
    ]);
    // It lies in coils and raises its head.
    const spine = Array.from({ length: 90 }, (_, i): Vec3 => {
      const t = i / 89;
      if (t < 0.72) {
        const a = t * 17;
        const r = 0.42 - t * 0.34;
        return [Math.cos(a) * r, 0.05 + t * 0.16, Math.sin(a) * r];
      }
      const q = (t - 0.72) / 0.28;
      return [
        0.17 * Math.cos(12.24 + q * 1.2) * (1 - q) - 0.06 * q,
        0.165 + 0.38 * Math.sin(q * 1.5),
        0.17 * Math.sin(12.24 + q * 1.2) * (1 - q) - 0.2 * q ** 2,
      ];
    });
    for (let i = 0; i < 88; i += 2) {
      const part = spine.slice(i, i + 3);
      const thick = (k: number): number =>
        0.008 + 0.058 * Math.sin(Math.PI * Math.min(0.94, 0.03 + (k / 89) * 0.98)) ** 0.55;
      mesh.tube(
        part,
        part.map((_, k) => thick(i + k)),
        Math.floor(i / 4) % 2 ? c : mark,
        materials.gloss,
        12,
      );
    }
    const [x, y, z] = spine.at(-1) ?? [0, 0, 0];
    mesh.body(
      [
        [x, y, z, 0.045, x, y + 0.01, z - 0.07, 0.055, 0],
        [x, y + 0.005, z - 0.07, 0.05, x, y - 0.012, z - 0.14, 0.032, 0],
      ],
      { k: 0.02, mat: materials.wet, colours: [c], fur: 0.2 },
    );
    for (const s of [-1, 1]) {
      eyeOn(mesh, [x + 0.04 * s, y + 0.03, z - 0.1], [s, 0.2, -0.7], 0.013, '#e8c83a');
      mesh.tube(
        [
          [x, y - 0.02, z - 0.16],
          [x, y - 0.025, z - 0.2],
          [x + 0.012 * s, y - 0.03, z - 0.23],
        ],
        [0.004, 0.003, 0.002],
        '#c8242a',
        materials.plain,
        4,
      );
    }
  },
};
