import { hex, mixRgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { makeAir } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, noise2, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildBoulder } from '../shapes/boulder.ts';
import { buildGrass } from '../shapes/grass.ts';
import { finishWorld, groundGrid, put, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const onFoot = { eye: 1.75, lookUp: 4.4, focal: 0.95 };
/** Where nothing stands one looks along the canyon from a height, metres. */
const over = 36;
const fromAbove = { eye: over, lookUp: over - 1, focal: 0.95 };
/** Height of a bed of rock between two terraces, metres. */
const bed = 15;
/** Half of the width of the floor where something stands on it, and where a river alone runs there. */
const floorWithThings = 15;
const floorAlone = 9;

/** Walls of layered red rock on both sides of a valley, in which a river runs where nothing else stands. */
export function buildCanyon(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const isBare = things.length === 0 && order.eye === undefined;
  const air = makeAir(order.time, order.weather, {
    ...{ fog: 0.0009, clouds: 0.24 },
    // From the side the sun draws the terraces, and leaves one wall in the shade.
    ...(order.time === 'day' && { el: 34 }),
    ...order.air,
  });
  const place = random() * 60;
  const ground = canyonGround(place, isBare, Math.max(0, ...things.map(({ x, clearing }) => Math.abs(x) + clearing)));
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    ...(isBare && { near: 8, ez: -4 }),
    far: 1900,
    rows: 320,
    columns: 230,
    spread: isBare ? 0.85 : 0.75,
    bend: isBare ? 0.8 : 1,
  });
  if (isBare) waterPlane(mesh, 0);
  buildGrass(mesh, random, {
    wide: order.wide,
    n: isBare ? 1_500 : 9_000,
    near: isBare ? 20 : 2,
    far: isBare ? 120 : 46,
    spread: 0.7,
    ground,
    minY: 0.3,
    cols: air.night ? ['#54552a', '#4a4a26'] : ['#8c8a48', '#a39a54', '#76783c'],
    h: order.small ? 0.12 : 0.34,
    around: things,
    tall: (x, z) => fbm(x * 0.22 + place, z * 0.22, 3) > 0.52,
  });
  strewBoulders(mesh, order, ground);
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: isBare
      ? standAt(
          { ...order, ...(order.lookUp !== undefined && { lookUp: over - 2.6 + order.lookUp }) },
          fromAbove,
          ground,
        )
      : standAt(order, onFoot, ground),
    paintGround: paintRock(place, air.night),
    ground,
    events: order.events,
    ...(isBare && {
      water: {
        level: 0,
        deep: hex('#1d4a45'),
        shallow: hex('#4f7d68'),
        bed: ground,
        depth: 2.4,
        waves: 0.3,
        waveSize: 0.8,
        surf: 0,
        crests: 0,
      },
    }),
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.008 : 0,
    shadowRadius: isBare ? 210 : Math.max(60, order.reach * 1.2),
    focus: isBare ? [0, 20, 150] : [0, 8, Math.max(34, order.reach)],
    softShadow: 1.2,
    occlusion: { radius: 2.4, power: 1 },
  });
}

/** The floor bends farther away; on both sides beds of hard rock stand back from one another as terraces, and side valleys have cut them into towers. */
function canyonGround(place: number, isBare: boolean, asks: number): Ground {
  const half = isBare ? floorAlone : Math.max(floorWithThings, asks + 4);
  return (x, z) => {
    const bends = Math.sin(z * 0.013 + place) * 34 * smooth(30, 220, z);
    const away = Math.abs(x - bends);
    // Side valleys and towers: the farther from the floor, the deeper they are cut.
    const cut = (fbm(x * 0.019 + place, z * 0.019, 3) - 0.5) * 64 + (fbm(x * 0.09, z * 0.09 + place, 2) - 0.5) * 7;
    const back = Math.max(0, away - half - 5 + cut * smooth(half * 0.6, half + 40, away));
    const climb = back * 0.92;
    const step = Math.floor(climb / bed);
    const within = climb / bed - step;
    // A bed rises as a face and ends as a ledge of scree.
    const terraces = (step + smooth(0.08, 0.42, within) * 0.82 + within * 0.18) * bed;
    const rim = 62 + noise2(x * 0.004 + place, z * 0.004) * 52;
    const top = Math.min(terraces, rim + (terraces - rim) * 0.04);
    const floor = (fbm(x * 0.07 + place, z * 0.07, 2) - 0.4) * 1.3;
    const river = isBare ? -3.4 * smooth(half, half * 0.3, away + (fbm(x * 0.05, z * 0.05 + 3, 2) - 0.5) * 6) + 0.7 : 0;
    return floor + river + top;
  };
}

