import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { finishWorld, isClear, put, putThings, standAt } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** Half the width between the shelves, the height of a storey and the length of a bay, metres. */
const [half, storey, bay] = [4.4, 3.7, 4] as const;
const bindings = [
  '#7a2f28',
  '#2f4a63',
  '#5a4a2c',
  '#3f5a3c',
  '#8a6a3a',
  '#4a2f4a',
  '#a8492f',
  '#c9b48a',
  '#2c2c34',
  '#6b3a2a',
] as const;
const [oak, dark, gilt] = ['#6b4426', '#4a2d18', '#b8923e'] as const;

/** A hall of books in two storeys under a barrel vault, with a tall window at its end and lamps on its tables. */
export function buildLibrary(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const outside = makeAir(order.time, order.weather, { fog: 0.004, ...order.air, az: -60, el: 35 });
  const bays = Math.max(6, Math.ceil((Math.max(0, ...things.map(({ z, clearing }) => z + clearing)) + 8) / bay));
  const end = bays * bay;
  mesh.object().box(0, -0.1, end / 2 - 4, 14, 0.1, end + 10, '#8a5a34', materials.floor);
  mesh.box(0, 0, end / 2 - 2, 2.6, 0.015, end, '#7a2026', materials.cloth);
  for (const side of [-1, 1]) mesh.box(side * 1.22, 0, end / 2 - 2, 0.1, 0.02, end, gilt, materials.cloth);
  for (const side of [-1, 1] as const)
    for (let i = -2; i < bays; i++)
      for (const floor of [0, 1])
        fillBay(mesh, random, { side, z: i * bay + bay / 2, base: floor * storey, isFar: i > 3 });
  for (const side of [-1, 1]) buildGallery(mesh, side, end);
  raiseVault(mesh, bays, end);
  closeEnd(mesh, end, outside.night);
  leanLadder(mesh, random, things);
  const lamps = order.refuses('lamp') ? [] : [...hangLights(mesh, bays), ...placeTables(mesh, order, end)];
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, lampLit(outside), {
    camera: standAt(order, { eye: 1.7, lookUp: 3.8, focal: 0.86 }, () => 0),
    paintGround: () => undefined,
    ground: () => 0,
    events: order.events,
    indoors: true,
    lamps: [
      ...(outside.night ? [] : [{ at: [0, 5, end - 2.5] as const, power: 60, colour: readColour('#ffe6c0'), size: 8 }]),
      ...lamps,
    ].slice(0, 16),
    focus: [0, 2, 10],
    shadowRadius: 18,
    occlusion: { radius: 0.7, power: 1 },
  });
}

function lampLit(air: Air): Air {
  const k = air.night ? 0.24 : 0.4;
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, 0.03),
    ambient: [0.56 * k, 0.45 * k, 0.34 * k],
    bounce: [0.46 * k, 0.33 * k, 0.2 * k],
  };
}

/** A bay of shelves between two pilasters; each book shows its back. */
function fillBay(
  mesh: Mesh,
  random: Random,
  {
    side,
    z,
    base,
    isFar,
  }: { readonly side: -1 | 1; readonly z: number; readonly base: number; readonly isFar: boolean },
): void {
  const face = side * half;
  mesh.object().box(face + side * 0.3, base, z, 0.6, storey, bay, dark, materials.planks);
  mesh.box(face - side * 0.06, base, z - bay / 2, 0.26, storey, 0.34, oak, materials.planks);
  mesh.box(face - side * 0.1, base + storey - 0.4, z - bay / 2, 0.36, 0.16, 0.44, gilt, materials.metal);
  mesh.box(face - side * 0.05, base, z, 0.24, 0.34, bay, oak, materials.planks);
  mesh.box(face - side * 0.08, base + storey - 0.26, z, 0.36, 0.2, bay, oak, materials.planks);
  const rows = 7;
  for (let row = 0; row < rows; row++) {
    const y = base + 0.36 + row * 0.44;
    mesh.object().box(face - side * 0.02, y - 0.04, z, 0.12, 0.04, bay - 0.3, oak, 0);
    for (let along = z - bay / 2 + 0.22; along < z + bay / 2 - 0.22;) {
      const wide = (isFar ? 2.4 : 1) * (0.045 + random() * 0.05);
      const [high, gap, colour] = [0.25 + random() * 0.12, random(), pick(random, bindings)];
      if (gap > 0.03) {
        const x = face - side * (0.02 + random() * 0.03);
        const back: Vec3[] = [
          [x, y, along],
          [x, y + high, along],
          [x, y + high, along + wide * 0.93],
          [x, y, along + wide * 0.93],
        ];
        const tone = scaleRgb(readColour(colour), 0.7 + random() * 0.5);
        mesh.face(side > 0 ? back : back.toReversed(), tone, materials.plain);
        if (!isFar && high > 0.3) {
          const band = (share: number): Vec3[] =>
            back.map(([a, b, c]): Vec3 => [a - side * 0.004, y + high * share + (b > y ? 0.018 : 0), c]);
          mesh.face(side > 0 ? band(0.75) : band(0.75).toReversed(), gilt, materials.metal);
        }
      }
      along += wide;
    }
  }
}

