import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { eroded, fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { finishWorld, groundGrid, isClear, overDepths, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Where the wall of the glacier stands by itself, and how high it is; metres. */
const wall = { z: 74, high: 11.5 } as const;

/** The front of a glacier in a bay with floes of ice, seen from a floe or a snowy shore. */
export function buildGlacier(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0011, clouds: 0.35, ...order.air });
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  const afloat = things.filter(({ onWater }) => onWater).map(({ z, clearing }) => z - clearing - 1);
  const shore = Math.min(
    Math.max(4.5, ...standing.map(({ z, clearing }) => z + clearing + 1)),
    Math.max(2.6, ...(afloat.length > 0 ? [Math.min(...afloat)] : [200])),
  );
  const back = Math.max(0, ...things.map(({ z, clearing }) => z + clearing - 50));
  const place = random() * 60;
  const near = nearShore(place, shore, standing);
  const ice = glacierFront(place, wall.z + back);
  groundGrid(mesh, near, {
    wide: order.wide,
    coarse: order.coarse,
    near: 0.4,
    far: shore * 1.4 + 12,
    rows: 200,
    columns: 220,
    spread: 0.8,
  });
  groundGrid(mesh, ice, {
    wide: order.wide,
    coarse: order.coarse,
    near: wall.z + back - 16,
    far: 900 + back,
    rows: 300,
    columns: 380,
    spread: 0.72,
  });
  waterPlane(mesh, 0);
  driftFloes(mesh, order, shore, wall.z + back);
  putThings(mesh, things, overDepths(near));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 3, focal: 1 }, (x, z) => Math.max(0.3, near(x, z))),
    paintGround: paintIce(shore, wall.z + back),
    ground: near,
    events: order.events,
    water: {
      ...{ level: 0, deep: hex('#0f3a4a'), shallow: hex('#5fb0bc'), bed: () => -8, depth: 4, surf: 0, crests: 0 },
      waves: 0.34,
      waveSize: 0.9,
    },
    focus: [0, 4, 24],
    shadowRadius: 50,
    occlusion: { radius: 2, power: 0.9 },
    snow: 0.3,
  });
}

/** A snowy shore with drifts, and under what stands beyond it a floe of its own. */
function nearShore(place: number, shore: number, standing: SettingOrder['things']): Ground {
  return (x, z) => {
    const ragged = (fbm(x * 0.28 + place, z * 0.2, 3) - 0.5) * 2.6;
    const drift = 0.5 + (fbm(x * 0.22 + place, z * 0.22, 4) - 0.5) * 0.5;
    const land = smooth(shore + 0.8, shore - 0.3, z + ragged);
    const floe = Math.max(
      0,
      ...standing.map((thing) =>
        smooth(thing.clearing + 1.6, thing.clearing + 0.7, Math.hypot(x - thing.x, z - thing.z)),
      ),
    );
    const share = Math.max(land, floe);
    return -1.4 + share * (1.4 + Math.max(drift, floe * 0.45));
  };
}

/** A wall of ice that is broken into towers, and behind it the river of ice between its mountains. */
function glacierFront(place: number, from: number): Ground {
  return (x, z) => {
    const bent = z + Math.abs(x) * 0.18 + (fbm(x * 0.05 + place, 3.1, 4) - 0.5) * 26;
    const towers = fbm(x * 0.22 + place, z * 0.1, 4);
    const crack = smooth(0.1, 0.02, Math.abs(fbm(x * 0.16 + place, z * 0.03 + 4, 3) - 0.5));
    const front = smooth(from - 4, from - 1 + towers * 4, bent);
    const back = smooth(from, from + 260, z);
    const river = wall.high * (0.75 + 0.5 * towers) - crack * 5 * (1 - back) + back * 46;
    const sides = smooth(34, 190, Math.abs(x + Math.sin(z * 0.01 + place) * 20) - z * 0.06);
    const peaks = sides * (eroded(x * 0.006 + place, z * 0.006, 9) * 120 * smooth(from - 10, from + 160, z) + 4);
    return -4 + front * (4 + river) + peaks;
  };
}

