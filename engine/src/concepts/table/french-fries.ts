import { pick, tau, vary } from '../../shapes/chance.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { mixRgb } from '../../raster/colour.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const potato = readColour('#f2c450');

/** A stick of potato that stands on the origin, browned at its ends. */
function fry(mesh: Mesh, random: Random, long: number): void {
  const colour = vary(potato, random, 0.24);
  const [wide, bend] = [0.062 + random() * 0.012, (random() - 0.5) * 0.16];
  const end = mixRgb(colour, readColour('#b8722a'), 0.55);
  const corner = (k: number, t: number, in1 = 1): Vec3 => {
    const [sx, sz] = [k === 0 || k === 3 ? -1 : 1, k < 2 ? -1 : 1];
    return [sx * wide * in1 + bend * t * t, t * long, sz * wide * in1];
  };
  for (let k = 0; k < 4; k++)
    for (const [from, to, c] of [
      [0, 0.08, end],
      [0.08, 0.5, colour],
      [0.5, 0.9, colour],
      [0.9, 0.98, mixRgb(colour, end, 0.6)],
    ] as const)
      mesh.face([corner(k, from), corner((k + 1) % 4, from), corner((k + 1) % 4, to), corner(k, to)], c, materials.wet);
  for (let k = 0; k < 4; k++)
    mesh.face(
      [corner(k, 0.98), corner((k + 1) % 4, 0.98), corner((k + 1) % 4, 1, 0.75), corner(k, 1, 0.75)],
      end,
      materials.wet,
    );
  mesh.face([corner(0, 1, 0.75), corner(1, 1, 0.75), corner(2, 1, 0.75), corner(3, 1, 0.75)], colour, materials.wet);
}

export const frenchFries: Concept = {
  id: 'french fries',
  words: {
    en: 'french fries/fries/french fry/chips and ketchup/box of fries',
    de: 'pommes/pommes frites/fritten',
    es: 'patatas fritas/papas fritas',
    fr: 'frites/frite/barquette de frites',
    zh: '薯条',
    ja: 'フライドポテト/ポテトフライ',
    ar: 'بطاطس مقلية/بطاطا مقلية',
    emoji: '🍟',
  },
  size: { width: 2.6, height: 2.2 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  turn: 0.12,
  sway: 0.12,
  build(mesh, random, look) {
    const red = readColour(look.colour ?? '#cc2418');
    const shade = mixRgb(red, [0.02, 0.005, 0.005], 0.35);
    // The box widens upwards; its front is scooped out, its back stands up.
    const wall = (u: number, v: number, front: boolean): Vec3 => {
      const s = u * 2 - 1;
      const top = front ? 0.92 + 0.26 * s * s : 1.22 + 0.2 * (1 - s * s);
      const y = v * top;
      const wide = 0.56 + y * 0.16;
      const bow = (1 - s * s) * (0.1 + y * 0.06);
      return [s * wide, y, (front ? -1 : 1) * (0.24 + bow)];
    };
    for (const front of [true, false])
      mesh.sheet(
        (u, v) => wall(u, v, front),
        96,
        72,
        (u, v) => {
          if (!front) return v > 0.78 ? '#f4efe4' : shade;
          const stripe = Math.abs(Math.hypot((u - 0.5) * 1.25, (v - 0.5) * 0.9) - 0.24) < 0.035;
          return stripe || Math.hypot((u - 0.5) * 1.25, (v - 0.5) * 0.9) < 0.13 ? '#f6c02c' : red;
        },
        materials.gloss,
      );
    for (const side of [0, 1])
      mesh.sheet(
        (u, v) => {
          const [a, b] = [wall(side, v, true), wall(side, v, false)];
          return [a[0], a[1] + (b[1] - a[1]) * u, a[2] + (b[2] - a[2]) * u];
        },
        4,
        12,
        () => shade,
        materials.gloss,
      );
    mesh.tube(
      Array.from({ length: 25 }, (_, i) => wall(i / 24, 1, true)),
      [0.018],
      '#f4efe4',
      materials.plain,
      6,
    );
    for (let i = 0; i < 58; i++) {
      const x = (random() * 2 - 1) * 0.5;
      const z = (random() * 2 - 1) * (0.2 - x * x * 0.5);
      const long = 1.45 + random() * 0.55 - Math.abs(x) * 0.45 + z * 0.5;
      mesh
        .push()
        .at(x, 0.2, z)
        .rotY((random() - 0.5) * 0.7)
        .rotZ(-x * 0.36 + (random() - 0.5) * 0.2)
        .rotX(z * 0.5 + 0.03 + (random() - 0.5) * 0.06);
      fry(mesh, random, long);
      mesh.pop();
    }
    // A few have fallen out, and there is ketchup.
    for (const [x, z, turn] of [
      [-0.95, -0.35, 0.4],
      [-0.72, -0.62, -0.5],
      [-1.02, 0.02, 1.2],
    ] as const) {
      mesh
        .push()
        .at(x + 0.3, 0.07, z)
        .rotY(turn)
        .rotZ(Math.PI / 2);
      fry(mesh, random, 0.9 + random() * 0.2);
      mesh.pop();
    }
    mesh.push().at(0.72, 0, -0.62);
    const pot = smoothProfile([
      [0.22, 0],
      [0.22, 0],
      [0.3, 0.2],
      [0.33, 0.25],
      [0.3, 0.25],
      [0.28, 0.2],
    ]);
    mesh.lathe(pot, 36, '#f2eee4', materials.gloss);
    mesh.sheet(
      (u, v) => [
        Math.cos(u * tau) * v * 0.28,
        0.2 + 0.05 * (1 - v) + 0.016 * Math.sin(v * 12 + u * tau),
        Math.sin(u * tau) * v * 0.28,
      ],
      36,
      10,
      () => pick(random, ['#b81a10', '#c0200f']),
      materials.gloss,
    );
    mesh.pop();
  },
};