/** The floor of the second storey with its railing. */
function buildGallery(mesh: Mesh, side: number, end: number): void {
  const [x, long, middle] = [side * (half - 0.5), end + 9, end / 2 - 4.5];
  mesh.object().box(x, storey - 0.12, middle, 1, 0.16, long, oak, materials.planks);
  mesh.box(x - side * 0.5, storey - 0.2, middle, 0.08, 0.28, long, gilt, materials.metal);
  mesh.box(x - side * 0.46, storey + 0.95, middle, 0.09, 0.07, long, dark, materials.planks);
  for (let z = -6; z < end; z += 0.32)
    mesh.cyl(x - side * 0.46, storey + 0.04, z, 0.022, 0.022, 0.92, '#2a2420', materials.metal, 5);
}

function raiseVault(mesh: Mesh, bays: number, end: number): void {
  const [from, reach] = [storey * 2, half + 0.4];
  const at = (turn: number, z: number, less = 0): Vec3 => [
    Math.cos(turn) * (reach - less),
    from + Math.sin(turn) * (3 - less),
    z,
  ];
  mesh.object().sheet(
    (u, v) => at(Math.PI * (1 - u), -9 + v * (end + 9)),
    30,
    bays * 6,
    (u, v) =>
      scaleRgb(
        mixRgb(hex('#d8c6a0'), hex('#b8a07a'), fbm(u * 8, v * 30, 4)),
        (Math.floor(u * 10) + Math.floor(v * bays * 2)) % 2 ? 0.9 : 0.74,
      ),
    materials.plain,
  );
  for (let i = -2; i <= bays; i++)
    mesh.object().tube(
      Array.from({ length: 19 }, (_, n) => at((n / 18) * Math.PI, i * bay, 0.08)),
      [0.16],
      oak,
      materials.planks,
      6,
    );
  for (const side of [-1, 1])
    mesh.object().box(side * half, from - 0.1, end / 2 - 4, 0.6, 0.34, end + 10, oak, materials.planks);
}

/** A wall with a tall arched window; by night it is dark. */
function closeEnd(mesh: Mesh, end: number, isNight: boolean): void {
  mesh.object().box(0, 0, end + 0.3, 12, 12, 0.4, '#9a7a54', materials.plain);
  const [wide, sill, spring] = [3.4, 1.6, 5.4];
  const light = scaleRgb(readColour(isNight ? '#1c2740' : '#fff0d2'), isNight ? 0.6 : 0.9);
  const z = end + 0.06;
  const outline = Array.from({ length: 21 }, (_, n): Vec3 => [
    Math.cos((n / 20) * Math.PI) * (wide / 2),
    spring + Math.sin((n / 20) * Math.PI) * (wide / 2),
    z,
  ]);
  for (const [i, a] of outline.entries()) {
    const b = outline[i + 1];
    if (b) mesh.face([[b[0], sill, z], b, a, [a[0], sill, z]], light, materials.glow);
  }
  for (let i = -2; i <= 2; i++)
    mesh.box(
      (i / 4) * wide,
      sill,
      z - 0.06,
      0.07,
      spring - sill + Math.sqrt(Math.max(0, (wide / 2) ** 2 - ((i / 4) * wide) ** 2)),
      0.08,
      dark,
      0,
    );
  for (let y = sill; y < spring + 1.2; y += 0.75)
    mesh.box(0, y, z - 0.06, wide * (y > spring ? 0.8 : 1), 0.06, 0.08, dark, 0);
  mesh.tube(
    [[wide / 2, sill, z - 0.08], ...outline.map(([x, y]): Vec3 => [x, y, z - 0.08]), [-wide / 2, sill, z - 0.08]],
    [0.16],
    oak,
    materials.planks,
    6,
  );
  mesh.box(0, sill - 0.16, z - 0.2, wide + 0.7, 0.16, 0.4, oak, materials.planks);
}

