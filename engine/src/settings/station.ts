import { hex, mixRgb } from '../raster/colour.ts';
import { tau } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { bench } from '../concepts/street/bench.ts';
import { train } from '../concepts/vehicles/train.ts';
import type { Look } from '../concepts/concept.ts';
import { isBefore, walkPeople } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, put, putThings, standAt } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** Half the width of the platform, its height over the tracks, and where the middle of the tracks beside it lies; metres. */
const [half, drop, track] = [3.9, 1.05, 5.9] as const;
/** The roof: radius of its arch, the height that it springs from, how far it reaches, and from rib to rib; metres. */
const [radius, spring, reach, bay] = [15.5, 4.6, 96, 8] as const;
/** What is wider than this does not stand on the platform but on the track; metres. */
const widest = 3.4;

const iron = '#3c4a48';

/** A station: a platform under an arched roof of iron and glass, rails on both sides, a clock, and a train that waits. */
export function buildStation(order: SettingOrder): World {
  const { random, season } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.005, clouds: 0.4, ...order.air });
  const isLit = lampsOn(air);
  const look: Look = { season, lit: isLit, ordinal: 0 };
  const things = order.things.map(onTrack);
  const onRails = things.some(({ clearing }) => clearing > widest);
  const ground: Ground = (x) => (Math.abs(x) <= half ? 0 : -drop);
  layPlatform(mesh, order);
  for (const side of [-1, 1]) {
    for (const x of [track, track + 4.4]) layTrack(mesh, side * x);
    raiseWall(mesh, side);
  }
  raiseRoof(mesh);
  closeEnd(mesh);
  if (!order.refuses('train') && !onRails)
    put(mesh, { x: -track, y: -drop + 0.16, z: 27, turn: -Math.PI / 2 }, (m) => train.build(m, random, look));
  const lamps = raiseLamps(mesh, things, isLit && !order.refuses('lamp'));
  if (!order.refuses('clock')) hangClock(mesh);
  if (!order.refuses('bench'))
    for (const z of [8.5, 16.5, 26])
      if (!isBefore(things, 2.9, z, 1))
        put(mesh, { x: 2.9, y: 0, z, turn: Math.PI / 2 }, (m) => bench.build(m, random, look));
  walkPeople(mesh, { ...order, things }, { many: 7, wide: 2.4 });
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 3.1, focal: 0.86 }, () => 0),
    paintGround: paintFloor(),
    ground,
    events: order.events,
    lamps,
    focus: [0, 2, 13],
    shadowRadius: 30,
    windowsLit: isLit ? 1 : 0,
    occlusion: { radius: 1, power: 1.1 },
  });
}

/** What drives stands on the rails beside the platform and comes towards the eye. */
function onTrack(thing: PlacedThing): PlacedThing {
  if (thing.clearing <= widest || thing.onWater) return thing;
  return { ...thing, x: -track, y: 0.16, z: Math.max(9, thing.clearing * 2), turn: -Math.PI / 2, mirrored: false };
}

function layPlatform(mesh: Mesh, { wide, coarse }: SettingOrder): void {
  groundGrid(mesh, () => -drop, { wide, coarse, near: 0.5, far: 400, rows: 90, columns: 90 });
  const up: Vec3 = [0, 1, 0];
  const end = reach + 30;
  mesh.object();
  mesh.tri([-half, 0, -8], [-half, 0, end], [half, 0, end], up, up, up, [1, 1, 1], materials.terrain);
  mesh.tri([-half, 0, -8], [half, 0, end], [half, 0, -8], up, up, up, [1, 1, 1], materials.terrain);
  for (const side of [-1, 1]) {
    mesh.object().box(side * (half - 0.2), -drop, end / 2 - 4, 0.4, drop + 0.01, end + 8, '#a8a090', materials.stone);
    // The line behind which one waits.
    mesh.box(side * (half - 0.72), 0.002, end / 2 - 4, 0.11, 0.006, end + 8, '#d8b23a', materials.plain);
  }
}

/** Rails on their sleepers. */
function layTrack(mesh: Mesh, x: number): void {
  for (let z = -6; z < reach + 26; z += z < 40 ? 0.75 : 1.5)
    mesh.object().box(x, -drop, z, 2.5, 0.1, 0.26, '#54483c', materials.planks);
  for (const s of [-0.72, 0.72]) {
    mesh.object().box(x + s, -drop + 0.09, reach / 2 + 8, 0.14, 0.03, reach + 34, '#5c4a3e', materials.plain);
    mesh.box(x + s, -drop + 0.12, reach / 2 + 8, 0.065, 0.1, reach + 34, '#a9aeb2', materials.metal);
  }
}

