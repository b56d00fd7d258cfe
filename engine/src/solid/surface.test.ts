import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh } from './mesh.ts';
import { surface } from './painted-point.ts';
import { paintSurface } from './surface.ts';

/** How different the directions are that places of a material face which are some millimetres apart, seen from so far. */
function roughness(material: number, distance: number): number {
  const world = finishWorld(new Mesh(), makeAir('day', ['clear']), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const spot = { x: 0, y: 0, width: 1, height: 1, py: 1, pz: 0, dx: 0, dy: 0, dz: 1, distance, nx: 0, ny: 0, nz: -1 };
  const rest = { facing: 1, shade: 1, material, object: 0, r: 1, g: 1, b: 1 };
  const hair = { hairX: 0, hairY: 0, hairZ: 0, hairLength: 0 };
  let [sum, before] = [0, 0];
  for (let k = 0; k < 40; k++) {
    Object.assign(surface, { nx: 0, ny: 0, nz: -1, r: 1, g: 1, b: 1 });
    paintSurface(
      { ...spot, ...rest, ...hair, px: k * 0.004 },
      { x: 0, y: 0, z: 0, cos: 1, sin: 0, shrink: 1, item: 1 },
      world,
    );
    sum += Math.abs(surface.ny - before);
    before = surface.ny;
  }
  return sum;
}

test('cloth has a nap from near, and none from where it would only flicker [STUDIO-49]', () => {
  expect(roughness(materials.cloth, 1.2)).toBeGreaterThan(0.5);
  expect(roughness(materials.cloth, 6)).toBe(0);
});

test('skin has pores from near, finer than the nap of cloth, and none from afar [STUDIO-63]', () => {
  expect(roughness(materials.skin, 1.2)).toBeGreaterThan(0.2);
  expect(roughness(materials.skin, 1.2)).toBeLessThan(roughness(materials.cloth, 1.2));
  expect(roughness(materials.skin, 4)).toBe(0);
});
