import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { throne } from '../shapes/throne.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { shineRays } from '../events/god-rays.ts';
import { finishWorld, groundGrid, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width between the columns and between the walls, from column to column, and the height of the hall; metres. */
const [nave, wall, bay, high] = [4.3, 7.2, 4.6, 9.6] as const;

const gold = '#c89a3c';

interface HallLook {
  readonly drape: string;
  readonly plaster: string;
  readonly isNight: boolean;
}

/** The hall of a palace: marble columns with gilded heads, tall windows between curtains, chandeliers, and a throne at its end. */
export function buildPalaceHall(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const outside = makeAir(order.time, order.weather, { fog: 0.003, ...order.air, az: -58, el: 32 });
  const bays = Math.max(7, Math.ceil((Math.max(0, ...things.map(({ z, clearing }) => z + clearing)) + 10) / bay));
  const end = bays * bay + 2;
  const look: HallLook = {
    drape: pick(random, ['#8f1f28', '#1f3f78', '#2c5a3c', '#6a2a5a']),
    plaster: pick(random, ['#e6dcc6', '#dcd8cc', '#d8cdb8']),
    isNight: outside.night,
  };
  groundGrid(mesh, () => 0, {
    wide: order.wide,
    coarse: order.coarse,
    near: 0.4,
    far: end + 20,
    rows: 90,
    columns: 60,
  });
  for (const side of [-1, 1] as const) {
    mesh.object().box(side * (wall + 0.3), 0, end / 2 - 5, 0.6, high, end + 14, look.plaster, materials.plain);
    for (let i = 0; i <= bays; i++) {
      const z = i * bay + 1.2;
      raiseColumn(mesh, side * nave, z);
      openWindow(mesh, side, z + bay / 2, look);
    }
    for (const [y, deep] of [
      [0, 0.1],
      [1.1, 0.08],
      [high - 1.2, 0.2],
    ] as const)
      mesh
        .object()
        .box(side * (wall - deep / 2), y, end / 2 - 5, deep, y ? 0.12 : 0.4, end + 14, gold, materials.metal);
  }
  layCeiling(mesh, end);
  spreadCarpet(mesh, look, end);
  closeEnd(mesh, order, look, end);
  const lamps = order.refuses('chandelier') || order.asked('chandelier') ? [] : hangChandeliers(mesh, random, bays);
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, insideOf(outside), {
    camera: standAt(order, { eye: 1.75, lookUp: 3.9, focal: 0.82 }, () => 0),
    paintGround: paintMarble,
    ground: () => 0,
    events: outside.night ? order.events : [shineRays(0.05), ...order.events],
    indoors: true,
    wet: true,
    lamps,
    focus: [0, 2, 12],
    shadowRadius: 20,
    occlusion: { radius: 1.2, power: 1.1 },
    windowsLit: 0,
  });
}

/** The light of the windows and of what is white in the hall; no sun reaches far in. */
function insideOf(air: Air): Air {
  const k = air.night ? 0.34 : 0.62;
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, 0.05),
    ambient: [0.54 * k, 0.5 * k, 0.46 * k],
    bounce: [0.46 * k, 0.38 * k, 0.28 * k],
  };
}

function raiseColumn(mesh: Mesh, x: number, z: number): void {
  const veins = (u: number, v: number): readonly [number, number, number] => {
    const k = smooth(0.47, 0.5, fbm(u * 5 + x + z, v * 9, 4)) * smooth(0.55, 0.51, fbm(u * 5 + x + z, v * 9, 4));
    return mixRgb(hex('#e8e2d8'), hex('#a89a8e'), k * 0.8);
  };
  mesh
    .object()
    .box(x, 0, z, 1.1, 0.36, 1.1, '#d8d0c2', materials.gloss)
    .cyl(x, 0.36, z, 0.5, 0.42, 0.22, gold, materials.metal, 26);
  mesh.sheet(
    (u, v): Vec3 => {
      const a = u * tau;
      const r = 0.38 - 0.05 * v + 0.012 * Math.cos(a * 18);
      return [x + Math.cos(a) * r, 0.55 + v * (high - 2.6), z + Math.sin(a) * r];
    },
    72,
    14,
    veins,
    materials.gloss,
  );
  mesh.cyl(x, high - 2.06, z, 0.36, 0.4, 0.1, gold, materials.metal, 26);
  // The head: two rings of leaves that curl outwards under a slab.
  for (const [y, many, out] of [
    [high - 1.96, 10, 0.16],
    [high - 1.68, 8, 0.24],
  ] as const)
    for (let i = 0; i < many; i++) {
      const a = (i / many) * tau + y;
      const at = (r: number, up: number): Vec3 => [x + Math.cos(a) * r, y + up, z + Math.sin(a) * r];
      mesh.tube(
        [at(0.33, 0), at(0.37, 0.22), at(0.37 + out, 0.3), at(0.36 + out, 0.22)],
        [0.1, 0.085, 0.05, 0.02],
        gold,
        materials.metal,
        6,
      );
    }
  mesh.cyl(x, high - 1.96, z, 0.33, 0.44, 0.55, '#d8c8a0', materials.metal, 20);
  mesh.box(x, high - 1.4, z, 1.2, 0.2, 1.2, '#e4dccc', materials.plain);
}

