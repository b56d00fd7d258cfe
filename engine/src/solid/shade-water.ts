import { mix } from '../raster/scalar.ts';
import { cellAt, clamp, fbm, noise2, smooth } from './noise.ts';
import type { Cell } from './noise.ts';
import { skyColour } from './sky-light.ts';
import type { View } from './view.ts';
import type { Churn, Light, Water, World } from './world.ts';

/** A pixel of water: where it is in the picture and in the world, and along which direction it is seen. */
export interface WaterSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly px: number;
  readonly py: number;
  readonly pz: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly distance: number;
}

const mirror: Light = [0, 0, 0];

/** Waves, what they mirror, the glitter of the sun, the colour of the depth and the surf. */
export function shadeWater(
  world: World,
  water: Water,
  reflection: View | undefined,
  spot: WaterSpot,
  out: Light,
): void {
  const { air } = world;
  const [nx, ny, nz] = waveNormal(water, spot);
  const { dx, dy, dz } = spot;
  const facing = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
  const fresnel = 0.03 + 0.97 * (1 - facing) ** 5;
  if (reflection) readMirror(reflection, spot, nx, nz);
  else {
    const k = 2 * (dx * nx + dy * ny + dz * nz);
    skyColour(air, dx - nx * k, Math.abs(dy - ny * k), dz - nz * k, mirror);
  }
  const hx = air.sun[0] - dx;
  const hy = air.sun[1] - dy;
  const hz = air.sun[2] - dz;
  const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz));
  const glitter = half ** 260 * 9 * (air.night ? 0.25 : 1) * (air.disc > 0 ? 1 : 0.15);
  const depth = water.bed ? clamp((water.level - water.bed(spot.px, spot.pz)) / (water.depth ?? 3)) : 1;
  const foam = foamAt(water, spot, depth);
  // By night water is dark, and its foam no more than pale.
  const dim = air.night ? 0.5 : 1;
  const white = (air.ambient[1] + air.sunLight[1] * 0.5) * 0.9 * (air.night ? 0.42 : 1);
  const shallow = water.shallow ?? water.deep;
  // Where it runs out, water is a film on the sand: an edge of one colour would be cut with a knife.
  const film = water.sand ? smooth(0.14, 0, depth) : 0;
  for (const k of [0, 1, 2] as const) {
    const thin = mix(shallow[k], water.sand?.[k] ?? 0, film);
    const body = mix(thin, water.deep[k], 1 - (1 - depth) ** 2) * (air.ambient[k] + air.sunLight[k] * 0.35) * dim;
    out[k] = mix(mix(body, mirror[k], fresnel) + air.sunColour[k] * glitter, white, foam);
  }
}

function waveNormal(
  { waves, waveSize, churns = [] }: Water,
  { px, pz, distance, nx, ny, nz }: WaterSpot,
): readonly [number, number, number] {
  let sx = 0;
  let sz = 0;
  let frequency = 0.35 / waveSize;
  let amplitude = 0.55;
  for (let o = 0; o < 4; o++) {
    const fade = 1 / (1 + ((distance * frequency) / 60) ** 2);
    const x = px * frequency + o * 7.7;
    const z = pz * frequency * 1.7;
    const here = noise2(x, z);
    sx += (noise2(x + 0.35, z) - here) * amplitude * fade;
    sz += (noise2(x, z + 0.35) - here) * amplitude * 1.4 * fade;
    frequency *= 2.3;
    amplitude *= 0.75;
  }
  sx *= 0.34 * waves;
  sz *= 0.34 * waves;
  for (const churn of churns) {
    const away = awayFrom(churn, px, pz);
    if (away > ringsReach) continue;
    // Rings run from it, shorter than the ripples and lower the farther they are.
    const metres = away * churn.deep;
    const ring = Math.sin(metres * 4.2 + fbm(px * 0.7, pz * 0.7, 2) * 5) * smooth(ringsReach, 0.6, away) ** 2 * 0.3;
    const [rx, rz] = [(px - churn.x) / churn.wide, (pz - churn.z) / churn.deep];
    const shorter = ring / (Math.hypot(rx, rz) || 1);
    sx += rx * shorter;
    sz += rz * shorter;
  }
  // Water that heaves has slopes of its own under the ripples.
  const steep = 1 / Math.max(0.3, Math.abs(ny));
  sx -= nx * steep;
  sz -= nz * steep;
  const shorter = 1 / Math.sqrt(1 + sx * sx + sz * sz);
  return [-sx * shorter, shorter, -sz * shorter];
}

/** Where a wave would show something that stands before it, the water is still; a little nearer than it is something may seem. */
const hardlyNearer = 1.02;
/** The small waves within one pixel mirror each its own piece: so many times the slope of the water there. */
const slopes = [0.5, 1, 1.55] as const;

