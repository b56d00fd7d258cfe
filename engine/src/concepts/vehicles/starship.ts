import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { chanceAt, fbm } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Where a part of the hull is: how far along, how high its middle is, half its height and half its width; metres. */
type Frame = readonly [x: number, y: number, high: number, wide: number];

const hull: readonly Frame[] = [
  [-15, 0, 0.08, 0.2],
  [-14, 0.05, 0.42, 0.9],
  [-11, 0.15, 0.95, 2],
  [-7, 0.3, 1.35, 2.8],
  [-2, 0.4, 1.55, 3.1],
  [3, 0.4, 1.75, 3.4],
  [7, 0.35, 1.8, 3.5],
  [10, 0.3, 1.65, 3.1],
  [12, 0.25, 1.35, 2.5],
];
const bridge: readonly Frame[] = [
  [-6.4, 1.2, 0.1, 0.3],
  [-5, 1.55, 0.55, 1],
  [-2.4, 1.9, 0.95, 1.5],
  [1.5, 2.05, 1.05, 1.6],
  [5.5, 1.95, 0.85, 1.4],
  [9.4, 1.5, 0.3, 0.8],
];
const nacelle: readonly Frame[] = [
  [-3.4, 0, 0.3, 0.3],
  [-3, 0, 0.82, 0.82],
  [-1, 0, 1, 1],
  [3, 0, 1.05, 1.05],
  [7.6, 0, 0.95, 0.95],
  [9.4, 0, 0.7, 0.7],
];

/** A body through frames, covered with plates of several tones. */
function plated(mesh: Mesh, frames: readonly Frame[], paint: Rgb, stripe: Rgb, seed: number): void {
  const mid = smoothWay(
    frames.map(([x, y, high]): Vec3 => [x, y, high]),
    5,
  );
  const wide = smoothWay(
    frames.map(([x, , , w]): Vec3 => [x, w, 0]),
    5,
  );
  const last = mid.length - 1;
  const dark = mixRgb(paint, [0.02, 0.024, 0.03], 0.55);
  const at = (u: number, v: number): Vec3 => {
    const place = Math.min(last, Math.max(0, u * last));
    const [i, f] = [Math.min(last - 1, Math.floor(place)), place - Math.min(last - 1, Math.floor(place))];
    const between = (list: readonly Vec3[], axis: 0 | 1 | 2): number =>
      (list[i]?.[axis] ?? 0) * (1 - f) + (list[i + 1]?.[axis] ?? 0) * f;
    const a = v * tau;
    const corner = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.72;
    return [
      between(mid, 0),
      between(mid, 1) + corner(Math.sin(a)) * between(mid, 2),
      corner(Math.cos(a)) * between(wide, 1),
    ];
  };
  mesh.sheet(
    at,
    100,
    70,
    (u, v) => {
      const [row, column] = [Math.floor(u * 20), Math.floor(v * 14 + (Math.floor(u * 20) & 1) * 0.5)];
      if ((u * 20) % 1 < 0.2 || (v * 14 + (row & 1) * 0.5) % 1 < 0.2) return dark;
      if (u > 0.2 && u < 0.235) return stripe;
      const plate = chanceAt(row * 3 + seed, column * 7 + seed);
      return mixRgb(mixRgb(paint, dark, 0.42 * plate * plate), dark, 0.22 * fbm(u * 40, v * 30, 3));
    },
    materials.metal,
  );
}

export const starship: Concept = {
  id: 'starship',
  words: {
    en: 'spaceship/starship/spacecraft/space ship/star cruiser/starfighter',
    de: 'raumschiff/sternenschiff/weltraumschiff',
    es: 'nave espacial/nave estelar/astronave',
    fr: 'vaisseau spatial/vaisseau/astronef',
    zh: '飞船/宇宙飞船/星舰/太空船',
    ja: '宇宙船/スターシップ',
    ar: 'سفينة فضائية/مركبة فضائية',
    emoji: '',
  },
  size: { width: 28, height: 8 },
  lives: ['space', 'clouds', 'mars', 'moon', 'desert'],
  stands: 'air',
  moves: 'floats',
  turn: 0.62,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = readColour(look.colour ?? '#a9adb2');
    const stripe = readColour(look.colour ? '#e6e2d8' : '#b5482a');
    mesh.at(0, 3, 0).rotX(-0.12).rotZ(-0.04);
    plated(mesh, hull, paint, stripe, 1);
    plated(mesh, bridge, mixRgb(paint, [1, 1, 1], 0.12), stripe, 5);
    for (const s of [-1, 1]) {
      // Wings lead to the engines outside.
      mesh.sheet(
        (u, v) => {
          const z = 2.6 + u * 4.6;
          const from = -1.6 + u * 3.4;
          const to = 9 - u * 1.2;
          const along = Math.abs(v * 2 - 1);
          return [from + (to - from) * along, 0.2 - u * 0.5 + (v < 0.5 ? 0.24 : -0.2) * (1 - along ** 3), z * s];
        },
        24,
        32,
        (u, v) => ((u * 6) % 1 < 0.06 || (v * 14) % 1 < 0.09 ? mixRgb(paint, [0, 0, 0], 0.5) : paint),
        materials.metal,
      );
      mesh.push().at(2, -0.3, 7.4 * s);
      plated(mesh, nacelle, mixRgb(paint, [0.02, 0.02, 0.03], 0.2), stripe, 9 + s);
      engine(mesh, 9.42, 0, 0, 0.66);
      mesh.pop();
      // Rows of windows.
      for (let row = 0; row < 2; row++)
        for (let i = 0; i < 22; i++) {
          if (chanceAt(i * 5 + row, row * 9 + 3) < 0.3) continue;
          const x = -8 + i * 0.66;
          const out = 2.86 + Math.min(0.5, (x + 8) * 0.045) - row * 0.24;
          mesh.box(x, 0.5 + row * 0.5, out * s, 0.22, 0.1, 0.12, '#ffe2a6', materials.glow);
        }
      mesh.box(-3.2, 2.05, 1.42 * s, 1.9, 0.22, 0.16, '#9fd8ff', materials.glow);
    }
    for (const z of [-1.5, 0, 1.5]) engine(mesh, 12.02, 0.25, z, 0.72);
    mesh
      .box(3, 3, 0, 0.08, 1.9, 0.08, '#8a9096', materials.metal)
      .ball(3, 4.95, 0, 0.11, 0.11, 0.11, '#e0402a', materials.glow, 10);
  },
};

/** A nozzle that burns blue. */
function engine(mesh: Mesh, x: number, y: number, z: number, radius: number): void {
  mesh
    .push()
    .at(x, y, z)
    .rotZ(-Math.PI / 2)
    .lathe(
      [
        [radius * 0.86, -0.3],
        [radius * 1.05, 0.1],
        [radius, 0.5],
        [radius * 0.84, 0.5],
        [radius * 0.7, 0.1],
      ],
      28,
      '#3a3e44',
      materials.metal,
    )
    .cyl(0, 0.06, 0, radius * 0.74, radius * 0.74, 0.06, '#8fd4ff', materials.glow, 24)
    .ball(0, 0.6, 0, radius * 0.5, 0.9, radius * 0.5, '#5cb8ff', materials.glow, 16)
    .pop();
}
