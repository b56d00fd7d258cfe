import { clamp01 } from '../raster/scalar.ts';
import { loadPeople } from './people.ts';

/** A picture of strands in one size. */
interface Level {
  readonly side: number;
  /** How light each place is beside those around it, 1 as they are. */
  readonly light: Float32Array;
  readonly cover: Float32Array;
}

/** What the strands of a piece of hair look like at places of its picture, from 0 to 1 from its lower left. */
export interface StrandPicture {
  /** How far a place is covered, and how light it is; both over about so much of the picture. */
  readonly cover: (u: number, v: number, span: number) => number;
  readonly light: (u: number, v: number, span: number) => number;
  /** Where strands lead near a place, of length 1, and how much they are in line, 0 in a tangle to 1. */
  readonly direction: (u: number, v: number, span: number) => Direction;
}

/** A direction in a picture, and how much what is around has the same. */
export interface Direction {
  readonly along: readonly [number, number];
  readonly inLine: number;
}

const known = new Map<string, StrandPicture>();

/** The picture of a piece of hair, read once. */
export function strandPicture(name: string): StrandPicture {
  const read = known.get(name) ?? pictureOf(name);
  known.set(name, read);
  return read;
}

/** The side of the picture in which light is averaged that strands are compared with. */
const coarse = 16;
/** How much stronger light and dark of strands are than in the picture. */
const contrast = 1.35;

function pictureOf(name: string): StrandPicture {
  const { strands } = loadPeople().worn(name);
  if (!strands) throw new Error(`"${name}" has no strands.`);
  const levels = levelsOf(strands.side, strands.picture);
  const [fine] = levels;
  // Bands of sheen, across the strands, are in the picture as well: only what is fine tells where strands lead.
  const [, , blurred = fine] = levels;
  const strandsOnly: Level = {
    ...fine,
    light: fine.light.map((light, i) => {
      const [x, y] = [i % fine.side, Math.floor(i / fine.side)];
      return light - at(blurred, blurred.light, (x + 0.5) / fine.side, 1 - (y + 0.5) / fine.side);
    }),
  };
  // Everybody's hair is cut into the same cards.
  const directions = new Map<number, Direction>();
  const levelFor = (span: number): Level => {
    const wanted = Math.log2(Math.max(1, span * strands.side));
    return levels[Math.min(levels.length - 1, Math.floor(wanted + 0.3))] ?? fine;
  };
  return {
    cover: (u, v, span) => {
      const level = levelFor(span);
      return at(level, level.cover, u, v);
    },
    light: (u, v, span) => {
      const level = levelFor(span);
      return at(level, level.light, u, v);
    },
    direction(u, v, span) {
      const key = (Math.round(u * 4096) * 4097 + Math.round(v * 4096)) * 64 + Math.min(63, Math.round(span * 256));
      const found = directions.get(key) ?? directionIn(strandsOnly, u, v, span);
      directions.set(key, found);
      return found;
    },
  };
}

/** The picture in half the size, and in half of that, until it is coarse; light is that of what is covered, beside what is around it. */
function levelsOf(side: number, picture: Uint8Array): readonly [Level, ...Level[]] {
  const own: Level = {
    side,
    light: Float32Array.from({ length: side * side }, (_, i) => (picture[i * 2] ?? 0) / 255),
    cover: Float32Array.from({ length: side * side }, (_, i) => (picture[i * 2 + 1] ?? 0) / 255),
  };
  const levels = [own];
  let last = own;
  while (last.side > coarse) levels.push((last = halved(last)));
  // What is uncovered has no light of its own: it has that of what is covered near it.
  for (let k = levels.length - 2; k >= 0; k--) {
    const [larger, smaller] = levels.slice(k, k + 2);
    if (larger && smaller) spread(larger, smaller);
  }
  const covered = last.cover.reduce((sum, cover) => sum + cover, 0);
  const mean = last.light.reduce((sum, light, i) => sum + light * (last.cover[i] ?? 0), 0) / Math.max(1e-6, covered);
  const around = last;
  const beside = (level: Level): Level => ({
    ...level,
    light: level.light.map((light, i) => {
      const [x, y] = [i % level.side, Math.floor(i / level.side)];
      const usual = at(around, around.light, (x + 0.5) / level.side, 1 - (y + 0.5) / level.side);
      // What is lighter all over stays a little lighter; most of that is the light in which the picture was made.
      return Math.min(2, Math.max(0.42, (light / Math.max(0.02, usual * 0.7 + mean * 0.3)) ** contrast));
    }),
  });
  return [beside(own), ...levels.slice(1, -1).map(beside)];
}

