import { loft } from '../../shapes/loft.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const dice: Concept = {
  id: 'dice',
  words: {
    // Alone the singular is the article of a German sentence.
    en: 'dice/a die/one die/single die/red die/white die/six-sided die',
    de: 'würfel',
    es: 'dados/dado',
    fr: 'dés/dé à jouer',
    zh: '骰子',
    ja: 'サイコロ',
    ar: 'نرد',
    emoji: '🎲',
  },
  size: { width: 1.7, height: 0.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
      1: [[0, 0]],
      2: [
        [-1, -1],
        [1, 1],
      ],
      3: [
        [-1, -1],
        [0, 0],
        [1, 1],
      ],
      4: [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ],
      5: [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [0, 0],
      ],
      6: [
        [-1, -1],
        [-1, 0],
        [-1, 1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    };
    const c = look.colour ?? '#f4efe4';
    const dot = look.colour ? '#f8f6f0' : '#1c1a1a';
    for (const [x, z, turn, top, front, side] of [
      [-0.42, 0, 0.35, 5, 3, 1],
      [0.45, -0.2, -0.5, 6, 2, 4],
    ] as const) {
      mesh.push().at(x, 0.32, z).rotY(turn);
      loft(
        mesh,
        [
          [-0.32, 0, 0.27, 0.27],
          [-0.27, 0, 0.32, 0.32],
          [0.27, 0, 0.32, 0.32],
          [0.32, 0, 0.27, 0.27],
        ],
        0,
        c,
        materials.gloss,
      );
      for (const [a, b] of pips[top] ?? [])
        mesh.ball(a * 0.15, 0.32, b * 0.15, 0.055, 0.012, 0.055, dot, materials.plain, 12);
      for (const [a, b] of pips[front] ?? [])
        mesh.ball(a * 0.15, b * 0.15, -0.32, 0.055, 0.055, 0.012, dot, materials.plain, 12);
      for (const [a, b] of pips[side] ?? [])
        mesh
          .ball(-0.32, a * 0.15, b * 0.15, 0.012, 0.055, 0.055, dot, materials.plain, 12)
          .ball(0.32, a * 0.15, b * 0.15, 0.012, 0.055, 0.055, dot, materials.plain, 12);
      mesh.pop();
    }
  },
};
