import { hex } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { finishWorld, lampsOn, put, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** The gases of the signs. */
const gases = ['#ff2ea6', '#1fd8ff', '#8a4dff', '#ffb52e', '#4dff9a', '#ff3b4e'] as const;
const facades = ['#3a3f4a', '#4a4450', '#2f3640', '#544a4a', '#3c4a50'] as const;
/** Of the light behind the windows of shops, which is that of a room and not of a sign. */
const shopLights = ['#6b4a22', '#2c5a66', '#6a2f52', '#6b5a30', '#3a3a72'] as const;
const shelves = ['#2a1c14', '#142028', '#241420'] as const;

/** Where the facades begin, metres from the middle of the street. */
const edge = 7.2;

/** A narrow street between towers, full of neon signs that are mirrored on the wet ground. */
export function buildNeonStreet(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const snowy = order.season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, {
    fog: 0.012,
    clouds: 0.3,
    tint: hex('#7a2c8f'),
    tintStrength: 0.7,
    ...order.air,
  });
  const isLit = lampsOn(air);
  const up: Vec3 = [0, 1, 0];
  mesh.object();
  mesh.tri([-60, 0, -6], [0, 0, 300], [60, 0, -6], up, up, up, hex('#4c4c54'), materials.road);
  for (const side of [-1, 1] as const) {
    mesh.box(side * 5.9, 0, 70, 2.6, 0.16, 150, '#5c5a62', materials.stone);
    for (let z = 1.5; z < 70;) {
      const deep = 6.5 + random() * 5;
      buildHouse(mesh, random, { side, z: z + deep / 2, deep, isLit });
      z += deep + 0.15;
    }
  }
  for (let i = 0; i < 5; i++) hangCable(mesh, random, { z: 9 + i * 7 + random() * 4, isLit, lanterns: i % 2 === 1 });
  buildFarTowers(mesh, random);
  putThings(mesh, order.things, () => 0);
  return finishWorld(mesh, air, {
    camera: lookFrom([0.6, order.eye ?? 1.9, -1.5], [-0.4, order.lookUp ?? 4.4, 22], 0.92),
    paintGround: () => undefined,
    ground: () => 0,
    events: order.events,
    wet: !snowy,
    lamps: isLit ? signLight : [],
    focus: [0, 4, 22],
    shadowRadius: 30,
    windowsLit: isLit ? 0.5 : 0.15,
    occlusion: { radius: 1.5, power: 1 },
    snow: snowy ? 1 : 0,
  });
}

/** What the signs throw on the ground and on whoever stands there. */
const signLight: readonly Lamp[] = [
  // A sign over the eye, or the side that is seen of everybody would be black.
  { at: [-1.2, 4.4, 0.4], power: 9, colour: readColour('#ffb0dc'), size: 2.4 },
  ...[4, 8, 13, 18, 25, 33].map((z, i): Lamp => ({
    at: [i & 1 ? 4.6 : -4.6, 4.2, z],
    power: 13,
    colour: readColour(gases[i] ?? gases[0]),
    size: 1.6,
  })),
];

/** A tower with a shop at its foot, and signs before its windows. */
function buildHouse(
  mesh: Mesh,
  random: Random,
  {
    side,
    z,
    deep,
    isLit,
  }: { readonly side: -1 | 1; readonly z: number; readonly deep: number; readonly isLit: boolean },
): void {
  const back = random() * 0.7;
  const face = side * (edge + back);
  const high = 15 + random() * 16 + z * 0.35;
  mesh.object().box(face + side * 5, 0, z, 10, high, deep, pick(random, facades), materials.towerBlock);
  const light = pick(random, shopLights);
  const gas = pick(random, gases);
  const shining = materials.glow;
  // The shop: a lit window in a dark frame, a line of light along its awning.
  mesh.object().box(face - side * 0.06, 0, z, 0.2, 3.5, deep * 0.94, '#1c1a20', materials.plain);
  mesh.box(face - side * 0.18, 0.5, z, 0.1, 2.2, deep * 0.78, light, isLit ? materials.glow : materials.glass);
  for (const share of [-0.2, 0.06, 0.3])
    mesh.box(face - side * 0.24, 0.4, z + deep * share, 0.1, 2.4, 0.14, '#1c1a20', materials.plain);
  // What is for sale stands dark before the light.
  for (let n = 0; n < 7; n++) {
    const along = z + (n / 6 - 0.5) * deep * 0.7;
    mesh.box(
      face - side * 0.25,
      0.5,
      along,
      0.08,
      0.35 + random() * 0.9,
      0.3 + random() * 0.5,
      pick(random, shelves),
      0,
    );
  }
  mesh.box(face - side * 0.8, 3.1, z, 1.5, 0.14, deep * 0.84, '#26232b', materials.plain);
  mesh.box(face - side * 1.55, 3.02, z, 0.08, 0.16, deep * 0.84, gas, shining);
  for (let y = 5; y < Math.min(14, high - 3); y += 3.2)
    if (random() < 0.5)
      mesh.box(face - side * 0.3, y, z + (random() - 0.5) * deep * 0.6, 0.6, 0.7, 0.9, '#6a6d72', materials.metal);
  const signs = 1 + Math.floor(random() * 3);
  for (let n = 0; n < signs; n++) {
    const tall = 2.6 + random() * 3.6;
    hangSign(mesh, random, {
      ...{
        x: face - side * (0.9 + random() * 0.5),
        y: 4 + n * 3.4 + random() * 1.6,
        z: z + (random() - 0.5) * deep * 0.8,
      },
      ...{ tall, wide: 1.15, shining },
    });
  }
  if (random() < 0.5) hangBoard(mesh, random, { face, side, y: 4.4 + random() * 4, z, deep, shining });
}

