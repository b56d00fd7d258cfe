import { schemeOf, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const jellyfish: Concept = {
  id: 'jellyfish',
  words: {
    en: 'jellyfish',
    de: 'qualle/quallen',
    es: 'medusa',
    fr: 'méduse',
    zh: '水母',
    ja: 'クラゲ',
    ar: 'قنديل البحر',
    emoji: '🪼',
  },
  size: { width: 1, height: 1.5 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'floats',
  plural: 4,
  build(mesh, random, look) {
    const [c, rim] = schemeOf(look.colour, random, [
      ['#f0a8d8', '#fbe0f0', '#a04890'],
      ['#a8c8f8', '#e8f2ff', '#4a68b8'],
      ['#f8c890', '#fff0d8', '#b06a30'],
    ]);
    mesh.at(0, 0.9, 0).rotZ((random() - 0.5) * 0.4);
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const t = v * 1.85;
        const r = 0.46 * Math.sin(t) * (1 + (v > 0.85 ? 0.04 * Math.sin(a * 12) : 0));
        return [Math.cos(a) * r, 0.36 * Math.cos(t), Math.sin(a) * r];
      },
      48,
      16,
      (u, v) => (v > 0.92 || Math.abs(((u * 16) % 1) - 0.5) < 0.07 ? rim : c),
      materials.glass,
    );
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257;
      const points = Array.from({ length: 16 }, (_, k): Vec3 => [
        Math.cos(a) * (0.12 + 0.03 * Math.sin(k * 1.1 + i)) + 0.04 * Math.sin(k * 0.7 + i),
        0.15 - k * 0.058,
        Math.sin(a) * 0.12 + 0.04 * Math.cos(k * 0.9 + i),
      ]);
      mesh.tube(
        points,
        points.map((_, k) => 0.055 * (1 - k / 17) + 0.012 * (k % 2)),
        rim,
        materials.cloth,
        7,
      );
    }
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * tau;
      const long = 10 + Math.floor(random() * 8);
      mesh.tube(
        Array.from({ length: long }, (_, k): Vec3 => [
          Math.cos(a) * (0.43 - k * 0.008) + 0.035 * Math.sin(k * 0.8 + i),
          -0.08 - k * 0.075,
          Math.sin(a) * (0.43 - k * 0.008) + 0.035 * Math.cos(k * 0.7 + i * 2),
        ]),
        [0.009],
        c,
        materials.cloth,
        4,
      );
    }
  },
};
