import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { bowl, bowlRim } from './bowl.ts';
import { pick, vary } from './chance.ts';
import { pairs } from './points.ts';
import { hoop } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';
import { buildWovenBasket, wicker } from './woven-basket.ts';

/** What fruit and other small things are served in. */
export type Vessel = 'bowl' | 'basket' | 'crate' | 'plate';

/** Room for what lies in a vessel: half as long and half as deep as it, from where the lowest layer lies; decimetres. */
export interface Room {
  readonly long: number;
  readonly deep: number;
  readonly floor: number;
}

/** How large each vessel is, empty. */
export const vesselSizes: Readonly<Record<Vessel, { readonly width: number; readonly height: number }>> = {
  bowl: { width: 2.5, height: bowlRim.height },
  basket: { width: 2.7, height: 1.05 },
  crate: { width: 2.9, height: 0.95 },
  plate: { width: 3, height: 0.2 },
};

/** Builds an empty vessel around the origin, and tells where things lie in it. */
export function buildVessel(mesh: Mesh, random: Random, vessel: Vessel): Room {
  switch (vessel) {
    case 'bowl': {
      const [glaze, line] = pick<readonly [string, string]>(random, [
        ['#e9e4d6', '#3f5f86'],
        ['#3f6f8a', '#e9e4d6'],
        ['#c8714a', '#f0dfc4'],
        ['#dfe6e2', '#5a7a5a'],
      ]);
      bowl(mesh, glaze, line);
      return { long: 1.02, deep: 1.02, floor: 0.62 };
    }
    case 'basket':
      buildWovenBasket(mesh, readColour(pick(random, [wicker, '#a8743a', '#c79552'])));
      return { long: 1.2, deep: 0.9, floor: 0.72 };
    case 'crate':
      buildCrate(mesh, random);
      return { long: 1.24, deep: 0.8, floor: 0.6 };
    case 'plate':
      buildPlate(mesh, random);
      return { long: 1.05, deep: 1.05, floor: 0.12 };
  }
}

/** A shallow crate of slats, as fruit is sold from. */
function buildCrate(mesh: Mesh, random: Random): void {
  const wood = readColour(pick(random, ['#b98a52', '#a87a48', '#c29a66']));
  const slat = (): readonly [number, number, number] => vary(wood, random, 0.14);
  const [long, deep, high] = [2.8, 1.9, 0.27];
  mesh.box(0, 0, 0, long - 0.1, 0.06, deep - 0.1, mixRgb(wood, [0.1, 0.06, 0.03], 0.5), materials.planks);
  for (let row = 0; row < 3; row++) {
    const y = 0.02 + row * (high + 0.04);
    for (const side of [-1, 1]) {
      mesh.box(0, y, side * (deep / 2), long, high, 0.06, slat(), materials.plain);
      mesh.box(side * (long / 2 - 0.03), y, 0, 0.06, high, deep - 0.06, slat(), materials.plain);
    }
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1]) mesh.box(x * (long / 2 - 0.1), 0, z * (deep / 2 - 0.1), 0.13, 0.94, 0.13, slat());
}

function buildPlate(mesh: Mesh, random: Random): void {
  mesh.lathe(
    smoothProfile(pairs([0.7, 0, 0.74, 0.06, 1, 0.09, 1.42, 0.2, 1.48, 0.22, 1.44, 0.24, 1.05, 0.14, 0, 0.12])),
    64,
    '#f2efe8',
    materials.gloss,
  );
  hoop(mesh, 0.218, 1.4, 0.014, pick(random, ['#3f5f86', '#8a2f2a', '#b98a2c']), materials.gloss);
}
