import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const fish: Concept = {
  id: 'fish',
  words: {
    en: 'fish/goldfish/koi/clownfish/clown fish',
    de: 'fisch/fische',
    es: 'pez/peces',
    fr: 'poisson',
    zh: '鱼',
    ja: '魚',
    ar: 'سمكة',
    emoji: '🐟/🐠',
  },
  size: { width: 1.1, height: 0.5 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, band, edge] = schemeOf(look.colour, random, [
      ['#e8762a', '#f4efe6', '#2a1c18'],
      ['#ecc93a', '#f6e9a4', '#2b4a94'],
      ['#2f6cc4', '#e9cf4a', '#152c54'],
      ['#d2523c', '#f2c3a0', '#6e1f1c'],
    ]).map((colour) => readColour(colour));
    if (!coat || !band || !edge) return;
    const deep = mixRgb(coat, [0.03, 0.02, 0.02], 0.3);
    const draw = (shape: (u: number, v: number) => Vec3, isSpiny = false): void =>
      fin(mesh, shape, [coat, band, edge], isSpiny);
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v) => bodyAt(u, v, s),
        140,
        40,
        (u, v) => scaleColour(u, v, { coat, band, edge, deep }),
        materials.wet,
      );
      // A golden eye in its ring, the edge of the gill cover, the fin of the breast.
      const [ex, ey, ez] = bodyAt(0.115, 0.66, s);
      mesh.ball(ex, ey, ez - 0.006 * s, 0.026, 0.026, 0.014, edge, materials.wet, 16);
      mesh.ball(ex, ey, ez - 0.002 * s, 0.0205, 0.0205, 0.0135, '#d9b45a', materials.gloss, 16);
      mesh.ball(ex - 0.002, ey, ez + 0.004 * s, 0.012, 0.012, 0.009, '#0b0a0a', materials.gloss, 12);
      mesh.tube(
        Array.from({ length: 9 }, (_, i) => {
          const t = i / 8;
          const [x, y, z] = bodyAt(0.2 + 0.05 * Math.sin(Math.PI * t), 0.2 + 0.56 * t, s);
          return [x, y, z + 0.002 * s] as const;
        }),
        [0.001, 0.004, 0.005, 0.0055, 0.0055, 0.0055, 0.005, 0.004, 0.001],
        deep,
        materials.wet,
        6,
      );
      const [px, py, pz] = bodyAt(0.3, 0.34, s);
      draw((u, v) => [px + u * (0.13 - 0.02 * v), py + (v - 0.6) * 0.16 * u ** 0.8, pz + s * u * 0.075]);
      draw((u, v) => [-0.1 + u * 0.1 + v * 0.05, -0.165 - u * 0.1 + v * 0.02, s * (0.02 + 0.03 * u)]);
    }
    // The lips.
    mesh
      .ball(-0.412, 0.0, 0, 0.014, 0.007, 0.02, deep, materials.wet, 10)
      .ball(-0.405, -0.015, 0, 0.014, 0.007, 0.018, coat, materials.wet, 10);
    const back = (t: number): number => bodyAt(t, 1, 1)[1] - 0.008;
    const keel = (t: number): number => bodyAt(t, 0, 1)[1] + 0.008;
    draw(
      (u, v) => [
        -0.4 + 0.74 * (0.27 + 0.56 * v) + u * (0.05 + 0.06 * v),
        back(0.27 + 0.56 * v) + u * 0.125 * Math.sin(Math.PI * (0.12 + 0.8 * v)) ** 0.6,
        0,
      ],
      true,
    );
    draw(
      (u, v) => [
        -0.4 + 0.74 * (0.56 + 0.28 * v) + u * 0.08,
        keel(0.56 + 0.28 * v) - u * 0.1 * Math.sin(Math.PI * (0.15 + 0.75 * v)) ** 0.6,
        0,
      ],
      true,
    );
    draw((u, v) => {
      const a = (v - 0.5) * 1.5;
      const long = 0.22 * (0.72 + 0.42 * Math.abs(v - 0.5) * 2);
      return [
        0.315 + Math.cos(a) * u * long,
        (v - 0.5) * 0.07 + Math.sin(a) * u * long * 1.05,
        0.012 * Math.sin(v * 9) * u,
      ];
    });
  },
};

/** A point of one side: from the mouth (0) to the root of the tail (1), from the keel (0) to the back (1). */
function bodyAt(u: number, v: number, side: number): Vec3 {
  const high = 0.195 * Math.sin(Math.PI * Math.min(1, u ** 0.72 * 0.93 + 0.035)) ** 0.82 + 0.034 * smooth(0.5, 1, u);
  const a = (v - 0.5) * Math.PI;
  return [-0.415 + u * 0.74, high * Math.sin(a) * (v < 0.5 ? 0.95 : 1), side * high * (0.5 - 0.22 * u) * Math.cos(a)];
}

/** Rows of scales, light bands with dark rims, a darker back and a lighter keel. */
function scaleColour(
  u: number,
  v: number,
  { coat, band, edge, deep }: Record<'coat' | 'band' | 'edge' | 'deep', Rgb>,
): Rgb {
  const row = Math.floor(v * 17);
  const across = u * 30 + (row % 2) * 0.5;
  const off = Math.hypot((across % 1) - 0.2, ((v * 17) % 1) - 0.5);
  const bent = u + 0.05 * Math.cos((v - 0.5) * 3.4) - 0.05;
  const from = Math.min(Math.abs(bent - 0.29), Math.abs(bent - 0.6), Math.abs(bent - 0.9));
  const base =
    from < 0.038
      ? band
      : from < 0.05
        ? edge
        : mixRgb(mixRgb(coat, deep, smooth(0.6, 1, v)), band, 0.4 * smooth(0.32, 0, v));
  return u < 0.23 ? base : mixRgb(base, deep, 0.42 * smooth(0.42, 0.66, off));
}

/** A fin of rays with a dark hem; its crest is notched where rays are spines. */
function fin(
  mesh: Mesh,
  shape: (u: number, v: number) => Vec3,
  [coat, light, edge]: readonly [Rgb, Rgb, Rgb],
  isSpiny = false,
): void {
  mesh.sheet(
    (u, v) => shape(u * (isSpiny ? 1 - 0.1 * Math.abs(Math.sin(v * 28)) : 1), v),
    10,
    56,
    (u, v) => (u > 0.86 ? edge : mixRgb(coat, Math.floor(v * 28) % 2 ? light : edge, 0.2 + 0.2 * u)),
    materials.wet,
  );
}