/** Flat floes and small bergs, denser towards the wall that they broke from. */
function driftFloes(mesh: Mesh, order: SettingOrder, shore: number, to: number): void {
  const { random, things } = order;
  for (let i = 0; i < 70; i++) {
    const z = shore + 3 + (to - shore - 10) * random() ** 0.8;
    const x = (random() - 0.5) * 1.5 * (z + 4);
    const size = (0.5 + random() ** 2 * 2.6) * (0.6 + z * 0.018);
    const isBerg = random() < 0.28;
    const inView = things.some(
      (thing) => thing.z > z && Math.abs(thing.x / thing.z - x / z) < 0.1 + thing.clearing / thing.z,
    );
    if (!isClear(things, x, z) || (inView && isBerg)) continue;
    if (isBerg) buildBerg(mesh, random, x, z, size * 0.7);
    else buildFloe(mesh, random, x, z, size);
  }
}

const [snow, blue, deep] = [hex('#b9c6d3'), hex('#8fc4dc'), hex('#4f9cc0')];

function buildFloe(mesh: Mesh, random: Random, x: number, z: number, size: number): void {
  const [seed, high, corners] = [random() * 40, 0.12 + random() * 0.16, 19];
  const rim = (i: number, y: number, grow: number): Vec3 => {
    const turn = (i / corners) * Math.PI * 2;
    const r = size * grow * (0.55 + 0.85 * fbm(Math.cos(turn) * 1.9 + seed, Math.sin(turn) * 1.9, 3));
    return [x + Math.cos(turn) * r, y, z + Math.sin(turn) * r * 0.8];
  };
  mesh.object();
  for (let i = 0; i < corners; i++) {
    mesh.face([[x, high + 0.02, z], rim(i + 1, high, 1), rim(i, high, 1)], snow, materials.snow);
    mesh.face([rim(i, 0, 1.05), rim(i, high, 1), rim(i + 1, high, 1), rim(i + 1, 0, 1.05)], blue, materials.gloss);
  }
}

function buildBerg(mesh: Mesh, random: Random, x: number, z: number, size: number): void {
  const seed = random() * 40;
  const lean = (random() - 0.5) * 0.8;
  mesh.object().sheet(
    (u, v) => {
      const turn = u * Math.PI * 2;
      const k = fbm(Math.cos(turn) * 1.7 + seed, Math.sin(turn) * 1.7 + v * 1.3, 4);
      const r = size * (0.35 + 1.1 * k) * (1 - v * v * 0.92) * (1 + 0.14 * Math.floor(v * 4));
      return [x + Math.cos(turn) * r + lean * v * size, v * size * (0.7 + 1.1 * k), z + Math.sin(turn) * r];
    },
    18,
    9,
    (u, v) =>
      scaleRgb(mixRgb(mixRgb(deep, blue, v * 2), snow, smooth(0.35, 0.8, v + fbm(u * 9 + seed, v * 4, 3) - 0.5)), 0.9),
    materials.gloss,
  );
}

function paintIce(shore: number, from: number): World['paintGround'] {
  const [rock, dark] = [hex('#5d5a58'), hex('#8a8580')];
  return (surface, x, y, z) => {
    const k = fbm(x * 0.35, z * 0.35 + y * 0.8, 4);
    const isNear = z < shore + 14;
    const steep = smooth(0.86, 0.5, surface.ny);
    // Old ice is blue where it broke, in layers; snow lies on what is level.
    const layers = 0.75 + 0.3 * fbm(x * 0.1, y * 1.6, 3);
    const ice = scaleRgb(mixRgb(blue, deep, smooth(0.35, 0.75, k) * 0.8), layers);
    const high = smooth(28, 60, y) * steep * (z > from + 20 ? 1 : 0);
    const bare = mixRgb(ice, mixRgb(rock, dark, k), high);
    const c = mixRgb(
      mixRgb(snow, hex('#9fb3c6'), k * 0.6),
      bare,
      isNear ? steep * 0.7 + smooth(0.25, 0, y) * 0.6 : steep,
    );
    surface.r = c[0];
    surface.g = c[1];
    surface.b = c[2];
    surface.gloss = 0.2;
    const rough = isNear ? 0.3 : 0.9 - 0.6 * high;
    if (isNear) {
      // The wind has drawn the snow.
      surface.nx += (fbm(x * 0.5 + 3, z * 1.4, 3) - 0.5) * 0.5;
      surface.nz += (fbm(x * 0.7, z * 1.9 + 5, 3) - 0.5) * 0.7;
    }
    surface.nx += (fbm(x * 0.6, y * 0.9 + 3, 4) - 0.5) * rough;
    surface.nz += (fbm(z * 0.6 + 7, y * 0.9, 4) - 0.5) * rough;
    surface.through = 0.15;
  };
}