/** A wall of brick with blind arches and tall windows, on which the roof rests. */
function raiseWall(mesh: Mesh, side: number): void {
  const x = side * radius;
  mesh.object().box(x + side * 0.4, -drop, reach / 2 - 4, 0.8, spring + drop, reach + 8, '#a8644a', materials.brick);
  mesh.box(x, spring - 0.3, reach / 2 - 4, 0.6, 0.35, reach + 8, '#cabfa8', materials.stone);
  for (let z = 0; z < reach; z += bay) {
    mesh.object().box(x - side * 0.16, -drop, z, 0.5, spring + drop, 0.9, '#96563e', materials.brick);
    mesh.box(x - side * 0.05, 0.5, z + bay / 2, 0.2, 2.6, 2.4, '#233038', materials.window);
    for (const dz of [-1.3, 1.3])
      mesh.box(x - side * 0.1, 0.4, z + bay / 2 + dz, 0.26, 2.8, 0.2, '#cabfa8', materials.stone);
    mesh.box(x - side * 0.1, 3.15, z + bay / 2, 0.28, 0.24, 2.9, '#cabfa8', materials.stone);
  }
}

/** A place on the arch: 0 at the left spring, 1 at the right one. */
const onArch = (share: number, z: number, r: number = radius): Vec3 => {
  const a = Math.PI * (1 - share);
  return [Math.cos(a) * r, spring + Math.sin(a) * r * 0.72, z];
};

/** Ribs of iron with a lattice, purlins along them, slates at both sides and the ridge; between these glass lets the sky in. */
function raiseRoof(mesh: Mesh): void {
  for (let z = 0; z <= reach; z += bay) {
    const n = z < 40 ? 30 : 16;
    for (const [r, thick] of [
      [radius, 0.16],
      [radius - 0.85, 0.1],
    ] as const)
      mesh.object().tube(
        Array.from({ length: n + 1 }, (_, i) => onArch(i / n, z, r)),
        [thick],
        iron,
        materials.metal,
        6,
      );
    for (let i = 0; i < (z < 48 ? n * 2 : 0); i++)
      mesh.tube(
        [
          onArch(i / (n * 2), z, i % 2 ? radius : radius - 0.85),
          onArch((i + 1) / (n * 2), z, i % 2 ? radius - 0.85 : radius),
        ],
        [0.045],
        iron,
        materials.metal,
        4,
      );
  }
  for (let i = 1; i < 24; i++)
    mesh.object().tube([onArch(i / 24, -8), onArch(i / 24, reach)], [0.07], iron, materials.metal, 5);
  for (let z = -6; z < reach; z += 2) {
    if (z % bay === 0) continue;
    mesh.object().tube(
      Array.from({ length: 17 }, (_, i) => onArch(0.2 + (0.6 * i) / 16, z, radius + 0.1)),
      [0.035],
      '#5a6866',
      materials.metal,
      4,
    );
  }
  for (const [from, to] of [
    [0, 0.2],
    [0.46, 0.54],
    [0.8, 1],
  ] as const)
    mesh.object().sheet(
      (u, v) => onArch(from + (to - from) * u, v * (reach + 8) - 8, radius + 0.15),
      8,
      40,
      (u) => mixRgb(hex('#5c4c3e'), hex('#776450'), Math.floor(u * 16) % 2),
      materials.planks,
    );
}

/** The gable at the far end: panes between bars that spread like a fan, open below for the trains. */
function closeEnd(mesh: Mesh): void {
  for (let i = 0; i <= 16; i++) {
    const top = onArch(i / 16, reach);
    mesh
      .object()
      .tube([[top[0] * 0.32, spring + (top[1] - spring) * 0.32, reach], top], [0.1], iron, materials.metal, 5);
  }
  for (const r of [0.32, 0.55, 0.78])
    mesh.object().tube(
      Array.from({ length: 25 }, (_, i) => onArch(i / 24, reach, radius * r)),
      [0.11],
      iron,
      materials.metal,
      5,
    );
  mesh.object().box(0, spring - 0.35, reach, radius * 2, 0.6, 0.4, iron, materials.metal);
}

