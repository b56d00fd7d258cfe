import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { paintStars } from '../events/stars.ts';
import { createRandom } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import type { Random } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Surface } from '../solid/spot.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Light, World } from '../solid/world.ts';
import { airless } from './other-worlds.ts';
import { finishWorld, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Two colours of a nebula. */
export const nebulae: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#3a2a8a', '#b0407a'],
  ['#0f4a6e', '#c06a3a'],
  ['#5a1f7a', '#2a6ab0'],
  ['#14505a', '#6a3aa0'],
];

type Kind = 'earth' | 'giant' | 'desert';

/** A planet that is seen from space: what it is like, the middle of its ball and its radius, metres. */
export interface Planet {
  readonly kind: Kind;
  readonly at: Vec3;
  readonly radius: number;
  readonly seed: number;
}

/** Open space: stars, a nebula, and a planet that fills a corner; whatever is asked for floats before it. */
export function buildSpace(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const side = random() < 0.5 ? -1 : 1;
  const planet: Planet = {
    kind: pick(random, ['earth', 'giant', 'desert', 'earth'] as const),
    at: [side * (150 + random() * 60), -95 - random() * 40, 330],
    radius: 150 + random() * 30,
    seed: random() * 60,
  };
  mesh.object();
  mesh.ball(...planet.at, planet.radius, planet.radius, planet.radius, '#ffffff', materials.terrain, 120);
  if (planet.kind === 'giant') layRings(mesh, planet);
  const nowhere = (): number => 0;
  putThings(mesh, order.things, nowhere);
  const air = {
    ...airless(makeAir('day', ['clear'], { ...order.air, az: -side * 104, el: 24, fog: 0, clouds: 0 })),
    sunLight: [2.3, 2.22, 2.1],
    ambient: [0.13, 0.135, 0.17],
    bounce: [0.1, 0.11, 0.14],
  } as const;
  const colours = pick(random, nebulae);
  const stars = random() * 1e9;
  const eye = order.eye ?? 1.75;
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.2, focal: 1.05 }, nowhere),
    paintGround: planetPainter(planet, [0, eye, 0], air.sun),
    ground: nowhere,
    backdrop: nebulaBackdrop(colours, random() * 50, random),
    events: [paintStars(() => createRandom(stars), 2200, 1), ...order.events],
    shadowRadius: Math.max(30, order.reach * 0.9),
    focus: [0, 2, Math.max(16, order.reach * 0.8)],
    softShadow: 0.6,
  });
}

/** Rings of ice around a giant, bright and dark by turns. */
function layRings(mesh: Mesh, { at, radius, seed }: Planet): void {
  mesh
    .push()
    .at(...at)
    .rotZ(0.3)
    .rotX(-0.12);
  mesh.sheet(
    (u, v) => {
      const a = v * Math.PI * 2;
      const r = radius * (1.25 + 0.85 * u);
      return [Math.cos(a) * r, 0, Math.sin(a) * r];
    },
    40,
    160,
    (u) => {
      const bright = 0.25 + 0.75 * smooth(0.3, 0.7, fbm(u * 14 + seed, 3, 4));
      return u > 0.52 && u < 0.58 ? [0.012, 0.012, 0.014] : [0.8 * bright, 0.68 * bright, 0.5 * bright];
    },
    materials.leaf,
  );
  mesh.pop();
}

/** How much of its light a planet gives back: the sun is as strong as on the moon. */
const albedo = 0.72;

const ice: Rgb = [0.86, 0.9, 0.95];
const bands = ['#c8a476', '#e6d2b0', '#a8744a', '#d8b68a'].map((colour) => hex(colour));

