import type { Season } from '../concepts/concept.ts';
import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { mix } from '../raster/scalar.ts';
import { buildGrass } from '../shapes/grass.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Ground, World } from '../solid/world.ts';
import { grassColours } from './grass-colours.ts';
import { groundGrid } from './setting.ts';
import type { Ledge, PlacedThing } from './setting.ts';

/** Height of the ground with its ledge. */
export function withLedge(ground: Ground, ledge: Ledge | undefined): Ground {
  if (!ledge) return ground;
  return (x, z) => Math.max(ground(x, z), ledgeHeight(ledge, x, z));
}

function ledgeHeight({ top, eyeZ, reach, side }: Ledge, x: number, z: number): number {
  const distance = z - eyeZ;
  const aside = x / reach;
  const ragged = (fbm(x / reach + 3, distance / reach, 3) - 0.5) * 0.3;
  const edge = reach * (1 + ragged - 0.42 * smooth(0.15, -0.9, aside * side));
  const bumps = (fbm((x / reach) * 2.4 + 7, (distance / reach) * 2.4, 4) - 0.5) * 0.07 * reach;
  const worn = (fbm((x / reach) * 9, (distance / reach) * 9, 3) - 0.5) * 0.02 * reach;
  return top + bumps + worn - smooth(edge, edge * 1.28, distance) * (top + 2);
}

/** Builds the ledge, with grass on it where it grows. */
export function buildLedge(
  mesh: Mesh,
  ledge: Ledge,
  of: {
    random: Random;
    wide: number;
    coarse: boolean;
    season: Season;
    snowy: boolean;
    things: readonly PlacedThing[];
  },
): void {
  const { reach, eyeZ, top } = ledge;
  const height: Ground = (x, z) => ledgeHeight(ledge, x, z);
  groundGrid(mesh, height, {
    wide: of.wide,
    coarse: of.coarse,
    near: reach * 0.3,
    far: reach * 1.7,
    rows: 150,
    columns: 170,
    spread: 0.8,
    ez: eyeZ,
  });
  if (of.snowy) return;
  buildGrass(mesh, of.random, {
    wide: of.wide,
    n: 7000,
    near: reach * 0.36,
    far: reach * 1.05,
    spread: 0.7,
    ez: eyeZ,
    ground: height,
    minY: top - reach * 0.05,
    cols: grassColours[of.season],
    h: Math.min(0.3, reach * 0.055),
    around: of.things,
  });
}

/** Turf and stone on the ledge; the setting's own ground elsewhere. */
export function paintLedge(
  paint: World['paintGround'],
  ledge: Ledge | undefined,
  season: Season,
): World['paintGround'] {
  if (!ledge) return paint;
  const [rock, pale, soil] = [hex('#5c5148'), hex('#94857a'), hex('#5b4a35')];
  const turf = hex(season === 'autumn' ? '#7f7334' : season === 'winter' ? '#c9d2da' : '#55782f');
  return (surface, x, y, z, distance) => {
    if (z - ledge.eyeZ > ledge.reach * 1.75 || y < -0.1) return paint(surface, x, y, z, distance);
    const scale = 3 / Math.max(1, ledge.reach);
    const k = fbm(x * scale, z * scale + y * scale * 1.6, 5);
    const bare = smooth(0.12, 0.34, 1 - surface.ny + (k - 0.5) * 0.22);
    carveRock(surface, x, y, z, distance, { place: 9, bed: 0.34 / scale, rough: bare });
    const stone = mixRgb(rock, pale, mix(k, rockFace.bed, 0.4));
    const c = mixRgb(mixRgb(turf, soil, smooth(0.55, 0.75, k) * 0.6), stone, bare);
    const tone = mix(0.7 + 0.6 * k, rockFace.tone, bare);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
