import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { eroded, fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildAcacia } from '../shapes/acacia.ts';
import { buildGrass } from '../shapes/grass.ts';
import { leaves } from '../shapes/tree.ts';
import { onPath, wayOf } from './path.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Grass as it is dried by the sun, and after rain. */
const dryGrass = ['#c9a652', '#b8924a', '#d8bc6c', '#a8894a', '#8f8244'] as const;
const freshGrass = ['#8a9a44', '#a3a650', '#7b8c3c', '#b8a856'] as const;
/** By the blue light of the moon pale straw would be frost: it keeps its colour as a darker one. */
const moonlitGrass = ['#8a6a2a', '#7a5a24', '#94763a', '#6a5428'] as const;

/** A plain of dry grass under a wide sky, with umbrella thorns that stand apart and blue ranges behind. */
export function buildSavanna(order: SettingOrder): World {
  const { random, season } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0026, clouds: 0.3, ...order.air });
  const place = random() * 60;
  const ground: Ground = (x, z) => {
    const rolls = (fbm(x * 0.012 + place, z * 0.009, 2) - 0.5) * 3.2 * smooth(14, 70, z);
    const near = (fbm(x * 0.06 + place, z * 0.06, 3) - 0.5) * 1.1 + (fbm(x * 0.5, z * 0.5, 2) - 0.5) * 0.12;
    const ranges = Math.max(0, eroded(x * 0.0034 + place, z * 0.0034, 6) - 0.46) * 105 * smooth(620, 1150, z);
    return near + rolls + ranges;
  };
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    far: 1500,
    ...(order.small && { near: 0.15 }),
  });
  const grass = air.night ? moonlitGrass : season === 'spring' ? freshGrass : dryGrass;
  // Trodden and grazed places part the high grass, the wider the farther they are.
  const isHigh = (x: number, z: number): boolean => trodden(x, z, place) < 0.2 + fbm(x * 1.7, z * 1.7, 2) * 0.7;
  buildGrass(mesh, random, {
    wide: order.wide,
    n: 34_000,
    near: order.small ? 0.5 : 1.4,
    far: order.small ? 34 : 60,
    spread: 0.72,
    ground,
    cols: grass,
    h: order.small ? 0.16 : 0.42,
    tall: isHigh,
    around: order.things,
  });
  plantBushes(mesh, order, ground);
  if (!order.refuses('tree')) plantAcacias(mesh, order, ground);
  putThings(mesh, order.things, ground);
  const [straw, earth, olive] = air.night
    ? [hex('#7c6330'), hex('#6b4424'), hex('#5a5228')]
    : [hex('#c2a154'), hex('#a5713f'), hex('#84803c')];
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.5, focal: 1.05 }, ground),
    paintGround: (surface, x, _y, z, distance) => {
      const k = fbm(x * 0.9, z * 0.9, 3);
      let c = mixRgb(straw, olive, smooth(0.45, 0.72, fbm(x * 0.03 + 7, z * 0.022, 4)) * 0.75);
      // Bare earth shows where animals have gone, and less of it the farther one looks along the blades.
      const bare = smooth(0.42, 0.62, trodden(x, z, place)) * (0.3 + 0.6 * smooth(90, 8, distance));
      c = mixRgb(c, earth, bare);
      c = mixRgb(c, olive, smooth(420, 700, z) * 0.8);
      const tone = 0.8 + 0.36 * k;
      surface.r = c[0] * tone;
      surface.g = c[1] * tone;
      surface.b = c[2] * tone;
      surface.through = 0.08;
    },
    ground,
    events: order.events,
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.01 : 0,
    shadowRadius: Math.max(26, order.reach * 0.8),
    focus: [0, 3, Math.max(15, order.reach * 0.8)],
  });
}

/** How far a place is trodden bare, 0 to 1: a path, and hollows where herds have lain. */
function trodden(x: number, z: number, place: number): number {
  return Math.max(onPath(x, z, wayOf(place)), smooth(0.56, 0.68, fbm(x * 0.1 + place + 3, z * 0.07, 3)));
}

/** Whether something that was asked for stands behind this place, as the eye sees it. */
function hides({ things }: SettingOrder, x: number, z: number, halfWidth: number): boolean {
  return things.some((thing) => thing.z > z - 2 && Math.abs(thing.x / thing.z - x / z) < halfWidth / z + 0.1);
}

/** One large thorn to a side, others smaller with the distance: a herd of equal trees would be an orchard. */
function plantAcacias(mesh: Mesh, order: SettingOrder, ground: Ground): void {
  const { random, wide } = order;
  const side = random() < 0.5 ? -1 : 1;
  const places = [
    { x: side * (0.3 + random() * 0.12), z: 30 + random() * 8, h: 7.5 + random() * 2, detail: 0.85 },
    { x: -side * (0.26 + random() * 0.16), z: 62 + random() * 20, h: 7 + random() * 2, detail: 0.4 },
    ...Array.from({ length: Math.round(9 * wide) }, () => ({
      x: (random() - 0.5) * 1.15 * wide,
      z: 90 + random() ** 1.4 * 260,
      h: 5 + random() * 4,
      detail: 0.12,
    })),
  ];
  for (const { x, z, h, detail } of places) {
    const turn = random() * 6;
    const at = { x: x * z, y: ground(x * z, z), z, turn };
    if (hides(order, at.x, z, h * 0.6)) continue;
    put(mesh, at, (m) => buildAcacia(m, random, { h, detail }));
  }
}

/** Low grey-green scrub, and here and there a heap of a termite mound. */
function plantBushes(mesh: Mesh, order: SettingOrder, ground: Ground): void {
  const { random, wide } = order;
  for (let i = 0; i < 26 * wide; i++) {
    const z = 20 + random() ** 1.3 * 160;
    const x = (random() - 0.5) * 1.2 * z * wide;
    const size = 0.5 + random() * 0.7;
    if (!isClear(order.things, x, z) || hides(order, x, z, size)) continue;
    if (i % 9 === 4) put(mesh, { x, y: ground(x, z), z }, (m) => buildMound(m, random, 0.7 + random() * 0.9));
    else leaves(mesh, random, x, ground(x, z) + size * 0.35, z, size, 130, 0.1, ['#7c8046', '#8f8a4c', '#696f3a'], 0.6);
  }
}

function buildMound(mesh: Mesh, random: Random, h: number): void {
  mesh.object();
  for (let i = 0; i < 3; i++) {
    const [dx, dz, share] = [
      (random() - 0.5) * 0.5 * h,
      (random() - 0.5) * 0.3 * h,
      i === 0 ? 1 : 0.5 + random() * 0.3,
    ];
    mesh.tube(
      [
        [dx, -0.2, dz],
        [dx * 0.8, h * share * 0.55, dz],
        [dx * 0.6, h * share, dz],
      ],
      [h * 0.3 * share, h * 0.17 * share, h * 0.05],
      '#9c6a44',
      materials.bark,
      9,
    );
  }
}
