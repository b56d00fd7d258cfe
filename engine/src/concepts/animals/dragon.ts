import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { dragonEyes, dragonHead, dragonLids, dragonSkull, dressDragonHead } from '../../shapes/dragon-head.ts';
import { buildDragonFire } from '../../shapes/dragon-fire.ts';
import { dragonWing } from '../../shapes/dragon-wing.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import { normalised } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The line of the back, from behind the head to the end of the tail. */
const spine: readonly (readonly [number, number, number])[] = [
  [-2.3, 3.98, 0.18],
  [-1.98, 3.78, 0.23],
  [-1.86, 3.2, 0.26],
  [-1.66, 2.55, 0.33],
  [-1.1, 1.98, 0.46],
  [-0.35, 1.72, 0.58],
  [0.5, 1.62, 0.52],
  [1.25, 1.36, 0.44],
  [2.1, 0.92, 0.3],
  [3.0, 0.46, 0.2],
  [3.8, 0.3, 0.12],
  [4.5, 0.5, 0.05],
];

export const dragon: Concept = {
  id: 'dragon',
  words: {
    en: 'dragon/wyvern',
    de: 'drache/drachen',
    es: 'dragón/dragones',
    fr: 'dragon',
    zh: '龙/巨龙',
    ja: 'ドラゴン/竜/龍',
    ar: 'تنين',
    emoji: '🐉/🐲',
  },
  size: { width: 8, height: 5.8 },
  lives: ['mountains', 'hills', 'forest', 'desert', 'coast', 'cave'],
  stands: 'ground',
  moves: 'still',
  flies: 'rising',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['breathes fire'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#3f6b3a', '#c9b978', '#1f3a22'],
      ['#8a2a24', '#d8a860', '#45120f'],
      ['#34507a', '#b8c0c8', '#182640'],
    ]);
    const at = dragonHead([-2.46, 4.0, -0.04]);
    const cones: Cones = [
      ...melting(0.2, [
        ...smoothWay(spine, 2)
          .slice(1)
          .map(([x, y, r], i) => {
            const [fx, fy, fr] = smoothWay(spine, 2)[i] ?? [0, 0, 0];
            return [fx, fy, 0, fr, x, y, 0, r, 0];
          }),
        // Throat, breast and belly.
        [-2.16, 3.6, 0, 0.16, -1.86, 2.6, 0, 0.24, 1],
        [-1.84, 2.5, 0, 0.25, -1.2, 1.62, 0, 0.42, 1],
        [-1.1, 1.5, 0, 0.44, 0.6, 1.38, 0, 0.4, 1],
      ]),
      ...dragonSkull(at),
      ...bothSides((s) => [
        ...melting(0.16, [
          // Shoulder, forearm, haunch and shank.
          [-0.7, 2.0, 0.36 * s, 0.3, -1.15, 1.5, 0.46 * s, 0.36, 0],
          [-1.1, 1.55, 0.44 * s, 0.33, -0.85, 1.02, 0.54 * s, 0.22, 0],
          [0.95, 1.5, 0.36 * s, 0.5, 0.55, 0.98, 0.56 * s, 0.32, 0],
          [0.55, 0.98, 0.56 * s, 0.28, 1.2 + 0.1 * s, 0.62, 0.56 * s, 0.17, 0],
        ]),
        ...melting(0.07, [
          [-0.85, 1.02, 0.54 * s, 0.2, -1.1 - 0.2 * s, 0.5, 0.54 * s, 0.15, 0],
          [-1.1 - 0.2 * s, 0.5, 0.54 * s, 0.15, -1.12 - 0.2 * s, 0.16, 0.54 * s, 0.15, 0],
          [1.2 + 0.1 * s, 0.62, 0.56 * s, 0.16, 0.98 + 0.1 * s, 0.16, 0.56 * s, 0.15, 0],
        ]),
        ...toes([-1.12 - 0.2 * s, 0.54 * s]),
        ...toes([0.98 + 0.1 * s, 0.56 * s]),
      ]),
    ];
    const k = 0.05;
    const eyes = dragonEyes(at, cones, k);
    mesh.body([...cones, ...dragonLids(eyes, 3)], {
      k,
      colours: [coat, light, dark, '#120d0a'],
      fur: 0.2,
      marks: [
        { colour: 2, on: [0], share: scales },
        { colour: 2, on: [1], share: (x, y) => smooth(0.8, 0.97, Math.sin((x * 0.7 - y) * 15)) * 0.6 },
      ],
    });
    dressDragonHead(mesh, at, eyes, '#cbbd9c');
    tellHead(mesh, at(0.2, 0, 0), 0.27, { tip: at(2.4, -0.3, 0), aside: 0.7 });
    for (const s of [-1, 1]) {
      claws(mesh, [-1.12 - 0.2 * s, 0.54 * s]);
      claws(mesh, [0.98 + 0.1 * s, 0.56 * s]);
      dragonWing(mesh, s, { skin: dark, bone: coat });
    }
    spikes(mesh, dark);
    if (look.act === 'breathes fire') {
      const [mouth, ahead] = [at(1.7, -0.6, 0), at(2.7, -0.85, 0)];
      buildDragonFire(mesh, random, mouth, normalised([ahead[0] - mouth[0], ahead[1] - mouth[1], ahead[2] - mouth[2]]));
    }
  },
};

