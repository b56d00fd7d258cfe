import type { Random } from '../../raster/random.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import type { Concept } from '../concept.ts';

/** Steps, and how high, deep and wide each is, metres. */
const [count, rise, tread, wide] = [8, 0.2, 0.34, 3] as const;
const [high, deep] = [count * rise, count * tread];
/** Where the first step begins: whoever sits on the third one has it in the middle, and the feet on the first. */
const front = -0.2 - 2 * tread;

export const stairs: Concept = {
  id: 'stairs',
  words: {
    en: 'stairs/stair/staircase/stairway/flight of stairs/flight of steps/stone stairs/stone steps/stone staircase/garden steps/garden stairs/outdoor stairs/steps leading up/stairs leading up',
    de: 'treppe/treppen/steintreppe/steintreppen/treppenstufen/freitreppe/gartentreppe/steinstufen',
    es: 'escaleras/escalinata/escalera de piedra/escaleras de piedra/escalones',
    fr: 'escalier/escaliers/escalier de pierre/escalier en pierre/marches de pierre',
    zh: '台阶/石阶/楼梯/阶梯',
    ja: '階段/石段',
    ar: 'درج/سلالم/درج حجري',
    emoji: '',
  },
  size: { width: 7.4, height: 3 },
  lives: ['park', 'hills', 'forest', 'cottage garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.28,
  sway: 0.15,
  mirrors: true,
  plural: 1,
  build(mesh, random, look) {
    const stone = look.colour ?? '#b9b09c';
    mesh.object();
    for (let i = 0; i < count; i++) {
      const z = front + i * tread;
      // A slab that reaches a little over the riser below it, worn where feet have gone.
      mesh
        .box(
          0,
          i * rise - (i === 0 ? 0.3 : 0),
          z + (deep - i * tread) / 2,
          wide,
          rise * 0.72 + (i === 0 ? 0.3 : 0),
          deep - i * tread,
          '#9c9482',
          materials.hewn,
        )
        .box(
          0,
          i * rise + rise * 0.7,
          z + tread / 2 - 0.03,
          wide + 0.04,
          rise * 0.3,
          tread + 0.06,
          stone,
          materials.hewn,
        );
    }
    for (const s of [-1, 1]) flank(mesh, s, stone);
    terrace(mesh, random, stone);
  },
};

/** The wall beside the steps that rises with them under its coping, and the pillars with urns at its foot and its head. */
function flank(mesh: Mesh, s: number, stone: string): void {
  const x = s * (wide / 2 + 0.19);
  const [from, to] = [front + 0.1, front + deep];
  const [low, top] = [0.42, high + 0.42];
  for (const side of [-0.17, 0.17])
    mesh.face(
      [
        [x + side, -0.3, from],
        [x + side, low, from],
        [x + side, top, to],
        [x + side, -0.3, to],
      ],
      '#a79e8a',
      materials.hewn,
    );
  const slope = Math.atan2(top - low, to - from);
  const long = Math.hypot(top - low, to - from);
  mesh
    .push()
    .at(x, (low + top) / 2 - 0.03, (from + to) / 2)
    .rotX(-slope)
    .box(0, 0, 0, 0.46, 0.1, long, stone, materials.hewn)
    .pop();
  for (const [z, base] of [
    [front, 0],
    [front + deep, high],
  ] as const) {
    mesh
      .box(x, base - 0.3, z, 0.52, 1.15, 0.52, '#aea590', materials.hewn)
      .box(x, base + 0.82, z, 0.64, 0.1, 0.64, stone, materials.hewn)
      .push()
      .at(x, base + 0.92, z);
    urn(mesh, stone);
    mesh.pop();
  }
}

/** An urn of stone that overflows with flowers. */
function urn(mesh: Mesh, stone: string): void {
  mesh.lathe(
    smoothProfile(
      pairs([
        0.17, 0, 0.17, 0.05, 0.08, 0.1, 0.07, 0.16, 0.17, 0.24, 0.25, 0.38, 0.27, 0.46, 0.3, 0.48, 0.27, 0.5, 0, 0.47,
      ]),
    ),
    28,
    stone,
    materials.hewn,
  );
  for (let i = 0; i < 60; i++) {
    const [a, far] = [i * 2.4, Math.sqrt((i + 0.5) / 60)];
    const r = 0.34 * far;
    const y = 0.5 + 0.22 * (1 - far ** 2) - 0.1 * far ** 4;
    const isBloom = i % 3 === 1;
    const size = isBloom ? 0.055 : 0.085;
    mesh.ball(
      Math.cos(a) * r,
      y + (isBloom ? 0.06 : 0),
      Math.sin(a) * r,
      size,
      size * 0.75,
      size,
      isBloom ? (i % 2 ? '#d8486a' : '#f0c0cc') : i % 2 ? '#4f8038' : '#3d6a2e',
      materials.leaf,
      8,
    );
  }
}

/** The ground that the steps lead up to: a wall to both sides, a landing, and hedges along its edge. */
function terrace(mesh: Mesh, random: Random, stone: string): void {
  const z = front + deep;
  const reach = 7.4;
  mesh
    .box(0, -0.4, z + 1.3, reach, high + 0.38, 2.6, '#a1987f', materials.stone)
    .box(0, high - 0.06, z + 1.3, wide + 0.2, 0.07, 2.6, stone, materials.hewn);
  for (const s of [-1, 1]) {
    const middle = s * (wide / 2 + 0.4 + (reach - wide - 0.8) / 4);
    mesh
      .box(middle, high - 0.04, z + 0.16, (reach - wide - 0.8) / 2, 0.12, 0.42, stone, materials.hewn)
      .box(middle, high - 0.04, z + 1.5, (reach - wide - 0.8) / 2, 0.08, 2.2, '#56402c', materials.plain);
    mesh.body(
      Array.from({ length: 5 }, (_, i) => {
        const x = s * (wide / 2 + 0.65 + i * 0.33);
        const y = high + 0.36 + 0.08 * random();
        return [x, y, z + 0.9, 0.42, x + 0.1, y + 0.2, z + 1.3, 0.44, 0];
      }),
      { k: 0.14, fur: 0.9, mat: materials.plain, colours: ['#47742f'] },
    );
  }
}