function halved({ side, light, cover }: Level): Level {
  const half = side >> 1;
  const small: Level = { side: half, light: new Float32Array(half * half), cover: new Float32Array(half * half) };
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      let [sum, lit] = [0, 0];
      for (const at of [0, 1, side, side + 1]) {
        const i = y * 2 * side + x * 2 + at;
        sum += cover[i] ?? 0;
        lit += (light[i] ?? 0) * ((cover[i] ?? 0) + 1e-4);
      }
      small.cover[y * half + x] = sum / 4;
      small.light[y * half + x] = lit / (sum + 4e-4);
    }
  return small;
}

/** Gives what is hardly covered the light of the next smaller picture. */
function spread({ side, light, cover }: Level, smaller: Level): void {
  for (let i = 0; i < light.length; i++) {
    const share = clamp01((cover[i] ?? 0) * 2 - 0.6);
    if (share === 1) continue;
    const around = at(smaller, smaller.light, ((i % side) + 0.5) / side, 1 - (Math.floor(i / side) + 0.5) / side);
    light[i] = (light[i] ?? 0) * share + around * (1 - share);
  }
}

/** What a list has at a place, between its four nearest ones. */
function at({ side }: Level, list: Float32Array, u: number, v: number): number {
  const [x, y] = [clamp01(u) * side - 0.5, clamp01(1 - v) * side - 0.5];
  const [x0, y0] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [x1, y1] = [Math.min(side - 1, x0 + 1), Math.min(side - 1, y0 + 1)];
  const [fx, fy] = [clamp01(x - x0), clamp01(y - y0)];
  const above = (list[y0 * side + x0] ?? 0) * (1 - fx) + (list[y0 * side + x1] ?? 0) * fx;
  const below = (list[y1 * side + x0] ?? 0) * (1 - fx) + (list[y1 * side + x1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

/** Along strands light changes least: the direction of that within a window of a picture. */
function directionIn({ side, light, cover }: Level, u: number, v: number, span: number): Direction {
  const reach = Math.min(12, Math.max(7, Math.round((span * side) / 2)));
  const [cx, cy] = [Math.floor(u * side), Math.floor((1 - v) * side)];
  let [xx, xy, yy] = [0, 0, 0];
  for (let y = Math.max(1, cy - reach); y <= Math.min(side - 2, cy + reach); y++)
    for (let x = Math.max(1, cx - reach); x <= Math.min(side - 2, cx + reach); x++) {
      const i = y * side + x;
      if ((cover[i] ?? 0) < 0.7 || (cover[i - side] ?? 0) < 0.7 || (cover[i + side] ?? 0) < 0.7) continue;
      const gx = (light[i + 1] ?? 0) - (light[i - 1] ?? 0);
      const gy = (light[i - side] ?? 0) - (light[i + side] ?? 0);
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
  // Across the steepest way; up and down where nothing is told.
  const angle = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  if (xx + yy < 1e-6) return { along: [0, 1], inLine: 0.5 };
  return { along: [Math.cos(angle), Math.sin(angle)], inLine: Math.hypot(xx - yy, 2 * xy) / (xx + yy) };
}