/** Scales in rows that lie over one another, larger and darker ones among them. */
function scales(x: number, y: number, z: number): number {
  const row = (y + Math.abs(z) * 0.7) * 9;
  const along = x * 8 + (Math.floor(row) % 2) * 0.5;
  const far = Math.hypot((along % 1) + (along < 0 ? 1 : 0) - 0.5, (row % 1) + (row < 0 ? 1 : 0) - 0.75);
  return smooth(0.44, 0.66, far) * 0.6 + smooth(0.5, 0.75, noise2(x * 2, y * 2 + z)) * 0.3;
}

/** Where the toes of a foot end, ahead and aside. */
const toeEnds = [
  [-0.34, -0.2],
  [-0.42, 0],
  [-0.34, 0.2],
] as const;

const toes = ([x, z]: readonly [number, number]): Cones =>
  toeEnds.map(([far, aside]) => [x, 0.12, z + aside * 0.4, 0.11, x + far, 0.075, z + aside, 0.07, 0]);

function claws(mesh: Mesh, [x, z]: readonly [number, number]): void {
  for (const [far, aside] of toeEnds)
    mesh.tube(
      [
        [x + far, 0.1, z + aside],
        [x + far - 0.12, 0.1, z + aside * 1.15],
        [x + far - 0.2, 0.01, z + aside * 1.25],
      ],
      [0.055, 0.04, 0.004],
      '#1d1814',
      materials.gloss,
      7,
    );
}

/** Spikes along the back that lean backwards, highest over neck and shoulders, and the leaf at the end of the tail. */
function spikes(mesh: Mesh, colour: Colour): void {
  const way = smoothWay(spine, 6);
  const count = 34;
  for (let i = 1; i < count; i++) {
    const k = Math.round((i / count) * (way.length - 4));
    const [[x, y, r], [bx, by]] = [way[k] ?? [0, 0, 0], way[k + 2] ?? [0, 0]];
    const long = Math.hypot(bx - x, by - y) || 1;
    const [ax, ay] = [(bx - x) / long, (by - y) / long];
    const tall = 0.14 + 0.26 * Math.sin(Math.PI * Math.min(1, (i / count) * 1.05)) * (i % 2 ? 1 : 0.8);
    mesh.tube(
      [
        [x - ay * r * 0.8, y + ax * r * 0.8, 0],
        [x - ay * (r + tall * 0.5) + ax * tall * 0.25, y + ax * (r + tall * 0.5) + ay * tall * 0.25, 0],
        [x - ay * (r + tall * 0.8) + ax * tall * 0.85, y + ax * (r + tall * 0.9) + ay * tall * 0.85, 0],
      ],
      [0.1, 0.055, 0.004],
      colour,
      materials.gloss,
      6,
    );
  }
  mesh.sheet(
    (u, v) => [4.35 + 0.75 * u + 0.1 * (v - 0.5), 0.46 + 0.34 * u + (v - 0.5) * 0.62 * Math.sin(Math.PI * u ** 0.8), 0],
    10,
    6,
    () => colour,
    materials.plain,
  );
}
