import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { shineAcross } from './hair-shine.ts';
import { Mesh } from './mesh.ts';
import { surface } from './painted-point.ts';
import { newSpot } from './spot.ts';

/** What brown hair that is so light beside other strands mirrors of the sky, from red to blue. */
function skyOn(shade: number): readonly [red: number, blue: number] {
  const world = finishWorld(new Mesh(), makeAir('day', ['clear'], { el: 40, az: 30 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const spot = newSpot({ width: 1, height: 1 });
  Object.assign(spot, { dx: 0, dy: 0, dz: 1, hairX: 1, hairY: 0, hairZ: 0, shade });
  Object.assign(surface, { r: 0.12, g: 0.06, b: 0.03, er: 0, eg: 0, eb: 0, nx: 0, ny: 0.8, nz: -0.6 });
  shineAcross(world, spot, 0);
  return [surface.er / world.air.ambient[0], surface.eb / world.air.ambient[2]];
}

test('what hair mirrors of the sky has its colour, and the lightest strands are no patches of it [STUDIO-63]', () => {
  const [red, blue] = skyOn(1);
  expect(blue).toBeGreaterThan(0);
  expect(red / blue).toBeGreaterThan(2);
  expect(skyOn(3)).toEqual(skyOn(1.6));
});