/** Stones that have come down lie on the floor, most of them and the largest below the walls. */
function strewBoulders(mesh: Mesh, { random, things, wide }: SettingOrder, ground: Ground): void {
  for (let i = 0; i < 90; i++) {
    const z = 9 + random() ** 1.6 * 110;
    const x = (random() - 0.5) * 1.7 * wide * (z + 4);
    const [size, turn, tone] = [random(), random() * 6, random()];
    const y = ground(x, z);
    const r = 0.16 + size ** 3 * (0.5 + z * 0.022);
    const hides = things.some(
      (thing) => Math.abs(x - (thing.x * z) / thing.z) < (thing.clearing * z) / thing.z + r + 0.3,
    );
    if (y > 9 || y < 0.1 || hides) continue;
    put(mesh, { x, y: y - r * 0.15, z, turn }, (m) =>
      buildBoulder(m.object(), random, {
        ...{ half: [r, r * 0.75], high: r * (0.5 + tone * 0.3) },
        stone: hex(tone > 0.5 ? '#9a5c3a' : '#b98358'),
      }),
    );
  }
}

/** Beds of rock in the colours of rust, sand and cream, darker where water has run down their faces. */
function paintRock(place: number, night: boolean): World['paintGround'] {
  const beds = (
    night ? ['#5a3020', '#66432f', '#745440', '#4c2b21'] : ['#a54e2e', '#bf7347', '#d39b6c', '#8d4029']
  ).map(hex);
  const [sand, scree] = night ? [hex('#6b5236'), hex('#5a4030')] : [hex('#cda06c'), hex('#a9714a')];
  const colourOf = (at: number) => beds[((at % beds.length) + beds.length) % beds.length] ?? sand;
  return (surface, x, y, z, distance) => {
    const warp = (fbm(x * 0.02 + place, z * 0.02, 2) - 0.5) * 7;
    // Two thicknesses of layers over one another, so that no two beds look alike.
    const layer = (y + warp) / 4.6;
    const at = Math.floor(layer);
    const pick = Math.floor(noise2(at * 7.3 + place, 3.7) * 4);
    const next = Math.floor(noise2((at + 1) * 7.3 + place, 3.7) * 4);
    const rock = mixRgb(colourOf(pick), colourOf(next), smooth(0.55, 1, layer - at));
    const thin = fbm(2 + place, (y + warp * 0.6) * 1.5, 2);
    const streak = fbm(x * 0.5 + z * 0.21, y * 0.05 + z * 0.5, 2);
    const steep = smooth(0.22, 0.5, 1 - surface.ny);
    const k = fbm(x * 0.6, z * 0.6 + y * 0.4, 2);
    const low = smooth(4, 1, y);
    const gravel = smooth(0.5, 0.66, fbm(x * 0.16 + place, z * 0.16, 4));
    let c = mixRgb(mixRgb(scree, rock, 0.4), rock, steep);
    c = mixRgb(c, mixRgb(sand, scree, gravel * 0.7), low * (1 - steep * 0.7));
    const tone =
      mix(0.78 + 0.44 * k, (0.68 + 0.5 * thin) * (0.76 + 0.42 * streak), steep) * (1 - 0.35 * smooth(0.5, 0.05, y));
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    if (steep < 0.02) return;
    carveRock(surface, x, y, z, distance, { place, bed: 2.3, rough: steep });
    const carved = mix(1, rockFace.tone, steep * 0.8);
    surface.r *= carved;
    surface.g *= carved;
    surface.b *= carved;
  };
}
