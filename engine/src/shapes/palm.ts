import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, vary } from './chance.ts';

/** How many fronds it has, and how many leaflets stand on each side of one. */
const [fronds, leaflets] = [19, 34] as const;

interface PalmLook {
  readonly h?: number;
  readonly lean?: number;
}

/** Colours of fronds that are young, grown and old, and of their tips where they dry. */
const [young, grown, old, dried] = (['#6f8a34', '#48682b', '#3b5526', '#9a8148'] as const).map(readColour) as [
  Rgb,
  Rgb,
  Rgb,
  Rgb,
];

/** A palm, its trunk bent by the wind. */
export function buildPalm(mesh: Mesh, random: Random, look: PalmLook = {}): void {
  const h = look.h ?? 8 + random() * 2,
    lean = look.lean ?? (random() - 0.4) * 4,
    P = (t: number): Vec3 => [lean * t * t, h * t - 0.3, 0.5 * Math.sin(t * 3)];
  mesh
    .push()
    .object()
    .tube(
      Array.from({ length: 17 }, (_, i) => P(i / 16)),
      Array.from({ length: 17 }, (_, i) => 0.26 - 0.12 * (i / 16) + (i & 1) * 0.018),
      '#8a6d4c',
      materials.bark,
      9,
    );
  const top = P(1);
  // The youngest stand up in the middle, the oldest hang and are drying.
  for (let i = 0; i < fronds; i++) {
    const age = ((i * 7) % fronds) / (fronds - 1);
    const isDead = age > 0.93;
    const a = (i / fronds) * tau + random() * 0.3,
      L = 3.1 + random() * 1.1 - (isDead ? 0.6 : 0),
      up = 1.15 - age * 1.15 - (isDead ? 0.7 : 0) + random() * 0.12,
      twist = (random() - 0.5) * 0.5,
      ca = Math.cos(a),
      sa = Math.sin(a),
      F = (t: number): Vec3 => {
        const d = t * L * (1 - 0.2 * t) * (isDead ? 0.6 : 1),
          y = up * t * L * 0.75 - t * t * L * (0.72 + up * 0.35);
        return [top[0] + ca * d - sa * twist * t * t, top[1] + y, top[2] + sa * d + ca * twist * t * t];
      };
    const green = isDead ? dried : age < 0.3 ? mixRgb(young, grown, age / 0.3) : mixRgb(grown, old, (age - 0.3) / 0.7);
    mesh.tube([F(0), F(0.3), F(0.6), F(1)], [0.05, 0.04, 0.03, 0.01], mixRgb(green, dried, 0.45), 0, 4);
    for (let k = 2; k < leaflets; k++) {
      const t = k / leaflets,
        p = F(t),
        q = F(t + 0.012),
        dry = Math.min(1, age * 0.4 * t + (random() < 0.12 ? 0.35 : 0)),
        c = vary(mixRgb(green, dried, dry), random, 0.28);
      for (const s of [-1, 1]) {
        // Here and there the wind has torn one off.
        if (random() < 0.06) continue;
        const w = L * 0.27 * Math.sin(Math.PI * (0.12 + t * 0.82)) * (0.82 + random() * 0.36),
          hang = 0.4 + random() * 0.4 + age * 0.35,
          ahead = 0.34 + random() * 0.2;
        // It leaves the rib, and its tip hangs.
        const m: Vec3 = [
          p[0] - sa * w * s * 0.55 + ca * ahead * 0.55,
          p[1] - w * hang * 0.3 + 0.03,
          p[2] + ca * w * s * 0.55 + sa * ahead * 0.55,
        ];
        const e: Vec3 = [p[0] - sa * w * s * 0.9 + ca * ahead, p[1] - w * hang, p[2] + ca * w * s * 0.9 + sa * ahead];
        const N: Vec3 = [-sa * s * 0.45, 0.85, ca * s * 0.45];
        const outer: Vec3 = [-sa * s * 0.75, 0.6, ca * s * 0.75];
        const wide = (by: number): Vec3 => [m[0] + ca * by, m[1], m[2] + sa * by];
        const [inner, edge] = [wide(-0.035), wide(0.035)];
        mesh.tri(p, [q[0], q[1] + 0.02, q[2]], edge, N, N, outer, c, materials.leaf, 0.7, 0.8, 1);
        mesh.tri(p, edge, inner, N, outer, outer, c, materials.leaf, 0.7, 1, 0.95);
        mesh.tri(inner, edge, e, outer, outer, outer, c, materials.leaf, 0.95, 1, 1.1);
      }
    }
  }
  for (let i = 0; i < 5; i++) {
    const a = i * 1.3;
    mesh.ball(
      top[0] + Math.cos(a) * 0.26,
      top[1] - 0.24,
      top[2] + Math.sin(a) * 0.26,
      0.17,
      0.2,
      0.17,
      '#6b4a2a',
      0,
      10,
    );
  }
  mesh.pop();
}
