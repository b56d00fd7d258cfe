import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { createRandom } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { paintStars } from '../events/stars.ts';
import { pick } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { airless } from './other-worlds.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { nebulaBackdrop, nebulae, planetPainter } from './space.ts';
import type { Planet } from './space.ts';

/** Half the width of the floor, half the width at the height of the shoulders, that height, and the height of the ceiling; metres. */
const [floor, wide, shoulder, high] = [2.5, 3.7, 1.5, 3.3] as const;

const [hull, dark, trim] = ['#8d949c', '#3c4249', '#c8ced4'] as const;

/** The bridge of a ship in space: a window upon a planet and stars, desks with screens, seats, and bands of light. */
export function buildSpaceship(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const side = random() < 0.5 ? -1 : 1;
  const glow = pick(random, ['#3fb8e8', '#5ad8b0', '#e8a24a', '#9a7af0']);
  const end = Math.max(8.5, ...things.map(({ z, clearing }) => z + clearing + 3.2));
  const planet: Planet = {
    kind: pick(random, ['earth', 'earth', 'giant', 'desert'] as const),
    at: [side * (70 + random() * 60), -70 - random() * 30, 330],
    radius: 125 + random() * 25,
    seed: random() * 60,
  };
  mesh.object().ball(...planet.at, planet.radius, planet.radius, planet.radius, '#ffffff', materials.terrain, 110);
  layFloor(mesh, end, glow);
  raiseHull(mesh, end, glow);
  openWindow(mesh, end);
  placeDesks(mesh, random, { end, glow, order });
  putThings(mesh, things, () => 0);
  const space = airless(makeAir('day', ['clear'], { ...order.air, az: -side * 100, el: 24, fog: 0, clouds: 0 }));
  const air = {
    ...space,
    sunLight: [1.5, 1.45, 1.4],
    ambient: [0.15, 0.165, 0.19],
    bounce: [0.12, 0.13, 0.15],
  } as const;
  const stars = random() * 1e9;
  const [r, g, b] = readColour(glow);
  const tint = (k: number): Rgb => [0.55 + r * k, 0.55 + g * k, 0.55 + b * k];
  const lamps = [2, 5, end - 2].map((z, i): Lamp => ({
    at: [0, high - 0.4, z],
    power: i === 2 ? 5 : 7,
    colour: tint(0.6),
    size: 1.5,
  }));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.65, lookUp: 1.3, focal: 0.82 }, () => 0),
    paintGround: planetPainter(planet, [0, 1.65, 0], air.sun),
    ground: () => 0,
    backdrop: nebulaBackdrop(pick(random, nebulae), random() * 50, random),
    events: [paintStars(() => createRandom(stars), 1500, 1), ...order.events],
    lamps,
    focus: [0, 1.4, 6],
    shadowRadius: 9,
    softShadow: 0.8,
    occlusion: { radius: 0.7, power: 1.1 },
    near: 0.1,
  });
}

/** Plates with a joint between them, and a band of light along each side. */
function layFloor(mesh: Mesh, end: number, glow: string): void {
  mesh.object().box(0, -0.3, end / 2 - 1, wide * 2, 0.16, end + 5, dark, materials.metal);
  for (let z = -2; z < end; z += 0.9)
    for (const x of [-1.25, 0, 1.25])
      mesh.object().box(x, -0.1, z + 0.44, 1.22, 0.1, 0.87, x === 0 ? '#59616a' : '#4c535b', materials.gloss);
  for (const s of [-1, 1]) {
    mesh
      .object()
      .box(s * (floor - 0.44), -0.02, end / 2 - 1, 0.1, 0.03, end + 2, scaleRgb(readColour(glow), 0.5), materials.glow);
    mesh.box(s * (floor - 0.18), -0.1, end / 2 - 1, 0.42, 0.13, end + 2, dark, materials.metal);
  }
}

