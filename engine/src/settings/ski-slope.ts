import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { buildPine } from '../shapes/pine.ts';
import { rod } from '../shapes/rings.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { isBefore } from './passers-by.ts';
import { buildRange } from './range.ts';
import { finishWorld, groundGrid, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Where the piste runs: its middle and half of its width at a distance, metres. */
interface Piste {
  readonly middle: (z: number) => number;
  readonly half: (z: number) => number;
}

/** How many firs stand along it. */
const firs = 72;
/** How far the slope rises, metres. */
const ridge = 150;

/** A ski slope in the sun: a groomed piste with the tracks of who came down, gates, firs at its sides, a chair lift, and peaks behind it (STUDIO-86). */
export function buildSkiSlope(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const side = random() < 0.5 ? -1 : 1;
  // A low sun from the side draws every track.
  const air = makeAir(order.time, order.weather, { fog: 0.0007, clouds: 0.3, az: side * 76, el: 24, ...order.air });
  const place = random() * 60;
  const middle = (z: number): number => side * 7 * (Math.cos(z * 0.032) - 1) * smooth(4, 60, z);
  const piste: Piste = { middle, half: (z) => 6.5 + z * 0.02 };
  const ground = slopeOf(piste, place);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, far: 420, rows: 250, columns: 190 });
  buildRange(mesh, random, { setting: 'ski slope', wide: order.wide, coarse: order.coarse });
  plantFirs(mesh, order, ground, piste);
  if (!isBefore(things, side * 12, 18, 2)) hangLift(mesh, random, ground, (z) => middle(z) + side * (10 + z * 0.04));
  setGates(mesh, order, ground, piste);
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.6, lookUp: 3.4, focal: 0.95 }, ground),
    paintGround: paintPiste(piste, place),
    ground,
    events: order.events,
    focus: [0, 3, 14],
    shadowRadius: 36,
    occlusion: { radius: 1, power: 0.9 },
    snow: 0.75,
    range: { snowLine: 30, woods: hex('#22392a') },
  });
}

/** Level where one stands, then steeper up to a ridge; beside the piste the snow lies deep and rolls. */
function slopeOf({ middle, half }: Piste, place: number): Ground {
  return (x, z) => {
    const rise = z < 9 ? 0 : (Math.min(z, ridge) - 9) * 0.135 * smooth(9, 70, z) + smooth(60, ridge, z) * 5;
    const fall = smooth(ridge, 330, z) * 46;
    const beside = smooth(-0.4, 2.6, Math.abs(x - middle(z)) - half(z));
    const rolls = fbm(x * 0.1 + place, z * 0.08, 3) * 1.7 - 0.45;
    return rise - fall + beside * rolls + (fbm(x * 0.012 + place, z * 0.012, 2) - 0.5) * 14 * smooth(30, 130, z);
  };
}

/** Firs heavy with snow along both sides, close together farther up. */
function plantFirs(
  mesh: Mesh,
  { random, refuses, things, wide }: SettingOrder,
  ground: Ground,
  { middle, half }: Piste,
): void {
  if (refuses('tree')) return;
  for (let i = 0; i < firs; i++) {
    const z = 11 + (i / firs) ** 1.25 * 150 + random() * 4;
    const s = i % 2 ? 1 : -1;
    const x = middle(z) + s * (half(z) + 2.2 + random() ** 1.4 * (6 + z * 0.42 * wide));
    const [h, turn] = [4.5 + random() * 5.5, random() * 6.28];
    if (isBefore(things, x, z, 1.6)) continue;
    put(mesh, { x, y: ground(x, z) - 0.2, z, turn }, (m) =>
      buildPine(m, random, { h, tiers: z < 26 ? 12 : z < 60 ? 8 : 6, n: z < 26 ? 10 : z < 60 ? 8 : 6 }),
    );
  }
}

