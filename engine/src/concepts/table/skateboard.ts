import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

// A deck eight long and two wide, before it is scaled.
const [half, wide] = [4, 1.02] as const;

/** The deck at a turn and a share from its middle: its ends are bent up, its sides a little. */
function deck(turn: number, share: number, y: number): Vec3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const round = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power;
  const [x, z] = [round(c, 0.8) * half * share, round(s, 0.42) * wide * share];
  return [x, y + 0.75 * smooth(2.5, 4, Math.abs(x)) ** 1.2 + 0.1 * (z / wide) ** 2, z];
}

function truck(mesh: Mesh, x: number, wheels: string): void {
  const steel = '#c4c8cc';
  mesh.push().at(x, 0, 0);
  mesh
    .box(0, 0.92, 0, 0.72, 0.1, 0.6, '#2a2a2e', materials.gloss)
    .box(0, 0.82, 0, 0.66, 0.12, 0.52, steel, materials.metal);
  mesh.tube(
    [
      [0.12, 0.84, 0],
      [0, 0.6, 0],
      [-0.06, 0.42, 0],
    ],
    [0.2, 0.16, 0.14],
    steel,
    materials.metal,
    14,
  );
  mesh.ball(0.05, 0.66, 0, 0.22, 0.1, 0.22, '#d83a3a', materials.gloss, 16);
  mesh
    .push()
    .at(0, 0.34, 0)
    .rotX(Math.PI / 2);
  mesh.cyl(0, -0.9, 0, 0.1, 0.1, 1.8, steel, materials.metal, 16);
  mesh.cyl(0, -0.45, 0, 0.16, 0.16, 0.9, steel, materials.metal, 18);
  for (const side of [-1, 1]) {
    mesh.push().at(0, side * 0.78, 0);
    mesh.lathe(
      [
        [0.1, -0.2],
        [0.24, -0.2],
        [0.32, -0.14],
        [0.34, 0],
        [0.32, 0.14],
        [0.24, 0.2],
        [0.1, 0.2],
      ],
      36,
      wheels,
      materials.gloss,
    );
    mesh
      .cyl(0, -0.205, 0, 0.15, 0.15, 0.41, '#e8e4da', materials.gloss, 24)
      .cyl(0, -0.215, 0, 0.08, 0.08, 0.43, steel, materials.metal, 14)
      .pop();
  }
  mesh.pop().pop();
}

export const skateboard: Concept = {
  id: 'skateboard',
  words: {
    en: 'skateboard/skate board/longboard',
    de: 'skateboard/skateboards/rollbrett',
    es: 'monopatín/patineta',
    fr: 'planche à roulettes/skateboard',
    zh: '滑板',
    ja: 'スケートボード/スケボー',
    ar: 'لوح تزلج',
    emoji: '🛹',
  },
  size: { width: 3.2, height: 2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const paint = readColour(look.colour ?? pick(random, ['#e0522a', '#2a8ab0', '#c8305a', '#3a9a5a']));
    const second = pick(random, ['#f2c23a', '#f4efe2', '#f2a02a']);
    // It leans on a box of wood with its tail on the table, so that the picture under its deck is seen.
    mesh.push().scale(0.4);
    mesh
      .box(0.4, 0, 2.5, 6.4, 3, 1.6, '#7a4e2a', materials.floor)
      .box(0.4, 2.9, 2.5, 6.6, 0.24, 1.8, '#8a5c34', materials.floor);
    mesh.push().at(-0.2, 2.2, 0.2).rotZ(0.34).rotX(-1.05).rotX(Math.PI).at(0, -1.02, 0);
    const picture = (x: number, z: number): readonly [number, number, number] => {
      const sun = Math.hypot(x + 0.6, z * 1);
      if (sun < 0.62) return readColour(second);
      const ray = Math.abs((((Math.atan2(z, x + 0.6) / tau) * 14 + 14) % 1) - 0.5) * 2;
      if (sun < 3.4 && ray > 0.55) return mixRgb(readColour(second), paint, smooth(0.62, 3.4, sun) * 0.8);
      return x > 2.6 ? mixRgb(paint, [0.02, 0.02, 0.03], 0.5) : paint;
    };
    for (const [y, isTop] of [
      [1.02, false],
      [1.14, true],
    ] as const)
      mesh.sheet(
        (u, v) => deck(u * tau, v, y),
        isTop ? 90 : 220,
        isTop ? 12 : 100,
        (u, v) => {
          if (isTop) return '#2e2e32';
          const [x, , z] = deck(u * tau, v, y);
          return picture(x, z);
        },
        isTop ? materials.cloth : materials.gloss,
      );
    mesh.sheet(
      (u, v) => deck(u * tau, 1, 1.02 + v * 0.12),
      160,
      3,
      (_u, v) => (v > 0.33 && v < 0.67 ? '#c8463a' : '#d8aa6a'),
      materials.gloss,
    );
    for (const x of [-2.1, 2.1]) {
      truck(mesh, x, second);
      for (const [dx, dz] of [
        [-0.26, -0.2],
        [0.26, -0.2],
        [-0.26, 0.2],
        [0.26, 0.2],
      ] as const)
        mesh.ball(x + dx, 0.9, dz, 0.06, 0.05, 0.06, '#c4c8cc', materials.metal, 8);
    }
    mesh.pop().pop();
  },
};
