import { createRandom } from './random.ts';

const fade = (f: number): number => f * f * f * (f * (f * 6 - 15) + 10);

/**
 * Seeded noise over the plane. Each scene owns an instance: a table shared by the module would let two
 * pictures painted in turns disturb each other.
 */
export class Noise {
  private readonly perm = new Uint8Array(1024);
  private readonly value = new Float32Array(512);
  private readonly gradX = new Float32Array(256);
  private readonly gradY = new Float32Array(256);

  constructor(seed: number) {
    const random = createRandom(seed);
    const order = Array.from({ length: 256 }, (_, i) => i);
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const held = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = held;
    }
    for (let i = 0; i < 1024; i++) this.perm[i] = order[i & 255] ?? 0;
    for (let i = 0; i < 512; i++) this.value[i] = (this.perm[i] ?? 0) / 255;
    for (let i = 0; i < 256; i++) {
      const angle = ((order[i] ?? 0) / 256) * Math.PI * 2;
      this.gradX[i] = Math.cos(angle);
      this.gradY[i] = Math.sin(angle);
    }
  }

  /** Value noise, 0..1, one cell per unit; repeats after 256 units. */
  at(x: number, y: number): number {
    const { perm, value } = this;
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = fade(x - xi);
    const fy = fade(y - yi);
    const row = yi & 255;
    const a = (perm[xi & 255] ?? 0) + row;
    const b = (perm[(xi & 255) + 1] ?? 0) + row;
    const v00 = value[perm[a] ?? 0] ?? 0;
    const v10 = value[perm[b] ?? 0] ?? 0;
    const v01 = value[perm[a + 1] ?? 0] ?? 0;
    const v11 = value[perm[b + 1] ?? 0] ?? 0;
    return v00 + (v10 - v00) * fx + (v01 - v00) * fy + (v00 - v10 - v01 + v11) * fx * fy;
  }

  /** Sum of `octaves` layers of value noise, each half as strong and turned; 0..1, mean about 0.5. */
  fbm(x: number, y: number, octaves: number): number {
    let amplitude = 0.5;
    let sum = 0;
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.at(x, y);
      const turned = x * 1.6 + y * 1.2 + 13.7;
      y = y * 1.6 - x * 1.2;
      x = turned;
      amplitude *= 0.5;
    }
    return sum;
  }

  /** Gradient noise, about -0.7..0.7, repeating every `period` cells in both directions (1..256); `salt` picks another field. */
  tiled(x: number, y: number, period: number, salt: number): number {
    const { perm } = this;
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const x0 = ((xi % period) + period) % period;
    const y0 = ((yi % period) + period) % period;
    const x1 = x0 + 1 === period ? 0 : x0 + 1;
    const y1 = y0 + 1 === period ? 0 : y0 + 1;
    const a = perm[(x0 + salt) & 255] ?? 0;
    const b = perm[(x1 + salt) & 255] ?? 0;
    const g00 = this.slope(perm[a + y0] ?? 0, fx, fy);
    const g10 = this.slope(perm[b + y0] ?? 0, fx - 1, fy);
    const g01 = this.slope(perm[a + y1] ?? 0, fx, fy - 1);
    const g11 = this.slope(perm[b + y1] ?? 0, fx - 1, fy - 1);
    const u = fade(fx);
    const v = fade(fy);
    return g00 + (g10 - g00) * u + (g01 - g00) * v + (g00 - g10 - g01 + g11) * u * v;
  }

  private slope(corner: number, dx: number, dy: number): number {
    return (this.gradX[corner] ?? 0) * dx + (this.gradY[corner] ?? 0) * dy;
  }
}
