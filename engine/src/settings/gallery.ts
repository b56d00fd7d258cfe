import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { framedLandscape, landscapes } from '../shapes/framed-landscape.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Lamp, World } from '../solid/world.ts';
import { statue } from '../concepts/street/statue.ts';
import type { Look } from '../concepts/concept.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width of the room, its height, and from painting to painting; metres. */
const [half, high, apart] = [4.6, 5.2, 3.5] as const;

/** A room of a museum: paintings in frames on pale walls, a floor of parquet, benches, statues, and light from above. */
export function buildGallery(order: SettingOrder): World {
  const { random, things, season } = order;
  const mesh = new Mesh();
  const outside = makeAir(order.time, order.weather, { fog: 0.001, ...order.air, az: 40, el: 60 });
  const end = Math.max(17, Math.ceil(Math.max(0, ...things.map(({ z, clearing }) => z + clearing)) + 5));
  const wall = pick(random, ['#e4ded2', '#c9d0cc', '#8f4a44', '#3f5a54', '#d8ccb8']);
  groundGrid(mesh, () => 0, {
    wide: order.wide,
    coarse: order.coarse,
    near: 0.4,
    far: end + 10,
    rows: 70,
    columns: 50,
  });
  raiseRoom(mesh, end, wall, outside.night);
  for (const side of [-1, 1])
    for (let z = 2.2; z < end - 1.4; z += apart)
      put(mesh, { x: side * half, y: 0, z, turn: (side * Math.PI) / 2 }, (m) =>
        hangPainting(m.object(), random, { wide: 1.8 + random() * 0.9, tall: 1.4 + random() * 0.6 }),
      );
  put(mesh, { x: 0, y: 0, z: end }, (m) => hangPainting(m.object(), random, { wide: 3.6, tall: 2.5 }));
  const look: Look = { season, lit: false, ordinal: 0 };
  for (let z = 6.4; z < end - 3; z += 6.5) {
    if (!order.refuses('bench') && !isBefore(things, 0, z, 1.1)) put(mesh, { x: 0, y: 0, z }, buildBench);
    const side = z < 8 ? 1 : -1;
    if (!order.refuses('statue') && !isBefore(things, side * 3.1, z + 2.8, 0.8))
      put(mesh, { x: side * 3.1, y: 0, z: z + 2.8, turn: -side * 0.5, scale: 0.62 }, (m) =>
        statue.build(m.object(), random, look),
      );
  }
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, insideOf(outside), {
    camera: standAt(order, { eye: 1.7, lookUp: 2.3, focal: 0.84 }, () => 0),
    paintGround: paintParquet,
    ground: () => 0,
    events: order.events,
    indoors: true,
    lamps: lightsOf(end),
    focus: [0, 1.6, 9],
    shadowRadius: 14,
    occlusion: { radius: 1, power: 1 },
    windowsLit: 0,
  });
}

/** The light falls evenly from above; no sun comes in. */
function insideOf(air: Air): Air {
  const k = air.night ? 0.5 : 0.72;
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, 0.05),
    ambient: [0.54 * k, 0.52 * k, 0.5 * k],
    bounce: [0.44 * k, 0.38 * k, 0.3 * k],
  };
}

function lightsOf(end: number): readonly Lamp[] {
  return [3, 8, 13]
    .filter((z) => z < end)
    .map((z): Lamp => ({ at: [0, high - 0.6, z], power: 11, colour: [1, 0.9, 0.76], size: 2.5 }));
}

/** Walls with a skirting and a cornice, and a ceiling whose middle is a skylight between bars. */
function raiseRoom(mesh: Mesh, end: number, colour: string, isNight: boolean): void {
  const white = '#efe9dc';
  for (const side of [-1, 1]) {
    mesh.object().box(side * (half + 0.25), 0, end / 2 - 4, 0.5, high, end + 8, colour, materials.plain);
    mesh.box(side * (half - 0.03), 0, end / 2 - 4, 0.07, 0.24, end + 8, white, materials.plain);
    mesh.box(side * (half - 0.1), high - 0.3, end / 2 - 4, 0.22, 0.3, end + 8, white, materials.plain);
    mesh.object().box(side * (half - 1.3), high, end / 2 - 4, 2.8, 0.2, end + 8, white, materials.plain);
  }
  mesh.object().box(0, 0, end + 0.25, half * 2, high, 0.5, colour, materials.plain);
  mesh.box(0, 0, end - 0.03, half * 2, 0.24, 0.07, white, materials.plain);
  mesh.box(0, high - 0.3, end - 0.1, half * 2, 0.3, 0.22, white, materials.plain);
  const sky = scaleRgb(hex(isNight ? '#24345a' : '#cfe2f2'), isNight ? 0.5 : 0.9);
  mesh.object().box(0, high + 0.16, end / 2 - 4, 5, 0.05, end + 12, sky, materials.glow);
  for (let z = -3; z < end; z += 1.3) mesh.box(0, high + 0.06, z, 3.9, 0.08, 0.08, white, materials.plain);
  for (const x of [-1.95, -0.65, 0.65, 1.95])
    mesh.box(x, high + 0.06, end / 2 - 4, 0.08, 0.1, end + 8, white, materials.plain);
}

