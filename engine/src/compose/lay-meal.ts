import { pick } from '../shapes/chance.ts';
import { plate } from '../shapes/plate.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { asThing } from './laid-table.ts';
import type { LaidTable } from './laid-table.ts';
import { sideTableHigh } from './side-table.ts';

/** Plates with food before each of those who eat, a fork and a knife beside them, glasses, and a bowl of bread in the middle: it belongs to no item. */
export function layMeal(
  { seed, x, z, radius }: LaidTable,
  { around, hasDrink }: { readonly around: readonly number[]; readonly hasDrink: boolean },
): PlacedThing {
  return {
    ...asThing,
    ...{ x, z, y: sideTableHigh },
    build(mesh) {
      const random = createRandom(seed ^ hashText('meal'));
      const dish = pick(random, ['pasta', 'roast', 'greens'] as const);
      for (const angle of around) {
        mesh
          .push()
          .rotY(angle)
          .at(0, 0, radius * 0.66);
        layPlate(mesh, random, dish);
        if (!hasDrink) pourGlass(mesh, -0.15, -0.12);
        mesh.pop();
      }
      mesh.object().cyl(0, 0, 0, 0.09, 0.12, 0.05, '#8a5a30', materials.planks, 24);
      for (let i = 0; i < 5; i++)
        mesh.ball(
          Math.cos(i * 1.3) * 0.055,
          0.065,
          Math.sin(i * 1.3) * 0.055,
          0.05,
          0.03,
          0.035,
          '#b8783a',
          materials.plain,
          14,
        );
    },
  };
}

/** Who sits there looks to -z: the fork is at their left. */
function layPlate(mesh: Mesh, random: Random, dish: 'pasta' | 'roast' | 'greens'): void {
  mesh.object().push().scale(0.1);
  plate(mesh, 1.25, '#f4f1ea', '#7a8a9a');
  mesh.pop();
  const [low, high] = [0.012, 0.03];
  const heap = (count: number, colours: readonly [string, ...string[]], size: number, flat: number): void => {
    for (let i = 0; i < count; i++) {
      const [a, r] = [random() * 7, Math.sqrt(random()) * 0.062];
      mesh.ball(
        Math.cos(a) * r,
        low + (high - low) * (1 - r / 0.07),
        Math.sin(a) * r,
        size,
        size * flat,
        size * 0.8,
        pick(random, colours),
        materials.gloss,
        10,
      );
    }
  };
  if (dish === 'pasta') {
    heap(46, ['#e8c878', '#dfb860', '#f0d690'], 0.02, 0.5);
    heap(9, ['#b8301e', '#a02818'], 0.017, 0.6);
    heap(4, ['#3f7a34'], 0.012, 0.5);
  } else if (dish === 'roast') {
    mesh.ball(-0.025, 0.022, -0.01, 0.055, 0.02, 0.04, '#6a3820', materials.wet, 18);
    for (let i = 0; i < 6; i++)
      mesh.ball(
        0.045 + 0.02 * Math.cos(i),
        0.022,
        0.035 * Math.sin(i * 1.1),
        0.018,
        0.015,
        0.016,
        '#e0b858',
        materials.gloss,
        12,
      );
    for (let i = 0; i < 9; i++)
      mesh.ball(
        -0.03 + 0.05 * random(),
        0.02,
        0.04 + 0.02 * random(),
        0.012,
        0.012,
        0.012,
        '#4f8a34',
        materials.gloss,
        8,
      );
  } else {
    heap(40, ['#4f8a34', '#6ba048', '#8ab85a'], 0.022, 0.45);
    heap(8, ['#c8341c', '#d84a28'], 0.014, 0.9);
  }
  for (const [px, wide] of [
    [-0.155, 0.014],
    [0.155, 0.011],
  ] as const)
    mesh.box(px, 0.001, 0, wide, 0.004, 0.19, '#c4c8cc', materials.metal);
}

/** A glass of water. */
function pourGlass(mesh: Mesh, x: number, z: number): void {
  mesh.object().cyl(x, 0, z, 0.03, 0.036, 0.11, '#e6eef0', materials.clear, 20);
  mesh.cyl(x, 0.004, z, 0.027, 0.031, 0.07, '#dbe8ec', materials.clear, 20);
}
