import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const chess: Concept = {
  id: 'chess',
  words: {
    en: 'chess/chess piece/chess king/chessboard',
    de: 'schach/schachfigur/schachbrett',
    es: 'ajedrez',
    fr: 'échecs',
    zh: '国际象棋/象棋',
    ja: 'チェス',
    ar: 'شطرنج',
    emoji: '♟/♚',
  },
  size: { width: 3.4, height: 1.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.4,
  build(mesh) {
    for (let i = 0; i < 8; i++)
      for (let k = 0; k < 8; k++)
        mesh.box(
          -1.05 + i * 0.3,
          0.06,
          -1.05 + k * 0.3,
          0.3,
          0.06,
          0.3,
          (i + k) % 2 ? '#5a3a22' : '#e0c89a',
          materials.gloss,
        );
    mesh.box(0, 0, 0, 2.6, 0.1, 2.6, '#4a2e1a', materials.floor);
    const piece = (x: number, z: number, h: number, c: string, top: 'king' | 'pawn' | 'rook' | 'bishop'): void => {
      mesh.push().at(-1.05 + x * 0.3, 0.12, -1.05 + z * 0.3);
      mesh.lathe(
        [
          [0.13, 0],
          [0.13, 0.04],
          [0.1, 0.07],
          [0.11, 0.1],
          [0.06, 0.18],
          [0.045, h * 0.55],
          [0.055, h * 0.62],
          [0.1, h * 0.66],
          [0.06, h * 0.7],
        ],
        20,
        c,
        materials.gloss,
      );
      if (top === 'pawn') mesh.ball(0, h * 0.8, 0, 0.085, 0.085, 0.085, c, materials.gloss, 16);
      else if (top === 'rook')
        mesh.lathe(
          [
            [0.07, h * 0.68],
            [0.1, h * 0.8],
            [0.1, h],
            [0.07, h],
            [0.07, h * 0.92],
            [0, h * 0.92],
          ],
          20,
          c,
          materials.gloss,
        );
      else if (top === 'bishop')
        mesh
          .lathe(
            [
              [0.06, h * 0.68],
              [0.09, h * 0.78],
              [0.06, h * 0.92],
              [0.015, h],
            ],
            20,
            c,
            materials.gloss,
          )
          .ball(0, h * 1.02, 0, 0.022, 0.022, 0.022, c, materials.gloss, 8);
      else
        mesh
          .lathe(
            [
              [0.06, h * 0.68],
              [0.1, h * 0.88],
              [0.06, h * 0.91],
              [0, h * 0.92],
            ],
            20,
            c,
            materials.gloss,
          )
          .box(0, h * 0.9, 0, 0.03, 0.2, 0.03, c, materials.gloss)
          .box(0, h * 0.9 + 0.08, 0, 0.13, 0.035, 0.03, c, materials.gloss);
      mesh.pop();
    };
    const [white, black] = ['#efe2c4', '#2a1c16'];
    piece(2, 2, 1.25, white, 'king');
    piece(5, 4, 1.2, black, 'king');
    for (const [x, z] of [
      [0, 1],
      [1, 1],
      [3, 3],
      [4, 1],
      [6, 1],
    ] as const)
      piece(x, z, 0.55, white, 'pawn');
    for (const [x, z] of [
      [1, 6],
      [3, 5],
      [6, 6],
      [7, 5],
    ] as const)
      piece(x, z, 0.55, black, 'pawn');
    piece(0, 0, 0.7, white, 'rook');
    piece(7, 7, 0.7, black, 'rook');
    piece(4, 0, 0.9, white, 'bishop');
    piece(2, 7, 0.9, black, 'bishop');
  },
};
