import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import type { World } from '../solid/world.ts';

/** Points of a matte: what is painted on it is out of focus, and more of them would not be seen. */
const [across, down] = [512, 256] as const;
/** What it shows, as ways aside and up over one ahead. */
const seen = { left: -0.95, right: 0.95, low: -0.45, high: 0.5 } as const;

/** A painting far behind what stands near, as film studios hang one behind a window; places on it are ways aside and up over one ahead. */
export class Matte {
  private readonly light = new Float32Array(across * down * 3);

  /** Paints all of it by its place. */
  fill(colourAt: (x: number, y: number) => Rgb): this {
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++)
        this.light.set(colourAt(xOf(column + 0.5), yOf(row + 0.5)), (row * across + column) * 3);
    return this;
  }

  /** Lays a colour over a rectangle. */
  rect([x0, y0, x1, y1]: readonly [number, number, number, number], colour: Rgb, share = 1): this {
    const [left, right] = [Math.max(0, columnOf(x0)), Math.min(across, columnOf(x1))];
    const [top, bottom] = [Math.max(0, rowOf(y1)), Math.min(down, rowOf(y0))];
    for (let row = Math.round(top); row < bottom; row++)
      for (let column = Math.round(left); column < right; column++) this.lay(column, row, colour, share);
    return this;
  }

  /** Lays a board of a shelf under a height, of a colour that changes along it. */
  fillShelf(y: number, colourAt: (x: number) => Rgb): this {
    for (let row = Math.round(rowOf(y)); row < Math.min(down, rowOf(y - 0.016)); row++)
      for (let column = 0; column < across; column++) this.lay(column, Math.max(0, row), colourAt(xOf(column)), 1);
    return this;
  }

  /** Lays a round spot with a soft edge, as a lens makes of a point of light. */
  disc(x: number, y: number, r: number, colour: Rgb, share = 1): this {
    const [cx, cy] = [columnOf(x), rowOf(y)];
    const radius = (r / (seen.right - seen.left)) * across;
    for (let row = Math.max(0, Math.floor(cy - radius)); row < Math.min(down, cy + radius + 1); row++)
      for (let column = Math.max(0, Math.floor(cx - radius)); column < Math.min(across, cx + radius + 1); column++) {
        const inside = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column + 0.5 - cx, row + 0.5 - cy)));
        if (inside > 0) this.lay(column, row, colour, share * inside);
      }
    return this;
  }

  /** Spreads everything so far by about so many ways aside over one ahead. */
  blur(by: number): this {
    const radius = Math.max(1, Math.round((by / (seen.right - seen.left)) * across));
    for (let pass = 0; pass < 2; pass++) {
      this.spread(radius, down, across, 1, across);
      this.spread(radius, across, down, across, 1);
    }
    return this;
  }

  /** What the eye sees of it behind everything. */
  backdrop(): NonNullable<World['backdrop']> {
    const { light } = this;
    return (dx, dy, dz, out) => {
      const ahead = Math.max(0.05, dz);
      const u = Math.min(across - 1.001, Math.max(0, columnOf(dx / ahead) - 0.5));
      const v = Math.min(down - 1.001, Math.max(0, rowOf(dy / ahead) - 0.5));
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const at = (row * across + column) * 3;
      for (const k of [0, 1, 2] as const) {
        const upper = mix(light[at + k] ?? 0, light[at + 3 + k] ?? 0, u - column);
        const lower = mix(light[at + across * 3 + k] ?? 0, light[at + across * 3 + 3 + k] ?? 0, u - column);
        out[k] = mix(upper, lower, v - row);
      }
    };
  }

  private lay(column: number, row: number, colour: Rgb, share: number): void {
    const at = (row * across + column) * 3;
    for (const k of [0, 1, 2] as const) this.light[at + k] = mix(this.light[at + k] ?? 0, colour[k], share);
  }

  /** Means of so many neighbours along each line. */
  private spread(radius: number, lines: number, length: number, step: number, next: number): void {
    const line = new Float32Array(length);
    for (let nth = 0; nth < lines; nth++)
      for (const k of [0, 1, 2] as const) {
        const at = (i: number): number => (nth * next + Math.min(length - 1, Math.max(0, i)) * step) * 3 + k;
        let sum = 0;
        for (let i = -radius; i <= radius; i++) sum += this.light[at(i)] ?? 0;
        for (let i = 0; i < length; i++) {
          line[i] = sum / (radius * 2 + 1);
          sum += (this.light[at(i + radius + 1)] ?? 0) - (this.light[at(i - radius)] ?? 0);
        }
        for (let i = 0; i < length; i++) this.light[at(i)] = line[i] ?? 0;
      }
  }
}

const xOf = (column: number): number => seen.left + (column / across) * (seen.right - seen.left);
const yOf = (row: number): number => seen.high - (row / down) * (seen.high - seen.low);
const columnOf = (x: number): number => ((x - seen.left) / (seen.right - seen.left)) * across;
const rowOf = (y: number): number => ((seen.high - y) / (seen.high - seen.low)) * down;
