import { hex, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { shineBeams } from '../events/spot-beams.ts';
import type { Beam } from '../events/spot-beams.ts';
import { pick } from '../shapes/chance.ts';
import { cushion } from '../shapes/cushion.ts';
import { hangSwags, hangVelvet } from '../shapes/stage-curtain.ts';
import { hangSpot, hangTruss } from '../shapes/stage-lights.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { buildBoxingRing } from './boxing-ring.ts';
import { lookIntoRoom } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { finishWorld, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Where the stage begins, half the width and the height of its opening, and how far the stalls lie below it; metres. */
const [edge, half, high, below] = [2.4, 4.1, 4.6, 1.05] as const;

/** From where an empty stage is seen: from a seat in the middle, from one at the side, or from its own floor. */
const stances: readonly [Stance, ...Stance[]] = [
  { from: [0, 1.3, -7.6], to: [0, 1.85, 6], focal: 0.98 },
  { from: [-3.2, 1.75, -6], to: [0.3, 1.75, 5], focal: 0.98 },
  { from: [1.5, 0.75, -4.4], to: [-0.3, 1.9, 5], focal: 0.86 },
];

const concertStances: readonly [Stance, ...Stance[]] = [
  { from: [0, 1.1, -3.6], to: [0, 2.3, 6], focal: 0.92 },
  { from: [-2.2, 0.8, -2.8], to: [0.7, 2.3, 6], focal: 0.9 },
];

/** How a stage is dressed and lit: in a theatre with velvet and gold, or for a concert under a truss of coloured lamps. */
interface StageLook {
  readonly velvet: string;
  readonly isConcert: boolean;
  /** What hangs at the back: a cloth that light falls on, or velvet. */
  readonly back: 'cloth' | 'velvet';
  /** The light from above, and that on the cloth at the back. */
  readonly lights: readonly [string, string, string];
  readonly glow: Rgb;
}

const red = '#911320';

const theatres: readonly [StageLook, ...StageLook[]] = [
  { velvet: red, isConcert: false, back: 'cloth', lights: ['#ffd9a0', '#ffe6c0', '#ffd9a0'], glow: [0.34, 0.14, 0.4] },
  { velvet: red, isConcert: false, back: 'cloth', lights: ['#ffe2b4', '#ffc9a0', '#ffe2b4'], glow: [0.1, 0.2, 0.46] },
  { velvet: red, isConcert: false, back: 'velvet', lights: ['#ffe6c8', '#ffd8b0', '#ffe6c8'], glow: [0.3, 0.12, 0.06] },
  {
    velvet: '#1f4f8a',
    isConcert: false,
    back: 'cloth',
    lights: ['#fff0d4', '#d0e0ff', '#fff0d4'],
    glow: [0.5, 0.26, 0.1],
  },
];

const velvets: readonly [StageLook, ...StageLook[]] = [
  theatres[0],
  ...['#911320', '#8a1230', '#1f4f8a'].map((velvet): StageLook => ({
    ...theatres[0],
    velvet,
    back: 'velvet',
    glow: [0.3, 0.12, 0.06],
  })),
];

const concertLooks: readonly [StageLook, ...StageLook[]] = [
  {
    velvet: '#14151a',
    isConcert: true,
    back: 'cloth',
    lights: ['#5a8cff', '#ff4fa0', '#8a5cff'],
    glow: [0.16, 0.1, 0.46],
  },
  {
    velvet: '#14151a',
    isConcert: true,
    back: 'cloth',
    lights: ['#ff9a3c', '#ff4a5a', '#ffd24a'],
    glow: [0.46, 0.14, 0.08],
  },
];

const concerts = new Set(['concert stage']);

/** A stage, or a boxing ring where one is named or somebody boxes: boards between curtains, a cloth at the back, lamps whose beams stand in the haze, and the seats before it. */
export function buildStage(order: SettingOrder): World {
  const { random, things } = order;
  const isRing = order.named?.includes('boxing ring') || (order.asked?.('boxer') && !order.named?.length);
  if (isRing) return buildBoxingRing(order);
  const mesh = new Mesh();
  const isConcert = order.named?.some((id) => concerts.has(id)) ?? false;
  // Before velvet whoever stands there is seen on a stage, however near the eye comes.
  const dressed = things.length > 0 ? velvets : theatres;
  const look = pick(random, isConcert ? concertLooks : dressed);
  const end = Math.max(10.5, ...things.map(({ z, clearing }) => z + clearing + 2.4));
  // What is small stands near the eye, and the boards reach to it.
  const front = Math.min(edge, ...things.map(({ z, clearing }) => z - clearing - 0.8));
  layBoards(mesh, front, end);
  const velvet = hex(look.velvet);
  const across = { from: -half - 1, to: half + 1, low: 0.02, high: high + 2.4, tied: 0, hasHem: true };
  if (look.back === 'velvet') hangVelvet(mesh, { ...across, z: end }, velvet);
  else hangBackcloth(mesh, look, end);
  for (const side of [-1, 1]) {
    // Wings of black cloth one behind the other, which hide what is beside the stage.
    for (let z = edge + 2.2; z < end - 1; z += 2.2)
      hangVelvet(
        mesh,
        {
          from: side * (half + 1.6),
          to: side * (half - (look.isConcert ? 0 : 0.5)),
          z,
          low: 0,
          high: high + 1,
          tied: 0,
          hasHem: false,
        },
        hex('#17161a'),
      );
    if (look.isConcert) continue;
    hangVelvet(
      mesh,
      {
        from: side * (half + 0.6),
        to: side * (half - 1.5),
        z: edge + 0.75,
        low: 0.02,
        high: high + 0.6,
        tied: 0.5,
        hasHem: true,
      },
      velvet,
    );
  }
  if (look.isConcert) hangTruss(mesh, { half: half + 0.6, y: high - 0.5, z: edge + 1.6 });
  else {
    hangSwags(mesh, { half: half + 0.1, z: edge + 0.6, high: high + 0.15, many: 6 }, velvet);
    raiseArch(mesh, end);
  }
  raiseHouse(mesh, end);
  const beams = hangLamps(mesh, look, random, things[0] ? [things[0].x, 0, things[0].z] : [0, 0, edge + 3]);
  if (things.length === 0) {
    if (!order.refuses('microphone')) standMicrophone(mesh, edge + 3);
    seatRows(mesh);
  }
  if (look.isConcert) stackSpeakers(mesh);
  else lightFoot(mesh, front);
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, stageAir(makeAir('night', [], { fog: 0 })), {
    camera:
      lookIntoRoom(order, look.isConcert ? concertStances : stances) ??
      standAt(order, { eye: 1.5, lookUp: 2.6, focal: 0.9 }, () => 0),
    paintGround: () => undefined,
    ground: () => 0,
    events: [shineBeams(beams), ...order.events],
    indoors: true,
    lamps: lampsFrom(beams, look, end),
    focus: [0, 1, 6],
    shadowRadius: 9,
    occlusion: { radius: 0.6, power: 0.8 },
    windowsLit: 0,
    near: 0.1,
  });
}

/** A dark house: what is seen is lit by the lamps. */
function stageAir(air: Air): Air {
  return { ...air, sunLight: [0, 0, 0], ambient: [0.17, 0.14, 0.15], bounce: [0.16, 0.11, 0.09] };
}

/** Boards with their joints, and the front of the stage down to the stalls. */
function layBoards(mesh: Mesh, edge: number, end: number): void {
  const wide = half * 2 + 6;
  mesh.object().box(0, -0.1, (edge + end) / 2 + 1, wide, 0.1, end - edge + 4, '#6a4426', materials.floor);
  // Polish, so that the lamps stand mirrored in it.
  mesh.object().box(0, -below - 0.2, edge - 0.05, wide, below + 0.1, 0.1, '#2a1a14', materials.planks);
  mesh.box(0, -0.09, edge - 0.04, wide, 0.1, 0.14, '#8a6238', materials.gloss);
  mesh.object().box(0, -below - 0.1, edge - 10, wide + 8, 0.1, 20, '#1c1214', materials.cloth);
}

/** The cloth at the back, on which light falls from below. */
function hangBackcloth(mesh: Mesh, { glow, isConcert }: StageLook, end: number): void {
  mesh.object().sheet(
    (u, v): Vec3 => [(u - 0.5) * (half * 2 + 3), v * (high + 2), end + 0.06 * Math.sin(u * 40)],
    40,
    40,
    (u, v) => {
      const pools = 0.5 + 0.5 * Math.cos(u * Math.PI * 10);
      const fall = Math.exp(-v * (isConcert ? 1.1 : 2.1)) * (isConcert ? 1.7 : 1) * (0.62 + 0.38 * pools);
      return scaleRgb(glow, 0.03 + 0.22 * fall + 0.02 * fbm(u * 9, v * 7, 3));
    },
    materials.glow,
  );
}

/** The golden arch around the opening. */
function raiseArch(mesh: Mesh, end: number): void {
  const gold = '#a87a34';
  const z = edge + 0.25;
  for (const side of [-1, 1]) {
    mesh.object().box(side * (half + 1.1), -below, z, 1.5, high + 3, 0.5, '#54201c', materials.plain);
    for (const [dx, wide, deep] of [
      [0.42, 0.14, 0.12],
      [0.66, 0.07, 0.08],
      [1.7, 0.14, 0.12],
    ] as const)
      mesh.box(side * (half + dx), -below, z - 0.25 - deep / 2, wide, high + 2.4, deep, gold, materials.metal);
    for (let y = 0.2; y < high; y += 0.74)
      mesh
        .box(side * (half + 1.16), y, z - 0.28, 0.56, 0.54, 0.05, '#6a2a22', materials.plain)
        .ball(side * (half + 1.16), y + 0.27, z - 0.31, 0.13, 0.13, 0.05, gold, materials.metal, 14);
  }
  mesh.object().box(0, high, z, half * 2 + 4, 2.2, 0.5, '#54201c', materials.plain);
  for (const [y, tall, deep] of [
    [high, 0.14, 0.14],
    [high + 0.26, 0.06, 0.08],
    [high + 1, 0.14, 0.12],
  ] as const)
    mesh.box(0, y, z - 0.25 - deep / 2, half * 2 + 1.1, tall, deep, gold, materials.metal);
  // A shield in the middle of the arch.
  cushion(mesh, [0, high + 0.5, z - 0.4], [0.46, 0.4, 0.12], { square: 0.7, colour: gold, material: materials.metal });
  mesh.object().box(0, high + 2, end / 2 + edge, half * 2 + 8, 0.1, end, '#0c0b0d', materials.plain);
}

/** Walls of the house on both sides, in the dark. */
function raiseHouse(mesh: Mesh, end: number): void {
  for (const side of [-1, 1])
    mesh.object().box(side * (half + 3.4), -below, end / 2 - 6, 0.3, high + 4, end + 20, '#24161a', materials.plain);
  mesh.object().box(0, high + 3, end / 2 - 6, half * 2 + 8, 0.2, end + 20, '#0d0a0c', materials.plain);
}

/** Lamps above and at the sides, each with its beam; the brightest one is for whoever stands there. */
function hangLamps(mesh: Mesh, { lights, isConcert }: StageLook, random: Random, lead: Vec3): readonly Beam[] {
  const beams: Beam[] = [];
  const hang = (from: Vec3, to: Vec3, colour: string, radius: number, strength: number): void => {
    hangSpot(mesh, from, to, colour);
    beams.push({ from, to, radius, colour: hex(colour), strength });
  };
  const y = isConcert ? high - 0.85 : high - 0.15;
  const z = isConcert ? edge + 1.6 : edge + 1.5;
  const many = isConcert ? 9 : 5;
  for (let i = 0; i < many; i++) {
    const x = ((i + 0.5) / many - 0.5) * (half * (isConcert ? 1.9 : 1.6));
    const to: Vec3 = [x * (isConcert ? 0.2 + random() * 1.3 : 0.55), 0, z + 1.6 + random() * 2];
    hang([x, y, z], to, lights[i % 3] ?? lights[0], 0.55 + random() * 0.3, isConcert ? 0.34 : 0.09);
  }
  if (isConcert)
    for (const s of [-1, 1])
      for (const dx of [1.2, 2.6])
        hang(
          [s * dx, 0.25, edge + 6.4],
          [s * (dx + 2.2), high + 1.4, edge + 4.6],
          lights[(s + 3) % 3] ?? lights[1],
          0.5,
          0.16,
        );
  hang([lead[0] - 2.2, high + 0.1, edge + 1.3], lead, lights[0], 0.95, 0.2);
  return beams;
}

/** What the beams light where they end, and the light of the house on the curtains. */
function lampsFrom(beams: readonly Beam[], { lights, isConcert, glow }: StageLook, end: number): readonly Lamp[] {
  const spots = beams
    .filter(({ to }) => to[1] < 1)
    .map(({ from, to, colour, strength }): Lamp => ({
      at: [(from[0] + to[0]) / 2, 2.9, (from[2] + to[2]) / 2 - 0.5],
      power: 1 + strength * 9,
      colour,
      size: 1.2,
    }));
  const front: readonly Lamp[] = [-1, 1].map((side): Lamp => ({
    at: [side * 3.3, 3, edge - 2.2],
    power: isConcert ? 6 : 15,
    colour: hex(lights[1]),
    size: 2,
  }));
  return [...spots, ...front, { at: [0, 0.8, end - 1.2], power: 3, colour: scaleRgb(glow, 2), size: 2 }];
}

/** Bulbs behind small hoods along the edge. */
function lightFoot(mesh: Mesh, edge: number): void {
  for (let i = 0; i < 12; i++) {
    const x = ((i + 0.5) / 12 - 0.5) * half * 1.8;
    mesh.object().ball(x, 0.05, edge + 0.16, 0.045, 0.045, 0.045, '#ffd08a', materials.glow, 10);
    mesh.sheet(
      (u, v): Vec3 => [
        x + Math.cos(Math.PI * u) * 0.12,
        Math.sin(Math.PI * v * 0.5) * 0.13,
        edge + 0.14 - Math.sin(Math.PI * u) * 0.1,
      ],
      10,
      4,
      () => '#8a6a2c',
      materials.metal,
    );
  }
}

/** A microphone on its stand, where the light falls. */
function standMicrophone(mesh: Mesh, z: number): void {
  mesh
    .object()
    .cyl(0, 0, z, 0.17, 0.15, 0.025, '#1a1b1d', materials.metal, 24)
    .cyl(0, 0.02, z, 0.013, 0.013, 1.4, '#3a3d40', materials.metal, 10)
    .tube(
      [
        [0, 1.4, z],
        [0, 1.5, z - 0.06],
        [0, 1.53, z - 0.1],
      ],
      [0.016, 0.02, 0.024],
      '#1c1d1f',
      materials.gloss,
      10,
    )
    .ball(0, 1.55, z - 0.13, 0.04, 0.04, 0.045, '#8d9296', materials.metal, 16);
}

/** Rows of seats seen from behind, dark before the light of the stage. */
function seatRows(mesh: Mesh): void {
  for (let row = 0; row < 5; row++) {
    const z = edge - 1.7 - row * 0.95;
    for (let i = -7; i <= 7; i++) {
      const x = (i + (row % 2) * 0.5) * 0.62;
      cushion(mesh.object(), [x, -below + 0.62 + row * 0.05, z], [0.26, 0.4, 0.07], {
        square: 0.35,
        colour: '#8a2028',
        material: materials.cloth,
        pieces: 8,
      });
    }
  }
}

/** Loudspeakers at both sides. */
function stackSpeakers(mesh: Mesh): void {
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const [x, y, z] = [side * (half - 0.2), 0.02 + k * 0.72, edge + 1.1];
      mesh.object().box(x, y, z, 0.95, 0.7, 0.7, '#2c2e32', materials.plain);
      for (const dx of [-0.22, 0.22])
        mesh
          .push()
          .at(x + dx, y + 0.35, z - 0.36)
          .rotX(Math.PI / 2)
          .lathe(
            [
              [0.2, 0],
              [0.19, -0.03],
              [0.06, 0.05],
              [0, 0.04],
            ],
            22,
            '#5a5e63',
            materials.gloss,
          )
          .pop();
    }
}
