import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const turkey: Concept = {
  id: 'turkey',
  words: {
    en: 'turkey/turkeys/wild turkey/turkey bird/tom turkey/live turkey',
    de: 'truthahn/truthähne/truthühner/pute/puten/puter',
    es: 'pavo/pavos/guajolote',
    fr: 'dindon/dinde/dindes',
    zh: '火鸡',
    ja: '七面鳥/ターキー',
    ar: 'ديك رومي',
    emoji: '🦃',
  },
  size: { width: 1.1, height: 0.95 },
  lives: ['hills', 'forest', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const bronze = readColour(look.colour ?? '#3a2a20');
    const dark = mixRgb(bronze, [0.006, 0.006, 0.008], 0.6);
    const copper = mixRgb(bronze, readColour('#b8703a'), 0.5);
    const plumage = { bronze, dark, copper };
    for (const row of fan) for (let i = 0; i < row.count; i++) tailFeather(mesh, row, i, plumage);
    const cones: Cones = [
      ...melting(0.09, [
        [0, 0.4, 0.1, 0.2, 0, 0.42, -0.1, 0.19, 0],
        // The breast is puffed up, and the neck rises out of it in a bow.
        [0, 0.42, -0.16, 0.16, 0, 0.46, -0.18, 0.13, 0],
      ]),
      ...haired(0.3, [
        [0, 0.52, -0.2, 0.085, 0, 0.63, -0.25, 0.05, 1],
        [0, 0.63, -0.25, 0.047, 0, 0.73, -0.26, 0.038, 1],
        [0, 0.755, -0.265, 0.046, 0, 0.752, -0.29, 0.04, 2],
        ...bothSides((s) => [[0.018 * s, 0.735, -0.28, 0.03, 0.014 * s, 0.72, -0.285, 0.028, 1]]),
      ]),
      ...bothSides((s) => [
        [0.09 * s, 0.27, 0.02, 0.085, 0.1 * s, 0.19, 0.02, 0.04, 0],
        [0.14 * s, 0.42, 0.02, 0.1, 0.17 * s, 0.3, 0.08, 0.075, 0],
      ]),
    ];
    const k = 0.03;
    mesh.body(cones, {
      k,
      colours: [bronze, '#b23a3a', '#7f9cb6', copper, dark],
      hair: 0.25,
      lies: [0, 0, 1],
      marks: [
        { colour: 4, share: (x, y, z) => 0.85 * scaleEdge(x, y, z) },
        { colour: 3, share: (x, y, z) => 0.5 * smooth(0.35, 0.1, scaleEdge(x, y, z)) * smooth(0.3, 0.55, y) },
      ],
    });
    tellHead(mesh, [0, 0.755, -0.275], 0.055, { tip: [0, 0.73, -0.38], aside: 0.6 });
    buildFace(mesh, skinOf(cones, k));
    for (const s of [-1, 1]) {
      for (let i = 0; i < 9; i++) wingFeather(mesh, s, i, plumage);
      buildLeg(mesh, s);
    }
  },
};

type Plumage = Readonly<Record<'bronze' | 'dark' | 'copper', Rgb>>;

/** Rows of the fan from behind to the front: how long its feathers are and how wide, metres, how many there are, and how far before the last row. */
const fan = [
  { reach: 0.62, half: 0.072, count: 19, ahead: 0 },
  { reach: 0.4, half: 0.062, count: 15, ahead: 0.03 },
  { reach: 0.27, half: 0.055, count: 12, ahead: 0.06 },
] as const;

/** Where the fan grows, and how far it opens to each side of straight up, radians. */
const [root, opens] = [[0, 0.36, 0.2], 1.62] as const;

function tailFeather(
  mesh: Mesh,
  { reach, half, count, ahead }: (typeof fan)[number],
  i: number,
  { bronze, dark, copper }: Plumage,
): void {
  const angle = ((i / (count - 1)) * 2 - 1) * opens;
  const [sx, sy] = [Math.sin(angle), Math.cos(angle)];
  const tip = readColour('#e6d3b0');
  mesh.sheet(
    (u, v) => {
      const end = Math.max(0, (u - 0.82) / 0.18);
      const w =
        (v - 0.5) * 2 * half * (0.35 + 0.65 * smooth(0, 0.6, u)) * Math.sqrt(Math.max(0.02, 1 - end * end * 0.9));
      const r = 0.06 + reach * u;
      return [
        root[0] + sx * r + sy * w,
        Math.max(0.03, root[1] + sy * r - sx * w),
        root[2] + 0.14 * u - ahead - 0.1 * u * u + 0.006 * (i % 2) - 0.3 * half * (0.25 - (v - 0.5) ** 2),
      ];
    },
    30,
    8,
    (u, v) => {
      // Fine bars, a black band, and a pale hem; a shaft down the middle.
      if (u > 0.93) return tip;
      if (u > 0.9) return copper;
      if (u > 0.78) return dark;
      const barred = mixRgb(copper, dark, 0.75 * smooth(-0.2, 0.5, Math.sin(u * 70 + Math.abs(v - 0.5) * 5)));
      return Math.abs(v - 0.5) < 0.06 ? bronze : mixRgb(barred, bronze, 0.25);
    },
    materials.cloth,
  );
}