/** Walls that lean outwards to the shoulders and inwards above, with ribs, panels, lights and pipes. */
function raiseHull(mesh: Mesh, end: number, glow: string): void {
  const light = scaleRgb(readColour(glow), 0.55);
  const lean = (s: number, y: number): number =>
    s *
    (y < shoulder
      ? floor + ((wide - floor) * y) / shoulder
      : wide - ((wide - 1.6) * (y - shoulder)) / (high - shoulder));
  for (const s of [-1, 1]) {
    for (const [from, to, tone] of [
      [0, shoulder, hull],
      [shoulder, high, '#7c848c'],
    ] as const)
      mesh.object().sheet(
        (u, v): Vec3 => [lean(s, from + (to - from) * v), from + (to - from) * v, -3 + u * (end + 3)],
        40,
        2,
        (u) => mixRgb(readColour(tone), [0.1, 0.11, 0.12], Math.floor(u * 40) % 5 === 4 ? 0.35 : 0),
        materials.metal,
      );
    mesh
      .object()
      .box(lean(s, shoulder) - s * 0.05, shoulder - 0.06, end / 2 - 1, 0.1, 0.12, end + 4, light, materials.glow);
    for (let z = 0.4; z < end; z += 1.7) {
      mesh.object().tube(
        [
          [lean(s, 0) - s * 0.02, 0, z],
          [lean(s, shoulder) - s * 0.06, shoulder, z],
          [lean(s, high) - s * 0.02, high, z],
        ],
        [0.11],
        dark,
        materials.metal,
        8,
      );
      // Panels with rows of small lights.
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 6; j++) {
          const y = 0.7 + i * 0.16;
          const tone = (i * 7 + j * 5 + Math.round(z * 3)) % 4;
          const colour = tone === 0 ? '#e85a4a' : tone === 1 ? '#f0c04a' : tone === 2 ? glow : '#2a3036';
          mesh.box(
            lean(s, y) - s * 0.05,
            y,
            z + 0.45 + j * 0.15,
            0.03,
            0.05,
            0.09,
            scaleRgb(readColour(colour), 0.6),
            tone === 3 ? materials.gloss : materials.glow,
          );
        }
    }
    for (const y of [2.3, 2.5, 2.7])
      mesh.object().tube(
        [
          [lean(s, y) - s * 0.1, y, -2],
          [lean(s, y) - s * 0.1, y, end],
        ],
        [0.05],
        y === 2.5 ? '#b8743a' : trim,
        materials.metal,
        7,
      );
  }
  mesh.object().box(0, high, end / 2 - 1, 3.6, 0.2, end + 4, dark, materials.metal);
  for (const x of [-0.9, 0.9]) mesh.box(x, high - 0.04, end / 2 - 1, 0.22, 0.04, end + 4, '#cfe4f4', materials.glow);
}

/** The window: struts between the floor, the shoulders and the ceiling, and a sill. */
function openWindow(mesh: Mesh, end: number): void {
  const outline: Vec3[] = [
    [-floor, 0.75, end],
    [-wide, shoulder, end],
    [-1.7, high, end],
    [1.7, high, end],
    [wide, shoulder, end],
    [floor, 0.75, end],
  ];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a;
    mesh.object().tube([a, b], [0.16], dark, materials.metal, 10);
  }
  for (const x of [-1.15, 1.15])
    mesh.tube(
      [
        [x * 1.25, 0.75, end],
        [x, high, end],
      ],
      [0.09],
      dark,
      materials.metal,
      8,
    );
  mesh.object().box(0, 0, end, floor * 2 + 0.6, 0.8, 0.4, hull, materials.metal);
}

