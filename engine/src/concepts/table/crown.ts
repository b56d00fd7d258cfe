import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const crown: Concept = {
  id: 'crown',
  words: {
    en: 'crown/tiara',
    de: 'krone',
    es: 'corona',
    fr: 'couronne',
    zh: '皇冠/王冠',
    ja: '王冠',
    ar: 'تاج',
    emoji: '👑',
  },
  size: { width: 1.8, height: 1.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const gold = look.colour ?? '#d8a42e';
    mesh
      .lathe(
        [
          [0.9, 0],
          [0.9, 0.3],
          [0.2, 0.36],
          [0, 0.3],
        ],
        40,
        '#8a1a2a',
        materials.cloth,
      )
      .at(0, 0.32, 0);
    mesh.lathe(
      [
        [0.62, 0],
        [0.65, 0.03],
        [0.65, 0.2],
        [0.62, 0.22],
      ],
      40,
      gold,
      materials.metal,
    );
    mesh.lathe(
      [
        [0.6, 0],
        [0.6, 0.2],
      ],
      40,
      gold,
      materials.metal,
    );
    for (let i = 0; i < 8; i++) {
      mesh.push().rotY((i / 8) * tau);
      mesh.sheet(
        (u, v) => {
          const a = (u - 0.5) * 0.72 * (1 - v * 0.92);
          return [Math.sin(a) * (0.64 + v * 0.14), 0.2 + v * (i % 2 ? 0.4 : 0.58), -Math.cos(a) * (0.64 + v * 0.14)];
        },
        6,
        8,
        () => gold,
        materials.metal,
      );
      const y = 0.22 + (i % 2 ? 0.4 : 0.58);
      mesh.ball(0, y + 0.03, -0.79, 0.065, 0.065, 0.065, i % 2 ? '#f4f0e8' : '#e0242e', materials.gloss, 14);
      mesh
        .ball(
          0,
          0.11,
          -0.66,
          0.06,
          0.075,
          0.03,
          ['#c8182a', '#1f7a4a', '#2a4ac8', '#c8182a'][i % 4] ?? '#c8182a',
          materials.gloss,
          12,
        )
        .pop();
    }
  },
};
