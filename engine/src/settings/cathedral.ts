import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { shineRays } from '../events/god-rays.ts';
import { finishWorld, isClear, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width between the columns, half the width between the walls, the length of a bay; metres. */
const [nave, aisle, bay] = [5, 9.4, 6] as const;
/** Where the arches of the vault spring, how high they rise above that, and the top of the arches between the columns; metres. */
const [spring, rise, arcade] = [10.5, 5.6, 8.2] as const;

const limestone = hex('#c9bda6');
const panes = ['#c8202e', '#1f4fc0', '#e0a81e', '#1f8a5a', '#7a2fb0', '#2fb0d8', '#e8641e'] as const;

/** The nave of a Gothic cathedral: clustered columns, a ribbed vault, windows of stained glass that shine. */
export function buildCathedral(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const outside = makeAir(order.time, order.weather, { fog: 0.006, ...order.air, az: -60, el: 35 });
  const bays = Math.max(6, Math.ceil((Math.max(0, ...things.map(({ z, clearing }) => z + clearing)) + 12) / bay));
  const end = bays * bay + 3;
  layFloor(mesh, end);
  for (const side of [-1, 1] as const) {
    raiseArcade(mesh, side, bays);
    for (let i = -1; i < bays; i++) {
      const z = i * bay + bay / 2 + 3;
      glaze(mesh, random, { x: side * aisle, z, along: true, wide: 2.5, high: 6.2, sill: 1.6, isNight: outside.night });
      glaze(mesh, random, {
        x: side * (nave + 0.12),
        z,
        along: true,
        wide: 2.1,
        high: 1.9,
        sill: 8.8,
        isNight: outside.night,
      });
    }
    mesh.object().box(side * (aisle + 0.3), 0, end / 2 - 6, 0.5, 11, end + 20, '#b5a88f', materials.stone);
    mesh.object().sheet(
      (u, v) => {
        const x = nave + u * (aisle - nave);
        return [side * x, 8.4 + Math.sin(u * Math.PI) * 1.3, -8 + v * (end + 8)];
      },
      8,
      4,
      () => scaleRgb(limestone, 0.8),
      materials.plain,
    );
  }
  raiseVault(mesh, bays, end);
  closeEnd(mesh, random, end, outside.night);
  if (!order.refuses('bench')) placePews(mesh, order, end);
  const candles = lightCandles(mesh, order, bays);
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, insideOf(outside), {
    camera: standAt(order, { eye: 1.75, lookUp: 5.4, focal: 0.82 }, () => 0),
    paintGround: () => undefined,
    ground: () => 0,
    events: outside.night ? order.events : [shineRays(0.07), ...order.events],
    indoors: true,
    lamps: [...(outside.night ? [] : windowLight(bays)), ...candles],
    focus: [0, 2, 12],
    shadowRadius: 20,
    occlusion: { radius: 1.4, power: 1.1 },
    windowsLit: 0,
  });
}

/** No sun reaches the floor; the light is that of the stone and of the windows. */
function insideOf(air: Air): Air {
  const k = air.night ? 0.24 : 0.36;
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, 0.04),
    ambient: [0.5 * k, 0.46 * k, 0.44 * k],
    bounce: [0.4 * k, 0.33 * k, 0.26 * k],
  };
}

function windowLight(bays: number): readonly Lamp[] {
  const colours = ['#ffd9a8', '#ff9a7a', '#9ab8ff', '#ffe0b0', '#c8a0ff'];
  return Array.from({ length: Math.min(7, bays) }, (_, i) => ({
    at: [(i % 2 ? -1 : 1) * (nave - 0.6), 7, 3 + i * bay] as const,
    power: 22,
    colour: readColour(colours[i % colours.length] ?? '#ffd9a8'),
    size: 6,
  }));
}

function layFloor(mesh: Mesh, end: number): void {
  const [dark, pale] = [hex('#5e5048'), hex('#ab9e8a')];
  const rows = Math.round(end + 8) * 2;
  mesh.object().sheet(
    (u, v) => [(u - 0.5) * 20, 0, -8 + v * (rows / 2)],
    40,
    rows,
    (u, v) => ((Math.floor(u * 40) + Math.floor(v * rows)) % 2 ? dark : pale),
    materials.gloss,
  );
}

