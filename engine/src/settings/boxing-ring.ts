import { hex } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { shineBeams } from '../events/spot-beams.ts';
import type { Beam } from '../events/spot-beams.ts';
import { cushion } from '../shapes/cushion.ts';
import { hangTruss } from '../shapes/stage-lights.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { lookIntoRoom } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { finishWorld, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half of how wide the ring is between its ropes, how far its far side is behind whoever stands in it, and how far its floor goes on beyond the ropes; metres. */
const [half, behind, beyond] = [2.7, 2.1, 0.5] as const;
/** How high the ropes are, from the lowest to the highest, and their colours. */
const ropes = [
  [0.4, '#f2f0ea'],
  [0.72, '#2456b8'],
  [1.04, '#f2f0ea'],
  [1.36, '#c4202a'],
] as const;

/** From where an empty ring is seen: from before it, over its ropes. */
const stances: readonly [Stance, ...Stance[]] = [
  { from: [0, 1.9, -1.6], to: [0, 0.9, 6], focal: 0.9 },
  { from: [-2.4, 1.7, -0.8], to: [0.6, 0.8, 6], focal: 0.9 },
];

/** A boxing ring in a dark hall: canvas between ropes and padded posts, lamps over it, and people in the rows behind. */
export function buildBoxingRing(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const [lead] = things;
  const far = (lead?.z ?? 4.4) + behind;
  const middle = lead ? Math.max(-0.8, Math.min(0.8, lead.x)) : 0;
  const near = far - half * 2;
  layCanvas(mesh, { middle, near, far });
  stretchRopes(mesh, { middle, near, far });
  seatCrowd(mesh, random, far);
  hangTruss(mesh, { half: half + 1, y: 4.3, z: far - 1.2 });
  const beams = [-2.4, -0.8, 0.8, 2.4].map((x): Beam => ({
    from: [middle + x, 4.1, far - 1.2],
    to: [middle + x * 0.5, 0, far - behind],
    radius: 0.9,
    colour: hex('#fff0d8'),
    strength: 0.11,
  }));
  putThings(mesh, things, () => 0);
  return finishWorld(
    mesh,
    {
      ...makeAir('night', [], { fog: 0 }),
      sunLight: [0, 0, 0],
      ambient: [0.13, 0.13, 0.165],
      bounce: [0.13, 0.13, 0.145],
    },
    {
      camera: lookIntoRoom(order, stances) ?? standAt(order, { eye: 1.5, lookUp: 2.2, focal: 0.9 }, () => 0),
      paintGround: () => undefined,
      ground: () => 0,
      events: [shineBeams(beams), ...order.events],
      indoors: true,
      lamps: lampsOver([middle, 0, far - behind]),
      focus: [middle, 1, far - behind],
      shadowRadius: 6,
      occlusion: { radius: 0.6, power: 0.8 },
      windowsLit: 0,
      near: 0.1,
    },
  );
}

/** Where the ring lies: its middle from side to side, and how far its near and far ropes are. */
interface Place {
  readonly middle: number;
  readonly near: number;
  readonly far: number;
}

function layCanvas(mesh: Mesh, { middle, near, far }: Place): void {
  const deep = far - near + beyond + 6;
  const z = far + beyond - deep / 2;
  mesh.object().box(middle, -0.05, z, (half + beyond) * 2, 0.05, deep, '#7c8ca2', materials.cloth);
  mesh.object().box(middle, -1.1, z, (half + beyond) * 2 - 0.02, 1.05, deep - 0.02, '#1d2c52', materials.cloth);
  mesh.object().box(middle, -1.15, far, 60, 0.05, 40, '#121317', materials.plain);
}

/** Four ropes on each of the three sides that are seen, and a padded post in each far corner. */
function stretchRopes(mesh: Mesh, { middle, near, far }: Place): void {
  const corners: readonly (readonly [number, string])[] = [
    [-half, '#c4202a'],
    [half, '#2456b8'],
  ];
  for (const [x, colour] of corners) {
    mesh.object().cyl(middle + x * 1.05, -0.05, far + 0.12, 0.055, 0.055, 1.58, '#2a2c30', materials.metal, 16);
    cushion(mesh.object(), [middle + x * 0.985, 0.88, far - 0.05], [0.13, 0.58, 0.09], {
      square: 0.6,
      colour,
      material: materials.gloss,
    });
  }
  for (const [y, colour] of ropes) {
    const rope = (from: Vec3, to: Vec3): void => {
      const way = Array.from({ length: 13 }, (_, i): Vec3 => {
        const u = i / 12;
        const sag = 0.035 * 4 * u * (1 - u);
        return [from[0] + (to[0] - from[0]) * u, y - sag, from[2] + (to[2] - from[2]) * u];
      });
      mesh.object().tube(way, [0.021], colour, materials.cloth, 8);
    };
    rope([middle - half, y, far], [middle + half, y, far]);
    for (const s of [-1, 1]) rope([middle + half * s, y, far], [middle + half * s, y, near]);
  }
}

const coats = ['#3a2c34', '#26304a', '#4a3a2c', '#2e3a34', '#52403c', '#343440'] as const;
const faces = ['#c49a7c', '#a87654', '#6a4632', '#d0aa8e'] as const;

/** Rows of people in the dark, of whom there is little more to see than that they are there. */
function seatCrowd(mesh: Mesh, random: Random, far: number): void {
  mesh.object();
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 25; i++) {
      const x = (i - 12 + (row % 2) * 0.5) * 0.74 + (random() - 0.5) * 0.2;
      const [y, z] = [-0.55 + row * 0.42 + random() * 0.08, far + 2.6 + row * 0.85];
      const coat = coats[Math.floor(random() * coats.length)] ?? coats[0];
      const face = faces[Math.floor(random() * faces.length)] ?? faces[0];
      mesh.ball(x, y, z, 0.24, 0.36, 0.16, coat, materials.cloth, 9);
      mesh.ball(x, y + 0.46, z - 0.02, 0.095, 0.125, 0.11, face, materials.plain, 9);
      mesh.ball(x, y + 0.51, z + 0.02, 0.105, 0.1, 0.11, '#1c1512', materials.plain, 8);
    }
  // Lamps far up in the hall.
  for (let i = 0; i < 14; i++)
    mesh
      .object()
      .ball((i - 6.5) * 1.25, 4.4 + (i % 3) * 0.5, far + 9.5, 0.08, 0.08, 0.08, '#cfe0ff', materials.glow, 8);
  mesh.object().box(0, -1.1, far + 10.6, 40, 12, 0.2, '#0e1016', materials.plain);
}

/** A strong lamp from one side before whoever stands there, a weaker one from the other, and two from behind that draw a rim. */
function lampsOver([x, , z]: Vec3): readonly Lamp[] {
  const white = hex('#fff0dc');
  const cold = hex('#d4e2ff');
  return [
    { at: [x - 2.8, 2.9, z - 1.5], power: 19, colour: white, size: 1.2 },
    { at: [x + 3, 2.6, z - 3], power: 2.2, colour: white, size: 2 },
    { at: [x + 1.9, 3.6, z + 1.7], power: 9, colour: cold, size: 1 },
    { at: [x - 2.1, 3.7, z + 1.9], power: 6, colour: cold, size: 1 },
    { at: [x, 3.4, z + 5], power: 5, colour: cold, size: 4 },
  ];
}
