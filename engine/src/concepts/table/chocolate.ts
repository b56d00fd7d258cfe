import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [wide, tall, thick] = [0.44, 0.36, 0.13] as const;

/** One piece of the bar, about its middle and looking at -z: a block with sloping edges and a sunken field. */
function piece(mesh: Mesh, x: number, y: number, brown: Rgb): void {
  const steps = [
    [1, 0],
    [0.96, -thick * 0.45],
    [0.8, -thick],
    [0.7, -thick],
    [0.64, -thick * 0.86],
    [0, -thick * 0.86],
  ] as const;
  const at = (k: number, [share, z]: readonly [number, number]): Vec3 => [
    x + (k === 0 || k === 3 ? -1 : 1) * (wide / 2) * (share === 0 ? 0 : share),
    y + (k < 2 ? -1 : 1) * (tall / 2) * (share === 0 ? 0 : share),
    z,
  ];
  for (let s = 1; s < steps.length; s++)
    for (let k = 0; k < 4; k++) {
      const [from, to] = [steps[s - 1], steps[s]];
      if (!from || !to) continue;
      const n = (k + 1) % 4;
      mesh.face(
        [at(k, from), at(n, from), at(n, to), at(k, to)],
        mixRgb(brown, [0.3, 0.13, 0.06], s === 2 ? 0.12 : 0),
        materials.gloss,
      );
    }
}

export const chocolate: Concept = {
  id: 'chocolate',
  words: {
    en: 'chocolate/chocolate bar/bar of chocolate/candy bar',
    de: 'schokolade/tafel schokolade/schokoladentafel',
    es: 'chocolate/tableta de chocolate/barra de chocolate',
    fr: 'chocolat/tablette de chocolat',
    zh: '巧克力',
    ja: 'チョコレート/板チョコ',
    ar: 'شوكولاتة/شوكولا',
    emoji: '🍫',
  },
  size: { width: 2.8, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.22,
  sway: 0.12,
  build(mesh, random, look) {
    const brown = readColour(look.colour ?? pick(random, ['#57280f', '#4a2210', '#6a3416']));
    const inner = mixRgb(brown, [0.35, 0.16, 0.08], 0.35);
    const paper = readColour(pick(random, ['#b8261e', '#23508a', '#5a2a78']));
    // The bar leans against a few loose pieces; its lower half is in foil and paper.
    mesh.push().at(-0.15, 0.02, 0.25).rotX(0.3).rotZ(0.05);
    const [columns, rows] = [4, 5] as const;
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        // A corner is bitten off.
        if (i === 3 && j === 4) continue;
        piece(mesh, (i - 1.5) * wide, 0.32 + j * tall, brown);
        mesh.box((i - 1.5) * wide, 0.32 + (j - 0.5) * tall, 0.04, wide, tall, 0.1, brown, materials.gloss);
      }
    mesh.box(1.5 * wide - 0.1, 0.32 + 3.5 * tall, 0.04, wide * 0.5, 0.06, 0.09, inner, materials.plain);
    mesh.box(0.98 * wide, 0.32 + 3.7 * tall, 0.04, 0.03, tall * 0.7, 0.09, inner, materials.plain);
    const half = columns * wide * 0.5 + 0.05;
    const sleeve = (
      top: (u: number) => number,
      out: number,
      colour: (u: number, v: number) => Rgb,
      material: number,
    ): void => {
      for (const front of [-1, 1])
        mesh.sheet(
          (u, v) => {
            const s = u * 2 - 1;
            const round = Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 12));
            return [s * (half + out), v * top(u), 0.02 + front * (0.15 + out) * round];
          },
          120,
          64,
          colour,
          material,
        );
    };
    sleeve(
      (u) => 1.02 + 0.05 * Math.sin(u * 21) + 0.035 * Math.sin(u * 47 + 1) + 0.12 * u,
      0.005,
      (u, v) => mixRgb([0.3, 0.3, 0.29], [0.58, 0.57, 0.54], 0.5 + 0.5 * Math.sin(u * 33 + v * 9)),
      materials.gloss,
    );
    sleeve(
      () => 0.84,
      0.02,
      (u, v) => {
        if (v > 0.93 || (v > 0.84 && v < 0.87)) return readColour('#e0b040');
        const [x, y] = [(u - 0.5) * 1.9, (v - 0.45) * 0.84];
        return Math.abs(y) < 0.16 - 0.12 * smooth(0.45, 0.62, Math.abs(x)) && Math.abs(x) < 0.62
          ? readColour('#f4e8cc')
          : paper;
      },
      materials.gloss,
    );
    // Strokes in the label, as of a word.
    for (let i = 0; i < 7; i++)
      mesh.box(-0.36 + i * 0.12, 0.32, -0.156, 0.06, i % 3 ? 0.09 : 0.14, 0.02, '#6a3a1a', materials.plain);
    mesh.pop();
    // Broken pieces lie before it.
    for (const [x, y, z, turn, lean, count] of [
      [0.98, 0.02, -0.62, 0.5, -1.35, 2],
      [-0.72, 0.02, -0.85, -0.35, -1.4, 1],
      [0.3, 0.02, -0.98, -0.1, -1.4, 1],
    ] as const) {
      mesh
        .push()
        .at(x, y + 0.08, z)
        .rotY(turn)
        .rotX(-lean)
        .at(0, 0.1, 0);
      for (let i = 0; i < count; i++) {
        piece(mesh, (i - (count - 1) / 2) * wide, 0, brown);
        mesh.box((i - (count - 1) / 2) * wide, -tall / 2, 0.04, wide, tall, 0.09, inner, materials.plain);
      }
      mesh.pop();
    }
    for (let i = 0; i < 26; i++) {
      const size = 0.015 + random() * 0.035;
      mesh
        .push()
        .at(-0.9 + random() * 2, size * 0.4, -1.05 + random() * 0.5)
        .rotY(random() * 6)
        .rotZ(random());
      mesh.box(0, -size / 2, 0, size * 1.6, size, size, i % 2 ? brown : inner, materials.gloss).pop();
    }
  },
};