/** A sign that stands out from a facade: characters of tubes above one another in a frame of light. */
function hangSign(
  mesh: Mesh,
  random: Random,
  of: {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly tall: number;
    readonly wide: number;
    readonly shining: number;
  },
): void {
  const { tall, wide, shining } = of;
  const [frame, glyph] = [pick(random, gases), pick(random, gases)];
  put(mesh, of, (m) => {
    m.object().box(0, 0, 0, wide, tall, 0.2, '#141218', materials.plain);
    for (const x of [-0.5, 0.5]) m.box(x * wide, 0, -0.12, 0.07, tall, 0.08, frame, shining);
    for (const y of [0, tall - 0.07]) m.box(0, y, -0.12, wide, 0.07, 0.08, frame, shining);
    const cell = wide * 0.86;
    for (let row = 0; (row + 1) * cell < tall - 0.1; row++)
      drawCharacter(m, random, { y: tall - (row + 1) * cell - 0.04, size: cell * 0.72, colour: glyph, shining });
  });
}

/** Strokes that look like writing, and are none. */
function drawCharacter(
  mesh: Mesh,
  random: Random,
  {
    y,
    size,
    colour,
    shining,
  }: { readonly y: number; readonly size: number; readonly colour: string; readonly shining: number },
): void {
  const thin = size * 0.11;
  const strokes = 3 + Math.floor(random() * 3);
  for (let n = 0; n < strokes; n++) {
    const [at, from] = [Math.floor(random() * 4) / 3, Math.floor(random() * 2) / 3];
    const long = 0.45 + random() * 0.5;
    if (n % 2 === 0)
      mesh.box(
        (from + long / 2 - 0.5) * size * 0.9,
        y + at * size * 0.9,
        -0.13,
        long * size,
        thin,
        0.08,
        colour,
        shining,
      );
    else mesh.box((at - 0.5) * size * 0.9, y + from * size * 0.5, -0.13, thin, long * size, 0.08, colour, shining);
  }
}

/** A board of light along a facade: bands of one colour, and a bright field. */
function hangBoard(
  mesh: Mesh,
  random: Random,
  of: {
    readonly face: number;
    readonly side: -1 | 1;
    readonly y: number;
    readonly z: number;
    readonly deep: number;
    readonly shining: number;
  },
): void {
  const { face, side, y, z, deep, shining } = of;
  const [first, second] = [pick(random, gases), pick(random, gases)];
  const x = face - side * 0.16;
  mesh.object().box(x, y, z, 0.16, 3.2, deep * 0.7, '#121016', materials.plain);
  mesh.box(x - side * 0.1, y + 0.25, z, 0.06, 1.5, deep * 0.62, first, shining);
  for (let n = 0; n < 4; n++)
    mesh.box(x - side * 0.1, y + 2 + n * 0.26, z, 0.06, 0.12, deep * (0.25 + random() * 0.35), second, shining);
}

/** A cable across the street, with paper lanterns on some of them. */
function hangCable(
  mesh: Mesh,
  random: Random,
  { z, isLit, lanterns }: { readonly z: number; readonly isLit: boolean; readonly lanterns: boolean },
): void {
  const [left, right] = [5.5 + random() * 3, 5.5 + random() * 3];
  const at = (t: number): Vec3 => [(t - 0.5) * 2 * edge, left + (right - left) * t - Math.sin(t * Math.PI) * 1.1, z];
  const steps = Array.from({ length: 15 }, (_, i) => at(i / 14));
  mesh.object().tube(
    steps,
    steps.map(() => 0.025),
    '#101014',
    materials.plain,
    4,
  );
  if (!lanterns) return;
  for (let i = 2; i < 13; i += 2) {
    const [x, y] = at(i / 14);
    mesh.ball(x, y - 0.42, z, 0.27, 0.32, 0.27, '#ff5a36', isLit ? materials.glow : materials.cloth, 12);
  }
}

/** Towers behind the end of the street, their edges drawn in light. */
function buildFarTowers(mesh: Mesh, random: Random): void {
  for (let i = 0; i < 16; i++) {
    const z = 84 + (i % 3) * 26 + random() * 14;
    const x = (i / 15 - 0.5) * 2 * z * 0.55;
    const [wide, high] = [9 + random() * 8, 34 + random() * 62];
    mesh.object().box(x, 0, z, wide, high, wide, pick(random, facades), materials.towerBlock);
    const gas = pick(random, gases);
    if (random() < 0.6)
      for (const s of [-0.5, 0.5]) mesh.box(x + s * wide, 0, z - wide / 2, 0.35, high, 0.35, gas, materials.glow);
    if (random() < 0.4) mesh.box(x, high * 0.72, z - wide / 2 - 0.2, wide * 0.7, high * 0.12, 0.3, gas, materials.glow);
  }
}