/** How near a place is to the edge of one of the scales that the feathers of breast and back are, 0 to 1. */
function scaleEdge(x: number, y: number, z: number): number {
  const row = Math.floor(y * 26);
  const along = (Math.atan2(x, 0.1 - z) * 8 + (row % 2) * 0.5 + 40) % 1;
  const up = (y * 26) % 1;
  return smooth(0.34, 0.52, Math.hypot(along - 0.5, (up - 0.85) * 0.62));
}

/** Flight feathers that hang to the ground beside the body, one over the other, barred with white. */
function wingFeather(mesh: Mesh, s: number, i: number, { bronze, dark, copper }: Plumage): void {
  const t = i / 8;
  const pale = readColour('#d9d0be');
  mesh.sheet(
    (u, v) => {
      const end = Math.max(0, (u - 0.8) / 0.2);
      const w = (v - 0.5) * 0.09 * (0.5 + 0.5 * smooth(0, 0.4, u)) * Math.sqrt(Math.max(0.02, 1 - end * end));
      const lean = 0.16 + 0.3 * t;
      const down = u * (0.4 - 0.06 * t);
      // They bulge over the thigh, and the tips spread outwards and back.
      return [
        s * (0.15 + 0.09 * t + 0.1 * Math.sin(Math.min(1, u * 1.1) * 1.9) + down * lean * 0.4 + w * 0.8),
        0.46 - 0.05 * t - down + w * 0.25,
        -0.06 + 0.19 * t + down * lean - w * 0.6,
      ];
    },
    26,
    4,
    (u, v) => {
      if (u < 0.36) return mixRgb(copper, dark, 0.25 + 0.5 * smooth(0.3, 0.5, Math.abs(v - 0.5)));
      if (u < 0.46) return mixRgb(bronze, dark, 0.4);
      return Math.sin(u * 62 + i * 1.3) > -0.45 ? dark : pale;
    },
    materials.cloth,
  );
}

/** The beak with the snood that hangs over it, wattles, warts of bare skin, the beard of the breast. */
function buildFace(mesh: Mesh, skin: (inside: Vec3, towards: Vec3) => Vec3): void {
  const red = '#c42a2c';
  mesh.tube(
    [
      [0, 0.75, -0.32],
      [0, 0.742, -0.35],
      [0, 0.722, -0.375],
    ],
    [0.02, 0.014, 0.002],
    '#d8bd8a',
    materials.gloss,
    10,
  );
  mesh.body(
    [
      ...melting(0.012, [
        [0, 0.778, -0.318, 0.012, 0.012, 0.765, -0.352, 0.012, 0],
        [0.012, 0.765, -0.352, 0.012, 0.03, 0.71, -0.362, 0.009, 0],
        [0.03, 0.71, -0.362, 0.009, 0.032, 0.66, -0.358, 0.012, 0],
      ]),
      [0, 0.7, -0.305, 0.014, 0, 0.62, -0.315, 0.024, 0],
      ...Array.from({ length: 22 }, (_, i) => {
        const [a, y] = [((i * 2.4) % 3) - 1.5, 0.56 + 0.12 * ((i * 0.618) % 1)];
        const r = 0.07 - 0.2 * (y - 0.56);
        const z = -0.215 - (y - 0.56) * 0.33;
        return [
          Math.sin(a) * r,
          y,
          z - Math.cos(a) * r,
          0.013,
          Math.sin(a) * r,
          y - 0.008,
          z - Math.cos(a) * r,
          0.012,
          0,
        ];
      }),
    ],
    { k: 0.008, colours: [red], mat: materials.wet, fur: 0.3 },
  );
  mesh.tube(
    [
      [0, 0.46, -0.315],
      [0.005, 0.4, -0.36],
      [0.008, 0.3, -0.37],
    ],
    [0.014, 0.02, 0.006],
    '#15110f',
    materials.cloth,
    8,
  );
  for (const s of [-1, 1])
    eyeOn(mesh, skin([0, 0.765, -0.28], [s, 0.12, -0.45]), [s, 0.05, -0.5], 0.0115, '#3a2414', '#6f8aa4');
}

function buildLeg(mesh: Mesh, s: number): void {
  const foot: Vec3 = [0.105 * s, 0.014, -0.01];
  mesh.tube([[0.1 * s, 0.2, 0.02], foot], [0.018, 0.015], '#b5766a', materials.wet, 9);
  for (const a of [-0.6, 0, 0.6, Math.PI])
    mesh.tube(
      [foot, [foot[0] + Math.sin(a) * 0.09, 0.006, foot[2] - Math.cos(a) * (a === Math.PI ? 0.05 : 0.1)]],
      [0.015, 0.006],
      '#b5766a',
      materials.wet,
      7,
    );
}
