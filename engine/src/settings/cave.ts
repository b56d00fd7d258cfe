import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Where the mouth of the cave is, metres from the eye when nothing stands in it. */
const mouthAt = 26;
/** Whoever looks has a light, or what stands before the mouth would be black. */
const torch: Lamp = { at: [1.6, 2.9, -0.6], power: 6, colour: readColour('#ffd9b0'), size: 2.4 };
const glows = ['#7a3cff', '#1fb8ff', '#ff4fc8', '#3affc0'] as const;

/** A cave whose mouth opens on the sea: rock around the picture, water that leads out, crystals that shine from the walls. */
export function buildCave(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  // A low sun stands in the mouth; a higher one would only be seen in the water, which the rock keeps from it.
  const isLow = order.time === 'sunset' || order.time === 'dawn' || order.time === 'dusk';
  const air = makeAir(order.time, order.weather, {
    fog: 0.0012,
    ...order.air,
    ...(isLow ? { az: Math.max(-8, Math.min(8, order.air.az ?? 0)) } : { az: 176, el: 40 }),
  });
  const shore = order.things.reduce(
    (far, { z, onWater, clearing }) => (onWater ? far : Math.max(far, z + clearing + 1.5)),
    0,
  );
  const mouth = mouthAt + Math.max(0, shore - 12);
  const place = random() * 60;
  const ground = floor(place, shore);
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    near: 0.6,
    far: mouth + 6,
    rows: 240,
    columns: 220,
  });
  waterPlane(mesh, 0);
  raiseVault(mesh, place, mouth);
  hangStalactites(mesh, random, place, mouth);
  const crystals = growCrystals(mesh, order, ground, mouth);
  putThings(mesh, order.things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.7, focal: 0.95 }, (x, z) => Math.max(0.3, ground(x, z))),
    paintGround: paintFloor(),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex('#0c3340'),
      shallow: hex('#2f7f86'),
      bed: ground,
      depth: 2,
      waves: 0.5,
      waveSize: 0.9,
      surf: 0.3,
      crests: 0,
    },
    lamps: [torch, ...crystals],
    focus: [0, 3, 14],
    shadowRadius: Math.max(30, mouth),
    occlusion: { radius: 2.4, power: 1.1 },
  });
}

/** Rock on both sides of a channel, level where something stands. */
function floor(place: number, shore: number): Ground {
  return (x, z) => {
    const side = smooth(
      2.2,
      5.2,
      Math.abs(x - Math.sin(z * 0.14 + place) * 1.6) + (fbm(x * 0.4, z * 0.4, 3) - 0.5) * 2.4,
    );
    const rock = -1.6 + side * (2.3 + fbm(x * 0.5 + place, z * 0.5, 4) * 1.4);
    const level = 0.36 + (fbm(x * 0.7, z * 0.7, 3) - 0.5) * 0.22;
    const near = smooth(2, -0.5, z - Math.max(3.2, shore) + (fbm(x * 0.5, z * 0.4, 3) - 0.5) * 1.8);
    return rock + (Math.max(rock, level) - rock) * near;
  };
}

/** How far the rock is from the middle of the cave, by the angle around it and the distance. */
function vaultAt(place: number, mouth: number): (turn: number, z: number) => Vec3 {
  return (turn, z) => {
    const rough = (fbm(Math.cos(turn) * 1.6 + place, Math.sin(turn) * 1.6 + z * 0.13, 5) - 0.5) * 4.6;
    const fine = (fbm(turn * 5 + place, z * 0.9, 3) - 0.5) * 0.9;
    // It opens towards the eye, and narrows once more before the mouth.
    const wide = 6.6 + smooth(10, 0, z) * 2.6 - smooth(mouth - 14, mouth - 3, z) * 1.2;
    // Behind the eye it is closed.
    const reach = (wide + rough + fine) * smooth(-10.5, -6, z);
    return [Math.cos(turn) * reach * 1.12, 1.1 + Math.sin(turn) * reach * 0.92, z];
  };
}

const [darkRock, paleRock, wetRock] = [hex('#241f1d'), hex('#6a5d50'), hex('#3a3a3c')];