function readMirror(view: View, spot: WaterSpot, nx: number, nz: number): void {
  const near = 0.3 + 1 / (1 + spot.distance * 0.012);
  const { forward } = view.camera;
  // Along the axis of the eye, as nearness counts; the mirror's own points down where the eye's points up.
  const depth = spot.distance * (spot.dx * forward[0] - spot.dy * forward[1] + spot.dz * forward[2]);
  const column = (aside: number): number =>
    Math.min(view.width - 1.01, Math.max(0, (spot.x + 0.5 + aside) * (view.width / spot.width) - 0.5));
  const row = (up: number): number =>
    Math.min(view.height - 1.01, Math.max(0, (spot.height - 0.5 - spot.y - up) * (view.height / spot.height) - 1.5));
  mirror[0] = mirror[1] = mirror[2] = 0;
  for (const slope of slopes) {
    const x = column(nx * slope * spot.height * 0.16 * near);
    // A wave that faces the eye mirrors what is higher. Lower there is nothing to mirror: below a shore the sky would shine through.
    const y = row(Math.abs(nz) * slope * spot.height * 0.2 * near);
    const isBefore = (view.nearness[Math.trunc(y) * view.width + Math.trunc(x)] ?? 0) * depth > hardlyNearer;
    if (isBefore) addMirrored(view, column(0), row(0));
    else addMirrored(view, x, y);
  }
}

/** Adds its share of what the mirror shows between four of its pixels. */
function addMirrored({ light, width }: View, x: number, y: number): void {
  const ix = Math.trunc(x);
  const iy = Math.trunc(y);
  const u = x - ix;
  const v = y - iy;
  const upper = (iy * width + ix) * 3;
  const lower = upper + width * 3;
  for (const k of [0, 1, 2] as const) {
    const a = (light[upper + k] ?? 0) * (1 - u) + (light[upper + 3 + k] ?? 0) * u;
    const b = (light[lower + k] ?? 0) * (1 - u) + (light[lower + 3 + k] ?? 0) * u;
    mirror[k] += (a * (1 - v) + b * v) / slopes.length;
  }
}

const mesh: Cell = { chance: 0, second: 0, third: 0, inside: 0, dx: 0, dy: 0, dz: 0 };

/** How white a net of foam is at a place, 0 to 1: meshes of two sizes, with patches where they are closed, the more the denser it is. */
function net(px: number, pz: number, distance: number, dense: number): number {
  const bend = fbm(px * 1.7, pz * 1.7, 3) * 1.6;
  const patches = smooth(0.4, 0.62, fbm(px * 0.9 + 3, pz * 0.7, 4) + (dense - 0.5) * 0.34);
  // From far off its meshes are finer than a pixel.
  const seen = smooth(40, 14, distance);
  const closed = patches * (0.5 + 0.5 * smooth(0.4, 0.8, dense));
  if (seen <= 0) return closed;
  cellAt(px * 2.3 + bend, 0.5, pz * 2.3 - bend, mesh);
  const wide = smooth(0.2, 0.04, mesh.inside);
  cellAt(px * 7 + bend * 3, 0.5, pz * 7 - bend * 2, mesh);
  const fine = smooth(0.26, 0.08, mesh.inside) * smooth(22, 8, distance);
  const laced = Math.max(wide, fine * 0.75) * (0.3 + 0.6 * patches) + closed * 0.42;
  return mix(closed, Math.min(1, laced), seen);
}

/** How far rings run from where water falls, in times of the reach of its foam. */
const ringsReach = 4.5;

/** How far off a churn a place is: below 1 it is within. */
const awayFrom = ({ x, z, wide, deep }: Churn, px: number, pz: number): number =>
  Math.hypot((px - x) / wide, (pz - z) / deep);

function foamAt(
  { surf, crests, level, breaksAt = 0.95, churns = [] }: Water,
  { px, py, pz, distance }: WaterSpot,
  depth: number,
): number {
  let foam = 0;
  if (surf > 0) {
    const ragged = (fbm(px * 0.8, pz * 0.8, 3) - 0.5) * 0.22 * surf;
    foam = smooth(0.16 * surf, 0.02 * surf, depth + ragged + 0.03 * surf) * 0.85;
    // Foam is closed only where it breaks: behind that it is a net that is torn open ever wider.
    if (foam > 0) foam *= net(px, pz, distance, foam);
  }
  if (crests > 0) {
    const streaks = fbm(px * 0.9, pz * 1.3, 4);
    foam += smooth(breaksAt, breaksAt * 1.7, py - level + (streaks - 0.5) * breaksAt * 1.7) * 0.55 * crests;
    foam += smooth(0.6, 0.75, fbm(px * 0.5 + 7, pz * 1.1, 5)) * 0.14 * crests;
  }
  for (const churn of churns) {
    const away = awayFrom(churn, px, pz) + (fbm(px * 0.9, pz * 0.9 + 5, 3) - 0.5) * 0.7;
    if (away > 2.2) continue;
    // White where it lands, then lace that drifts off and breaks up.
    const lace = fbm(px * 3.1 + fbm(px, pz, 2) * 2, pz * 4.4, 4);
    foam += smooth(1.1, 0.45, away) * (0.72 + 0.28 * lace);
    foam += smooth(2.2, 0.8, away) * smooth(0.46, 0.62, lace - 0.1 * smooth(0.8, 2.2, away)) * 0.7;
  }
  return clamp(foam);
}
