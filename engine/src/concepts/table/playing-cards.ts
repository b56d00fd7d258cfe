import { slab } from '../../shapes/slab.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

type Suit = 'heart' | 'spade' | 'diamond' | 'club';
const [half, tall] = [0.44, 0.62] as const;
const ink = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? '#c01c22' : '#1c1c22');

/** A pip about a middle on a card whose face looks at -z. */
function pip(mesh: Mesh, suit: Suit, x: number, y: number, size: number, turned = false): void {
  const way = turned ? -1 : 1;
  const z = -0.012;
  const shape = (points: readonly (readonly [number, number])[]): void => {
    const at = ([px, py]: readonly [number, number]): Vec3 => [x + px * size, y + way * py * size, z];
    points.forEach((point, i) =>
      mesh.face([[x, y, z], at(point), at(points[(i + 1) % points.length] ?? point)], ink(suit), materials.plain),
    );
  };
  const heart = (flip: number): (readonly [number, number])[] =>
    Array.from({ length: 32 }, (_, i) => {
      const t = (i / 32) * tau;
      return [
        Math.sin(t) ** 3 * 0.55,
        flip * (0.42 * Math.cos(t) - 0.17 * Math.cos(2 * t) - 0.07 * Math.cos(3 * t) - 0.03 * Math.cos(4 * t)),
      ] as const;
    });
  const foot = (): void => shape(pairs([0, -0.1, -0.2, -0.56, 0.2, -0.56]));
  if (suit === 'heart') shape(heart(1));
  if (suit === 'diamond') shape(pairs([0, 0.56, 0.4, 0, 0, -0.56, -0.4, 0]));
  if (suit === 'spade') {
    shape(heart(-1));
    foot();
  }
  if (suit === 'club') {
    for (const [cx, cy] of pairs([0, 0.26, -0.27, -0.12, 0.27, -0.12]))
      mesh.face(
        Array.from({ length: 20 }, (_, i): Vec3 => [
          x + (cx + Math.cos((i / 20) * tau) * 0.26) * size,
          y + way * (cy + Math.sin((i / 20) * tau) * 0.26) * size,
          z,
        ]),
        ink(suit),
        materials.plain,
      );
    foot();
  }
}

/** Strokes of the signs in the corners, in a square of side 1. */
const signs: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
  A: [pairs([-0.35, -0.5, 0, 0.5, 0.35, -0.5]), pairs([-0.22, -0.12, 0.22, -0.12])],
  K: [pairs([-0.3, -0.5, -0.3, 0.5]), pairs([0.32, 0.5, -0.28, -0.05, 0.34, -0.5])],
  Q: [
    pairs([0, 0.5, -0.34, 0.25, -0.34, -0.25, 0, -0.5, 0.34, -0.25, 0.34, 0.25, 0, 0.5]),
    pairs([0.08, -0.22, 0.38, -0.55]),
  ],
  J: [pairs([0.24, 0.5, 0.24, -0.3, 0, -0.5, -0.26, -0.3])],
  10: [
    pairs([-0.42, 0.3, -0.28, 0.5, -0.28, -0.5]),
    pairs([0.16, 0.5, -0.04, 0.25, -0.04, -0.25, 0.16, -0.5, 0.38, -0.25, 0.38, 0.25, 0.16, 0.5]),
  ],
};

function cardOutline(): readonly (readonly [number, number])[] {
  const r = 0.06;
  return pairs([1, 1, -1, 1, -1, -1, 1, -1]).flatMap(([sx, sy], k) =>
    Array.from({ length: 5 }, (_, i) => {
      const a = ((k + i / 4) * Math.PI) / 2;
      return [sx * (half - r) + Math.cos(a) * r, sy * (tall - r) + Math.sin(a) * r] as const;
    }),
  );
}

/** A card about its middle that stands upright and looks at -z. */
function card(mesh: Mesh, sign: string, suit: Suit): void {
  mesh.push().rotX(-Math.PI / 2);
  slab(mesh, cardOutline(), { low: -0.004, high: 0.004, top: '#f8f5ec', side: '#e4ded0', material: materials.gloss });
  mesh.pop();
  for (const way of [1, -1]) {
    for (const stroke of signs[sign] ?? [])
      mesh.tube(
        stroke.map(([px, py]): Vec3 => [way * (-half + 0.1 + px * 0.11), way * (tall - 0.13 + py * 0.14), -0.008]),
        [0.012],
        ink(suit),
        materials.plain,
        5,
      );
    pip(mesh, suit, way * (-half + 0.1), way * (tall - 0.3), 0.12, way < 0);
  }
  if (sign === 'A') pip(mesh, suit, 0, 0, 0.52);
  if (sign === '10')
    for (const x of [-0.16, 0.16]) for (let i = 0; i < 4; i++) pip(mesh, suit, x, 0.39 - i * 0.26, 0.15, i > 1);
  if (sign === '10') for (const y of [0.26, -0.26]) pip(mesh, suit, 0, y, 0.15, y < 0);
  if (sign !== 'A' && sign !== '10') court(mesh, sign, suit);
}

