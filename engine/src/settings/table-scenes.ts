import { hex } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { World } from '../solid/world.ts';
import type { Matte } from './matte.ts';
import type { SettingOrder } from './setting.ts';
import {
  barMatte,
  gardenMatte,
  kitchenMatte,
  meadowMatte,
  painterMatte,
  streetMatte,
  studyMatte,
} from './table-mattes.ts';
import { clothInGrass, clothTop, marbleTop, plainTop, woodenTop } from './table-tops.ts';

/** Where a table stands that something was asked to be on. */
export type TableSceneId =
  | 'painter'
  | 'pale wall'
  | 'kitchen'
  | 'cafe window'
  | 'garden'
  | 'picnic'
  | 'study'
  | 'bar'
  | 'velvet';

/** One surrounding of a table. */
export interface TableScene {
  /** Where the sun stands by day, degrees. */
  readonly sun: { readonly az: number; readonly el: number };
  /** How strong its light is, and that from all around; by day. */
  readonly light: number;
  readonly around: Rgb;
  readonly isOutdoors?: true;
  readonly matte: (order: SettingOrder, air: Air) => Matte | undefined;
  readonly top: (random: Random) => World['paintGround'];
  /** Builds the table, and what stands behind it or throws its shadow. */
  readonly build: (mesh: Mesh, order: SettingOrder) => void;
}

/** Where a flame is seen before what is behind it, as a way aside over one ahead. */
const flameOf = (things: SettingOrder['things']): number | undefined => {
  const flame = things.find(({ clearing }) => clearing < 0);
  return flame && (flame.x - 0.2) / 10.5;
};

/** A table whose near edge is out of the picture. */
function standTable(mesh: Mesh, far = 8.4): void {
  const near = -8;
  mesh.object().box(0, -0.5, (far + near) / 2, 44, 0.5, far - near, '#8a6a48', materials.terrain);
}

/** How far to the left hangs what throws its shadow on a pale wall. */
const aside = -11;

/** A wall behind the table, and on it the shadow of leaves or of the bars of a window. */
function standPaleWall(mesh: Mesh, random: Random): void {
  const tint = pick(random, ['#d9bfa8', '#b9c7b0', '#b3c4d0', '#e0d0b4', '#d3b3b3', '#c0b3cc', '#d8a888', '#9fb8b0']);
  mesh.object().box(0, -3, 10.4, 60, 40, 0.6, tint, materials.wallpaper);
  if (random() < 0.45) return hangBars(mesh, random);
  for (let i = 0; i < 11; i++)
    hangFrond(mesh, 1.5 + random() * 6.5, (i - 5) * 0.26 + (random() - 0.5) * 0.2, 7 + random() * 4);
}

/** One leaf of a palm that rises from `z` and leans. */
function hangFrond(mesh: Mesh, z: number, lean: number, long: number): void {
  const stem = (t: number): readonly [number, number] => [
    z + (Math.sin(lean) + lean * t * 0.5) * t * long,
    2.5 + Math.cos(lean) * t * long - t * t * long * Math.abs(lean) * 0.5,
  ];
  for (let k = 0; k < 22; k++) {
    const t = 0.22 + k * 0.035;
    const [at, y] = stem(t);
    const blade = 2.1 * Math.sin(Math.PI * (0.18 + 0.8 * t));
    for (const side of [-1, 1])
      mesh.face(
        [
          [aside, y, at],
          [aside, y - blade * 0.25, at + side * blade],
          [aside, y + 0.26, at + 0.1],
        ],
        '#4a6a3c',
      );
  }
}

/** The bars of a window at the side, and the wall beside it. */
function hangBars(mesh: Mesh, random: Random): void {
  mesh.object().box(aside, -6, 12.6, 0.4, 40, 13.6, '#ffffff');
  mesh.box(aside, 13.5, 0, 0.4, 12, 24, '#ffffff');
  const [wide, high] = [2.2 + random(), 2.6 + random() * 1.2];
  for (let z = 5.8 - wide; z > -10; z -= wide) mesh.box(aside, 2, z, 0.3, 12, 0.36, '#ffffff');
  for (let y = 13.5 - high; y > 3; y -= high) mesh.box(aside, y, -2, 0.3, 0.36, 16, '#ffffff');
}

/** Bars and sill of the window that a table stands at. */
function standWindow(mesh: Mesh, random: Random): void {
  const frame = pick(random, ['#3a2a20', '#efe8da', '#2f4a40', '#5d4030']);
  mesh.object();
  const from = 1.5 + random() * 2.4;
  for (const x of [-from - 6.4, -from, -from + 6.4, -from + 12.8])
    mesh.box(x, -4, 11.4, 0.36, 24, 0.5, frame, materials.gloss);
  mesh.box(0, -0.9, 11.2, 40, 0.9, 1, frame, materials.gloss);
}

/** Leaves over the table that are not in the picture: their shadow is dappled. */
function hangLeaves(mesh: Mesh, random: Random): void {
  for (let i = 0; i < 150; i++) {
    const twig = Math.floor(i / 10);
    const [x, y, z] = [-13.4 - (twig % 3) * 0.7, 8.5 + ((twig * 5) % 8), 3 + ((twig * 7) % 12)];
    const [dy, dz, turn, long] = [(random() - 0.5) * 2.2, (random() - 0.5) * 2.6, random() * tau, 0.5 + random() * 0.5];
    const [c, s] = [Math.cos(turn) * long, Math.sin(turn) * long];
    mesh.face(
      [
        [x, y + dy, z + dz],
        [x, y + dy + c * 0.5 + s * 0.3, z + dz + s * 0.5 - c * 0.3],
        [x, y + dy + c, z + dz + s],
        [x, y + dy + c * 0.5 - s * 0.3, z + dz + s * 0.5 + c * 0.3],
      ],
      '#3f6a34',
    );
  }
}