/** Pylons with a cable, and chairs on it. */
function hangLift(mesh: Mesh, random: Random, ground: Ground, way: (z: number) => number): void {
  const high = 7.5;
  const top = (z: number): Vec3 => [way(z), ground(way(z), z) + high, z];
  const stops = [14, 44, 78, 116, 150];
  for (const z of stops) {
    const [x, y] = top(z);
    rod(mesh.object(), [x, y - high - 1, z], [x, y + 0.3, z], 0.19, '#7d8790', materials.metal);
    mesh.box(x, y, z, 3, 0.22, 0.3, '#5d666e', materials.metal);
  }
  for (const aside of [-1.3, 1.3]) {
    const cable = stops.map((z): Vec3 => {
      const [x, y] = top(z);
      return [x + aside, y + 0.28, z];
    });
    mesh.object().tube(cable, [0.035], '#3a3f44', materials.plain, 5);
  }
  const colour = pick(random, ['#c8322c', '#2356a8', '#e0902a']);
  for (let z = 18; z < 145; z += 9.5)
    for (const aside of [-1.3, 1.3]) {
      const at = z + (aside > 0 ? 4 : 0);
      const next = stops.find((stop) => stop >= at) ?? 150;
      const last = stops.findLast((stop) => stop <= at) ?? 14;
      const [a, b] = [top(last), top(next)];
      const u = next === last ? 0 : (at - last) / (next - last);
      const [x, y] = [a[0] + (b[0] - a[0]) * u + aside, a[1] + (b[1] - a[1]) * u + 0.28];
      rod(mesh.object(), [x, y, at], [x, y - 1.7, at], 0.03, '#4a5158', materials.metal);
      mesh.box(x, y - 2.3, at + 0.18, 1.5, 0.6, 0.06, colour, materials.gloss);
      mesh.box(x, y - 2.36, at - 0.1, 1.5, 0.07, 0.55, colour, materials.gloss);
    }
}

/** Slalom gates in turns left and right, each of two poles with a cloth. */
function setGates(mesh: Mesh, { things, random }: SettingOrder, ground: Ground, { middle }: Piste): void {
  for (let i = 0; i < 6; i++) {
    const z = 15 + i * 9;
    const x = middle(z) + (i % 2 ? 2.4 : -2.4) + random() * 0.4;
    const colour = i % 2 ? '#2456b8' : '#c8242a';
    if (isBefore(things, x, z, 1.4)) continue;
    const y = ground(x, z);
    for (const s of [-0.45, 0.45])
      rod(mesh.object(), [x + s, y - 0.1, z], [x + s, y + 1.75, z], 0.025, colour, materials.gloss);
    mesh.box(x, y + 1, z, 0.9, 0.55, 0.015, colour, materials.cloth);
  }
}

/** How far apart the two skis of who came down were, and how wide each track is; metres. */
const [apart, track] = [0.13, 0.045] as const;

/** Snow that was groomed in fine ridges where the piste is, with the winding tracks of skis over it, and deep and bluish beside it. */
function paintPiste({ middle, half }: Piste, place: number): World['paintGround'] {
  const [white, shade, blue] = [hex('#eef3fa'), hex('#cfdcee'), hex('#a9c0de')];
  const ways = Array.from({ length: 7 }, (_, i) => ({
    aside: ((i * 0.618 + place) % 1) * 9 - 4.5,
    swing: 0.9 + ((i * 0.37) % 1) * 1.5,
    long: 2.1 + ((i * 0.71) % 1) * 1.6,
    from: i * 1.9 + place,
  }));
  return (surface, x, _y, z, distance) => {
    const off = Math.abs(x - middle(z));
    const on = smooth(half(z) + 0.5, half(z) - 0.5, off);
    const broad = fbm(x * 0.3 + place, z * 0.22, 3);
    let c = mixRgb(white, shade, smooth(0.45, 0.72, broad) * (1 - 0.5 * on));
    // Farther away a track is as wide as the eye can still tell.
    const wide = track + distance * 0.0016;
    let cut = 0;
    for (const { aside, swing, long, from } of ways) {
      const way = middle(z) + aside + swing * Math.sin(z / long + from);
      for (const s of [-apart, apart]) cut = Math.max(cut, smooth(wide, wide * 0.35, Math.abs(x - way - s)));
    }
    cut *= on * smooth(95, 55, distance);
    c = mixRgb(c, blue, cut * 0.75);
    surface.r = c[0];
    surface.g = c[1];
    surface.b = c[2];
    const comb = Math.sin((x - middle(z)) * 84) * 0.2 * on * smooth(11, 3, distance);
    surface.nx += comb + cut * 0.3;
    const drift = (fbm(x * 0.9 + place, z * 0.9, 3) - 0.5) * 1.3 * (1 - on) * smooth(70, 10, distance);
    surface.nx += drift;
    surface.nz += drift * 0.6;
    surface.through = 0.04;
  };
}