/** A tall window with a round top, its bars, and curtains that are tied back. */
function openWindow(mesh: Mesh, side: number, z: number, { drape, isNight }: HallLook): void {
  const x = side * (wall - 0.02);
  const [half, sill, straight] = [0.95, 0.9, 5.4] as const;
  const outline: Vec3[] = [
    [x, sill, z - half],
    [x, straight, z - half],
    ...Array.from({ length: 11 }, (_, i): Vec3 => {
      const a = Math.PI * (1 - i / 10);
      return [x, straight + Math.sin(a) * half, z + Math.cos(a) * half];
    }),
    [x, straight, z + half],
    [x, sill, z + half],
  ];
  const light = isNight ? hex('#16233f') : hex('#e9f0f6');
  mesh.object().face(outline, light, materials.glow).face(outline.toReversed(), light, materials.glow);
  mesh.tube([...outline, outline[0] ?? [x, sill, z]], [0.11], gold, materials.metal, 6);
  for (const dz of [-0.32, 0.32])
    mesh.tube(
      [
        [x - side * 0.03, sill, z + dz],
        [x - side * 0.03, straight + 0.85, z + dz],
      ],
      [0.03],
      '#e8e0cc',
      materials.plain,
      5,
    );
  for (let y = sill + 0.9; y <= straight; y += 0.9)
    mesh.tube(
      [
        [x - side * 0.03, y, z - half],
        [x - side * 0.03, y, z + half],
      ],
      [0.025],
      '#e8e0cc',
      materials.plain,
      5,
    );
  const cloth = hex(drape);
  for (const s of [-1, 1])
    mesh.object().sheet(
      (u, v): Vec3 => {
        // It hangs in folds, is gathered by a cord, and falls free below it.
        const gather = 1 - 0.62 * Math.exp(-(((v - 0.62) / 0.16) ** 2)) - 0.1 * v;
        const across = half + 0.42 - u * 0.85 * gather;
        return [x - side * (0.16 + 0.06 * Math.sin(u * 24)), 6.5 - v * 6.42, z + s * across];
      },
      26,
      24,
      (u) => mixRgb(cloth, hex('#120808'), 0.3 * (1 + Math.sin(u * 24 + 1.6))),
      materials.cloth,
    );
  for (const s of [-1, 1]) mesh.ball(x - side * 0.2, 2.52, z + s * 1.18, 0.16, 0.08, 0.18, gold, materials.metal, 10);
  mesh.tube(
    [
      [x - side * 0.2, 6.6, z - 1.55],
      [x - side * 0.2, 6.6, z + 1.55],
    ],
    [0.05],
    gold,
    materials.metal,
    8,
  );
}

/** Coffers between gilded beams. */
function layCeiling(mesh: Mesh, end: number): void {
  mesh.object().box(0, high, end / 2 - 5, wall * 2 + 1, 0.3, end + 14, '#cfc4ac', materials.plain);
  for (let z = -2; z < end + 2; z += bay / 2)
    mesh.box(0, high - 0.3, z, wall * 2, 0.3, 0.34, '#d8c89c', materials.plain);
  for (let i = -3; i <= 3; i++) {
    mesh.box(i * 2.2, high - 0.34, end / 2 - 5, 0.34, 0.34, end + 14, '#d8c89c', materials.plain);
    for (let z = -2 + bay / 4; z < end; z += bay / 2)
      mesh.ball(i * 2.2 + 1.1, high - 0.03, z, 0.26, 0.07, 0.26, gold, materials.metal, 10);
  }
  for (const side of [-1, 1])
    mesh.object().box(side * nave, high - 1.2, end / 2 - 5, 0.9, 0.9, end + 14, '#e0d6c0', materials.plain);
}

function spreadCarpet(mesh: Mesh, { drape }: HallLook, end: number): void {
  const long = end - 3;
  mesh.object().box(0, 0.002, long / 2 - 3, 2.5, 0.012, long + 6, drape, materials.cloth);
  for (const side of [-1, 1]) mesh.box(side * 1.08, 0.016, long / 2 - 3, 0.1, 0.004, long + 6, gold, materials.cloth);
}