function rockColour(place: number, turn: number, z: number, mouth: number): Rgb {
  const k = fbm(turn * 2.6 + place, z * 0.5, 5);
  const strata = fbm(Math.sin(turn) * 3 + 7, z * 0.12 + k, 4);
  const c = mixRgb(mixRgb(darkRock, paleRock, smooth(0.3, 0.75, k * 0.5 + strata * 0.5)), wetRock, 0.35);
  // No light of the sky reaches far behind the mouth.
  return scaleRgb(c, 0.8 + 0.4 * smooth(2, mouth, z));
}

function raiseVault(mesh: Mesh, place: number, mouth: number): void {
  const at = vaultAt(place, mouth);
  const turnOf = (u: number): number => (u * 1.3 - 0.15) * Math.PI;
  const zOf = (v: number): number => -11 + v * (mouth + 11);
  mesh.object().sheet(
    (u, v) => at(turnOf(u), zOf(v)),
    150,
    130,
    (u, v) => rockColour(place, turnOf(u), zOf(v), mouth),
    materials.rock,
  );
}

function hangStalactites(mesh: Mesh, random: Random, place: number, mouth: number): void {
  const at = vaultAt(place, mouth);
  for (let i = 0; i < 60; i++) {
    const z = 4 + random() * (mouth - 5);
    const turn = (0.22 + random() * 0.56) * Math.PI;
    const [x, y] = at(turn, z);
    const [long, thick] = [0.5 + random() ** 2 * 2.4, 0.1 + random() * 0.16];
    const c = rockColour(place, turn, z, mouth);
    mesh.object().tube(
      [
        [x, y + 0.5, z],
        [x, y - long * 0.4, z],
        [x + 0.02, y - long, z],
      ],
      [thick * 1.5, thick * 0.8, 0.015],
      scaleRgb(c, 1.15),
      materials.rock,
      7,
    );
  }
}

/** Clusters of crystals at the feet of the walls, and the light that they give. */
function growCrystals(mesh: Mesh, { random, things }: SettingOrder, ground: Ground, mouth: number): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (let i = 0; i < 9; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const z = 5 + (i / 9) * (mouth - 8) + random() * 2;
    const x = side * (3.6 + random() * 1.8);
    const colour = pick(random, glows);
    const size = 0.6 + random() * 0.9;
    if (!isClear(things, x, z)) continue;
    const y = ground(x, z) - 0.1;
    put(mesh, { x, y, z, turn: random() * 6, scale: size }, (m) => {
      m.object();
      for (let n = 0; n < 7; n++) growOne(m, random, n, colour);
    });
    if (lamps.length < 6)
      lamps.push({ at: [x - side * 0.5, y + size, z], power: 9 * size, colour: readColour(colour), size: 0.8 });
  }
  return lamps;
}

function growOne(mesh: Mesh, random: Random, n: number, colour: string): void {
  const [r, h, lean] = [0.09 + random() * 0.1, 0.5 + random() * 0.9, n === 0 ? 0.05 : 0.3 + random() * 0.5];
  const glow = readColour(colour);
  mesh
    .push()
    .rotY(n * 2.1 + random())
    .rotZ(-lean);
  const corner = (i: number, y: number): Vec3 => [Math.cos((i / 6) * tau) * r, y, Math.sin((i / 6) * tau) * r];
  for (let i = 0; i < 6; i++) {
    const shade = scaleRgb(glow, i % 2 ? 0.1 : 0.22);
    mesh.face([corner(i, 0), corner(i, h * 0.76), corner(i + 1, h * 0.76), corner(i + 1, 0)], shade, materials.glow);
    mesh.face([corner(i, h * 0.76), [0, h, 0], corner(i + 1, h * 0.76)], scaleRgb(glow, 0.34), materials.glow);
  }
  mesh.pop();
}

function paintFloor(): World['paintGround'] {
  return (surface, x, y, z, distance) => {
    const k = fbm(x * 0.9, z * 0.9 + y * 1.3, 5);
    carveRock(surface, x, y, z, distance, { place: 12, bed: 0.9, rough: 0.8 });
    const c = mixRgb(darkRock, paleRock, smooth(0.3, 0.8, k));
    const wet = smooth(0.35, 0.05, y);
    const tone = rockFace.tone * (0.7 + 0.6 * k) * (0.7 + 0.4 * smooth(2, 24, z)) * (1 - 0.4 * wet);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.gloss = 0.25 + 0.4 * wet;
  };
}