/** Columns of iron with a pair of globes each, along the middle of the platform's far part and its edges. */
function raiseLamps(mesh: Mesh, things: readonly PlacedThing[], isLit: boolean): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (let i = 0; i < 9; i++)
    for (const side of [-1, 1]) {
      const [x, z] = [side * 2.75, 6.5 + i * bay + (side > 0 ? bay / 2 : 0)];
      if (isBefore(things, x, z, 0.4)) continue;
      mesh.object();
      mesh.cyl(x, 0, z, 0.2, 0.16, 0.35, iron, materials.metal, 12);
      mesh.cyl(x, 0.35, z, 0.085, 0.07, 3.3, iron, materials.metal, 12);
      for (const y of [0.6, 2.9]) mesh.cyl(x, y, z, 0.12, 0.12, 0.08, '#b8923a', materials.metal, 12);
      for (const s of [-1, 1]) {
        mesh.tube(
          [
            [x, 3.2, z],
            [x + s * 0.3, 3.55, z],
            [x + s * 0.58, 3.5, z],
          ],
          [0.035, 0.03, 0.025],
          iron,
          materials.metal,
          6,
        );
        mesh.ball(x + s * 0.58, 3.3, z, 0.19, 0.19, 0.19, '#ffe6b4', isLit ? materials.glow : materials.gloss, 14);
      }
      if (isLit && lamps.length < 8) lamps.push({ at: [x, 3.2, z], power: 6, colour: [1, 0.74, 0.42], size: 1 });
    }
  return lamps;
}

/** A clock with a face on either side, which hangs over the platform from a bracket. */
function hangClock(mesh: Mesh): void {
  const [x, y, z] = [1.15, 3.5, 10.5];
  mesh.object().tube([[x, y + 0.6, z], onArch(0.53, z)], [0.03], iron, materials.metal, 6);
  mesh
    .push()
    .at(x, y, z)
    .rotX(-Math.PI / 2);
  mesh.cyl(0, -0.12, 0, 0.62, 0.62, 0.24, '#2c3634', materials.metal, 40);
  mesh.cyl(0, 0.1, 0, 0.66, 0.6, 0.05, '#b8923a', materials.metal, 40);
  mesh.cyl(0, 0.13, 0, 0.53, 0.53, 0.03, '#f4eedc', materials.plain, 40);
  mesh.pop();
  const front = z - 0.175;
  for (let hour = 0; hour < 12; hour++) {
    const [s, c] = [Math.sin((hour / 12) * tau), Math.cos((hour / 12) * tau)];
    mesh.tube(
      [
        [x + s * 0.42, y + c * 0.42, front],
        [x + s * 0.49, y + c * 0.49, front],
      ],
      [hour % 3 ? 0.012 : 0.022],
      '#1c1a18',
      materials.plain,
      4,
    );
  }
  for (const [a, long, thick] of [
    [-0.9, 0.26, 0.022],
    [0.95, 0.4, 0.015],
  ] as const)
    mesh.tube(
      [
        [x, y, front - 0.01],
        [x + Math.sin(a) * long, y + Math.cos(a) * long, front - 0.01],
      ],
      [thick, thick * 0.5],
      '#1c1a18',
      materials.plain,
      4,
    );
}

/** Slabs on the platform, ballast between the rails. */
function paintFloor(): World['paintGround'] {
  const [light, dark, joint] = [hex('#b3a996'), hex('#958b7a'), hex('#857c6e')];
  const [grey, rust] = [hex('#6e675e'), hex('#59483a')];
  return (surface, x, y, z, distance) => {
    const fine = fbm(x * 2.3, z * 2.3, 3);
    let c;
    if (y > -0.2) {
      const [column, row] = [Math.floor(x / 0.8), Math.floor(z / 0.6 + (Math.floor(x / 0.8) % 2) * 0.5)];
      const [fx, fz] = [x / 0.8 - column, z / 0.6 + (column % 2) * 0.5 - row];
      const gap = smooth(0.05, 0.015, Math.min(fx, 1 - fx, fz, 1 - fz)) * smooth(24, 9, distance);
      c = mixRgb(mixRgb(light, dark, fbm(column * 3.1, row * 2.7, 1)), joint, gap);
    } else {
      const stones = fbm(x * 9, z * 9, 2);
      c = mixRgb(grey, rust, smooth(0.4, 0.7, stones) * 0.7);
      surface.nx += (fbm(x * 8, z * 8, 2) - 0.5) * 1.2;
      surface.nz += (fbm(x * 8 + 5, z * 8, 2) - 0.5) * 1.2;
    }
    const tone = 0.8 + 0.32 * fine;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
