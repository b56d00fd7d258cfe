import { clamp } from '../../raster/scalar.ts';
import type { DepthMap } from './guess-depth.ts';
import { readPlane } from './source-planes.ts';
import type { BytePlane } from './source-planes.ts';
import { lookThrough } from './warp.ts';
import type { Pose, Seen } from './warp.ts';

/** Pixels between the places whose origin is worked out; between them it runs straight. */
const cellPx = 8;
/** The most a band of light adds to what is near. */
const bandLight = 0.14;
/** How far clouds go in a second, as a share of the picture's width. */
const cloudSpeed = 0.0032;

/** Where a picture shows sky and water, 0 to 1 each, at some places of it. */
export interface Elements {
  readonly width: number;
  readonly height: number;
  readonly sky: Float32Array;
  readonly water: Float32Array;
}

/** A moment of the picture as the grid is filled for it. */
export interface GridMoment {
  /** Seconds since the film's beginning, and before its middle less than 0. */
  readonly time: number;
  readonly sinceMiddle: number;
  /** Water lies in the lower part, where nobody knows better. */
  readonly ripples: boolean;
  /** How much of the film is over. */
  readonly part: number;
  readonly elements: Elements | undefined;
}

/** For every eighth pixel: where in the picture it comes from, and how much light falls on it. */
export class WarpGrid {
  private readonly columns: number;
  private readonly rows: number;
  private readonly x: Float32Array;
  private readonly y: Float32Array;
  private readonly light: Float32Array;
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.columns = Math.ceil(width / cellPx) + 2;
    this.rows = Math.ceil(height / cellPx) + 2;
    const plane = (): Float32Array => new Float32Array(this.columns * this.rows);
    this.x = plane();
    this.y = plane();
    this.light = plane();
  }

  fill(depth: DepthMap, pose: Pose, at: GridMoment): void {
    const seen: Seen = { x: 0, y: 0, near: 0 };
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const u = (column * cellPx) / this.width;
        const v = (row * cellPx) / this.height;
        lookThrough(depth, pose, u, v, seen);
        if (at.elements) stir(seen, at.elements, at);
        else if (at.ripples) ripple(seen, at.time);
        const i = row * this.columns + column;
        this.x[i] = seen.x;
        this.y[i] = seen.y;
        // A slanting band of light wanders across, brighter on what is near.
        const away = u - 0.5 + (v - 0.5) * 0.35 - (at.part * 1.7 - 0.85);
        this.light[i] = 1 + bandLight * Math.exp(-away * away * 22) * (0.35 + 0.65 * seen.near);
      }
    }
  }

  /** Draws a plane of the picture into a plane of the frame; `zero` is the value of no light or no colour. */
  draw(
    from: BytePlane,
    to: Uint8Array,
    { width, height, zero }: { width: number; height: number; zero: number },
  ): void {
    const step = (cellPx * width) / this.width;
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / step);
      const f = y / step - row;
      for (let first = 0; first < width; first += step) {
        const a = this.between(row, first / step, f);
        const b = this.between(row, first / step + 1, f);
        const count = Math.min(step, width - first);
        for (let i = 0; i < count; i++) {
          const g = i / step;
          const x = (a.x + (b.x - a.x) * g) * from.width - 0.5;
          const down = (a.y + (b.y - a.y) * g) * from.height - 0.5;
          const value = zero + (readPlane(from, x, down) - zero) * (a.light + (b.light - a.light) * g) + 0.5;
          to[y * width + first + i] = value > 240 ? 240 : value;
        }
      }
    }
  }

  private between(row: number, column: number, f: number): { x: number; y: number; light: number } {
    const i = row * this.columns + column;
    const j = i + this.columns;
    const read = (plane: Float32Array): number => (plane[i] ?? 0) * (1 - f) + (plane[j] ?? 0) * f;
    return { x: read(this.x), y: read(this.y), light: read(this.light) };
  }
}

/** Bends what lies in the lower part of the picture like water, more toward its foot. */
function ripple(seen: Seen, time: number): void {
  const strength = Math.max(0, seen.y - 0.55) * 2;
  if (strength === 0) return;
  const { x, y } = seen;
  seen.x = x + Math.sin(y * 90 - time * 3 + Math.sin(x * 23 + y * 31) * 1.6) * 0.0022 * strength;
  seen.y = y + Math.sin(y * 60 + x * 14 + time * 2.2) * 0.0016 * strength;
}

/** Moves clouds on and bends water where they are; at their edges less, so that nothing that stands before them is torn. */
function stir(seen: Seen, elements: Elements, { time, sinceMiddle }: GridMoment): void {
  const { width, height, sky, water } = elements;
  const { x, y } = seen;
  const at = Math.floor(clamp(y, 0, 0.999) * height) * width + Math.floor(clamp(x, 0, 0.999) * width);
  const cloud = sky[at] ?? 0;
  if (cloud > 0) seen.x = x - sinceMiddle * cloudSpeed * cloud;
  const wet = water[at] ?? 0;
  if (wet === 0) return;
  seen.x = x + Math.sin(y * 90 - time * 3 + Math.sin(x * 23 + y * 31) * 1.6) * 0.0024 * wet;
  seen.y = y + Math.sin(y * 60 + x * 14 + time * 2.2) * 0.0022 * wet;
}
