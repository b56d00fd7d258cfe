import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const long = 12;
const wood = ['#6b4526', '#5a3a20', '#7a5230'] as const;

export const pirateShip: Concept = {
  id: 'pirate ship',
  words: {
    en: 'pirate ship/galleon/tall ship/frigate/square rigger',
    de: 'piratenschiff/galeone/dreimaster/großsegler',
    es: 'barco pirata/galeón',
    fr: 'bateau pirate/galion/navire pirate',
    zh: '海盗船',
    ja: '海賊船',
    ar: 'سفينة قراصنة',
    emoji: '🏴‍☠️',
  },
  size: { width: 33, height: 25 },
  lives: ['sea', 'coast'],
  stands: 'water',
  has: ['flag', 'pirate flag'],
  moves: 'bobs',
  turn: 0.8,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const sail = look.colour ?? '#e9dfc6';
    mesh.object();
    buildSides(mesh);
    // The cabin at the stern with its windows and lantern.
    mesh.box(9.6, 3.6, 0, 4.6, 2.6, 4.6, '#6b4526', materials.planks).box(9.6, 6.2, 0, 5, 0.3, 5, '#c99a3a', 0);
    for (const z of [-1.5, 0, 1.5]) mesh.box(11.95, 4.3, z, 0.1, 1.1, 0.8, '#20303c', materials.window);
    for (const s of [-1, 1]) {
      for (const x of [8.4, 10.6]) mesh.box(x, 4.4, 2.32 * s, 0.8, 1, 0.1, '#20303c', materials.window);
      for (let k = 0; k < 6; k++) mesh.box(-6 + k * 2.3, 1.5, 2.84 * s, 0.8, 0.8, 0.25, '#1c1410', materials.plain);
    }
    mesh.ball(12.3, 6.6, 0, 0.35, 0.5, 0.35, '#ffcf7a', materials.glow, 10);
    mast(mesh, { x: -5.4, high: 18, wide: 8.4, sails: 3 }, sail);
    mast(mesh, { x: 0.8, high: 21.5, wide: 10, sails: 3 }, sail);
    mast(mesh, { x: 6.8, high: 15.5, wide: 7, sails: 2 }, sail);
    // The bowsprit with its three-cornered sail, and the flag.
    mesh.tube(
      [
        [-10.5, 3.6, 0],
        [-16.4, 6.6, 0],
      ],
      [0.24, 0.1],
      '#5a3a20',
      materials.bark,
      8,
    );
    mesh.sheet(
      (u, v) => [
        -16 + u * 10.2,
        6.4 + u * 9.4 * (1 - v) + v * 0.2 * (1 - u),
        Math.sin(u * 3.1) * Math.sin(v * 3.1) * 0.9,
      ],
      10,
      8,
      () => sail,
      materials.cloth,
    );
    flag(mesh);
  },
};

/** Where the hull is: `u` from bow to stern, `v` from the rail down; half a width to the side. */
function side(u: number, v: number): Vec3 {
  const x = (u - 0.5) * 2 * long;
  const rail = 3.1 + 2 * Math.max(0, u - 0.62) * 3.2 + 1.5 * Math.max(0, 0.22 - u) * 4;
  const wide = 2.9 * (1 - Math.max(0, 0.34 - u) ** 1.7 * 6.2) * (1 - Math.max(0, u - 0.9) * 2.4);
  return [x + v * (u < 0.2 ? (0.2 - u) * 9 : 0), rail - v * (rail + 0.9), Math.max(0.05, wide) * (1 - v ** 2.4 * 0.75)];
}

function buildSides(mesh: Mesh): void {
  const paint = (_u: number, v: number): string =>
    v < 0.07 || (v > 0.3 && v < 0.35) ? '#c99a3a' : (wood[Math.floor(v * 17) % 3] ?? wood[0]);
  for (const s of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = side(u, v);
        return [x, y, z * s];
      },
      44,
      14,
      paint,
      materials.planks,
    );
  mesh.sheet(
    (u, v) => {
      const [x, y, z] = side(u, 0.1);
      return [x, y, z * (1 - 2 * v)];
    },
    30,
    2,
    () => '#8a6238',
    materials.planks,
  );
  mesh.sheet(
    (u, v) => {
      const [x, y, z] = side(0.998, v);
      return [x, y, z * (1 - 2 * u)];
    },
    4,
    10,
    () => '#5a3a20',
    materials.planks,
  );
}

/** A mast with square sails full of wind, yards and shrouds. */
function mast(
  mesh: Mesh,
  of: { readonly x: number; readonly high: number; readonly wide: number; readonly sails: number },
  sail: string,
): void {
  const { x, high, wide, sails } = of;
  const foot = 3;
  mesh.tube(
    [
      [x, foot - 1, 0],
      [x, foot + high, 0],
    ],
    [0.34, 0.13],
    '#5a3a20',
    materials.bark,
    8,
  );
  mesh.cyl(x, foot + high * 0.68, 0, 0.75, 0.9, 0.5, '#6b4526', materials.planks, 12);
  const step = (high - 2.4) / sails;
  for (let i = 0; i < sails; i++) {
    const low = foot + 1.6 + i * step;
    const half = (wide / 2) * (1 - i * 0.16);
    const tall = step * 0.9;
    mesh.tube(
      [
        [x - 0.3, low + tall, -half * 1.06],
        [x - 0.3, low + tall, half * 1.06],
      ],
      [0.11],
      '#4a301a',
      materials.bark,
      7,
    );
    mesh.sheet(
      (u, v) => {
        const out = Math.sin(u * Math.PI) * 0.55 + Math.sin(v * Math.PI * 0.85) * 0.8;
        return [
          x - 0.35 - out * 1.05,
          low + tall * (1 - v) - Math.sin(u * Math.PI) * 0.35 * v,
          (u - 0.5) * 2 * half * (1 + 0.1 * v),
        ];
      },
      14,
      10,
      (u) => (Math.abs(u * 6 - Math.round(u * 6)) < 0.05 ? '#cfc2a2' : sail),
      materials.cloth,
    );
  }
  for (const s of [-1, 1])
    for (const back of [-0.9, 0, 0.9])
      mesh.tube(
        [
          [x + back, foot + 0.3, 2.6 * s],
          [x, foot + high * 0.68, 0.1 * s],
        ],
        [0.035],
        '#241a12',
        materials.plain,
        4,
      );
}

/** A black flag with a white skull, told by a few strokes. */
function flag(mesh: Mesh): void {
  const top = 3 + 21.5;
  const wave = (u: number): number => Math.sin(u * 6) * 0.16;
  mesh.sheet(
    (u, v) => [0.8 + u * 3, top - v * 1.9, wave(u)],
    12,
    6,
    () => '#141414',
    materials.cloth,
  );
  for (const z of [-0.12, 0.12]) {
    mesh.ball(2.3, top - 0.8, wave(0.5) + z, 0.42, 0.42, 0.06, '#f2efe6', materials.plain, 14);
    mesh.box(2.3, top - 1.45, wave(0.5) + z, 0.42, 0.3, 0.06, '#f2efe6', materials.plain);
    for (const x of [2.14, 2.46])
      mesh.ball(x, top - 0.78, wave(0.5) + z * 1.6, 0.1, 0.12, 0.05, '#141414', materials.plain, 8);
  }
}
