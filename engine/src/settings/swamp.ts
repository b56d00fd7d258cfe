import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau, vary } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { leaves } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { finishWorld, groundGrid, isClear, overDepths, put, putThings, standAt, waterPlane } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

const moss = ['#8b927c', '#79826a', '#9aa18c', '#6c765e'] as const;
const crowns: readonly [string, ...string[]] = ['#4a6634', '#3c5a2e', '#5d7a3e', '#6f8644'];
const sered: readonly [string, ...string[]] = ['#a8702e', '#8f5c2a', '#b98a3c', '#7c6a34'];

/** Dark water between bald cypresses with swollen feet, moss that hangs from them, lily pads, and mist. */
export function buildSwamp(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.012, clouds: 0.5, ...order.air });
  const place = random() * 60;
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  const shore = Math.min(3.4, ...standing.map(({ z, clearing }) => Math.max(0.9, z - clearing * 0.6 - 2.4)));
  const ground = bankOf(place, shore, things);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.4, far: 260 });
  waterPlane(mesh, 0);
  plantCypresses(mesh, order, { shore, ground, leaf: season === 'autumn' ? sered : crowns, isBare: isSnowy });
  growReeds(mesh, order, ground, shore);
  if (!isSnowy) layPads(mesh, order, ground, shore);
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 24_000, spread: 0.75, ground, minY: 0.05 },
      cols: season === 'autumn' ? ['#7a7438', '#8a7c3c', '#5f6430'] : ['#44602c', '#53702f', '#3a5628', '#6a7c3c'],
      near: order.small ? 0.45 : 0.9,
      far: Math.max(shore + 3, ...standing.map(({ z, clearing }) => z + clearing + 2)),
      h: order.small || (order.eye ?? 2) < 1 ? 0.1 : 0.24,
      around: things,
    });
  putThings(mesh, things, overDepths(ground));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.6, lookUp: 2.6, focal: 0.95 }, ground),
    paintGround: paintMud(isSnowy),
    ground,
    events: order.events,
    water: {
      ...{ level: 0, deep: hex('#1b2a1c'), bed: () => -6, depth: 1.6, surf: 0, crests: 0 },
      waves: 0.1,
      waveSize: 0.7,
    },
    focus: [0, 2, 13],
    shadowRadius: 30,
    occlusion: { radius: 1, power: 1.2 },
    snow: isSnowy ? 1 : 0,
  });
}

/** The bank before the eye, a hummock under each thing and others in the water, and the land that closes the view. */
function bankOf(place: number, shore: number, things: readonly PlacedThing[]): Ground {
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  const floating = things.filter(({ onWater }) => onWater);
  return (x, z) => {
    const ragged = (fbm(x * 0.22 + place, z * 0.22, 3) - 0.5) * 2.6;
    const away = Math.min(
      ...standing.map((thing) => Math.hypot((x - thing.x) * 0.9, (z - thing.z) * 1.7) - thing.clearing),
      99,
    );
    const under = 0.3 - 1.7 * smooth(0.3, 2.2, away + ragged * 0.35);
    const bank = 0.34 - 1.7 * smooth(shore - 0.4, shore + 2, z + ragged * 0.7);
    const isOpen = Math.min(
      1,
      ...floating.map((thing) => smooth(2, 5, Math.hypot(x - thing.x, z - thing.z) - thing.clearing)),
    );
    const hummocks =
      isOpen * 1.9 * smooth(0.6, 0.72, fbm(x * 0.07 + place, z * 0.06 + 3, 3)) * smooth(shore + 3, shore + 9, z);
    const far = 5 * smooth(85, 130, z + ragged * 4);
    return Math.max(bank, under) + hummocks + far + (fbm(x * 0.6 + place, z * 0.6, 3) - 0.5) * 0.18;
  };
}

interface Wood {
  readonly shore: number;
  readonly ground: Ground;
  readonly leaf: readonly [string, ...string[]];
  readonly isBare: boolean;
}

/** Large ones frame the view on both sides; behind them they stand the closer the farther they are. */
function plantCypresses(mesh: Mesh, order: SettingOrder, { shore, ground, leaf, isBare }: Wood): void {
  const { random, things, wide } = order;
  if (order.refuses('tree')) return;
  const places: (readonly [x: number, z: number])[] = [
    [-(3.4 + random()) * wide, shore + 4],
    [(4.2 + random()) * wide, shore + 6.5],
    ...Array.from({ length: Math.round(20 * wide) }, (_, i): [number, number] => {
      const z = shore + 11 + i * 1.6 + random() * 3;
      return [(random() - 0.5) * 1.5 * z * wide, z];
    }),
    ...Array.from({ length: Math.round(70 * wide) }, (): [number, number] => {
      const z = 52 + random() * 66;
      return [(random() - 0.5) * 1.4 * z * wide, z];
    }),
  ];
  for (const [x, z] of places) {
    const [turn, scale, detail] = [random() * tau, 0.8 + random() * 0.5, Math.min(1, 13 / z)];
    const isHiding = things.some(
      (thing) => thing.z > z - 1 && Math.abs(thing.x / thing.z - x / z) < 1.6 / z + thing.clearing / thing.z,
    );
    // A lane of open water stays before the eye.
    const isInLane = z < 50 && Math.abs(x) < 1.7 + z * 0.05;
    if (isHiding || isInLane || !isClear(things, x, z)) continue;
    put(mesh, { x, y: Math.min(0, ground(x, z)) - 0.3, z, turn, scale }, (m) =>
      buildCypress(m, random, { leaf, isBare, detail }),
    );
  }
}