/** What covers a planet, by the place on its ball; a thin air shines at its edge. */
export function planetPainter({ kind, at, radius, seed }: Planet, eye: Vec3, sun: Vec3): World['paintGround'] {
  return (surface: Surface, px, py, pz) => {
    const [x, y, z] = [(px - at[0]) / radius, (py - at[1]) / radius, (pz - at[2]) / radius];
    const colour =
      kind === 'giant' ? giantAt(x, y, z, seed) : kind === 'earth' ? earthAt(x, y, z, seed) : desertAt(x, y, z, seed);
    surface.r = colour[0] * albedo;
    surface.g = colour[1] * albedo;
    surface.b = colour[2] * albedo;
    [surface.nx, surface.ny, surface.nz] = [x, y, z];
    const [vx, vy, vz] = [eye[0] - px, eye[1] - py, eye[2] - pz];
    const facing = (x * vx + y * vy + z * vz) / Math.hypot(vx, vy, vz);
    const day = smooth(-0.15, 0.5, x * sun[0] + y * sun[1] + z * sun[2]);
    const rim = (1 - Math.max(0, facing)) ** 3 * day;
    const haze: Rgb = kind === 'earth' ? [0.25, 0.5, 1.1] : kind === 'giant' ? [0.5, 0.4, 0.26] : [0.6, 0.32, 0.18];
    surface.er += haze[0] * rim;
    surface.eg += haze[1] * rim;
    surface.eb += haze[2] * rim;
  };
}

function earthAt(x: number, y: number, z: number, seed: number): Rgb {
  const high = fbm(x * 2.1 + seed, y * 2.1 + z * 1.3, 6);
  const land = smooth(0.5, 0.54, high);
  const dry = smooth(0.4, 0.6, fbm(x * 3 + 7, z * 3 + y, 4));
  const ground = mixRgb([0.07, 0.17, 0.06], [0.36, 0.28, 0.15], dry);
  const sea = mixRgb([0.012, 0.06, 0.22], [0.03, 0.2, 0.34], smooth(0.4, 0.52, high));
  const below = mixRgb(mixRgb(sea, ground, land), ice, smooth(0.78, 0.88, Math.abs(y) + (high - 0.5) * 0.2));
  const swirl = fbm(x * 1.6 + seed, y * 4 + z, 3);
  const white = smooth(0.5, 0.7, fbm(x * 3.2 + swirl * 1.6, y * 5.5 + z * 2 + swirl, 6));
  return mixRgb(below, ice, white * 0.92);
}

function giantAt(x: number, y: number, z: number, seed: number): Rgb {
  const storm = fbm(x * 3 + seed, y * 9 + z * 2, 5) - 0.5;
  const along = (y + storm * 0.09) * 7 + seed;
  const first = Math.floor(along);
  const colour = (n: number): Rgb => bands[((n % bands.length) + bands.length) % bands.length] ?? [0.6, 0.5, 0.4];
  const mixed = mixRgb(colour(first), colour(first + 1), smooth(0.2, 0.8, along - first));
  const streak = 0.82 + 0.36 * fbm(x * 2 + z, y * 44 + storm * 6, 3);
  return [mixed[0] * streak, mixed[1] * streak, mixed[2] * streak];
}

function desertAt(x: number, y: number, z: number, seed: number): Rgb {
  const high = fbm(x * 2.6 + seed, y * 2.6 + z * 1.7, 6);
  const pits = fbm(x * 9 + z * 3, y * 9 + seed, 4);
  const tone = 0.7 + 0.6 * pits;
  const dust = mixRgb([0.42, 0.19, 0.09], [0.62, 0.36, 0.2], smooth(0.38, 0.62, high));
  const base = mixRgb(dust, ice, smooth(0.84, 0.92, Math.abs(y)));
  return [base[0] * tone, base[1] * tone, base[2] * tone];
}

/** Gas that shines in two colours, thin over most of the sky and dense along one band of it. */
export function nebulaBackdrop(
  [first, second]: readonly [string, string],
  place: number,
  random: Random,
): NonNullable<World['backdrop']> {
  const [one, other] = [hex(first), hex(second)];
  const lean = (random() - 0.5) * 1.6;
  const lift = random() * 0.25;
  return (dx, dy, dz, out: Light) => {
    const u = dx / (Math.abs(dz) + 0.4);
    const v = dy / (Math.abs(dz) + 0.4);
    const band = v - lift - u * lean;
    const gas = fbm(u * 3.2 + place, v * 3.2 + place, 5);
    const dense = smooth(0.42, 0.86, gas + 0.26 * Math.exp(-band * band * 9) - 0.06);
    const hue = smooth(0.35, 0.65, fbm(u * 1.7 + place + 9, v * 1.7, 3));
    const shade = dense * dense * 0.75;
    for (const k of [0, 1, 2] as const) out[k] = 0.0025 + (one[k] + (other[k] - one[k]) * hue) * shade;
    out[2] += 0.004;
  };
}