/** A row of clustered columns with the pointed arches between them and the wall above. */
function raiseArcade(mesh: Mesh, side: number, bays: number): void {
  for (let i = -2; i <= bays; i++) raiseColumn(mesh, side * nave, i * bay + 3);
  const archAt = (t: number): number => 5.2 + (arcade - 5.2) * (1 - Math.abs(2 * t - 1) ** 1.9);
  for (let i = -2; i < bays; i++) {
    const from = i * bay + 3;
    mesh.object();
    for (const x of [side * (nave - 0.35), side * (nave + 0.35)])
      mesh.sheet(
        (u, v) => [x, archAt(u) + (spring + rise - archAt(u)) * v, from + u * bay],
        20,
        6,
        (u, v) => stoneAt(x + u * 3, v * 9, from),
        materials.plain,
      );
    // The soffit, and a moulding along the edge of the arch.
    mesh.sheet(
      (u, v) => [side * (nave - 0.35 + v * 0.7), archAt(u), from + u * bay],
      20,
      1,
      () => scaleRgb(limestone, 0.7),
      materials.plain,
    );
    const edge = Array.from({ length: 17 }, (_, n): Vec3 => [
      side * (nave - 0.4),
      archAt(n / 16) - 0.02,
      from + (n / 16) * bay,
    ]);
    mesh.tube(edge, [0.13], '#d8cdb6', materials.plain, 6);
    mesh.tube(
      edge.map(([x, y, z]): Vec3 => [x - side * 0.02, y + 0.34, z]),
      [0.07],
      '#b8ab94',
      materials.plain,
      5,
    );
  }
  mesh
    .object()
    .box(side * (nave - 0.42), 8.45, (bays * bay) / 2 - 4, 0.22, 0.22, bays * bay + 22, '#d8cdb6', materials.plain);
}

function raiseColumn(mesh: Mesh, x: number, z: number): void {
  const stone = '#cfc3ac';
  mesh.object().push().at(x, 0, z);
  mesh.lathe(
    [
      [0.86, 0],
      [0.86, 0.35],
      [0.7, 0.5],
      [0.62, 0.62],
      [0.52, 0.7],
      [0.52, 4.7],
      [0.6, 4.8],
      [0.86, 5.3],
      [0.9, 5.5],
    ],
    20,
    stone,
    materials.stone,
  );
  for (let i = 0; i < 8; i++) {
    const [s, c] = [Math.sin((i / 8) * tau), Math.cos((i / 8) * tau)];
    mesh.cyl(s * 0.56, 0.6, c * 0.56, 0.12, 0.12, 4.3, '#d8ccb6', materials.plain, 8);
  }
  // The shafts that carry the ribs go up to the vault.
  const inward = x > 0 ? -1 : 1;
  for (const off of [-0.22, 0, 0.22])
    mesh.cyl(inward * 0.5, 5.4, off, 0.13, 0.13, spring - 5.2, '#d8ccb6', materials.plain, 8);
  mesh.lathe(
    [
      [0.4, spring - 0.1],
      [0.6, spring + 0.3],
    ],
    12,
    stone,
    0,
  );
  mesh.pop();
}

function stoneAt(a: number, b: number, c: number): Rgb {
  return scaleRgb(
    mixRgb(limestone, hex('#a8977c'), fbm(a * 0.7 + c, b * 0.6, 4)),
    0.86 + 0.2 * fbm(a * 3, b * 3 + c, 2),
  );
}

/** How high a pointed vault is over the nave, by the share of its half width from its middle. */
const crown = (share: number): number => spring + rise * (1 - share ** 1.75);

function raiseVault(mesh: Mesh, bays: number, end: number): void {
  mesh.object().sheet(
    (u, v) => {
      const x = (u - 0.5) * 2 * (nave + 0.2);
      const z = -9 + v * (end + 9);
      // Each bay is a little higher in its middle.
      const along = Math.abs(Math.sin(((z - 3) / bay) * Math.PI));
      return [x, crown(Math.min(1, Math.abs(u - 0.5) * 2)) - 0.5 + along * 0.5, z];
    },
    28,
    bays * 8,
    (u, v) => scaleRgb(mixRgb(hex('#b8ac98'), hex('#978a74'), fbm(u * 9, v * 40, 4)), 0.9),
    materials.plain,
  );
  const rib = (from: number, to: number, thick: number): void => {
    const points = Array.from({ length: 25 }, (_, n): Vec3 => {
      const share = (n / 24) * 2 - 1;
      return [share * nave, crown(Math.abs(share)) - 0.12, from + ((share + 1) / 2) * (to - from)];
    });
    mesh.object().tube(points, [thick], '#ddd2bc', materials.plain, 7);
  };
  for (let i = -2; i <= bays; i++) {
    const z = i * bay + 3;
    rib(z, z, 0.24);
    rib(z, z + bay, 0.13);
    rib(z + bay, z, 0.13);
    mesh.ball(0, crown(0) - 0.2, z + bay / 2, 0.34, 0.3, 0.34, '#b8923e', materials.metal, 10);
  }
  mesh.object().tube(
    [
      [0, crown(0) - 0.1, -8],
      [0, crown(0) - 0.1, end],
    ],
    [0.12],
    '#ddd2bc',
    materials.plain,
    6,
  );
}

