import type { Random } from '../raster/random.ts';
import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { fbm, smooth } from '../solid/noise.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import type { Season } from '../concepts/concept.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Ground } from '../solid/world.ts';
import { isClear, put } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How far from the middle of the road its trees stand, from where to where along it, and how far apart; metres. */
const [aside, nearest, farthest, apart] = [7.4, 7, 150, 9.5] as const;

/** Half of what hides something that stands on the road before the eye, metres. */
const trunkWidth = 0.8;

/** Whether a road has a row of trees on both sides: each that was called a country road, those of autumn and spring, and others by chance. */
export function isAlley({ named, season, things, refuses }: SettingOrder, random: Random): boolean {
  const chance = random();
  if (refuses('tree') || things.some(({ drives, x }) => drives === true || Math.abs(x) > aside - 2)) return false;
  return named?.includes('country road') === true || season === 'autumn' || season === 'spring' || chance < 0.35;
}

/** What grows beside roads in a season. */
export const besideRoads: Readonly<Record<Season, TreeKind>> = {
  winter: trees.bare,
  spring: trees.cherry,
  summer: trees.oak,
  autumn: trees.maple,
};

/** What lies on a road below trees: leaves in autumn, petals in spring; of two colours. */
const shed: Partial<Record<Season, readonly [Rgb, Rgb]>> = {
  autumn: [hex('#c8541c'), hex('#e0a02c')],
  spring: [hex('#f2c4d2'), hex('#fbe6ec')],
};

/** The colour of a road at a place with what trees have shed on it: most along its edges, and in drifts. */
export function withShed(road: Rgb, season: Season, across: number, along: number, distance: number): Rgb {
  const [first, second] = shed[season] ?? [];
  if (!first || !second) return road;
  const drift = smooth(0.8, 3.6, Math.abs(across)) * 0.75 + fbm(across * 0.4, along * 0.25, 3) * 0.5;
  // From far off single leaves are a colour that lies over the road.
  const speck = smooth(0.98, 1.04, fbm(across * 11, along * 9, 2) + drift * 0.55);
  const share = mix(speck, smooth(0.3, 1.1, drift) * 0.55, smooth(10, 34, distance));
  return mixRgb(road, mixRgb(first, second, smooth(0.4, 0.6, fbm(across * 6 + 9, along * 6, 2))), share * 0.9);
}

/** Rows of trees on both sides of a road, thinner with the distance. */
export function plantAlley(
  mesh: Mesh,
  { random, season, things }: SettingOrder,
  ground: Ground,
  at: (across: number, along: number) => readonly [x: number, z: number],
): void {
  for (let along = nearest; along < farthest; along += apart)
    for (const side of [-1, 1]) {
      const [out, on, turn] = [random(), random(), random() * 6];
      const [x, z] = at(side * (aside + out * 1.2), along + (on - 0.5) * 3 + (side > 0 ? apart / 2 : 0));
      const hides = things.some((thing) => thing.z > z && Math.abs(thing.x / thing.z - x / z) * z < trunkWidth);
      if (hides || !isClear(things, x, z)) continue;
      const detail = z < 20 ? 0.24 : z < 45 ? 0.11 : 0.045;
      put(mesh, { x, y: ground(x, z) - 0.1, z, turn, scale: 1.1 }, (m) =>
        buildTree(m, random, besideRoads[season], detail),
      );
    }
}
