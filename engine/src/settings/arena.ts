import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { ovalArcade, ovalLong, ovalShort } from '../shapes/oval-arcade.ts';
import { rod } from '../shapes/rings.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { World } from '../solid/world.ts';
import { finishWorld, groundGrid, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** The oval of sand as a share of the outer wall, how high the wall around it is, and where the rows of seats begin and end above it; metres. */
const [inner, wall, top] = [0.64, 2.3, 8.4] as const;
/** Rows of seats. */
const rows = 13;
/** How far its far side is behind whoever stands there, metres. */
const behind = 13;

const stone = hex('#d3bb92');

/** The inside of an amphitheatre: raked sand, a wall with gates around it, rows full of people, and arches over them (STUDIO-81). */
export function buildArena(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.001, clouds: 0.25, az: -55, el: 44, ...order.air });
  const far = Math.max(20, ...things.map(({ z, clearing }) => z + clearing + behind));
  // What is wide has an arena that is wide enough for it.
  const large = Math.max(1, far / 26);
  const middle = far - ovalShort * inner * large;
  groundGrid(mesh, () => 0, { wide: order.wide, coarse: order.coarse, far: far + 30, rows: 150, columns: 120 });
  mesh.push().at(0, 0, middle).scale(large, 1, large);
  raiseWall(mesh);
  raiseSeats(mesh);
  seatPeople(mesh, random, large);
  mesh.push().at(0, top, 0);
  ovalArcade(mesh, scaleRgb(stone, 0.92));
  mesh.pop();
  raiseMasts(mesh, random);
  mesh.pop();
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.6, lookUp: 4.4, focal: 0.92 }, () => 0),
    paintGround: paintArenaSand(random() * 40),
    ground: () => 0,
    events: order.events,
    focus: [0, 2, Math.max(10, order.reach * 0.7)],
    shadowRadius: Math.max(26, order.reach * 0.9),
    softShadow: 1.5,
  });
}

/** A point of an oval around the sand, `share` of the outer wall. */
const onOval = (a: number, share: number, y: number): Vec3 => [
  Math.cos(a) * ovalLong * share,
  y,
  Math.sin(a) * ovalShort * share,
];

/** A wall of plaster, red below and pale above, with a rail on it and dark gates in it. */
function raiseWall(mesh: Mesh): void {
  const [red, pale] = [hex('#8f3524'), hex('#dcc7a0')];
  mesh.object().sheet(
    (u, v) => onOval(u * tau, inner, v * wall),
    208,
    10,
    (u, v) => {
      const worn = 0.88 + 0.22 * fbm(u * 90, v * 5, 3);
      const joint = Math.floor(u * 208) % 8 === 0 ? 0.84 : 1;
      return scaleRgb(v < 0.55 ? red : pale, worn * joint);
    },
    materials.plain,
  );
  const rim = Array.from({ length: 105 }, (_, i) => onOval((i / 104) * tau, inner, wall));
  mesh.tube(rim, [0.16], scaleRgb(stone, 1.08), materials.plain, 6);
  for (const a of [0.25, 0.17, 0.33, 0.02, 0.48]) {
    const isGreat = a === 0.25;
    const [x, , z] = onOval(a * tau, inner - 0.006, 0);
    const [wide, high] = isGreat ? [3.2, 2.9] : [1.5, 1.75];
    mesh
      .push()
      .at(x, 0, z)
      .rotY(Math.PI / 2 - Math.atan2(z / ovalShort, x / ovalLong));
    mesh.object().box(0, 0, 0, wide, high, 0.3, scaleRgb(stone, 1.05), materials.stone);
    mesh.box(0, 0, -0.03, wide * 0.76, high * 0.88, 0.3, '#1b1410', materials.plain);
    for (let i = 0; i < 7; i++)
      mesh.box((i / 6 - 0.5) * wide * 0.7, 0, -0.2, 0.06, high * 0.86, 0.06, '#4a4038', materials.metal);
    for (const y of [0.3, 0.62]) mesh.box(0, high * y, -0.2, wide * 0.74, 0.07, 0.05, '#4a4038', materials.metal);
    mesh.pop();
  }
}

/** Where a row of seats lies: its share of the outer wall, and how high it is. */
const rowAt = (row: number): { readonly share: number; readonly y: number } => ({
  share: inner + 0.02 + (0.93 - inner) * (row / rows),
  y: wall - 0.35 + (top - wall) * (row / rows),
});

