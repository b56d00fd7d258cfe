import type { Random } from '../../raster/random.ts';
import { bothSides, conesAlong, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const octopus: Concept = {
  id: 'octopus',
  words: {
    en: 'octopus/squid/kraken',
    de: 'oktopus/krake/tintenfisch',
    es: 'pulpo',
    fr: 'pieuvre/poulpe',
    zh: '章鱼',
    ja: 'タコ',
    ar: 'أخطبوط',
    emoji: '🐙',
  },
  size: { width: 2.8, height: 1.5 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  sway: 0.4,
  build(mesh, random, look) {
    const [skinColour, light, dark] = schemeOf(look.colour, random, [
      ['#b4492f', '#e9b493', '#6e2418'],
      ['#94425f', '#dba4b4', '#521f36'],
      ['#a8683c', '#e6c49a', '#5e3420'],
    ]);
    const arms = Array.from({ length: 8 }, (_, i) => armOf((i / 8) * tau + 0.39, random));
    const cones: Cones = [
      // The mantle leans back, and is wrinkled where it leaves the head.
      [0, 0.86, 0.12, 0.22, 0.02, 1.08, 0.24, 0.28, 0],
      [0.02, 1.1, 0.26, 0.27, 0.03, 1.24, 0.34, 0.18, 0],
      [0, 0.72, 0.02, 0.2, 0, 0.84, 0.04, 0.19, 0],
      ...bothSides((s) => [
        // The eyes stand out of the head under heavy brows.
        [0.13 * s, 0.86, -0.06, 0.085, 0.14 * s, 0.88, -0.04, 0.085, 0],
        [0.11 * s, 0.95, -0.1, 0.035, 0.19 * s, 0.945, -0.06, 0.03, 0],
        [0.13 * s, 0.97, -0.04, 0.02, 0.15 * s, 1.02, -0.05, 0.006, 0],
        [0.2 * s, 0.7, 0.1, 0.05, 0.26 * s, 0.74, 0.06, 0.045, 0],
      ]),
      ...arms.flatMap((points) => conesAlong(points, 0)),
    ];
    const k = 0.035;
    mesh.body(cones, {
      k,
      mat: materials.wet,
      colours: [skinColour, light, dark],
      fur: 0.6,
      marks: {
        colour: 2,
        share: (x, y, z) =>
          smooth(0.5, 0.72, noise3(x * 7 + 3, y * 7, z * 7)) * 0.75 +
          smooth(0.6, 0.72, noise3(x * 30, y * 30, z * 30)) * 0.25,
      },
    });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      const [x, y, z] = skin([0.13 * s, 0.87, -0.05], [0.5 * s, -0.05, -1]);
      mesh.ball(x - 0.012 * s, y, z + 0.024, 0.05, 0.046, 0.046, '#d8b878', materials.gloss, 16);
      // The pupil is a lying slit.
      mesh.ball(x + 0.006 * s, y, z - 0.006, 0.034, 0.0115, 0.024, '#0c0908', materials.gloss, 14);
      mesh.ball(x - 0.012 * s, y + 0.02, z + 0.028, 0.056, 0.046, 0.05, skinColour, materials.wet, 16);
    }
    // Suckers under the arms, two rows of them, smaller towards the tips.
    for (const points of arms)
      for (let i = 1; i < points.length - 1; i++) {
        const [a, b] = [points[i], points[i + 1]];
        if (!a || !b) continue;
        const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
        const flat = Math.hypot(dx, dz) || 1;
        const long = Math.hypot(flat, dy);
        for (const half of [0.1, 0.6])
          for (const side of [-1, 1]) {
            const r = a[3] * (1 - half) + b[3] * half;
            // Across the arm, and to what is its lower side.
            const [ax, az] = [(-dz / flat) * side * r * 0.46, (dx / flat) * side * r * 0.46];
            const [nx, ny, nz] = [(dx / flat) * (dy / long), -flat / long, (dz / flat) * (dy / long)];
            const at = (from: number, by: number, n: number, aside: number): number =>
              from + by * half + n * r * 0.86 + aside;
            mesh.ball(
              at(a[0], dx, nx, ax),
              at(a[1], dy, ny, 0),
              at(a[2], dz, nz, az),
              r * 0.32,
              r * 0.32,
              r * 0.32,
              light,
              materials.wet,
              7,
            );
          }
      }
  },
};

type ArmPoint = readonly [x: number, y: number, z: number, r: number];

/** Points of an arm that leaves the head at an angle, falls, swings aside and curls up at its tip. */
function armOf(angle: number, random: Random): readonly ArmPoint[] {
  const swing = (random() - 0.5) * 1.1;
  const curl = 0.75 + random() * 0.5;
  const lift = random() * 0.3;
  const points: ArmPoint[] = [[Math.cos(angle) * 0.1, 0.66, Math.sin(angle) * 0.1, 0.105]];
  let [way, pitch] = [angle, -1.05 + lift];
  for (let i = 1; i <= 10; i++) {
    const t = i / 10;
    const [x, y, z] = points.at(-1) ?? [0, 0, 0];
    const step = 0.15 - 0.065 * t;
    way += swing * 0.14 + 0.1 * Math.sin(t * 7 + angle * 3);
    pitch += t < 0.45 ? 0.12 : curl * 0.42;
    const flat = Math.cos(pitch) * step;
    points.push([
      x + Math.cos(way) * flat,
      y + Math.sin(pitch) * step,
      z + Math.sin(way) * flat,
      0.1 * (1 - t) ** 0.8 + 0.008,
    ]);
  }
  return points;
}