/** A ladder that leans against the shelves. */
function leanLadder(mesh: Mesh, random: Random, things: readonly PlacedThing[]): void {
  const side = random() < 0.5 ? -1 : 1;
  const z = 6.4 + random() * 3;
  if (!isClear(things, side * 3.4, z)) return;
  const [foot, top]: [Vec3, Vec3] = [
    [side * 3, 0, z],
    [side * (half - 0.12), 3.3, z],
  ];
  for (const off of [-0.24, 0.24])
    mesh.object().tube(
      [
        [foot[0], foot[1], z + off],
        [top[0], top[1], z + off],
      ],
      [0.035],
      '#8a5a30',
      materials.planks,
      6,
    );
  for (let i = 1; i < 11; i++) {
    const at = (off: number): Vec3 => [foot[0] + ((top[0] - foot[0]) * i) / 11, (top[1] * i) / 11, z + off];
    mesh.tube([at(-0.24), at(0.24)], [0.022], '#8a5a30', materials.planks, 5);
  }
}

/** Round lights that hang from the vault. */
function hangLights(mesh: Mesh, bays: number): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (let i = 1; i < bays; i += 1) {
    const [z, y] = [i * bay, 6.3];
    mesh.object().cyl(0, y + 0.2, z, 0.015, 0.015, 4, '#2a2420', materials.metal, 5);
    mesh.tube(
      Array.from({ length: 25 }, (_, n): Vec3 => [
        Math.sin((n / 24) * tau) * 0.72,
        y,
        z + Math.cos((n / 24) * tau) * 0.72,
      ]),
      [0.035],
      gilt,
      materials.metal,
      6,
    );
    for (let n = 0; n < 10; n++) {
      const [x, c] = [Math.sin((n / 10) * tau) * 0.72, Math.cos((n / 10) * tau) * 0.72];
      mesh
        .cyl(x, y, z + c, 0.03, 0.03, 0.16, '#f2ead6', 0, 6)
        .ball(x, y + 0.23, z + c, 0.05, 0.07, 0.05, '#ffd08a', materials.glow, 7);
      if (n % 5 === 0)
        mesh.tube(
          [
            [x, y, z + c],
            [0, y + 1, z],
          ],
          [0.012],
          gilt,
          materials.metal,
          4,
        );
    }
    if (lamps.length < 7) lamps.push({ at: [0, y - 0.2, z], power: 15, colour: [1, 0.72, 0.4], size: 2 });
  }
  return lamps;
}

/** Reading tables with green lamps on both sides of the carpet. */
function placeTables(mesh: Mesh, { random, things }: SettingOrder, end: number): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (let z = 5.5; z < end - 4; z += 4.2)
    for (const side of [-1, 1]) {
      const x = side * 2.35;
      const open = random() < 0.6;
      if (
        !things.every(
          (thing) =>
            Math.hypot(Math.max(0, Math.abs(x - thing.x) - 0.6), Math.max(0, Math.abs(z - thing.z) - 1)) >
            thing.clearing,
        )
      )
        continue;
      put(mesh, { x, y: 0, z }, (m) => {
        m.object().box(0, 0.72, 0, 1.1, 0.06, 2.1, oak, materials.planks);
        for (const [a, b] of [
          [-0.45, -0.9],
          [0.45, -0.9],
          [-0.45, 0.9],
          [0.45, 0.9],
        ] as const)
          m.box(a, 0, b, 0.09, 0.72, 0.09, dark, materials.planks);
        m.cyl(0, 0.78, 0.5, 0.11, 0.09, 0.03, gilt, materials.metal, 12).cyl(
          0,
          0.8,
          0.5,
          0.018,
          0.018,
          0.34,
          gilt,
          materials.metal,
          6,
        );
        m.push()
          .at(0, 1.1, 0.5)
          .lathe(
            [
              [0.19, 0],
              [0.13, 0.09],
              [0.03, 0.13],
            ],
            14,
            '#1f6a48',
            materials.gloss,
          )
          .pop();
        m.ball(0, 1.1, 0.5, 0.07, 0.05, 0.07, '#ffdf9a', materials.glow, 8);
        if (open) for (const s of [-1, 1]) m.box(s * 0.12, 0.78, -0.3, 0.23, 0.03, 0.32, '#efe6d0', 0);
        for (let n = 0; n < 4; n++) m.box(0.25, 0.78 + n * 0.06, -0.72, 0.3, 0.055, 0.22, pick(random, bindings), 0);
      });
      if (lamps.length < 8) lamps.push({ at: [x, 1.35, z + 0.5], power: 1.8, colour: [1, 0.76, 0.4], size: 0.3 });
    }
  return lamps;
}