interface Glazing {
  readonly x: number;
  readonly z: number;
  /** It lies in a wall along the nave; otherwise in the wall at its end. */
  readonly along: boolean;
  readonly wide: number;
  readonly high: number;
  readonly sill: number;
  readonly isNight: boolean;
}

/** What a pane of stained glass gives: much by day, a little of the candles' light by night. */
function paneColour(random: Random, isNight: boolean): Rgb {
  return scaleRgb(readColour(pick(random, panes)), (isNight ? 0.09 : 0.75) * (0.55 + random() * 0.9));
}

/** A pointed window of coloured panes in lead, with two mullions. */
function glaze(mesh: Mesh, random: Random, of: Glazing): void {
  const { x, z, wide, high, sill } = of;
  const inward = x > 0 ? -1 : 1;
  const spot = (a: number, y: number, off: number): Vec3 =>
    of.along ? [x + inward * off, y, z + a] : [x + a, y, z - off];
  const top = (a: number): number => sill + high * (0.62 + 0.38 * (1 - Math.min(1, Math.abs(a) / (wide / 2)) ** 1.8));
  const [columns, rows] = [6, Math.max(5, Math.round(high * 2.1))];
  mesh.object();
  for (let i = 0; i < columns; i++) {
    const [a, b] = [(i / columns - 0.5) * wide, ((i + 1) / columns - 0.5) * wide];
    for (let j = 0; j < rows; j++) {
      const at = (q: number, share: number): Vec3 => spot(q, sill + (top(q) - sill) * share, 0.08);
      const [low, up] = [j / rows + 0.006, (j + 1) / rows - 0.006];
      const glass = paneColour(random, of.isNight);
      const [l, r] = [a + 0.02, b - 0.02];
      const face = [at(l, low), at(l, up), at(r, up), at(r, low)];
      mesh.face(face, glass, materials.glow).face(face.toReversed(), glass, materials.glow);
    }
  }
  for (const a of [-wide / 6, wide / 6])
    mesh.tube([spot(a, sill, 0.14), spot(a, top(a), 0.14)], [0.06], '#8d8170', materials.plain, 6);
  const outline = Array.from({ length: 17 }, (_, n): Vec3 => {
    const a = (n / 16 - 0.5) * wide;
    return spot(a, top(a), 0.12);
  });
  mesh.tube(
    [spot(-wide / 2, sill, 0.12), ...outline, spot(wide / 2, sill, 0.12), spot(-wide / 2, sill, 0.12)],
    [0.11],
    '#d8cdb6',
    materials.plain,
    6,
  );
}

