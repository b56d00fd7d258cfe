import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { pairs } from './points.ts';

/** Strokes of the twelve numerals from I on, each a row of letters. */
const numerals = ['I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

const strokes: Readonly<Record<string, { readonly wide: number; readonly lines: readonly (readonly number[])[] }>> = {
  I: { wide: 0.3, lines: [[0, -0.5, 0, 0.5]] },
  V: {
    wide: 0.62,
    lines: [
      [-0.26, 0.5, 0, -0.5],
      [0, -0.5, 0.26, 0.5],
    ],
  },
  X: {
    wide: 0.62,
    lines: [
      [-0.26, -0.5, 0.26, 0.5],
      [-0.26, 0.5, 0.26, -0.5],
    ],
  },
};

interface DialLook {
  readonly radius: number;
  readonly face: Colour;
  readonly ink: Colour;
  readonly hands: Colour;
  /** Roman numerals stand around it; otherwise there are bars. */
  readonly roman: boolean;
  /** Hours, as 10.15. */
  readonly time: number;
}

/** The face of a watch at the origin: it looks up, its twelve points along z. */
export function dial(mesh: Mesh, { radius, face, ink, hands, roman, time }: DialLook): void {
  mesh.cyl(0, 0, 0, radius, radius, 0.005, face, materials.gloss, 60);
  const at = (turn: number, r: number, aside: number, y: number): Vec3 => [
    Math.sin(turn) * r + Math.cos(turn) * aside,
    y,
    Math.cos(turn) * r - Math.sin(turn) * aside,
  ];
  const bar = (turn: number, from: number, to: number, wide: number, y: number, colour: Colour, tip = wide): void =>
    void mesh.face(
      [at(turn, from, -wide, y), at(turn, from, wide, y), at(turn, to, tip, y), at(turn, to, -tip, y)],
      colour,
      materials.plain,
    );
  for (let i = 0; i < 60; i++)
    bar((i / 60) * tau, radius * 0.91, radius * 0.97, radius * (i % 5 ? 0.004 : 0.012), 0.008, ink);
  mesh.lathe(pairs([radius * 0.9, 0.007, radius * 0.91, 0.007]), 60, ink, materials.plain);
  for (let i = 0; i < 12; i++) {
    const turn = ((i + 1) / 12) * tau;
    if (!roman) {
      bar(turn, radius * 0.66, radius * 0.85, radius * 0.026, 0.012, ink, radius * 0.034);
      continue;
    }
    const letters = (numerals[i] ?? 'I').split('').map((letter) => strokes[letter] ?? { wide: 0, lines: [] });
    let x = letters.reduce((sum, { wide }) => sum + wide, 0) / -2;
    const size = radius * 0.22;
    for (const { wide, lines } of letters) {
      for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of lines) {
        const put = (lx: number, ly: number): Vec3 =>
          at(turn, radius * 0.75 + ly * size, (x + wide / 2 + lx) * size * 0.8, 0.012);
        mesh.tube([put(x0, y0), put(x1, y1)], [radius * 0.014], ink, materials.plain, 5);
      }
      x += wide;
    }
  }
  const minutes = (time % 1) * tau;
  bar((time / 12) * tau, radius * -0.12, radius * 0.5, radius * 0.034, 0.03, hands, radius * 0.012);
  bar(minutes, radius * -0.14, radius * 0.8, radius * 0.026, 0.036, hands, radius * 0.008);
  bar(minutes * 7 + 1, radius * -0.2, radius * 0.84, radius * 0.008, 0.042, '#b8281c');
  mesh.ball(0, 0.04, 0, radius * 0.05, radius * 0.03, radius * 0.05, hands, materials.metal, 12);
}