/** Two desks before the window with screens and buttons, two seats at them, and one seat in the middle. */
function placeDesks(
  mesh: Mesh,
  random: Random,
  { end, glow, order }: { readonly end: number; readonly glow: string; readonly order: SettingOrder },
): void {
  for (const s of [-1, 1]) {
    const [x, z] = [s * 1.35, end - 1.25];
    put(mesh, { x, y: 0, z }, (m) => {
      m.object().box(0, 0, 0.1, 1.7, 0.62, 0.5, dark, materials.metal);
      m.push().at(0, 0.66, -0.08).rotX(-0.35);
      m.box(0, 0, 0, 1.8, 0.06, 0.72, hull, materials.metal);
      for (let i = 0; i < 3; i++) drawScreen(m, random, [(i - 1) * 0.56, 0.065, 0.04], glow);
      for (let i = 0; i < 12; i++) {
        const colour = pick(random, ['#e85a4a', '#f0c04a', '#5ad86a', glow]);
        m.box(-0.8 + i * 0.145, 0.06, -0.28, 0.08, 0.03, 0.08, scaleRgb(readColour(colour), 0.6), materials.glow);
      }
      m.pop();
    });
    if (!isBefore(order.things, x, z - 1.1, 0.5)) put(mesh, { x, y: 0, z: z - 1.05 }, buildSeat);
  }
  if (!isBefore(order.things, 0, end - 3.6, 0.7)) put(mesh, { x: 0, y: 0.14, z: end - 3.4, scale: 1.15 }, buildSeat);
  mesh.object().cyl(0, 0, end - 3.4, 1.05, 0.98, 0.14, '#5c646c', materials.metal, 40);
}

/** A screen with curves, bars, or a ring with a sweep. */
function drawScreen(mesh: Mesh, random: Random, [x, y, z]: Vec3, glow: string): void {
  const [colour, ground] = [scaleRgb(readColour(glow), 0.75), scaleRgb(readColour(glow), 0.07)];
  const [kind, place] = [Math.floor(random() * 3), random() * 9];
  mesh.sheet(
    (u, v): Vec3 => [x + (u - 0.5) * 0.48, y, z + (v - 0.5) * 0.4],
    48,
    40,
    (u, v) => {
      const curve = Math.abs(v - 0.5 - 0.2 * Math.sin(u * 9 + place) - 0.1 * Math.sin(u * 23 + place)) < 0.025;
      const bar = v < 0.15 + 0.6 * Math.abs(Math.sin(Math.floor(u * 9) * 2.1 + place)) && (u * 9) % 1 < 0.7;
      const r = Math.hypot(u - 0.5, v - 0.5);
      const ring =
        (r < 0.45 && Math.abs(((r * 9) % 1) - 0.5) > 0.42) ||
        (r < 0.42 && Math.abs(Math.atan2(v - 0.5, u - 0.5) - place / 3) < 0.12);
      return (kind === 0 && curve) || (kind === 1 && bar) || (kind === 2 && ring) ? colour : ground;
    },
    materials.glow,
  );
}

/** A seat on one leg, with arms and a headrest, that looks to the window. */
function buildSeat(mesh: Mesh): void {
  mesh
    .object()
    .cyl(0, 0, 0, 0.28, 0.26, 0.04, dark, materials.metal, 24)
    .cyl(0, 0.04, 0, 0.06, 0.06, 0.36, trim, materials.metal, 14);
  mesh.body(
    [
      [-0.18, 0.46, -0.16, 0.08, 0.18, 0.46, -0.16, 0.08, 0],
      [-0.18, 0.46, 0.18, 0.08, 0.18, 0.46, 0.18, 0.08, 0],
      [-0.2, 0.56, -0.22, 0.075, -0.17, 1.1, -0.34, 0.06, 0],
      [0.2, 0.56, -0.22, 0.075, 0.17, 1.1, -0.34, 0.06, 0],
      [0, 0.56, -0.2, 0.1, 0, 1.1, -0.33, 0.08, 0],
      [-0.09, 1.26, -0.35, 0.07, 0.09, 1.26, -0.35, 0.07, 0],
    ],
    { k: 0.08, colours: ['#2c3138'], mat: materials.plain },
  );
  for (const s of [-1, 1]) mesh.box(s * 0.33, 0.64, 0, 0.09, 0.06, 0.42, hull, materials.metal);
}
