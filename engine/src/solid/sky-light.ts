import { mix } from '../raster/scalar.ts';
import type { Air } from './air.ts';
import { clamp, fbm, noise2, smooth } from './noise.ts';
import type { View } from './view.ts';
import type { Light } from './world.ts';

/** Colour of the bare sky in a direction. */
export function skyColour(air: Air, dx: number, dy: number, dz: number, out: Light): void {
  const { zenith, middle, horizon, sun, sunColour, glow } = air;
  const height = Math.max(0, dy);
  const low = smooth(0, 0.3, height);
  const high = smooth(0.12, 0.8, height);
  const c = Math.max(0, dx * sun[0] + dy * sun[1] + dz * sun[2]);
  const c2 = c * c;
  const c8 = c2 * c2 * c2 * c2;
  const c16 = c8 * c8;
  const c32 = c16 * c16;
  const around = glow * (0.1 * c2 + 0.28 * c8 + 0.5 * c32 * c32 + (1.2 * 0.0006) / (1.0006 - c));
  const band = glow * 0.35 * Math.exp(-height * height * 60) * c2 * c2;
  for (const k of [0, 1, 2] as const) {
    out[k] = mix(mix(horizon[k], middle[k], low), zenith[k], high) + sunColour[k] * (around + band);
  }
}

/** Cover and light of the clouds at half the size of the picture. */
export interface CloudMap {
  readonly width: number;
  readonly cover: Float32Array;
  readonly light: Float32Array;
}

/** From this cover on nothing is left of a low sun's streaks: clouds are heaps at every hour. */
const closedFrom = 0.7;

/** Heights between which heaped clouds stand, over the eye, and how often a look through them stops. */
const foot = 1;
const thick = 0.5;
const stops = 11;
/** How often the density of the heaps is asked for along a look, and what is too thin for a cloud. */
const marks = 4;
const thinnest = -0.12;

/** Fair-weather clouds, looked at along a direction: what they cover of the sky there, and how lit what is seen of them is. */
class HeapedClouds {
  /** How high over the horizon they are whole. */
  readonly edge = 0.06;
  cover = 0;
  light = 0;
  private readonly air: Air;
  private readonly heaps = new Float64Array(marks);
  private readonly least: number;
  private readonly sunward: readonly [number, number];

  constructor(air: Air) {
    this.air = air;
    // Where it rains the heaps have grown together.
    this.least = 0.68 - air.clouds * 0.36 - Math.max(0, air.clouds - 0.75) * 0.5;
    const away = Math.hypot(air.sun[0], air.sun[2]) || 1;
    this.sunward = [(air.sun[0] / away) * 0.22, (air.sun[2] / away) * 0.22];
  }

  /** A unit vector; `dy` above 0. */
  look(dx: number, dy: number, dz: number): void {
    this.cover = this.light = 0;
    const { cloudOffset } = this.air;
    // The sky is a dome: near the horizon a flat sheet would be drawn out without end.
    const rise = dy + 0.09;
    const at = (level: number): number => ((foot + thick * level) / rise) * 0.9;
    // How dense the heaps are changes slowly along the look: asked for a few times, it is known in between.
    let most = -1;
    for (let i = 0; i < marks; i++) {
      const t = at(i / (marks - 1));
      const heap = this.heapAt(dx * t + cloudOffset, dz * t + cloudOffset);
      this.heaps[i] = heap;
      most = Math.max(most, heap);
    }
    if (most < thinnest) return;
    let through = 1;
    let lit = 0;
    let shaded: number | undefined;
    for (let i = 0; i < stops; i++) {
      const level = (i + 0.5) / stops;
      const place = level * (marks - 1);
      const mark = Math.floor(place);
      const heap = mix(this.heaps[mark] ?? 0, this.heaps[mark + 1] ?? 0, place - mark);
      if (heap < thinnest) continue;
      const t = at(level);
      const u = dx * t + cloudOffset;
      const v = dz * t + cloudOffset;
      const puff = fbm(u * 4.2 + level * 0.9, v * 4.2 - level * 1.9, 4) - 0.5;
      // A heap is the higher the denser it is, and its top is made of puffs.
      const dense = smooth(0, 0.055, heap - level * level * 0.3 + puff * (0.2 + level * 0.3));
      if (dense <= 0) continue;
      shaded ??= this.heapAt(u + this.sunward[0], v + this.sunward[1]) - heap;
      const glow = clamp(0.34 + level * 0.62 - shaded * 1.6 + puff * 0.5);
      const stopped = through * dense * 0.7;
      lit += glow * stopped;
      through -= stopped;
      if (through < 0.04) break;
    }
    this.cover = through < 0.04 ? 1 : 1 - through;
    this.light = this.cover > 0 ? lit / this.cover : 0;
  }

  private heapAt(u: number, v: number): number {
    const drift = noise2(u * 0.35 + 9, v * 0.35);
    return fbm(u + drift * 0.9, v + drift * 0.5, 3) + (drift - 0.5) * 0.3 - this.least;
  }
}

/** Fair-weather clouds under a low sun: streaks that are lit from below, brightest where they are thin (STUDIO-38). */
class StreakedClouds {
  readonly edge = 0.05;
  cover = 0;
  light = 0;
  private readonly air: Air;
  private readonly least: number;
  private readonly away: number;

