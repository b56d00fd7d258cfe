import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { Mesh } from './mesh.ts';
import { shadeWater } from './shade-water.ts';
import type { Churn, Light, Water } from './world.ts';

const churn: Churn = { x: 0, z: 20, wide: 4, deep: 3 };

/** How light still water is at a place, seen from above: over a bed at a height, with surf, or with falls into it. */
function lightOf({
  x,
  z,
  churns = [],
  surf = 0,
  bed = -5,
}: {
  readonly x: number;
  readonly z: number;
  readonly churns?: readonly Churn[];
  readonly surf?: number;
  readonly bed?: number;
}): number {
  const world = finishWorld(new Mesh(), makeAir('day', ['clear']), {
    camera: lookFrom([0, 20, z - 5], [0, 0, z], 1),
    ground: () => bed,
    paintGround: () => undefined,
    events: [],
  });
  const water: Water = {
    ...{ level: 0, deep: [0.01, 0.05, 0.05], waves: 0.3, waveSize: 1, surf, crests: 0, depth: 1 },
    ...{ churns, bed: () => bed },
  };
  const spot = {
    ...{ x: 5, y: 5, width: 10, height: 10, px: x, py: 0, pz: z, nx: 0, ny: 1, nz: 0 },
    ...{ dx: 0, dy: -0.97, dz: 0.243, distance: 6 },
  };
  const out: Light = [0, 0, 0];
  shadeWater(world, water, undefined, spot, out);
  return out[1];
}

test('water is churned white where a fall lands in it, and as it was farther off', () => {
  const churns = [churn];
  expect(lightOf({ x: 0, z: 20, churns })).toBeGreaterThan(lightOf({ x: 0, z: 20 }) * 3);
  expect(lightOf({ x: 0, z: 60, churns })).toBe(lightOf({ x: 0, z: 60 }));
});

test('foam along a shore is a net that lets the water be seen, and not one white band', () => {
  const lights = Array.from({ length: 400 }, (_, i) =>
    lightOf({ x: (i % 20) * 0.13, z: 6 + Math.trunc(i / 20) * 0.13, surf: 1, bed: -0.05 }),
  );
  const [least, most] = [Math.min(...lights), Math.max(...lights)];
  expect(most).toBeGreaterThan(least * 2);
  const middle = (least + most) / 2;
  const white = lights.filter((light) => light > middle).length / lights.length;
  expect(white).toBeGreaterThan(0.15);
  expect(white).toBeLessThan(0.85);
});
