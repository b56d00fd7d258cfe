import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, vary } from '../shapes/chance.ts';
import { hoop, rod } from '../shapes/rings.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { heaveWater } from './coast.ts';
import { finishWorld, isClear, lampsOn, overDepths, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Height of the deck above the water, where the ship begins to narrow and where its bow is; metres. */
const [deck, waist, bow] = [3.2, 11, 25] as const;
const [boards, oak, tar] = [['#a8845a', '#9a774e', '#b48f64', '#8f6e48'], '#6a4426', '#241a14'] as const;

/** Half the width of the deck at a distance from the eye. */
const halfAt = (z: number): number => 4.3 * Math.sqrt(Math.max(0, 1 - Math.max(0, (z - waist) / (bow - waist)) ** 2));

/** The bulwark rises to the bow. */
const railAt = (z: number): number => deck + 1.05 + 1.1 * smooth(waist + 2, bow, z);

/** The deck of a sailing ship, looking over its bow at the open sea: planks, rails on both sides, masts with their shrouds and sails. */
export function buildShipDeck(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0012, clouds: 0.45, ...order.air });
  const isLit = lampsOn(air);
  const ground: Ground = (x, z) => (z < bow && Math.abs(x) <= halfAt(z) ? deck : -6);
  const isStormy = order.weather.includes('storm') || order.weather.includes('swell');
  const height = isStormy ? towering(random() * 40) : undefined;
  if (height) heaveWater(mesh, order, height);
  else waterPlane(mesh, 0);
  layPlanks(mesh, random, isStormy || order.weather.includes('rain'));
  for (const side of [-1, 1]) raiseBulwark(mesh, side);
  const lamps: Lamp[] = [];
  // Of masts those are left out that would stand where somebody stands.
  for (const [x, z, tall] of [
    [0, 12.5, 15],
    [0, 19.5, 12],
  ] as const) {
    if (!isClear(things, x, z)) continue;
    rigMast(mesh, random, { x, z, tall });
    if (order.refuses('lamp')) continue;
    hangLantern(mesh, [x + 0.5, deck + 2.5, z - 0.4], isLit);
    if (isLit) lamps.push({ at: [x + 0.5, deck + 2.5, z - 0.5], power: 5, colour: [1, 0.68, 0.34], size: 0.5 });
  }
  rod(mesh, [0, deck + 0.9, bow - 2], [0, deck + 4, bow + 7], 0.2, oak, materials.planks);
  mesh.tube(
    [
      [0, deck + 4, bow + 7],
      [0, deck + 11, 19.5],
    ],
    [0.03],
    tar,
    materials.cloth,
    5,
  );
  stowGear(mesh, order);
  putThings(mesh, things, overDepths(ground));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.6, focal: 0.95 }, () => deck),
    paintGround: () => undefined,
    ground,
    events: order.events,
    water: {
      ...{ level: 0, deep: hex('#0f3448'), bed: () => -40, depth: 8, surf: 0, crests: isStormy ? 1.7 : 0.3 },
      waves: isStormy ? 2.2 : 0.5,
      waveSize: 1.6,
      ...(isStormy && { breaksAt: 7 }),
    },
    lamps,
    focus: [0, deck + 1.5, 8],
    shadowRadius: 20,
    occlusion: { radius: 0.8, power: 1 },
  });
}

/** A sea that is higher than the rail all around, in which the ship lies in a trough. */
function towering(place: number): Ground {
  const crest = (phase: number): number => (0.5 + 0.5 * Math.sin(phase)) ** 2.2;
  return (x, z) => {
    const along = z * 0.085 + x * 0.035 + fbm(x * 0.02 + place, z * 0.02, 3) * 5;
    const across = z * 0.06 - x * 0.1 + fbm(x * 0.03 + 9, z * 0.03 + place, 3) * 4;
    const high = 9 * crest(along + place) + 3.4 * crest(across) + 1.2 * fbm(x * 0.15, z * 0.15 + place, 3) - 2;
    return high * smooth(bow + 2, bow + 34, Math.hypot(x * 2.2, z)) - 0.6;
  };
}

