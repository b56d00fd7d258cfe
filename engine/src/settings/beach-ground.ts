import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { cellAt, fbm, smooth } from '../solid/noise.ts';
import type { Cell } from '../solid/noise.ts';
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
  const [sand, wet] = night ? [hex('#a37a48'), hex('#5c4226')] : [hex('#d8c190'), hex('#a08259')];
  return (surface, x, y, z, distance) => {
    if (z > 200 && kind !== 'bay') return paintIsland(surface, [x, y, z], distance);
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
    surface.gloss = smooth(0.3, 0.1, y + (k - 0.5) * 0.08) * 0.9;
    drift(surface, [x, y, z], distance, shore(z) - x * side);
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

/**
 * What wind and water have made of dry sand: ripples, grains, the dark line of what the last tide has left, and chips of shells. What would be smaller
 * than a pixel is left out. `inland` is how far off the water it lies, metres.
 */
function drift(surface: Paints, [x, y, z]: Vec3, distance: number, inland: number): void {
  const dry = smooth(0.12, 0.42, y);
  const pixel = distance / 950;
  // Long low waves of sand first, then ripples across the wind, which come and go.
  const swell = fbm(x * 0.55 + 3, z * 0.38, 3);
  surface.nx += (swell - fbm(x * 0.55 + 3.12, z * 0.38, 3)) * 2.4 * dry;
  surface.nz += (swell - fbm(x * 0.55 + 3, z * 0.38 + 0.12, 3)) * 2.4 * dry;
  const near = smooth(0.03, 0.008, pixel);
  const scatter = smooth(0.012, 0.003, pixel);
  const patchy = smooth(0.42, 0.7, fbm(x * 0.3 + 8, z * 0.24, 3)) * dry * near;
  if (patchy > 0) {
    const phase = x * 19 + z * 30 + fbm(x * 0.9, z * 0.9, 3) * 22;
    const ripple = Math.sin(phase) + 0.35 * Math.sin(phase * 2 + 0.8);
    surface.nx += ripple * 0.11 * patchy;
    surface.nz += ripple * 0.16 * patchy;
    tint(surface, 1 - 0.07 * patchy * Math.max(0, -ripple));
  }
  if (near > 0) {
    const grains = fbm(x * 24, z * 24, 3) - 0.5;
    tint(surface, 1 + grains * 0.16 * near);
    surface.nx += grains * 0.3 * near * dry;
    surface.nz += (fbm(x * 24 + 9, z * 24, 2) - 0.5) * 0.3 * near * dry;
  }
  const weed = Math.abs(y - 0.5 - (fbm(x * 0.5, z * 0.5, 3) - 0.5) * 0.3 - Math.sin(z * 0.4) * 0.05);
  const left = smooth(0.07, 0.01, weed) * smooth(0.52, 0.66, fbm(x * 5, z * 5, 4)) * smooth(60, 25, distance);
  if (inland > 0) blend(surface, [0.09, 0.075, 0.045], left * 0.7);
  if (scatter <= 0) return;
  cellAt(x * 5.5, 0.5, z * 5.5, chip);
  const is = smooth(0.16, 0.11, Math.hypot(chip.dx, chip.dz) / (0.5 + chip.second)) * scatter * dry;
  if (chip.chance > 0.82) blend(surface, chip.third > 0.5 ? [0.78, 0.72, 0.64] : [0.3, 0.26, 0.22], is * 0.85);
}

const chip: Cell = { chance: 0, second: 0, third: 0, inside: 0, dx: 0, dy: 0, dz: 0 };

function tint(surface: Paints, by: number): void {
  surface.r *= by;
  surface.g *= by;
  surface.b *= by;
}

/** Crowns of trees beside one another, metres across. */
const crownWide = 8.5;

/** An island far out: crowns of a wood over walls and a foot of rock, against which the sea breaks. */
function paintIsland(surface: Paints, [x, y, z]: Vec3, distance: number): void {
  const [jungle, leaf, dry] = [hex('#1d3b1f'), hex('#4a6b30'), hex('#7a7a3c')];
  const k = fbm(x * 0.05, z * 0.05 + y * 0.05, 4);
  const bare = Math.max(smooth(5, 1.8, y + (k - 0.5) * 5), smooth(0.44, 0.26, surface.ny + (k - 0.5) * 0.5));
  const leafy = fbm(x * 0.45 + y * 0.2, z * 0.3 + y * 0.5, 4);
  const bend = (leafy - 0.5) * 5 + (k - 0.5) * 14;
  cellAt((x + bend) / crownWide, (y + bend * 0.5) / crownWide, z / crownWide, chip);
  // Every crown is lit from above and dark where it meets the next.
  const tone = (0.55 + 0.6 * smooth(0, 0.3, chip.inside)) * (0.75 + 0.5 * chip.second) * (0.45 + 1.1 * leafy);
  const green = mixRgb(mixRgb(jungle, leaf, 0.25 + 0.6 * chip.chance), dry, smooth(0.75, 1, chip.third) * 0.6);
  const { nx, ny, nz } = surface;
  carveRock(surface, x, y, z, distance, { place: 8, bed: 3.4, rough: bare });
  const stone = mixRgb(hex('#6d6558'), hex('#b3a894'), smooth(0.3, 0.7, rockFace.patch));
  const wet = smooth(2.2, 0.9, y);
  const c = mixRgb(scaleRgb(green, tone), scaleRgb(stone, rockFace.tone * (1 - 0.55 * wet)), bare);
  [surface.r, surface.g, surface.b] = c;
  surface.nx = mix(nx + chip.dx * 1.5, surface.nx, bare);
  surface.ny = mix(ny + chip.dy * 1.5 + 0.25, surface.ny, bare);
  surface.nz = mix(nz + chip.dz * 1.5, surface.nz, bare);
  blend(surface, [0.82, 0.86, 0.88], smooth(0.95, 0.35, y + (fbm(x * 0.11, z * 0.05, 3) - 0.5) * 1.5));
}

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
