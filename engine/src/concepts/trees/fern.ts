import { pick, vary } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const fern: Concept = {
  id: 'fern',
  words: { en: 'fern', de: 'farn/farne', es: 'helecho', fr: 'fougère', zh: '蕨', ja: 'シダ', ar: 'سرخس', emoji: '' },
  size: { width: 2.4, height: 1.3 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    for (let i = 0; i < 26; i++) {
      const a = i * 2.39996;
      const [long, rise] = [0.95 + random() * 0.4, 0.75 + random() * 0.5];
      const at = (t: number): Vec3 => [
        Math.cos(a) * long * t ** 0.9,
        rise * Math.sin(t * 2.3) * 1.05,
        Math.sin(a) * long * t ** 0.9,
      ];
      mesh.tube([at(0), at(0.35), at(0.7), at(1)], [0.014, 0.011, 0.007, 0.002], '#6a8a3a');
      const green = vary(readColour(pick(random, ['#4f8a34', '#5f9a3c', '#3f7a2c'])), random, 0.25);
      for (let k = 1; k < 24; k++) {
        const [p, q] = [at(k / 24), at((k + 0.7) / 24)];
        const w = 0.25 * Math.sin(Math.PI * (0.12 + 0.86 * (k / 24))) ** 0.8;
        const n: Vec3 = [Math.cos(a) * 0.2, 1, Math.sin(a) * 0.2];
        for (const s of [-1, 1])
          mesh.tri(
            p,
            q,
            [
              p[0] - Math.sin(a) * w * s + Math.cos(a) * 0.06,
              p[1] - w * 0.28,
              p[2] + Math.cos(a) * w * s + Math.sin(a) * 0.06,
            ],
            n,
            n,
            n,
            green,
            materials.leaf,
            0.8,
            1,
            1.15,
          );
      }
    }
  },
};