/** Planks along the ship, caulked with tar; each is nailed at its ends. */
function layPlanks(mesh: Mesh, random: Random, isWet: boolean): void {
  const wide = 0.3;
  mesh.object().box(0, deck - 0.2, 4, 8.6, 0.1, 16, tar, materials.plain);
  for (let x = -4.2; x <= 4.2; x += wide) {
    let z = -4 - random() * 3;
    while (z < bow) {
      const end = z + 4.5 + random() * 2;
      // Where the ship narrows a plank ends at its side.
      let last = Math.min(end, bow);
      while (last > z && halfAt(last) < Math.abs(x) + wide / 2) last -= 0.25;
      if (last > z + 0.2)
        mesh
          .object()
          .box(
            x,
            deck - 0.1,
            (z + last) / 2,
            wide - 0.018,
            0.1,
            last - z - 0.014,
            scaleRgb(vary(readColour(pick(random, boards)), random, 0.26), isWet ? 0.42 : 1),
            isWet ? materials.gloss : materials.planks,
          );
      z = end;
    }
  }
}

/** The side of the ship: a wall of planks with posts, a broad rail on it, and pins around which ropes are laid. */
function raiseBulwark(mesh: Mesh, side: number): void {
  const at = (z: number, out: number, y: number): Vec3 => [side * (halfAt(z) + out), y, z];
  const stations = 48;
  const zAt = (i: number): number => -4 + ((bow + 4) * i) / stations;
  for (let i = 0; i < stations; i++) {
    const [a, b] = [zAt(i), zAt(i + 1)];
    for (let row = 0; row < 4; row++) {
      const [low, high] = [row / 4, (row + 0.94) / 4];
      const y = (z: number, share: number): number => deck + (railAt(z) - deck) * share;
      const tone = mixRgb(hex(row === 3 ? '#8f2a22' : '#7a5030'), hex('#1c120a'), ((row * 7 + i * 3) % 5) * 0.05);
      mesh
        .object()
        .face(
          [at(a, 0, y(a, low)), at(a, 0, y(a, high)), at(b, 0, y(b, high)), at(b, 0, y(b, low))],
          tone,
          materials.planks,
        );
    }
    mesh.face(
      [at(a, -0.16, railAt(a)), at(a, 0.16, railAt(a)), at(b, 0.16, railAt(b)), at(b, -0.16, railAt(b))],
      '#8a5a32',
      materials.planks,
    );
    mesh.face(
      [at(a, -0.16, railAt(a) - 0.1), at(a, -0.16, railAt(a)), at(b, -0.16, railAt(b)), at(b, -0.16, railAt(b) - 0.1)],
      '#6a4224',
      materials.planks,
    );
    if (i % 3 === 0) {
      const [x, , z] = at(a, -0.07, 0);
      mesh.box(x, deck, z, 0.14, railAt(a) - deck - 0.06, 0.16, oak, materials.planks);
    }
    if (i % 2 === 0) {
      const [x, y, z] = at(a + 0.2, -0.1, railAt(a));
      mesh.cyl(x, y - 0.18, z, 0.02, 0.028, 0.36, '#b08a4e', materials.gloss, 10);
    }
  }
}

/** A mast with two yards whose sails are full of wind, and shrouds with ratlines down to both sides. */
function rigMast(
  mesh: Mesh,
  random: Random,
  { x, z, tall }: { readonly x: number; readonly z: number; readonly tall: number },
): void {
  const top = deck + tall;
  mesh.object().cyl(x, deck, z, 0.27, 0.16, tall, oak, materials.bark, 20);
  mesh.push().at(x, 0, z);
  for (const y of [0.5, 1.2, 4.2]) hoop(mesh, deck + y, 0.285, 0.03, '#1e1a18', materials.metal);
  mesh.pop();
  const canvas = readColour('#e6dcc2');
  for (const [from, to, wide] of [
    [0.34, 0.66, 4.6],
    [0.68, 0.93, 3.4],
  ] as const) {
    const [low, high] = [deck + tall * from, deck + tall * to];
    rod(mesh, [x - wide, high, z - 0.2], [x + wide, high, z - 0.2], 0.1, oak, materials.planks);
    const seam = random() * 9;
    mesh.object().sheet(
      (u, v) => {
        const full = Math.sin(v * Math.PI * 0.86 + 0.2) * Math.max(0, Math.sin(u * Math.PI)) ** 0.5;
        return [x + (u - 0.5) * 2 * wide * (0.9 + 0.06 * v), high - v * (high - low), z - 0.2 + 1.3 * full];
      },
      34,
      22,
      (u, v) => {
        const cloth = Math.abs(((u * 9 + 0.5) % 1) - 0.5) < 0.03 ? 0.22 : 0;
        const stain = 0.12 * Math.sin(u * 11 + seam) * Math.sin(v * 7 + seam);
        return mixRgb(canvas, hex('#8a7450'), Math.max(0, cloth + stain));
      },
      materials.cloth,
    );
    for (const s of [-1, 1])
      mesh.tube(
        [
          [x + s * wide * 0.93, low, z],
          [x + s * (halfAt(z) - 0.1), railAt(z), z - 1.5],
        ],
        [0.022],
        '#8a7450',
        materials.cloth,
        5,
      );
  }
  for (const s of [-1, 1]) {
    const foot = (k: number): Vec3 => [s * (halfAt(z + k * 0.7) - 0.02), railAt(z + k * 0.7), z - 0.6 + k * 0.7];
    const head: Vec3 = [x + s * 0.12, top - tall * 0.36, z];
    const along = (k: number, t: number): Vec3 => {
      const [fx, fy, fz] = foot(k);
      return [fx + (head[0] - fx) * t, fy + (head[1] - fy) * t, fz + (head[2] - fz) * t];
    };
    for (let k = 0; k < 4; k++) mesh.tube([foot(k), head], [0.026], tar, materials.cloth, 5);
    for (let i = 1; i < 18; i++)
      mesh.tube([along(0, i / 19), along(1.5, i / 19 - 0.006), along(3, i / 19)], [0.014], tar, materials.cloth, 4);
  }
}

