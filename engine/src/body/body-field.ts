import type { Body } from './body.ts';
import { isAtArm, isAtNeck, isOfArm, isOfFoot, isOfHand, isOfHead } from './cuts.ts';
import { looseForm } from './loose-form.ts';
import { facingOf } from './facing.ts';
import { loadPeople } from './people.ts';

/** How far a place is from the skin, metres; below 0 within it. */
export type ToSkin = (x: number, y: number, z: number) => number;

/** How wide the cells are whose corners know how far the skin is, metres. */
const cell = 0.02;
/** So many cells around the skin are measured; farther off it is counted from cell to cell. */
const near = 1;
/** So far around the body it is known at all, metres. */
const margin = 0.06;
const unknown = 1e3;
/** Nothing of a body is deeper within it; where a part has no end, as at the shoulders, what is farther off is outside; metres. */
const deepest = -0.15;

interface Fields {
  readonly trunk?: ToSkin;
  readonly neck?: ToSkin;
  readonly left?: ToSkin;
  readonly right?: ToSkin;
}

const known = new WeakMap<Body, Fields>();

/** How far places are from the skin of neck, trunk and legs without the feet, of the neck alone, or of an arm. */
export function skinField(body: Body, part: keyof Fields): ToSkin {
  const own = known.get(body)?.[part];
  if (own) return own;
  const isRight = (vertex: number): boolean => (body.rest[vertex * 3] ?? 0) > 0;
  const field = fieldOf(
    body,
    part === 'trunk'
      ? (vertex) => !isOfArm(vertex) && !isOfHead(vertex) && !isOfFoot(vertex)
      : part === 'neck'
        ? isAtNeck
        : (vertex) => isAtArm(vertex) && !isOfHand(vertex) && isRight(vertex) === (part === 'right'),
  );
  known.set(body, { ...known.get(body), [part]: field });
  return field;
}

/** How far places are from those parts of the skin that are asked for. */
export function fieldOf(body: Body, isOf: (vertex: number) => boolean): ToSkin {
  const samples = samplesOf(body, isOf);
  if (samples.length === 0) return () => 1;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < samples.length; at += 6)
    for (let c = 0; c < 3; c++) {
      low[c] = Math.min(low[c] ?? 0, (samples[at + c] ?? 0) - margin);
      high[c] = Math.max(high[c] ?? 0, (samples[at + c] ?? 0) + margin);
    }
  const size = low.map((value, c) => Math.ceil(((high[c] ?? 0) - value) / cell) + 1);
  const grid = measured(samples, low, size);
  spreadOut(grid, size);
  return reading(grid, low, size);
}

/** Corners and middles of the quads of the skin, each with the direction that it faces. */
function samplesOf(body: Body, isOf: (vertex: number) => boolean): Float32Array {
  const points = looseForm(body);
  const { header, quadsOf } = loadPeople();
  const quads = quadsOf(header.body);
  const normals = facingOf(points);
  const state = new Uint8Array(points.length / 3);
  const samples = new Float32Array((quads.length / 4 + state.length) * 6);
  let length = 0;
  const add = (from: number, count: number, list: Uint16Array): void => {
    for (let c = 0; c < 3; c++) {
      let [place, facing] = [0, 0];
      for (let k = 0; k < count; k++) {
        place += (points[(list[from + k] ?? 0) * 3 + c] ?? 0) / count;
        facing += (normals[(list[from + k] ?? 0) * 3 + c] ?? 0) / count;
      }
      samples[length + c] = place;
      samples[length + 3 + c] = facing;
    }
    length += 6;
  };
  for (let q = 0; q < quads.length; q += 4) {
    let isWhole = true;
    for (let k = 0; k < 4; k++) {
      const v = quads[q + k] ?? 0;
      if (state[v] === 0) state[v] = isOf(v) ? 1 : 3;
      if (state[v] === 3) isWhole = false;
    }
    if (!isWhole) continue;
    add(q, 4, quads);
    for (let k = 0; k < 4; k++) {
      const v = quads[q + k] ?? 0;
      if (state[v] === 1) add(q + k, 1, quads);
      state[v] = 2;
    }
  }
  return samples.subarray(0, length);
}