/** The wall behind the throne, its canopy, and the throne on its steps. */
function closeEnd(mesh: Mesh, { refuses }: SettingOrder, { drape, plaster }: HallLook, end: number): void {
  mesh.object().box(0, 0, end + 0.8, wall * 2 + 2, high, 0.6, plaster, materials.plain);
  const cloth = hex(drape);
  mesh.sheet(
    (u, v): Vec3 => [(u - 0.5) * 5.2, 7.6 - v * 7, end + 0.25 - 0.1 * Math.sin(u * 46)],
    92,
    3,
    (u) => mixRgb(cloth, hex('#120808'), 0.26 * (1 + Math.sin(u * 46 + 1.6))),
    materials.cloth,
  );
  mesh.object().box(0, 7.5, end - 0.4, 5.6, 0.5, 1.6, gold, materials.metal);
  for (const [y, w, d] of [
    [0, 6.2, 4.4],
    [0.18, 5.2, 3.4],
    [0.36, 4.2, 2.6],
  ] as const)
    mesh.object().box(0, y, end - d / 2 + 0.4, w, 0.18, d, '#d8cfc0', materials.gloss);
  if (refuses('throne')) return;
  put(mesh, { x: 0, y: 0.54, z: end - 0.7, scale: 1.15 }, (m) => throne(m, drape));
}

/** Two rings of candles and strings of crystal, over the carpet. */
function hangChandeliers(mesh: Mesh, random: Random, bays: number): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (let n = 0; n < Math.min(6, Math.floor(bays / 2) + 1); n++) {
    const [y, z] = [high - 3.4, 7.2 + n * bay * 1.5];
    const detail = n < 2 ? 1 : 0.5;
    mesh.object().tube(
      [
        [0, high, z],
        [0, y + 1.2, z],
      ],
      [0.035],
      gold,
      materials.metal,
      6,
    );
    mesh.ball(0, y + 1.05, z, 0.14, 0.22, 0.14, gold, materials.metal, 14);
    mesh.ball(0, y - 0.25, z, 0.12, 0.16, 0.12, gold, materials.metal, 14);
    for (const [up, r, many] of [
      [0, 1.25, 14],
      [0.62, 0.72, 9],
    ] as const)
      for (let i = 0; i < many; i++) {
        const a = (i / many) * tau + up;
        const at = (share: number, dy: number): Vec3 => [
          Math.cos(a) * r * share,
          y + up + dy,
          z + Math.sin(a) * r * share,
        ];
        mesh
          .object()
          .tube(
            [at(0.06, 0.1), at(0.5, -0.22), at(0.9, -0.16), at(1, 0)],
            [0.03, 0.026, 0.022, 0.03],
            gold,
            materials.metal,
            6,
          );
        mesh.cyl(...at(1, 0), 0.07, 0.09, 0.03, gold, materials.metal, 10);
        mesh.cyl(...at(1, 0.03), 0.028, 0.028, 0.16, '#f4ecd8', materials.plain, 8);
        mesh.ball(...at(1, 0.25), 0.032, 0.07, 0.032, '#ffdf96', materials.glow, 8);
        const drops = Math.round(7 * detail);
        for (let k = 0; k < drops; k++) {
          const t = (k + 0.5) / drops;
          const p = at(1 - t * 0.86, 0.62 * t - 0.28 * Math.sin(t * Math.PI) - 0.1);
          mesh.ball(p[0], p[1], p[2], 0.034, 0.045, 0.034, '#eaf2f8', materials.gloss, 6);
        }
        mesh.ball(...at(1, -0.13 - random() * 0.02), 0.03, 0.06, 0.03, '#eaf2f8', materials.gloss, 6);
      }
    if (lamps.length < 5) lamps.push({ at: [0, y - 0.4, z], power: 15, colour: [1, 0.76, 0.46], size: 2 });
  }
  return lamps;
}

/** Tiles of light and dark marble, laid corner to corner. */
const paintMarble: World['paintGround'] = (surface, x, _y, z, distance) => {
  const [a, b] = [(x + z) / 1.3, (x - z) / 1.3];
  const isDark = (Math.floor(a) + Math.floor(b)) % 2 !== 0;
  const edge = Math.min(a - Math.floor(a), 1 - (a - Math.floor(a)), b - Math.floor(b), 1 - (b - Math.floor(b)));
  const k = fbm(x * 2.1, z * 2.1, 4);
  const vein = smooth(0.46, 0.5, k) * smooth(0.55, 0.51, k);
  let c = isDark
    ? mixRgb(hex('#4a3c36'), hex('#8a7868'), vein * 0.6)
    : mixRgb(hex('#dcd4c6'), hex('#a89c90'), vein * 0.8);
  c = mixRgb(c, hex('#6a5a48'), smooth(0.025, 0.008, edge) * smooth(22, 8, distance) * 0.8);
  const tone = 0.85 + 0.2 * k;
  surface.r = c[0] * tone;
  surface.g = c[1] * tone;
  surface.b = c[2] * tone;
};