export const tableScenes: Readonly<Record<TableSceneId, TableScene>> = {
  painter: {
    sun: { az: -84, el: 34 },
    light: 2.3,
    around: [0.2, 0.19, 0.19],
    matte: ({ random, things }, air) => painterMatte(random, air, flameOf(things)),
    top: (random) =>
      random() < 0.6
        ? woodenTop(random, { colours: ['#5a3a24', '#4a3526', '#6b4a30'], board: 2.6, gap: 0.35, gloss: 0.3 })
        : clothTop(random, { colours: ['#d8ccb4', '#5c6a64', '#7a3f34', '#c9bfae'] }),
    build: (mesh) => standTable(mesh, 7.6),
  },
  'pale wall': {
    sun: { az: -118, el: 27 },
    light: 1.35,
    around: [0.42, 0.41, 0.42],
    matte: () => undefined,
    top: (random) =>
      random() < 0.6
        ? marbleTop(random)
        : plainTop(random, ['#e4d9c8', '#d9bfa4', '#c3ccc0', '#b8704c', '#7a8f78', '#d8b0a6']),
    build: (mesh, { random }) => {
      standTable(mesh);
      standPaleWall(mesh, random);
    },
  },
  kitchen: {
    sun: { az: -78, el: 36 },
    light: 1.6,
    around: [0.45, 0.44, 0.42],
    matte: ({ random }, air) => kitchenMatte(random, air),
    top: (random) =>
      random() < 0.65
        ? woodenTop(random, { colours: ['#a9794c', '#97663e', '#b88e62'], board: 1.5, gap: 0.3, gloss: 0.28 })
        : marbleTop(random),
    build: (mesh) => standTable(mesh, 7.8),
  },
  'cafe window': {
    sun: { az: -62, el: 34 },
    light: 1.9,
    around: [0.52, 0.52, 0.54],
    matte: ({ random }, air) => streetMatte(random, air),
    top: (random) =>
      random() < 0.5
        ? woodenTop(random, { colours: ['#7a5234', '#5d3f2a', '#9a6f48'], board: 4.2, gap: 0.4, gloss: 0.4 })
        : marbleTop(random),
    build: (mesh, { random }) => {
      if (random() < 0.5) mesh.object().cyl(0, -0.5, 1.6, 7.4, 7.4, 0.5, '#8a6a48', materials.terrain, 90);
      else standTable(mesh, 8);
      standWindow(mesh, random);
    },
  },
  garden: {
    sun: { az: -66, el: 40 },
    light: 2.5,
    around: [0.5, 0.56, 0.5],
    isOutdoors: true,
    matte: ({ random, season }, air) => gardenMatte(random, air, season),
    top: (random) =>
      woodenTop(random, { colours: ['#a08a70', '#8f7558', '#b39a7a', '#e0dbd0'], board: 1.9, gap: 0.85, gloss: 0.08 }),
    build: (mesh, { random }) => {
      standTable(mesh, 8);
      hangLeaves(mesh, random);
    },
  },
  picnic: {
    sun: { az: -70, el: 42 },
    light: 2.6,
    around: [0.56, 0.6, 0.58],
    isOutdoors: true,
    matte: ({ random, season }, air) => meadowMatte(random, air, season),
    top: (random) =>
      clothInGrass(
        clothTop(random, { colours: ['#f2efe8'], check: ['#b8282a', '#2f5f9a', '#3f7a4a', '#c98a2a'] }),
        hex('#5f8a35'),
      ),
    build: (mesh) => void mesh.object().box(0, -0.5, 30, 160, 0.5, 80, '#8a6a48', materials.terrain),
  },
  study: {
    sun: { az: -76, el: 30 },
    light: 1.5,
    around: [0.4, 0.35, 0.3],
    matte: ({ random }, air) => studyMatte(random, air),
    top: (random) => woodenTop(random, { colours: ['#5d3824', '#6e4528', '#4a3024'], board: 5, gap: 0.3, gloss: 0.45 }),
    build: (mesh) => standTable(mesh, 7.8),
  },
  bar: {
    sun: { az: -64, el: 44 },
    light: 1.15,
    around: [0.3, 0.22, 0.17],
    matte: ({ random }) => barMatte(random),
    top: (random) => woodenTop(random, { colours: ['#4a2c1c', '#3a261c', '#5a3622'], board: 6, gap: 0.2, gloss: 0.75 }),
    build: (mesh) => standTable(mesh, 7),
  },
  velvet: {
    sun: { az: -72, el: 44 },
    light: 2.2,
    around: [0.26, 0.25, 0.28],
    matte: ({ random, things }, air) => painterMatte(random, air, flameOf(things)),
    top: (random) => clothTop(random, { colours: ['#2a1d4a', '#4a1226', '#12303a', '#1c2a22', '#1d1d24'] }),
    build: (mesh) => standTable(mesh, 8.6),
  },
};