/** A painting on the wall at z 0, seen from -z: a landscape, fields of colour, or a vase of flowers; with its plate. */
function hangPainting(
  mesh: Mesh,
  random: Random,
  { wide, tall }: { readonly wide: number; readonly tall: number },
): void {
  const place = random() * 60;
  const y = 2.2 - tall / 2;
  const kind = random();
  mesh.box(wide / 2 + 0.22, 1.35, -0.02, 0.16, 0.1, 0.02, '#f4f0e6', materials.plain);
  if (kind < 0.5) {
    framedLandscape(mesh, { x: 0, y, z: -0.06, width: wide, height: tall }, pick(random, landscapes), place);
    return;
  }
  const bar = 0.09;
  mesh.box(0, y, -0.05, wide, tall, 0.1, pick(random, ['#b08a4a', '#3a2a20', '#d8b45a']), materials.gloss);
  mesh.box(0, y + bar, -0.085, wide - bar * 2, tall - bar * 2, 0.05, '#efe8d8', materials.plain);
  const paint = kind < 0.75 ? fieldsOfColour(random) : flowersInVase(place);
  mesh.sheet(
    (u, v) => [(u - 0.5) * (wide - bar * 2), y + bar + v * (tall - bar * 2), -0.115],
    70,
    60,
    paint,
    materials.plain,
  );
}

/** Rectangles of paint beside one another, with a rough edge between them. */
function fieldsOfColour(random: Random): (u: number, v: number) => Rgb {
  const colours = [0, 1, 2, 3].map(() =>
    readColour(pick(random, ['#c8402f', '#e0a83a', '#2f4f8a', '#efe6d2', '#24242a', '#4f8a6a', '#d87a4a'])),
  );
  const [across, up] = [0.3 + random() * 0.4, 0.3 + random() * 0.4];
  return (u, v) => {
    const [du, dv] = [(fbm(v * 9 + across * 30, 2, 3) - 0.5) * 0.06, (fbm(u * 9 + up * 30, 5, 3) - 0.5) * 0.06];
    const one = colours[(u + du > across ? 1 : 0) + (v + dv > up ? 2 : 0)] ?? readColour('#efe6d2');
    return scaleRgb(one, 0.86 + 0.28 * fbm(u * 24, v * 4, 3));
  };
}

/** Round blossoms over a vase on a dark ground. */
function flowersInVase(place: number): (u: number, v: number) => Rgb {
  const petals = [hex('#e8d0c8'), hex('#d8506a'), hex('#e8b84a'), hex('#f2ece0'), hex('#b84a8a')];
  return (u, v) => {
    const [x, y] = [u - 0.5, v - 0.5];
    let c = mixRgb(hex('#2c241e'), hex('#5a4634'), smooth(0.1, -0.4, y) + 0.3 * fbm(u * 5, v * 5 + place, 3));
    if (y < -0.3) c = mixRgb(hex('#6a4630'), hex('#3c281c'), fbm(u * 8, v * 30, 3));
    const vase = 0.11 + 0.05 * Math.sin((y + 0.34) * 9);
    if (y > -0.36 && y < -0.02 && Math.abs(x) < vase)
      c = mixRgb(hex('#7aa0b8'), hex('#24485e'), smooth(-0.06, vase, x));
    for (let i = 0; i < 26; i++) {
      const [a, r] = [i * 2.39996 + place, Math.sqrt(i / 26)];
      const [fx, fy] = [Math.cos(a) * r * 0.3, 0.16 + Math.sin(a) * r * 0.24];
      const size = 0.055 + 0.02 * Math.sin(i * 5);
      const away = Math.hypot(x - fx, y - fy) + (fbm(u * 30 + i, v * 30, 2) - 0.5) * 0.02;
      if (away < size * 1.35 && i % 3 === 0) c = mixRgb(c, hex('#3f6a3c'), 0.7);
      if (away < size) c = mixRgb(petals[i % 5] ?? hex('#f2ece0'), hex('#7a3040'), 0.5 * smooth(size, 0, away));
    }
    return c;
  };
}

/** A long bench with a cushion of leather. */
function buildBench(mesh: Mesh): void {
  mesh.object().box(0, 0.36, 0, 0.7, 0.12, 1.9, '#3c2c24', materials.gloss);
  for (const [x, z] of [
    [-0.27, -0.8],
    [0.27, -0.8],
    [-0.27, 0.8],
    [0.27, 0.8],
  ] as const)
    mesh.box(x, 0, z, 0.07, 0.36, 0.07, '#8a7a60', materials.metal);
}

/** Parquet in herringbone. */
const paintParquet: World['paintGround'] = (surface, x, _y, z, distance) => {
  const [wide, long] = [0.11, 0.44];
  const [a, b] = [(x + z) * Math.SQRT1_2, (x - z) * Math.SQRT1_2];
  const flips = (Math.floor(a / long) + Math.floor(b / long)) % 2 !== 0;
  const [across, along] = flips ? [a, b] : [b, a];
  const row = Math.floor(across / wide);
  const f = across / wide - row;
  const gap = smooth(0.08, 0.02, Math.min(f, 1 - f)) * smooth(14, 5, distance);
  const own = fbm(row * 3.3 + 0.5 + (flips ? 40 : 0), Math.floor(along / long) * 2.1 + 0.5, 1);
  const grain = fbm(across * 40, along * 5, 3);
  const c = mixRgb(mixRgb(hex('#a8763e'), hex('#7c5228'), own * 0.7 + grain * 0.3), hex('#3c2614'), gap * 0.8);
  surface.r = c[0];
  surface.g = c[1];
  surface.b = c[2];
};