  constructor(air: Air) {
    this.air = air;
    this.least = 0.66 - air.clouds * 0.45;
    this.away = Math.hypot(air.sun[0], air.sun[2]) || 1;
  }

  /** A unit vector; `dy` above 0. */
  look(dx: number, dy: number, dz: number): void {
    const { sun, cloudOffset } = this.air;
    const t = 1.5 / (dy + 0.1);
    const u = dx * t * 0.5 + cloudOffset;
    const v = dz * t * 1.15 + cloudOffset;
    const density = cloudDensity(u + 0.25 * fbm(u * 2, v * 2, 3), v, 6);
    this.cover = smooth(this.least, this.least + 0.17, density);
    const sunwards = (dx * sun[0] + dz * sun[2]) / this.away;
    this.light = clamp(1.02 - (density - this.least) * 3.2 + 0.25 * sunwards - dy * 0.35);
  }
}

/** Whether the sky is seen anywhere near a point of the map of clouds, which the pixels around it are mixed from. */
function seesSky({ width, height, nearness }: Seen, x: number, y: number): boolean {
  for (let row = Math.max(0, y * 2 - 2); row < Math.min(height, y * 2 + 2); row++) {
    for (let column = Math.max(0, x * 2 - 2); column < Math.min(width, x * 2 + 2); column++) {
      if ((nearness[row * width + column] ?? 0) <= 0) return true;
    }
  }
  return false;
}

/** What of a view is known before it is shaded. */
type Seen = Pick<View, 'width' | 'height' | 'camera' | 'focal' | 'nearness'>;

/** Clouds above, where nothing stands before them: heaps, or the streaks of fair weather under a low sun. */
export function mapClouds(air: Air, seen: Seen): CloudMap | undefined {
  if (air.clouds <= 0) return undefined;
  const { width, height, camera, focal } = seen;
  const w = (width >> 1) + 2;
  const h = (height >> 1) + 2;
  const cover = new Float32Array(w * h);
  const light = new Float32Array(w * h);
  const { forward, right, up } = camera;
  const clouds = air.isLow && air.clouds < closedFrom ? new StreakedClouds(air) : new HeapedClouds(air);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const a = (x * 2 - width / 2) / focal;
      const b = (height / 2 - y * 2) / focal;
      const dx = forward[0] + right[0] * a + up[0] * b;
      const dy = forward[1] + right[1] * a + up[1] * b;
      const dz = forward[2] + right[2] * a + up[2] * b;
      const shorter = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      const rise = dy * shorter;
      if (rise < 0.004 || !seesSky(seen, x, y)) continue;
      const at = y * w + x;
      clouds.look(dx * shorter, rise, dz * shorter);
      if (clouds.cover <= 0.002) continue;
      cover[at] = clouds.cover * smooth(0, clouds.edge, rise);
      light[at] = clouds.light;
    }
  }
  return { width: w, cover, light };
}

function cloudDensity(u: number, v: number, octaves: number): number {
  const drift = noise2(u * 0.35 + 9, v * 0.35);
  return fbm(u + drift * 0.9, v + drift * 0.5, octaves) + (drift - 0.5) * 0.28;
}

/** The sky with its clouds and its disc at a pixel, looking along a direction. */
export function shadeSky(
  air: Air,
  clouds: CloudMap | undefined,
  x: number,
  y: number,
  dx: number,
  dy: number,
  dz: number,
  out: Light,
): void {
  skyColour(air, dx, dy, dz, out);
  const towards = dx * air.sun[0] + dy * air.sun[1] + dz * air.sun[2];
  if (clouds) {
    const cover = readHalf(clouds.cover, clouds.width, x, y);
    if (cover > 0.003) {
      const light = readHalf(clouds.light, clouds.width, x, y);
      const cube = towards > 0 ? towards * towards * towards : 0;
      const rim = cube * cube * air.glow * 0.8 * light;
      for (const k of [0, 1, 2] as const) {
        const colour = mix(air.cloudDark[k], air.cloudLit[k], light) + air.sunColour[k] * rim;
        out[k] = mix(out[k], colour, cover * 0.96);
      }
    }
  }
  if (air.disc > 0) {
    const inside = smooth(Math.cos(air.disc * 1.07), Math.cos(air.disc * 0.96), towards);
    if (inside > 0) {
      const marks = air.night ? moonMarks(dx / air.disc, dy / air.disc) : 1;
      const clear = clouds && !air.night ? 0.9 : 1;
      for (const k of [0, 1, 2] as const) out[k] = mix(out[k], air.discColour[k] * marks, inside * clear);
    }
  }
}

/** How bright the moon is at a point of its face, counted in its half width: dark seas with soft shores, and finer marks in all of it. */
function moonMarks(x: number, y: number): number {
  const seas = smooth(-0.12, 0.3, fbm(x * 0.85 + 7.3, y * 0.85 + 2.1, 3));
  return 1.02 - 0.62 * seas + 0.22 * fbm(x * 3.4 + 5, y * 3.4, 4);
}

/** A value of a map at half size, between its four neighbours. */
function readHalf(map: Float32Array, width: number, x: number, y: number): number {
  const i = (y >> 1) * width + (x >> 1);
  const fx = (x & 1) / 2;
  const fy = (y & 1) / 2;
  const upper = (map[i] ?? 0) * (1 - fx) + (map[i + 1] ?? 0) * fx;
  const lower = (map[i + width] ?? 0) * (1 - fx) + (map[i + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
