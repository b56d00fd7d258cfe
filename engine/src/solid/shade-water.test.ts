import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { Mesh } from './mesh.ts';
import { shadeWater } from './shade-water.ts';
import type { Churn, Light, Water } from './world.ts';

const churn: Churn = { x: 0, z: 20, wide: 4, deep: 3 };

/** How light still water is at a place, seen from above. */
function lightAt(x: number, z: number, churns: readonly Churn[]): number {
  const world = finishWorld(new Mesh(), makeAir('day', ['clear']), {
    camera: lookFrom([0, 20, z - 5], [0, 0, z], 1),
    ground: () => -5,
    paintGround: () => undefined,
    events: [],
  });
  const water: Water = {
    ...{ level: 0, deep: [0.01, 0.05, 0.05], waves: 0.3, waveSize: 1, surf: 0, crests: 0 },
    churns,
  };
  const spot = {
    ...{ x: 5, y: 5, width: 10, height: 10, px: x, py: 0, pz: z, nx: 0, ny: 1, nz: 0 },
    ...{ dx: 0, dy: -0.97, dz: 0.243, distance: 20 },
  };
  const out: Light = [0, 0, 0];
  shadeWater(world, water, undefined, spot, out);
  return out[1];
}

test('water is churned white where a fall lands in it, and as it was farther off', () => {
  expect(lightAt(0, 20, [churn])).toBeGreaterThan(lightAt(0, 20, []) * 3);
  expect(lightAt(0, 60, [churn])).toBe(lightAt(0, 60, []));
});