/** The wall behind the altar: a rose window over three lancets. */
function closeEnd(mesh: Mesh, random: Random, end: number, isNight: boolean): void {
  mesh.object().box(0, 0, end + 0.4, 2 * aisle + 2, spring + rise + 2, 0.6, '#b5a88f', materials.stone);
  for (const x of [-2.6, 0, 2.6])
    glaze(mesh, random, { x, z: end, along: false, wide: 1.9, high: x === 0 ? 5.4 : 4.6, sill: 2.6, isNight });
  const [cy, z] = [11.4, end - 0.02];
  const spot = (turn: number, r: number): Vec3 => [Math.sin(turn) * r, cy + Math.cos(turn) * r, z];
  mesh.object();
  for (const [ring, [from, to, petals]] of (
    [
      [0.25, 0.75, 8],
      [0.8, 1.7, 16],
      [1.76, 2.7, 24],
    ] as const
  ).entries())
    for (let i = 0; i < petals; i++) {
      const [a, b] = [((i + 0.06) / petals) * tau, ((i + 0.94) / petals) * tau];
      const glass =
        i % 2 === ring % 2 ? scaleRgb(readColour('#1f4fc0'), isNight ? 0.1 : 0.9) : paneColour(random, isNight);
      mesh.face(
        [spot(a, from), spot(a, to), spot((a + b) / 2, to + 0.1), spot(b, to), spot(b, from)],
        glass,
        materials.glow,
      );
    }
  for (const r of [0.22, 0.78, 1.74, 2.85])
    mesh.tube(
      Array.from({ length: 49 }, (_, n) => spot((n / 48) * tau, r)),
      [r > 2 ? 0.22 : 0.07],
      '#d8cdb6',
      materials.plain,
      6,
    );
  for (let i = 0; i < 8; i++)
    mesh.tube([spot((i / 8) * tau, 0.2), spot((i / 8) * tau, 2.8)], [0.06], '#d8cdb6', materials.plain, 5);
  // The altar on its steps, with candles.
  for (const [y, w, d] of [
    [0, 8, 5],
    [0.2, 6.6, 4],
    [0.4, 5.2, 3],
  ] as const)
    mesh.object().box(0, y, end - d / 2, w, 0.2, d, '#cfc3ac', materials.stone);
  mesh
    .box(0, 0.6, end - 1.2, 2.8, 1.05, 1, '#efe8da', materials.cloth)
    .box(0, 1.65, end - 1.2, 3, 0.08, 1.2, '#b8923e', materials.metal);
  for (const x of [-1.1, -0.7, 0.7, 1.1]) {
    mesh.cyl(x, 1.73, end - 1.2, 0.05, 0.05, 0.5, '#f2ead6', 0, 8);
    mesh.ball(x, 2.3, end - 1.2, 0.05, 0.11, 0.05, '#ffd27a', materials.glow, 6);
  }
}

function placePews(mesh: Mesh, { things }: SettingOrder, end: number): void {
  for (const side of [-1, 1])
    for (let z = 7; z < end - 10; z += 1.35) {
      const x = side * 3;
      if (
        !things.every(
          (thing) => Math.hypot(Math.max(0, Math.abs(x - thing.x) - 1.5), z - thing.z) > thing.clearing + 0.3,
        )
      )
        continue;
      put(mesh, { x, y: 0, z }, (m) => {
        m.object().box(0, 0.42, 0, 2.7, 0.06, 0.42, '#5e3a22', materials.planks);
        m.box(0, 0.42, -0.24, 2.7, 0.5, 0.06, '#6b4428', materials.planks);
        for (const end of [-1.36, 1.36]) m.box(end, 0, -0.04, 0.09, 1, 0.56, '#4a2d1a', materials.planks);
      });
    }
}

/** Stands with candles before the columns. */
function lightCandles(mesh: Mesh, { random, things, refuses }: SettingOrder, bays: number): readonly Lamp[] {
  const lamps: Lamp[] = [];
  if (refuses('candle')) return lamps;
  for (let i = 0; i < Math.min(4, bays); i++)
    for (const side of [-1, 1]) {
      const [x, z] = [side * (nave - 1.15), i * bay + 3];
      if (z < 2 || !isClear(things, x, z)) continue;
      put(mesh, { x, y: 0, z }, (m) => {
        m.object()
          .cyl(0, 0, 0, 0.24, 0.2, 0.06, '#2c2622', materials.metal, 12)
          .cyl(0, 0.06, 0, 0.035, 0.035, 1.25, '#2c2622', materials.metal, 8);
        for (let n = 0; n < 5; n++) {
          const [cx, cz, high] = [Math.sin((n / 5) * tau) * 0.2, Math.cos((n / 5) * tau) * 0.2, 0.16 + random() * 0.2];
          m.cyl(cx, 1.31, cz, 0.035, 0.035, high, '#f2ead6', 0, 8);
          m.ball(cx, 1.38 + high, cz, 0.022, 0.06, 0.022, '#ffd27a', materials.glow, 6);
        }
        m.cyl(0, 1.28, 0, 0.27, 0.27, 0.03, '#2c2622', materials.metal, 14);
      });
      lamps.push({ at: [x - side * 0.3, 1.8, z], power: 3.2, colour: [1, 0.62, 0.28], size: 0.6 });
    }
  return lamps;
}