function hangLantern(mesh: Mesh, [x, y, z]: Vec3, isLit: boolean): void {
  mesh.object().cyl(x, y, z, 0.11, 0.11, 0.04, '#2a2420', materials.metal, 12);
  mesh.cyl(x, y + 0.04, z, 0.085, 0.085, 0.22, '#ffcf86', isLit ? materials.glow : materials.glass, 12);
  mesh.cyl(x, y + 0.26, z, 0.13, 0.03, 0.1, '#2a2420', materials.metal, 12);
  rod(mesh, [x, y + 0.34, z], [x - 0.5, y + 0.5, z + 0.4], 0.02, '#2a2420', materials.metal);
}

/** Barrels, coils of rope and a hatch with its grating, each where nothing else stands. */
function stowGear(mesh: Mesh, { random, things, refuses }: SettingOrder): void {
  for (const [x, z] of [
    [-3.4, 7.4],
    [-3.2, 8.5],
    [3.4, 9.6],
    [-2.6, 16],
  ] as const) {
    if (refuses('barrel') || !isClear(things, x, z)) continue;
    const tone = vary(readColour('#8a5a32'), random, 0.2);
    mesh.push().at(x, deck, z).object();
    mesh.lathe(
      [
        [0.28, 0],
        [0.36, 0.25],
        [0.38, 0.45],
        [0.36, 0.65],
        [0.28, 0.9],
        [0.25, 0.87],
        [0, 0.87],
      ],
      28,
      tone,
      materials.planks,
    );
    for (const [y, r] of [
      [0.1, 0.33],
      [0.32, 0.385],
      [0.58, 0.385],
      [0.8, 0.325],
    ] as const)
      hoop(mesh, y, r, 0.016, '#2e2a28', materials.metal);
    mesh.pop();
  }
  for (const [x, z] of [
    [2.9, 6.2],
    [-2.4, 11.2],
  ] as const) {
    if (!isClear(things, x, z)) continue;
    mesh.push().at(x, deck, z).object();
    for (let i = 0; i < 6; i++) hoop(mesh, 0.05 + i * 0.07, 0.34 - (i % 2) * 0.02, 0.038, '#b89a64', materials.cloth);
    hoop(mesh, 0.44, 0.26, 0.038, '#b89a64', materials.cloth);
    mesh.pop();
  }
  if (!isClear(things, 0, 9.4)) return;
  mesh
    .object()
    .box(0, deck, 9.4, 2, 0.26, 1.8, oak, materials.planks)
    .box(0, deck + 0.262, 9.4, 1.7, 0.004, 1.5, '#120c08', materials.plain);
  for (let i = 0; i < 7; i++) {
    mesh.box(-0.75 + i * 0.25, deck + 0.26, 9.4, 0.09, 0.03, 1.5, '#8a6238', materials.planks);
    if (i < 6) mesh.box(0, deck + 0.262, 8.78 + i * 0.25, 1.7, 0.032, 0.09, '#7d5830', materials.planks);
  }
}
