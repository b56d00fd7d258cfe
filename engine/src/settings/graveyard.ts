import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { pick } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { church } from '../concepts/buildings/church.ts';
import { bareTree } from '../concepts/trees/bare-tree.ts';
import type { Look } from '../concepts/concept.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, isClear, lampsOn, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const stones = ['#8a877f', '#77756e', '#9a958a', '#6c6f6a', '#85817a'] as const;

/** An old graveyard: leaning stones in rows among grass, bare trees, a railing of iron, and a chapel in the mist. */
export function buildGraveyard(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const dim = makeAir(order.time, order.weather, { fog: 0.011, clouds: 0.62, ...order.air });
  // Between dark stones and dark earth a dusk would be black.
  const isDark = dim.night || order.time === 'dusk';
  const air = isDark ? { ...dim, ambient: scaleRgb(dim.ambient, 1.9), bounce: scaleRgb(dim.bounce, 1.7) } : dim;
  const look: Look = { season, lit: lampsOn(air), ordinal: 0 };
  const place = random() * 60;
  const ground: Ground = (x, z) =>
    (fbm(x * 0.09 + place, z * 0.09, 4) - 0.5) * 1.3 * smooth(2, 9, z) +
    smooth(30, 120, z) * (3 + 14 * fbm(x * 0.02 + place, z * 0.02, 3));
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 400, rows: 220, columns: 220 });
  const side = random() < 0.5 ? -1 : 1;
  const hides = (x: number, z: number): boolean =>
    things.some((thing) => thing.z > z && Math.abs(thing.x / thing.z - x / z) < 0.06 + thing.clearing / thing.z);
  if (!order.refuses('church'))
    put(mesh, { x: side * 15, y: ground(side * 15, 52) - 0.3, z: 52, turn: -side * 0.5 }, (m) =>
      church.build(m, random, look),
    );
  for (let row = 0; row < 9; row++)
    for (let n = -6; n <= 6; n++) {
      const [z, x] = [4.6 + row * 3.1 + (random() - 0.5) * 0.9, n * 2.5 + (random() - 0.5) * 1.1 + (row % 2) * 1.2];
      const [kind, stone, lean] = [random(), pick(random, stones), (random() - 0.5) * 0.26];
      const [turn, scale] = [(random() - 0.5) * 0.3, 0.85 + random() * 0.4];
      // A way leads between them.
      if (
        Math.abs(x - Math.sin(z * 0.13 + place) * 1.4) < 1.5 ||
        random() < 0.18 ||
        !isClear(things, x, z) ||
        hides(x, z)
      )
        continue;
      put(mesh, { x, y: ground(x, z) - 0.08, z, turn, scale }, (m) => {
        m.object().push().rotZ(lean);
        if (kind < 0.55) buildHeadstone(m, stone);
        else if (kind < 0.8) buildCross(m, stone);
        else buildObelisk(m, stone);
        m.pop();
      });
    }
  for (let i = 0; i < 9 && !order.refuses('tree'); i++) {
    const [z, x] = [12 + random() * 36, (random() < 0.5 ? -1 : 1) * (5 + random() * 22)];
    if (!isClear(things, x, z) || hides(x, z)) continue;
    put(mesh, { x, y: ground(x, z) - 0.1, z, turn: random() * 6, scale: 0.8 + random() * 0.5 }, (m) =>
      bareTree.build(m, random, look),
    );
  }
  if (!order.refuses('fence')) raiseRailing(mesh, ground);
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 30000, spread: 0.75, ground, far: 36, near: order.small ? 0.45 : 1 },
      cols: season === 'autumn' ? grassColours.autumn : ['#34461f', '#41522a', '#4b5a30'],
      h: order.small ? 0.1 : 0.2,
      around: things,
      tall: (x, z) => Math.abs(x - Math.sin(z * 0.13 + place) * 1.4) > 1,
    });
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.65, lookUp: 2.3, focal: 0.98 }, ground),
    paintGround: paintEarth(order, place, isSnowy),
    ground,
    events: order.events,
    focus: [0, 2, 14],
    shadowRadius: 28,
    windowsLit: look.lit ? 1 : 0,
    occlusion: { radius: 1, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** A slab with a round top. */
function buildHeadstone(mesh: Mesh, stone: string): void {
  const [half, high, thick] = [0.42, 0.72, 0.09];
  const outline: Vec3[] = [
    [-half, 0, 0],
    [-half, high, 0],
  ];
  for (let i = 0; i <= 10; i++) {
    const turn = Math.PI * (1 - i / 10);
    outline.push([Math.cos(turn) * half, high + Math.sin(turn) * half * 0.8, 0]);
  }
  outline.push([half, 0, 0]);
  const front = outline.map(([x, y]): Vec3 => [x, y, -thick]);
  const back = outline.map(([x, y]): Vec3 => [x, y, thick]);
  mesh.face(front, stone, materials.stone).face(back.toReversed(), stone, materials.stone);
  for (const [i, a] of front.entries()) {
    const [b, c, d] = [front[i + 1], back[i + 1], back[i]];
    if (b && c && d) mesh.face([a, d, c, b], stone, materials.plain);
  }
  mesh.box(0, -0.1, 0, 1.1, 0.2, 0.4, stone, materials.stone);
  for (const y of [0.42, 0.56, 0.7]) mesh.box(0, y, -thick - 0.004, 0.5, 0.03, 0.01, '#4c4a46', materials.plain);
}

function buildCross(mesh: Mesh, stone: string): void {
  mesh.box(0, -0.1, 0, 0.7, 0.3, 0.5, stone, materials.stone).box(0, 0.2, 0, 0.5, 0.18, 0.36, stone, materials.stone);
  mesh.box(0, 0.38, 0, 0.17, 1.1, 0.15, stone, materials.stone).box(0, 1, 0, 0.7, 0.17, 0.15, stone, materials.stone);
  mesh.tube(
    Array.from({ length: 25 }, (_, n): Vec3 => [
      Math.sin((n / 24) * Math.PI * 2) * 0.26,
      1.08 + Math.cos((n / 24) * Math.PI * 2) * 0.26,
      0,
    ]),
    [0.05],
    stone,
    materials.stone,
    6,
  );
}

function buildObelisk(mesh: Mesh, stone: string): void {
  mesh.box(0, -0.1, 0, 0.8, 0.4, 0.8, stone, materials.stone).box(0, 0.3, 0, 0.6, 0.3, 0.6, stone, materials.stone);
  mesh
    .push()
    .at(0, 0.6, 0)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [0.3, 0],
        [0.21, 1.3],
        [0.01, 1.56],
      ],
      4,
      stone,
      materials.stone,
    )
    .pop();
}

