import { hex, mixRgb } from '../raster/colour.ts';
import { fbm, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import type { BeachPlan } from './beach-plan.ts';
import { footprintAt } from './footprints.ts';
import { islandHeight } from './islands.ts';
import type { Island } from './islands.ts';

/** The colours of a beach: sand that is dark where it is wet, with the steps of who walked along it, rock on cliffs and ledges, grass on their tops. */
export function beachPainter(
  { kind, side }: BeachPlan,
  shore: (z: number) => number,
  night: boolean,
): World['paintGround'] {
  // As in the desert: pale sand would be snow by the light of the moon.
  const [sand, wet] = night ? [hex('#a37a48'), hex('#5c4226')] : [hex('#e8d3a6'), hex('#a88a62')];
  const [jungle, leaf, rock] = [hex('#24502a'), hex('#5a8440'), hex('#a39a88')];
  return (surface, x, y, z, distance) => {
    if (z > 200 && kind !== 'bay') {
      const k = fbm(x * 0.1, z * 0.1 + y * 0.1, 4);
      // Bare rock at the foot and wherever it is steep.
      const bare = Math.max(smooth(5, 1.5, y), smooth(0.5, 0.3, surface.ny + (k - 0.5) * 0.4) * 0.85);
      const c = mixRgb(mixRgb(jungle, leaf, smooth(0.3, 0.7, k)), rock, bare);
      const tone = 0.7 + 0.6 * fbm(x * 0.3, z * 0.3 + y * 0.3, 3);
      [surface.r, surface.g, surface.b] = [c[0] * tone, c[1] * tone, c[2] * tone];
      surface.nx += (fbm(x * 0.24, z * 0.24 + y * 0.2, 3) - 0.5) * 1.1;
      surface.nz += (fbm(x * 0.24 + 7, z * 0.24 + y * 0.2, 3) - 0.5) * 1.1;
      return;
    }
    const k = fbm(x * 0.8, z * 0.8, 4);
    // The last waves have left it wet, darkest where they still come.
    const c = mixRgb(
      sand,
      wet,
      0.4 * smooth(0.5, 0.3, y + (k - 0.5) * 0.16) + 0.6 * smooth(0.26, 0.08, y + (k - 0.5) * 0.1),
    );
    const tone =
      (0.88 + 0.22 * k) *
      (1 - 0.3 * (distance < 18 ? footprintAt(shore(z) - x * side - 2.3 - 0.4 * Math.sin(z * 0.35), z) : 0));
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.gloss = smooth(0.26, 0.1, y) * 0.5;
    const e = smooth(22, 3, distance) * 0.34 * smooth(0.1, 0.4, y);
    surface.nx += (fbm(x * 2.4, z * 2.4, 3) - 0.5) * e;
    surface.nz += (fbm(x * 2.4 + 9, z * 2.4, 3) - 0.5) * e;
    if (kind === 'bay') paintDune(surface, [x, y, z], shore(z) - x * side);
    if (kind === 'cove' || kind === 'rocks')
      paintRock(
        surface,
        [x, y, z],
        distance,
        kind === 'cove'
          ? Math.max(smooth(1.5, 2.4, y), smooth(0.86, 0.66, surface.ny) * smooth(20, 26, z))
          : smooth(7.6, 6, shore(z) - x * side),
      );
  };
}

type Paints = Parameters<World['paintGround']>[0];

/** Grass on the backs of dunes, and on the hills behind them. */
function paintDune(surface: Paints, [x, y, z]: Vec3, d: number): void {
  const green = smooth(0.4, 0.6, fbm(x * 0.4, z * 0.3, 3)) * smooth(5, 9, d) * smooth(1.2, 2.4, y);
  const c = mixRgb(hex('#8a9256'), hex('#5f7a3a'), smooth(90, 180, z) * fbm(x * 0.05, z * 0.05, 3));
  blend(surface, c, Math.max(green * 0.75, smooth(100, 170, z) * smooth(1.5, 3, y)));
}

/** Layers of rock, dark where the sea reaches, with turf on what is level and high. */
function paintRock(surface: Paints, [x, y, z]: Vec3, distance: number, share: number): void {
  if (share <= 0) return;
  const level = surface.ny;
  carveRock(surface, x, y, z, distance, { place: 6, bed: 0.75, rough: share });
  const { tone, bed, patch } = rockFace;
  const stone = mixRgb(mixRgb(hex('#6a5f52'), hex('#a8977e'), patch), hex('#8a6f54'), smooth(0.5, 0.9, bed) * 0.6);
  const turf = smooth(0.62, 0.8, level + (patch - 0.5) * 0.3) * smooth(5, 8, y);
  const c = mixRgb(stone, hex('#5c7036'), turf);
  const shade = tone * (1 - 0.5 * smooth(0.5, 0.05, y));
  blend(surface, [c[0] * shade, c[1] * shade, c[2] * shade], share);
}

function blend(surface: Paints, [r, g, b]: readonly [number, number, number], share: number): void {
  surface.r += (r - surface.r) * share;
  surface.g += (g - surface.g) * share;
  surface.b += (b - surface.b) * share;
}

/** How far the foot of the cliffs of a cove is from the water, metres. */
const foot = 8;

/** The sand with what rises from it: dunes, cliffs or rocks; and the islands far out. */
export function beachGround(
  { kind, place, side }: BeachPlan,
  shore: (z: number) => number,
  islands: readonly Island[],
): Ground {
  const rise = rises[kind](place);
  return (mirrored, z) => {
    const x = mirrored * side;
    const d = shore(z) - x;
    const sand = 0.1 + Math.min(2.4, d * 0.085) + (fbm(x * 0.3, z * 0.3, 3) - 0.5) * 0.3 * smooth(0, 4, d);
    const beach = (d > 0 ? sand : 0.1 + d * 0.075) + rise(x, z, d);
    return z < 250 ? Math.max(beach, -9) : Math.max(beach, islandHeight(islands, x, z), -9);
  };
}

/** What is added to the height of the sand at a place that is `d` metres from the water. */
type Rise = (place: number) => (x: number, z: number, d: number) => number;

const flat: Rise = () => () => 0;

const rises: Readonly<Record<BeachPlan['kind'], Rise>> = {
  palms: flat,
  jetty: flat,
  open: flat,
  // Dunes in two rows, and low hills where the bay ends.
  bay: (place) => (x, z, d) =>
    smooth(4.5, 13, d + (fbm(x * 0.16 + place, z * 0.1, 3) - 0.5) * 6) *
      (1.4 + 3.6 * fbm(x * 0.1, z * 0.07 + place, 3)) *
      smooth(5, 16, z) +
    smooth(110, 240, z) * smooth(0, 60, d) * 34 * fbm(x * 0.012 + place, z * 0.012, 4),
  cove: (place) => (x, z, d) => {
    const ragged = (fbm(x * 0.11 + place, z * 0.11, 4) - 0.5) * 11;
    const wall = smooth(foot, foot + 3.6, d + ragged * smooth(4, 9, d)) * smooth(24, 40, z - x * 0.2);
    return wall * (6 + 13 * fbm(x * 0.03, z * 0.03 + place, 4)) + (fbm(x * 0.5, z * 0.5, 3) - 0.5) * 2.2 * wall;
  },
  // Ledges of rock with pools between them, which the sea has filled.
  rocks: (place) => (x, z, d) => {
    const zone = smooth(-9, -3, d) * smooth(7, 4.5, d + Math.sin(z * 0.5 + place));
    const n = fbm(x * 0.75 + place, z * 0.75, 4);
    const cracks = Math.abs(fbm(x * 1.7, z * 1.7 + place, 3) - 0.5) * 0.5;
    const ledge = smooth(0.45, 0.52, n) * (0.32 + 0.4 * fbm(x * 0.35, z * 0.35 + place, 2)) + cracks;
    const sunk = d > 0 ? -0.085 * d - 0.26 : -0.1;
    return zone * (ledge * (1 + Math.max(0, -d) * 0.12) + sunk);
  },
};
