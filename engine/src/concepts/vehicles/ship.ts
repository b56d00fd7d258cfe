import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const ship: Concept = {
  id: 'ship',
  words: {
    en: 'ship/cruise ship/ferry/steamship/ocean liner',
    de: 'schiff/dampfer/kreuzfahrtschiff/fähre',
    es: 'barco/crucero',
    fr: 'navire/paquebot',
    zh: '轮船/船',
    ja: '船',
    ar: 'سفينة',
    emoji: '🚢/🛳',
  },
  size: { width: 46, height: 19 },
  lives: ['sea', 'coast'],
  stands: 'water',
  moves: 'bobs',
  mirrors: true,
  turn: 0.3,
  build(mesh, _random, look) {
    buildHull(mesh, look.colour ?? '#1f2c3c');
    for (let deck = 0; deck < decks; deck++) buildDeck(mesh, deck);
    hangLifeboats(mesh);
    for (const x of [-3.2, 5]) raiseFunnel(mesh, x);
    raiseMasts(mesh);
  },
};

/** Half the length and half the width of the hull, and the number of decks over it. */
const [half, beam, decks] = [22, 4.1, 4] as const;
const [white, cream, glass] = ['#f4f1ea', '#dcd5c6', '#22303a'] as const;

/** Height of the upper deck by the share of the way from the bow (0) to the stern (1): it rises to both. */
const deckAt = (u: number): number => 4.3 + 2.3 * (1 - u) ** 3.2 + 0.7 * u ** 5;
const widthAt = (u: number): number =>
  beam *
  (u < 0.36 ? 1 - (1 - u / 0.36) ** 2.3 : u > 0.84 ? Math.sqrt(Math.max(0, 1 - ((u - 0.84) / 0.165) ** 2.6)) : 1);

/** A point of the side of the hull; `v` goes from the deck (0) to below the water (1). */
function sideAt(share: number, v: number, side: number): Vec3 {
  // Surfaces look a little beyond their edges.
  const u = Math.min(1, Math.max(0, share));
  // The bow leans forward, and flares out above the water.
  const lean = (1 - v) * (1 - u) ** 5 * 3.4;
  return [
    -half + 2 * half * u - lean,
    deckAt(u) + (-1 - deckAt(u)) * v,
    side * widthAt(u) * (1 - 0.34 * v * (1 - u) ** 1.5 - 0.12 * v * v),
  ];
}

function buildHull(mesh: Mesh, hull: Colour): void {
  const colourAt = (v: number): Colour => (v > 0.83 ? '#8a2a26' : v > 0.8 ? white : v < 0.09 ? white : hull);
  for (const side of [-1, 1]) {
    mesh.object().sheet(
      (u, v) => sideAt(side < 0 ? u : 1 - u, v, side),
      60,
      40,
      (_u, v) => colourAt(v),
      materials.gloss,
    );
    for (const [row, v] of [0.3, 0.46].entries())
      for (let i = 0; i < 28; i++) {
        const u = 0.13 + i * 0.028;
        const [x, y, z] = sideAt(u, v, side);
        if (u > 0.9 - row * 0.03) continue;
        mesh.box(x, y - 0.15, z * 1.005, 0.32, 0.3, 0.1, glass, materials.window);
      }
    const rail = (up: number): Vec3[] =>
      Array.from({ length: 31 }, (_, n) => {
        const [x, y, z] = sideAt(0.01 + (n / 30) * 0.97, 0, side);
        return [x, y + up, z * 0.985];
      });
    for (const up of [0.45, 0.85]) mesh.object().tube(rail(up), [0.035], white, materials.plain, 4);
  }
  // The flat end of the stern.
  mesh.object().sheet(
    (u, v) => {
      const [x, y, z] = sideAt(1, v, 1);
      return [x, y, z * (2 * u - 1)];
    },
    4,
    40,
    (_u, v) => colourAt(v),
    materials.gloss,
  );
  mesh.object().sheet(
    (u, v) => {
      const [x, y] = sideAt(u, 0, 1);
      return [x, y - 0.12, (1 - 2 * v) * widthAt(u)];
    },
    40,
    2,
    () => '#b08a5c',
    materials.planks,
  );
}

/** Where a deck begins and ends, half its width, and its floor. */
function deckOf(deck: number): {
  readonly from: number;
  readonly to: number;
  readonly wide: number;
  readonly floor: number;
} {
  return { from: -10.5 + deck * 1.5, to: 14.5 - deck * 2.3, wide: 3.75 - deck * 0.34, floor: 4.3 + deck * 1.6 };
}

