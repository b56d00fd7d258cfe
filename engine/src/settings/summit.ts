import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { pick, tau } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { paintMountain } from '../solid/mountain-face.ts';
import { Mesh } from '../solid/mesh.ts';
import { eroded, fbm, noise2, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Ground, World } from '../solid/world.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How far before the eye the top reaches where nobody stands on it, and how much ground is behind whoever does; metres. */
const [usualEdge, behind] = [5, 2.6] as const;
/** How deep the valleys are below it, metres. */
const depth = 430;

/** The top of a mountain: rock underfoot that falls away all around, and ranges below and far off under a wide sky. */
export function buildSummit(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.00034, fogFall: 0.0035, clouds: 0.4, ...order.air });
  const place = 20 + random() * 60;
  const side = random() < 0.5 ? -1 : 1;
  const standing = things.filter(({ isAloft, clearing }) => !isAloft && clearing > 0);
  const edge = Math.max(usualEdge, ...standing.map(({ z, clearing }) => z + clearing + behind));
  const top = topOf(order, { place, side, edge });
  const ground: Ground = (x, z) => Math.max(top(x, z), rangesBelow(place, x, z));
  groundGrid(mesh, ground, {
    ...{ wide: order.wide, coarse: order.coarse, near: order.small ? 0.2 : 0.6, far: 5200 },
    ...{ rows: 440, columns: 340, spread: 0.7, bend: 0.85 },
  });
  if (!order.refuses('rock')) raiseCairn(mesh, order, ground, { side, edge });
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 0.2, focal: 0.9 }, ground),
    paintGround: paintRock(edge, isSnowy),
    ground,
    events: order.events,
    focus: [0, 0, Math.max(6, edge * 0.7)],
    shadowRadius: Math.max(20, edge * 1.8),
    occlusion: { radius: 1.2, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** Level where one stands, a crest of blocks at one side, and steep beyond its ragged edge. */
function topOf(
  { things }: SettingOrder,
  { place, side, edge }: { readonly place: number; readonly side: number; readonly edge: number },
): Ground {
  return (x, z) => {
    const away = Math.hypot(x * 0.72, z);
    const ragged = edge * (1 + (fbm(x * 0.3 + place, z * 0.3, 4) - 0.5) * 0.7);
    const isFree = isClear(things, x, z) ? 1 : 0;
    // Slabs: the rock breaks off in steps.
    const rough = fbm(x * 0.55 + place, z * 0.55, 4);
    const slabs = (Math.floor(rough * 9) / 9 + smooth(0.6, 1, rough * 9 - Math.floor(rough * 9)) / 9 - 0.5) * 0.7;
    const crest = smooth(2.2, 6, x * side + z * 0.1) * (1.5 * fbm(x * 0.5, z * 0.5 + place, 4) + 0.2) * isFree;
    const out = Math.max(0, away - ragged);
    const fall = Math.min(depth + 60, out * 0.9 + smooth(0, 7, out) * 5 + fbm(x * 0.2, z * 0.2 + place, 4) * out * 0.5);
    return slabs * smooth(0.4, 2.5, away) + crest - fall;
  };
}

/** Ridge behind ridge, whose tops hardly reach the height of the eye. */
function rangesBelow(place: number, x: number, z: number): number {
  const ridge = eroded(x * 0.0013 + place, z * 0.0013, 9) * (0.56 + 0.66 * noise2(x * 0.0008 + place, z * 0.0008));
  return -depth + ridge * (400 + 150 * smooth(1600, 4200, z)) * smooth(180, 1100, Math.hypot(x, z));
}

/** Weathered stone with lichen and old snow on it, and the faces of the mountains beyond. */
function paintRock(edge: number, isSnowy: boolean): World['paintGround'] {
  const [rock, pale, lichen, turf, white] = [
    hex('#5a534d'),
    hex('#9a9086'),
    hex('#8a8a52'),
    hex('#6a6f3c'),
    hex('#e6ecf3'),
  ];
  const face = { snowLine: isSnowy ? 60 : 330, woods: hex('#22392a'), grass: hex('#44602c') };
  const farFrom = Math.max(60, edge * 2.5);
  return (surface, x, y, z, distance) => {
    // The mountains are coloured by their height over the valleys.
    if (distance > farFrom) return paintMountain(surface, x, y + depth, z, face);
    const k = fbm(x * 1.1, z * 1.1 + y * 1.6, 5);
    carveRock(surface, x, y, z, distance, { place: 4, bed: 0.3, rough: 1 });
    const stone = scaleRgb(mixRgb(rock, pale, mix(k, rockFace.bed, 0.45)), mix(0.75 + 0.5 * k, rockFace.tone, 0.7));
    const grown = smooth(0.56, 0.7, fbm(x * 2.7 + 8, z * 2.7, 4)) * smooth(0.7, 0.95, surface.ny) * 0.6;
    const cushions = smooth(0.58, 0.66, fbm(x * 0.5 + 3, z * 0.5, 4)) * smooth(0.75, 0.95, surface.ny) * 0.8;
    let c = mixRgb(mixRgb(stone, lichen, grown), turf, cushions);
    const drift = (isSnowy ? 1 : smooth(0.53, 0.6, fbm(x * 0.75 + 11, z * 0.75, 4))) * smooth(0.6, 0.85, surface.ny);
    c = mixRgb(c, white, drift * 0.9);
    surface.r = c[0];
    surface.g = c[1];
    surface.b = c[2];
  };
}

/** Stones that climbers have piled up, beside whoever stands there and never before them. */
function raiseCairn(
  mesh: Mesh,
  { random, things }: SettingOrder,
  ground: Ground,
  { side, edge }: { readonly side: number; readonly edge: number },
): void {
  const z = edge * 0.78;
  const x = -side * z * 0.36;
  if (isBefore(things, x, z, 1)) return;
  put(mesh, { x, y: ground(x, z) - 0.1, z }, (m) => {
    for (let layer = 0; layer < 7; layer++) {
      const count = Math.max(1, 7 - layer * 1.3);
      for (let i = 0; i < count; i++) {
        const [a, r] = [(i / count) * tau + layer * 0.7, layer === 6 ? 0 : 0.42 - layer * 0.06];
        const size = 0.26 - layer * 0.018 + random() * 0.06;
        const tone = pick(random, ['#7d756b', '#8d857a', '#69625a', '#9a9287']);
        m.object().ball(
          ...([Math.cos(a) * r, 0.14 + layer * 0.165, Math.sin(a) * r] as const),
          ...([size, size * 0.56, size * 0.85] as const),
          tone,
          materials.rock,
          9,
        );
      }
    }
  });
}
