import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const fish: Concept = {
  id: 'fish',
  words: {
    en: 'fish/goldfish/koi/clownfish/clown fish',
    de: 'fisch/fische',
    es: 'pez/peces',
    fr: 'poisson',
    zh: '鱼',
    ja: '魚',
    ar: 'سمكة',
    emoji: '🐟/🐠',
  },
  size: { width: 1.1, height: 0.5 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  mirrors: true,
  build(mesh, random, look) {
    const c = schemeOf(look.colour, random, [
        ['#f08a24', '#f8f2e6', '#2a1a14'],
        ['#f2d22e', '#f2d22e', '#2b4aa0'],
        ['#2f6fd0', '#f2d22e', '#16305a'],
        ['#e0503a', '#f4b48a', '#7a1c18'],
      ]),
      F = (u: number): number => 0.19 * Math.sin(Math.PI * Math.min(1, u * 0.93 + 0.05)) ** 0.75 * (1 - 0.25 * u);
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v) => {
          const a = (v - 0.5) * Math.PI,
            h = F(u);
          return [-0.4 + u * 0.72, h * Math.sin(a), s * h * 0.42 * Math.cos(a)];
        },
        18,
        8,
        (u, v) => ((u > 0.26 && u < 0.36) || (u > 0.6 && u < 0.7) ? c[1] : v > 0.72 ? c[2] : c[0]),
        materials.gloss,
      );
    mesh.sheet(
      (u, v) => [0.28 + u * 0.26, (v - 0.5) * (0.06 + u * 0.42), Math.sin(v * 6) * 0.01],
      4,
      8,
      (u, _v) => (u > 0.8 ? c[2] : c[0]),
    );
    mesh.sheet(
      (u, v) => [-0.18 + u * 0.42 + v * 0.1, F(0.3 + u * 0.5) * 0.95 + v * 0.12 * Math.sin(u * 3), 0],
      6,
      2,
      (_u, v) => (v > 0.5 ? c[2] : c[0]),
    );
    mesh.sheet(
      (u, v) => [-0.0 + u * 0.22 + v * 0.1, -F(0.5) * 0.95 - v * 0.1 * Math.sin(u * 3), 0],
      5,
      2,
      () => c[0],
    );
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v) => [-0.14 + u * 0.15, -0.04 + (v - 0.5) * 0.13 * u - u * 0.04, s * (0.075 + u * 0.06)],
        3,
        4,
        () => c[2],
      );
      mesh
        .ball(-0.31, 0.035, s * 0.045, 0.022, 0.022, 0.012, '#f8f4ea', materials.gloss, 10)
        .ball(-0.315, 0.035, s * 0.054, 0.013, 0.013, 0.008, '#0a0a0a', materials.gloss, 8);
    }
  },
};
