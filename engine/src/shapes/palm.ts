import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, pick, vary } from './chance.ts';

interface PalmLook {
  readonly h?: number;
  readonly lean?: number;
}

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
  for (let i = 0; i < 17; i++) {
    const a = (i / 17) * tau + random() * 0.3,
      L = 3.3 + random() * 0.9,
      up = 0.95 - (i % 3) * 0.42,
      ca = Math.cos(a),
      sa = Math.sin(a),
      F = (t: number): Vec3 => {
        const d = t * L * (1 - 0.16 * t),
          y = up * t * L * 0.75 - t * t * L * (0.75 + up * 0.35);
        return [top[0] + ca * d, top[1] + y, top[2] + sa * d];
      };
    mesh.tube([F(0), F(0.3), F(0.6), F(1)], [0.05, 0.04, 0.03, 0.01], '#7f8f3c', 0, 4);
    for (let k = 2; k < 30; k++) {
      const t = k / 30,
        p = F(t),
        q = F(t + 0.02),
        w = L * 0.28 * Math.sin(Math.PI * (0.12 + t * 0.82)),
        c = vary(readColour(pick(random, ['#4f8a34', '#5f9a3a', '#3f7a2e'])), random, 0.3);
      for (const s of [-1, 1]) {
        const e: Vec3 = [
            p[0] - sa * w * s + ca * 0.3,
            p[1] - w * (0.45 + random() * 0.25),
            p[2] + ca * w * s + sa * 0.3,
          ],
          N: Vec3 = [-sa * s * 0.4, 0.9, ca * s * 0.4];
        mesh.tri(p, [q[0], q[1] + 0.02, q[2]], e, N, N, N, c, materials.leaf, 0.8, 1, 1.1);
        mesh.tri(p, e, [p[0], p[1] - 0.06, p[2]], N, N, N, c, materials.leaf, 0.8, 1, 0.8);
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