/** A king, queen or jack in a frame: the same bust above and, turned, below. */
function court(mesh: Mesh, sign: string, suit: Suit): void {
  const [cloth, other] =
    sign === 'Q' ? ['#c8342a', '#2a58a0'] : sign === 'K' ? ['#2a58a0', '#c8342a'] : ['#e0a42a', '#2a58a0'];
  for (const way of [1, -1]) {
    const poly = (colour: string, points: readonly (readonly [number, number])[], z: number): void =>
      void mesh.face(
        points.map(([px, py]): Vec3 => [way * px, way * py, z]),
        colour,
        materials.plain,
      );
    const z = -0.007;
    poly('#f2d890', pairs([-0.27, 0, 0.27, 0, 0.27, 0.47, -0.27, 0.47]), z);
    poly(cloth, pairs([-0.27, 0, 0.27, 0, 0.2, 0.17, -0.2, 0.17]), z - 0.002);
    poly(other, pairs([-0.09, 0, 0.09, 0, 0.05, 0.17, -0.05, 0.17]), z - 0.004);
    poly(sign === 'J' ? '#8a5a24' : '#6a3a1a', pairs([-0.14, 0.13, 0.14, 0.13, 0.14, 0.34, -0.14, 0.34]), z - 0.004);
    poly(
      '#f0cfa8',
      Array.from({ length: 16 }, (_, i): [number, number] => [
        Math.cos((i / 16) * tau) * 0.095,
        0.245 + Math.sin((i / 16) * tau) * 0.11,
      ]),
      z - 0.006,
    );
    if (sign === 'J') poly(cloth, pairs([-0.17, 0.33, 0.17, 0.33, 0.12, 0.42, -0.15, 0.4]), z - 0.008);
    else
      poly(
        '#e0a42a',
        pairs([-0.15, 0.33, 0.15, 0.33, 0.17, 0.45, 0.08, 0.38, 0, 0.46, -0.08, 0.38, -0.17, 0.45]),
        z - 0.008,
      );
    for (const x of [-0.035, 0.035])
      poly('#241a18', pairs([x - 0.012, 0.25, x + 0.012, 0.25, x + 0.012, 0.268, x - 0.012, 0.268]), z - 0.008);
    poly('#b8342a', pairs([-0.025, 0.19, 0.025, 0.19, 0.018, 0.178, -0.018, 0.178]), z - 0.008);
    pip(mesh, suit, way * -0.2, way * 0.39, 0.1, way < 0);
  }
  const frame = pairs([-0.27, -0.47, 0.27, -0.47, 0.27, 0.47, -0.27, 0.47, -0.27, -0.47]);
  mesh.tube(
    frame.map(([x, y]): Vec3 => [x, y, -0.008]),
    [0.007],
    '#2a4a8a',
    materials.plain,
    4,
  );
}

export const playingCards: Concept = {
  id: 'playing cards',
  words: {
    en: 'playing card/deck of cards/poker cards/royal flush/pack of cards/hand of cards',
    de: 'spielkarte/spielkarten/kartenspiel',
    es: 'naipe/baraja/cartas de póker',
    fr: 'carte à jouer/cartes à jouer/jeu de cartes',
    zh: '扑克牌/纸牌',
    ja: 'トランプカード/トランプのカード',
    ar: 'ورق اللعب/أوراق اللعب',
    emoji: '🃏/🎴',
  },
  size: { width: 3, height: 1.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.12,
  build(mesh, random) {
    const suit = pick(random, ['heart', 'spade', 'diamond', 'club'] as const);
    // A fan of five leans on the pack.
    const [pack, line] = pick(random, [
      ['#9a2430', '#e8c060'],
      ['#23407a', '#e8e2d0'],
    ]);
    mesh.push().at(0, 0, 0.42).rotX(0.2);
    mesh.box(0, 0, 0.16, 0.96, 1.2, 0.26, pack, materials.plain).pop();
    mesh.push().at(0, 0.06, -0.02).rotX(0.22);
    for (const [i, sign] of ['10', 'J', 'Q', 'K', 'A'].entries()) {
      mesh
        .push()
        .at(0, 0, (2 - i) * 0.022)
        .rotZ((2 - i) * 0.34)
        .at(0, 0.98, 0);
      card(mesh, sign, suit);
      mesh.pop();
    }
    mesh.pop();
    // The rest of the pack lies before it, its back up.
    mesh.push().at(0.78, 0, -0.7).rotY(0.4);
    const outline = cardOutline();
    for (let i = 0; i < 9; i++)
      slab(
        mesh,
        outline.map(([x, z]) => [x * 0.9 + (random() - 0.5) * 0.02, z * 0.9] as const),
        { low: i * 0.024, high: i * 0.024 + 0.021, top: '#f4f0e6', side: '#e8e2d4', material: materials.plain },
      );
    mesh.box(0, 0.213, 0, 0.64, 0.006, 0.96, pack, materials.plain);
    for (let i = -2; i <= 2; i++)
      for (let j = -3; j <= 3; j++)
        mesh
          .push()
          .at(i * 0.12, 0.22, j * 0.13)
          .rotY(0.785)
          .box(0, 0, 0, 0.05, 0.004, 0.05, line)
          .pop();
    mesh.pop();
    mesh
      .push()
      .at(-0.86, 0.02, -0.62)
      .rotY(-0.5)
      .rotX(Math.PI / 2);
    card(mesh, 'A', suit === 'spade' ? 'heart' : 'spade');
    mesh.pop();
  },
};
