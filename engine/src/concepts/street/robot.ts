import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const robot: Concept = {
  id: 'robot',
  words: {
    en: 'robot/android',
    de: 'roboter',
    es: 'robot',
    fr: 'robot',
    zh: '机器人',
    ja: 'ロボット',
    ar: 'روبوت',
    emoji: '🤖',
  },
  size: { width: 1.6, height: 2.6 },
  lives: ['hills', 'street', 'moon', 'mars'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.35,
  build(mesh, _random, look) {
    const body = look.colour ?? '#a8b0b8';
    mesh
      .box(0, 0.85, 0, 0.8, 0.8, 0.5, body, materials.gloss)
      .box(0, 1.1, -0.26, 0.5, 0.36, 0.04, '#2a3038', materials.gloss)
      .box(0, 1.78, 0, 0.62, 0.5, 0.5, body, materials.gloss)
      .cyl(0, 1.64, 0, 0.12, 0.12, 0.16, '#5a6068', materials.metal);
    for (const s of [-1, 1]) {
      mesh
        .ball(0.15 * s, 2.05, -0.26, 0.1, 0.1, 0.05, '#7ae0ff', materials.glow, 16)
        .box(0.2 * s, 0.15, 0, 0.24, 0.72, 0.26, '#7a828a', materials.metal)
        .box(0.2 * s, 0, -0.06, 0.32, 0.18, 0.46, '#4a5058', materials.gloss);
      mesh
        .ball(0.48 * s, 1.52, 0, 0.14, 0.14, 0.14, '#5a6068', materials.metal, 16)
        .tube(
          [
            [0.52 * s, 1.5, 0],
            [0.62 * s, 1.15, 0],
            [0.6 * s, 0.85, -0.16],
          ],
          [0.085],
          body,
          materials.gloss,
          12,
        )
        .ball(0.6 * s, 0.76, -0.18, 0.12, 0.12, 0.12, '#4a5058', materials.gloss, 14);
      mesh.ball(0.07 * s, 1.26, -0.29, 0.045, 0.045, 0.03, s < 0 ? '#e8503c' : '#f2c83c', materials.glow, 10);
    }
    mesh
      .box(0, 1.86, -0.26, 0.3, 0.05, 0.03, '#2a3038', materials.plain)
      .tube(
        [
          [0, 2.28, 0],
          [0, 2.5, 0],
        ],
        [0.02],
        '#5a6068',
        materials.metal,
      )
      .ball(0, 2.53, 0, 0.06, 0.06, 0.06, '#e8503c', materials.glow, 12);
  },
};