/** How far the corners of cells near the skin are from it: from the plane of what of it is nearest. */
function measured(samples: Float32Array, low: readonly number[], size: readonly number[]): Float32Array {
  const [wide = 1, tall = 1, deep = 1] = size;
  const grid = new Float32Array(wide * tall * deep).fill(unknown);
  const nearest = new Float32Array(grid.length).fill(Infinity);
  const [lx = 0, ly = 0, lz = 0] = low;
  for (let at = 0; at < samples.length; at += 6) {
    const [x, y, z] = [(samples[at] ?? 0) - lx, (samples[at + 1] ?? 0) - ly, (samples[at + 2] ?? 0) - lz];
    const [nx, ny, nz] = [samples[at + 3] ?? 0, samples[at + 4] ?? 0, samples[at + 5] ?? 0];
    const [i, j, k] = [Math.round(x / cell), Math.round(y / cell), Math.round(z / cell)];
    for (let c = k - near; c <= k + near; c++)
      for (let b = j - near; b <= j + near; b++)
        for (let a = i - near; a <= i + near; a++) {
          const [dx, dy, dz] = [a * cell - x, b * cell - y, c * cell - z];
          const far = dx * dx + dy * dy + dz * dz;
          const index = (c * tall + b) * wide + a;
          if (far >= (nearest[index] ?? 0)) continue;
          nearest[index] = far;
          grid[index] = dx * nx + dy * ny + dz * nz;
        }
  }
  return grid;
}

/** Fills the rest from corner to corner, there and back. */
function spreadOut(grid: Float32Array, [wide = 1, tall = 1, deep = 1]: readonly number[]): void {
  const isKnown = grid.map((value) => (value === unknown ? 0 : 1));
  const [row, level] = [wide, wide * tall];
  const step = cell * 0.9;
  const fill = (index: number, other: number): void => {
    const from = grid[other] ?? unknown;
    if (from >= unknown) return;
    const own = from < 0 ? from - step : from + step;
    if (own < deepest) return;
    if (Math.abs(own) < Math.abs(grid[index] ?? unknown)) grid[index] = own;
  };
  const cells = (ways: -1 | 1): void => {
    const [first, last] = ways > 0 ? [0, deep * level] : [deep * level - 1, -1];
    let [i, j, k] = ways > 0 ? [0, 0, 0] : [wide - 1, tall - 1, deep - 1];
    for (let index = first; index !== last; index += ways) {
      if (isKnown[index] === 0) {
        if (ways > 0 ? i > 0 : i < wide - 1) fill(index, index - ways);
        if (ways > 0 ? j > 0 : j < tall - 1) fill(index, index - ways * row);
        if (ways > 0 ? k > 0 : k < deep - 1) fill(index, index - ways * level);
      }
      i += ways;
      if (i >= 0 && i < wide) continue;
      i = ways > 0 ? 0 : wide - 1;
      j += ways;
      if (j >= 0 && j < tall) continue;
      j = ways > 0 ? 0 : tall - 1;
      k += ways;
    }
  };
  for (const ways of [1, -1, 1, -1] as const) cells(ways);
}

/** Between the corners of its cell a place is as far as they say; outside of all cells, as far as those at the edge and the way there. */
function reading(
  grid: Float32Array,
  low: readonly number[],
  [wide = 1, tall = 1, deep = 1]: readonly number[],
): ToSkin {
  const [lx = 0, ly = 0, lz = 0] = low;
  return (x, y, z) => {
    const [gx, gy, gz] = [(x - lx) / cell, (y - ly) / cell, (z - lz) / cell];
    const [cx, cy, cz] = [
      Math.min(wide - 1.001, Math.max(0, gx)),
      Math.min(tall - 1.001, Math.max(0, gy)),
      Math.min(deep - 1.001, Math.max(0, gz)),
    ];
    const [i, j, k] = [Math.floor(cx), Math.floor(cy), Math.floor(cz)];
    const [u, v, w] = [cx - i, cy - j, cz - k];
    const at = (k * tall + j) * wide + i;
    const row = (from: number): number => (grid[from] ?? 0) * (1 - u) + (grid[from + 1] ?? 0) * u;
    const level = (from: number): number => row(from) * (1 - v) + row(from + wide) * v;
    const inside = level(at) * (1 - w) + level(at + wide * tall) * w;
    const outside = Math.hypot(gx - cx, gy - cy, gz - cz) * cell;
    return outside === 0 ? inside : Math.max(inside, 0) * 0.7 + outside * 0.7;
  };
}