/** A deck with a round front, its windows along both sides, and the edge of its roof. */
function buildDeck(mesh: Mesh, deck: number): void {
  const { from, to, wide, floor } = deckOf(deck);
  const outline = (u: number, out: number): readonly [number, number] => {
    const turn = u * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    // A box with round ends: the front more than the back.
    const end = Math.abs(s) ** 0.35 * Math.sign(s);
    const reach = (to - from) / 2 + out;
    return [(from + to) / 2 + Math.sign(c) * Math.abs(c) ** (c < 0 ? 0.62 : 0.4) * reach, end * (wide + out)];
  };
  mesh.object().sheet(
    (u, v) => {
      const [x, z] = outline(-u, 0);
      return [x, floor + v * 1.6, z];
    },
    72,
    1,
    () => white,
    materials.plain,
  );
  for (const [up, out] of [
    [1.6, 0.28],
    [1.5, 0.28],
  ] as const)
    mesh.object().sheet(
      (u, v) => {
        const [x, z] = outline(up > 1.55 ? -u : u, out);
        const [cx, cz] = [(from + to) / 2, 0];
        return [cx + (x - cx) * (1 - v), floor + up, cz + (z - cz) * (1 - v)];
      },
      72,
      1,
      () => (up > 1.55 ? cream : '#b9b2a4'),
      materials.plain,
    );
  mesh.object().sheet(
    (u, v) => {
      const [x, z] = outline(-u, 0.28);
      return [x, floor + 1.5 + v * 0.12, z];
    },
    72,
    1,
    () => white,
    materials.plain,
  );
  for (let x = from + 2.6; x < to - 1.2; x += 0.98)
    for (const side of [-1, 1])
      mesh.box(x, floor + 0.58, side * (wide - 0.005), 0.66, 0.62, 0.06, glass, materials.window);
  // The bridge looks ahead from the uppermost.
  if (deck !== decks - 1) return;
  for (let i = -4; i <= 4; i++) {
    const z = (i / 4.6) * wide;
    mesh.box(from + 0.34 + (Math.abs(i) / 4) ** 2.4 * 0.9, floor + 0.6, z, 0.12, 0.6, 0.5, glass, materials.window);
  }
  mesh.box(from + 1.6, floor + 0.1, 0, 1.1, 0.9, wide * 2 + 2.6, white, materials.plain);
}

function hangLifeboats(mesh: Mesh): void {
  const { from, to, floor } = deckOf(2);
  const { wide } = deckOf(1);
  for (let x = from + 3; x < to - 1; x += 2.9)
    for (const side of [-1, 1]) {
      mesh.object().ball(x, floor + 0.62, side * wide, 1.15, 0.42, 0.42, white, materials.gloss, 14);
      mesh.ball(x, floor + 0.82, side * wide, 1.02, 0.3, 0.4, '#e2762c', materials.gloss, 14);
      for (const off of [-0.8, 0.8])
        mesh.tube(
          [
            [x + off, floor + 0.1, side * (wide - 0.5)],
            [x + off, floor + 1.4, side * (wide - 0.3)],
            [x + off, floor + 1.3, side * wide],
          ],
          [0.05],
          cream,
          materials.plain,
          5,
        );
    }
}

/** A funnel that leans back, red with a white band and a black top. */
function raiseFunnel(mesh: Mesh, x: number): void {
  const floor = deckOf(decks - 1).floor + 1.6;
  mesh
    .push()
    .at(x, floor - 0.2, 0)
    .rotZ(-0.15)
    .scale(1.25, 1, 0.95)
    .object();
  mesh
    .cyl(0, 0, 0, 1.05, 1, 2.5, '#c02f28', materials.gloss, 26)
    .cyl(0, 2.5, 0, 1, 0.98, 0.5, white, materials.gloss, 26);
  mesh.cyl(0, 3, 0, 0.98, 0.94, 1.1, '#1b1d20', materials.plain, 26);
  mesh.pop();
  mesh.object().tube(
    [
      [x - 1.35, floor, 0.5],
      [x - 1, floor + 3.4, 0.5],
    ],
    [0.08],
    cream,
    materials.plain,
    6,
  );
}

function raiseMasts(mesh: Mesh): void {
  const top = deckOf(decks - 1).floor + 1.6;
  mesh.object().tube(
    [
      [-15, 5, 0],
      [-14.4, 14.5, 0],
    ],
    [0.2, 0.08],
    cream,
    materials.plain,
    8,
  );
  mesh.tube(
    [
      [-5.4, top, 0],
      [-5, 17.6, 0],
    ],
    [0.16, 0.06],
    cream,
    materials.plain,
    8,
  );
  mesh.tube(
    [
      [15.6, 4.6, 0],
      [16, 12.5, 0],
    ],
    [0.16, 0.06],
    cream,
    materials.plain,
    8,
  );
  mesh.box(-5.15, 14.6, 0, 0.1, 0.1, 2.6, cream, 0).ball(-5.3, 13.6, 0, 0.42, 0.42, 0.42, white, materials.plain, 12);
  const rope = '#4a4a4c';
  for (const [a, b] of [
    [
      [-14.4, 14.3, 0],
      [-24.2, 6.9, 0],
    ],
    [
      [-14.4, 14.3, 0],
      [-5, 17.2, 0],
    ],
    [
      [-5, 17.2, 0],
      [16, 12.3, 0],
    ],
    [
      [16, 12.3, 0],
      [21.4, 5, 0],
    ],
  ] as const)
    mesh.tube([a, b], [0.025], rope, materials.plain, 3);
  for (const x of [-17.6, -12.6]) {
    mesh.box(x, 4.6, 0, 1.6, 0.5, 2, cream, materials.plain);
    mesh.tube(
      [
        [x, 5, 0.6],
        [x + 2.3, 7.4, 0.6],
      ],
      [0.09],
      cream,
      materials.plain,
      6,
    );
  }
}
