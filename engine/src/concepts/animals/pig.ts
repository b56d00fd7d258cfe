import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const pig: Concept = {
  id: 'pig',
  words: {
    en: 'pig/piglet',
    de: 'schwein/ferkel',
    es: 'cerdo/cerdito',
    fr: 'cochon',
    zh: '猪',
    ja: '豚',
    ar: 'خنزير',
    emoji: '🐖/🐷',
  },
  size: { width: 1.4, height: 0.85 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#eab0a4', '#f0c4b8', '#c07a70']]);
    const at = buildQuadruped(mesh, random, {
      length: 0.62,
      height: 0.72,
      girth: 0.25,
      belly: 1.04,
      leg: 0.052,
      thigh: 1.8,
      foot: 'hoof',
      neck: { length: 0.14, rise: 0.15, radius: 0.19 },
      head: { size: 0.16, muzzle: 0.16, thick: 0.085, dip: 0.15, yaw: 0.8 },
      ears: { kind: 'pointed', size: 0.6 },
      tail: { length: 0.02, radius: 0.02, rise: 0.3, tip: 0 },
      colours: [coat, light, dark],
      iris: '#3a2a24',
      nose: 'none',
      hair: 0.06,
    });
    const nose = (f: number, u: number, a: number): Vec3 => at(1.46 + f, -0.3 + u, a);
    mesh.tube(
      [nose(-0.12, 0, 0), nose(0.04, 0, 0), nose(0.05, 0, 0)],
      [0.088, 0.09, 0.001],
      '#e09a90',
      materials.plain,
      18,
    );
    for (const s of [-1, 1]) mesh.ball(...nose(0.06, 0.04, 0.22 * s), 0.02, 0.03, 0.02, '#7a4440', materials.plain, 8);
    mesh.tube(
      Array.from({ length: 20 }, (_, i): Vec3 => [
        0.5 + i * 0.007,
        0.55 + Math.sin(i * 0.75) * 0.05,
        Math.cos(i * 0.75) * 0.05,
      ]),
      [0.014],
      '#e0a094',
      materials.plain,
      6,
    );
  },
};