/** Bars of iron along both sides, behind the last row. */
function raiseRailing(mesh: Mesh, ground: Ground): void {
  const z = 37;
  for (let x = -34; x <= 34; x += 0.34) {
    const y = ground(x, z);
    const isPost = Math.round((x + 34) / 0.34) % 9 === 0;
    if (Math.abs(x) < 1.8) continue;
    mesh
      .object()
      .cyl(
        x,
        y - 0.1,
        z,
        isPost ? 0.06 : 0.022,
        isPost ? 0.06 : 0.022,
        isPost ? 2 : 1.7,
        '#1d1c1e',
        materials.metal,
        5,
      );
    mesh.cyl(x, y + (isPost ? 1.9 : 1.6), z, isPost ? 0.09 : 0.045, 0, 0.2, '#1d1c1e', materials.metal, 5);
  }
  for (const [from, to] of [
    [-34, -1.8],
    [1.8, 34],
  ] as const)
    for (const up of [0.3, 1.4])
      mesh.object().tube(
        Array.from({ length: 21 }, (_, n): Vec3 => {
          const x = from + ((to - from) * n) / 20;
          return [x, ground(x, z) + up, z];
        }),
        [0.03],
        '#1d1c1e',
        materials.metal,
        4,
      );
}

function paintEarth({ season }: SettingOrder, place: number, isSnowy: boolean): World['paintGround'] {
  const grass = hex(season === 'autumn' ? '#6f6230' : '#47602c');
  const [dark, earth] = [hex('#33441f'), hex('#5b4a36')];
  return (surface, x, _y, z) => {
    const k = fbm(x * 0.8, z * 0.8, 4);
    const way = smooth(1.3, 0.7, Math.abs(x - Math.sin(z * 0.13 + place) * 1.4) + (k - 0.5) * 0.8) * smooth(60, 30, z);
    let c = mixRgb(mixRgb(grass, dark, k), earth, way);
    if (isSnowy) c = mixRgb(c, hex('#dfe6ee'), 0.92 - way * 0.25);
    const tone = 0.75 + 0.45 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