/** A bald cypress: a trunk that swells into buttresses at the water, level boughs, moss, and knees around it. */
function buildCypress(
  mesh: Mesh,
  random: Random,
  { leaf, isBare, detail }: { leaf: Wood['leaf']; isBare: boolean; detail: number },
): void {
  const [tall, foot] = [13 + random() * 3, random() * 9];
  const bark = vary(readColour(pick(random, ['#5d5246', '#544a40', '#675b4d'])), random, 0.2);
  const sides = Math.round(14 + 26 * detail);
  mesh.object().sheet(
    (u, v): Vec3 => {
      const a = v * tau;
      const swell = 0.26 + 0.2 * (1 - u) + 0.85 * Math.exp(-u * tall * 0.62);
      const fluted = 1 + 0.3 * Math.sin(a * 7 + foot) * Math.exp(-u * tall * 0.42);
      const bend = Math.sin(u * 2.4 + foot) * 0.4 * u;
      return [Math.cos(a) * swell * fluted + bend, u * tall * 0.92, Math.sin(a) * swell * fluted];
    },
    Math.round(12 + 12 * detail),
    sides,
    // The mark of high water.
    (u) => mixRgb(bark, hex('#2c2a22'), smooth(1.1, 0.5, u * tall)),
    materials.bark,
  );
  const boughs = Math.round(9 + 6 * detail);
  for (let i = 0; i < boughs; i++) {
    const t = 0.36 + (0.6 * i) / boughs;
    const a = i * 2.39996 + foot;
    const long = (3.6 + random() * 2) * (1.25 - t);
    const from: Vec3 = [Math.sin(t * 2.4 + foot) * 0.4 * t, tall * t * 0.92, 0];
    const at = (share: number): Vec3 => [
      from[0] + Math.cos(a) * long * share,
      from[1] + long * (0.34 * share - 0.16 * share * share),
      from[2] + Math.sin(a) * long * share,
    ];
    mesh.tube([from, at(0.35), at(0.7), at(1)], [0.17 * (1.25 - t), 0.11, 0.07, 0.03], bark, materials.bark, 6);
    if (!isBare)
      for (const share of [0.55, 0.8, 1])
        leaves(
          mesh,
          random,
          ...at(share),
          0.85 + random() * 0.3,
          Math.round(14 + 100 * detail),
          0.34 - 0.2 * detail,
          leaf,
          0.5,
        );
    for (let k = 0; k < Math.round(2 + 14 * detail); k++) {
      const share = 0.2 + random() * 0.78;
      hangMoss(mesh, random, at(share), (0.7 + random() * 1.7) * (1.15 - share * 0.4), detail);
    }
  }
  if (detail < 0.3) return;
  for (let i = 0; i < 6; i++) {
    const [a, r, h] = [random() * tau, 1.3 + random() * 1.4, 0.5 + random() * 0.5];
    mesh.tube(
      [
        [Math.cos(a) * r, -0.2, Math.sin(a) * r],
        [Math.cos(a) * r, h * 0.6, Math.sin(a) * r],
        [Math.cos(a) * r + 0.03, h, Math.sin(a) * r],
      ],
      [0.15, 0.09, 0.045],
      bark,
      materials.bark,
      8,
    );
  }
}

/** A beard of moss: threads that hang from a bough and narrow to their ends. */
function hangMoss(mesh: Mesh, random: Random, [x, y, z]: Vec3, long: number, detail: number): void {
  for (let i = 0; i < (detail > 0.5 ? 4 : detail > 0.25 ? 2 : 1); i++) {
    const [dx, dz, l] = [(random() - 0.5) * 0.34, (random() - 0.5) * 0.34, long * (0.5 + random() * 0.5)];
    mesh.tube(
      [
        [x + dx * 0.5, y, z + dz * 0.5],
        [x + dx + (random() - 0.5) * 0.1, y - l * 0.5, z + dz],
        [x + dx * 0.8, y - l, z + dz],
      ],
      [0.05, 0.04 + 0.02 * (1 - detail), 0.006],
      vary(readColour(pick(random, moss)), random, 0.25),
      materials.cloth,
      5,
    );
  }
}

