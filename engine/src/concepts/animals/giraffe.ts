import { doing } from '../doing.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { chanceAt, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const giraffe: Concept = {
  id: 'giraffe',
  words: {
    en: 'giraffe',
    de: 'giraffe/giraffen',
    es: 'jirafa',
    fr: 'girafe',
    zh: '长颈鹿',
    ja: 'キリン',
    ar: 'زرافة',
    emoji: '🦒',
  },
  size: { width: 3.2, height: 5 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs'],
  build(mesh, random, look) {
    const at = buildQuadruped(mesh, random, {
      ...doing(look),
      length: 1.35,
      height: 2.9,
      girth: 0.46,
      belly: 0.8,
      leg: 0.075,
      thigh: 1.9,
      foot: 'cloven',
      neck: { length: 2.1, rise: 1.18, radius: 0.17 },
      head: { size: 0.19, muzzle: 0.36, thick: 0.11, dip: 0.42, yaw: 0.5 },
      ears: { kind: 'long', size: 1 },
      tail: { length: 1.1, radius: 0.03, rise: -1.45, tip: 2, tuft: 0.05 },
      colours: ['#ecd9a8', '#f2e6c8', '#4a3220', '#a8682c'],
      paint: { muzzle: 1 },
      hair: 0.1,
      marks: {
        colour: 3,
        on: [0],
        share: (x, y, z) => smooth(0.05, 0.09, patchEdge(x * 3.4 + z * 0.6, y * 3 + z * 0.8)) * smooth(0.5, 1.1, y),
      },
    });
    for (const s of [-1, 1])
      mesh
        .tube([at(-0.25, 0.7, 0.4 * s), at(-0.45, 1.75, 0.5 * s)], [0.045, 0.05], '#b8854a', materials.plain, 8)
        .ball(...at(-0.46, 1.8, 0.5 * s), 0.06, 0.06, 0.06, '#2a1c14', materials.plain, 8);
  },
};

/** Distance to the border between the cells of scattered points: the light net between a giraffe's patches. */
function patchEdge(u: number, v: number): number {
  let first = 9;
  let second = 9;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const [a, b] = [Math.floor(u) + i, Math.floor(v) + j];
      const far = Math.hypot(a + chanceAt(a, b) - u, b + chanceAt(b + 7, a) - v);
      if (far < first) [first, second] = [far, first];
      else second = Math.min(second, far);
    }
  }
  return second - first;
}