/** Steps of stone, with stairs between the blocks. */
function raiseSeats(mesh: Mesh): void {
  for (let row = 0; row < rows; row++) {
    const [from, to] = [rowAt(row), rowAt(row + 1)];
    const corners = [
      [from.share, from.y],
      [from.share, to.y],
      [to.share, to.y],
    ] as const;
    mesh.object().sheet(
      (u, v) => {
        const [share, y] = corners[Math.round(v * 2)] ?? corners[0];
        return onOval(u * tau, share, y);
      },
      104,
      2,
      (u, v) => scaleRgb(stone, (Math.floor(u * 104) % 13 === 0 ? 1.12 : 0.92) * (v < 0.4 ? 0.72 : 1)),
      materials.plain,
    );
  }
}

const cloths = [
  '#e9e2d2',
  '#c23b2a',
  '#d9a441',
  '#f1ead8',
  '#8a3f5a',
  '#3f6a8a',
  '#b98a5a',
  '#e7d3ae',
  '#5d7a4a',
] as const;
const skins = ['#c99a78', '#a97450', '#7d5238', '#dcb090'] as const;

/** People on all rows that are seen, those at the stairs left out: from the sand each is no more than a cloth and a head. */
function seatPeople(mesh: Mesh, random: Random, large: number): void {
  mesh.object();
  for (let row = 0; row < rows; row++) {
    const { share } = rowAt(row + 0.62);
    const many = Math.round(128 * large);
    for (let i = 0; i < many; i++) {
      const a = ((i + (row % 2) * 0.5 + random() * 0.4) / many) * Math.PI * 1.04 - 0.06;
      const stairs = Math.abs((((a / tau) * 8 + 8) % 1) - 0.04) < 0.035;
      if (stairs || random() < 0.07) continue;
      const [x, , z] = onOval(a, share, 0);
      const up = rowAt(row).y + (rowAt(row + 1).y - rowAt(row).y) + (random() < 0.16 ? 0.28 : 0);
      const cloth = pick(random, cloths);
      mesh.ball(x, up + 0.32, z, 0.25 / large, 0.4, 0.24 / large, cloth, materials.cloth, 6);
      mesh.ball(x, up + 0.84, z, 0.125 / large, 0.15, 0.125 / large, pick(random, skins), materials.plain, 6);
    }
  }
}

/** Masts over the upper wall, with banners. */
function raiseMasts(mesh: Mesh, random: Random): void {
  const colour = pick(random, ['#a8241c', '#7a1f4a', '#b5761c']);
  for (let i = 0; i < 15; i++) {
    const [x, y, z] = onOval(0.08 + (i / 14) * (Math.PI - 0.16), 1, top + 5);
    rod(mesh.object(), [x, y, z], [x, y + 4.6, z], 0.09, '#6a4a2c', materials.planks);
    const sway = random() * 2;
    mesh.sheet(
      (u, v): Vec3 => [x + u * 1.9, y + 4.4 - v * 1.5 - u * 0.2, z - 0.1 + 0.18 * u * Math.sin(u * 5 + sway)],
      8,
      4,
      () => hex(colour),
      materials.cloth,
    );
  }
}

/** Sand that was raked and trodden: fine grains near the eye, prints and darker patches farther away. */
function paintArenaSand(place: number): World['paintGround'] {
  const [light, dark] = [hex('#e0bd84'), hex('#ab7c49')];
  return (surface, x, _y, z, distance) => {
    const broad = fbm(x * 0.22 + place, z * 0.22, 3);
    const trodden = fbm(x * 2.4 + place, z * 2.4, 3);
    const fine = distance < 16 ? fbm(x * 38, z * 38 + place, 2) - 0.5 : 0;
    const c = mixRgb(light, dark, 0.9 * smooth(0.42, 0.75, broad * 0.55 + trodden * 0.45));
    const tone = 0.95 + fine * 0.34 * smooth(16, 3, distance);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    const dent = (fbm(x * 5 + place, z * 5, 2) - 0.5) * 0.9 * smooth(26, 3, distance);
    surface.nx += dent;
    surface.nz += (trodden - 0.5) * 0.8 * smooth(40, 4, distance) + fine * 0.5 * smooth(12, 2, distance);
  };
}