/** Reeds and bulrushes along the bank and around the hummocks. */
function growReeds(mesh: Mesh, { random, things, season, wide }: SettingOrder, ground: Ground, shore: number): void {
  const green =
    season === 'autumn' || season === 'winter' ? ['#8f7c44', '#a08c50', '#74683a'] : ['#4f6e30', '#61803a', '#77924a'];
  for (let i = 0; i < 520 * wide; i++) {
    const z = Math.max(2.6, shore - 0.6) + random() ** 2 * 26;
    const x = (random() - 0.5) * 1.4 * (z + 2) * wide;
    const [high, lean, tone] = [0.6 + random() * 0.9, (random() - 0.5) * 0.5, Math.floor(random() * green.length)];
    const y = ground(x, z);
    const isTuft = fbm(x * 0.5 + 9, z * 0.5, 2) > 0.52;
    const isBefore = things.some(
      (thing) => thing.z > z - 0.5 && Math.abs(thing.x / thing.z - x / z) < (thing.clearing + 0.4) / thing.z,
    );
    if (y < -0.7 || y > 0.4 || !isTuft || isBefore || Math.abs(x) < z * 0.08) continue;
    mesh.object().tube(
      [
        [x, y - 0.05, z],
        [x + lean * 0.3, y + high * 0.6, z],
        [x + lean, y + high, z + lean * 0.4],
      ],
      [0.016, 0.012, 0.003],
      green[tone] ?? '#61803a',
      materials.leaf,
      4,
    );
    if (i % 6 === 0)
      mesh.cyl(x + lean * 0.8, y + high * 0.86, z + lean * 0.3, 0.032, 0.03, 0.22, '#4e3420', materials.cloth, 7);
  }
}

/** Pads of water lilies in floes, some with a flower, each with the cut of its leaf. */
function layPads(mesh: Mesh, { random, things, wide, refuses }: SettingOrder, ground: Ground, shore: number): void {
  for (let i = 0; i < 420 * wide; i++) {
    const z = shore + 1.2 + random() ** 1.6 * 26;
    const x = (random() - 0.5) * 1.25 * (z + 2) * wide;
    const [size, turn, tone] = [0.17 + random() * 0.16, random() * tau, random()];
    const isFloe = fbm(x * 0.24 + 4, z * 0.2, 3) > 0.52;
    if (ground(x, z) > -0.25 || !isFloe || !isClear(things, x, z)) continue;
    const colour = vary(readColour(tone < 0.85 ? '#4f7c38' : '#8a7a3c'), random, 0.3);
    mesh.object().sheet(
      (u, v): Vec3 => {
        const a = turn + 0.2 + v * (tau - 0.4);
        const r = u * size;
        return [x + Math.cos(a) * r, 0.018 + 0.012 * u * u, z + Math.sin(a) * r];
      },
      2,
      14,
      (u) => mixRgb(colour, hex('#a8b868'), 0.25 * (1 - u)),
      materials.wet,
    );
    if (i % 11 === 0 && !refuses('lotus')) openLily(mesh, [x, 0.03, z], size * 0.6);
  }
}

/** A white flower of two rings of petals. */
function openLily(mesh: Mesh, [x, y, z]: Vec3, size: number): void {
  for (const [many, out, up] of [
    [9, 1, 0.35],
    [7, 0.62, 0.8],
  ] as const)
    for (let i = 0; i < many; i++) {
      const a = (i / many) * tau + up;
      const tip: Vec3 = [x + Math.cos(a) * size * out, y + size * up, z + Math.sin(a) * size * out];
      mesh.tube(
        [[x, y, z], [(x + tip[0]) / 2, y + size * up * 0.35, (z + tip[2]) / 2], tip],
        [size * 0.1, size * 0.2, size * 0.02],
        '#f3eef2',
        materials.leaf,
        6,
      );
    }
  mesh.ball(x, y + size * 0.3, z, size * 0.18, size * 0.14, size * 0.18, '#e8c04a', materials.plain, 8);
}

function paintMud(isSnowy: boolean): World['paintGround'] {
  const [grass, mud, dark] = [hex('#4c5e2c'), hex('#4a3c2a'), hex('#2a2a1c')];
  return (surface, x, y, z) => {
    const k = fbm(x * 0.9, z * 0.9, 4);
    let c = mixRgb(grass, mud, smooth(0.55, 0.7, k));
    c = mixRgb(c, dark, smooth(0.16, -0.05, y + (k - 0.5) * 0.2));
    if (isSnowy) c = mixRgb(c, hex('#dfe6ee'), smooth(0.02, 0.16, y) * 0.92);
    const tone = 0.75 + 0.45 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
