import { expect, test } from 'vitest';
import { finish } from '../raster/picture.ts';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { Mesh } from './mesh.ts';
import { renderWorld } from './render-view.ts';

/** How bright a dark ball is that turns its back to the sun, as something asked for or as a part of the land. */
function brightnessOf(item: number): number {
  const size = 96;
  const mesh = new Mesh();
  mesh.item = item;
  mesh.object().ball(0, 1, 4, 1, 1, 1, '#2a2a2c');
  const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 20, az: 10 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const { light, ids } = finish(renderWorld(world, size, size));
  const own = [...ids].flatMap((id, at) => (id >= 0 ? [light[at * 3 + 1] ?? 0] : []));
  return own.reduce((sum, one) => sum + one, 0) / own.length;
}

test('lights what was asked for more than the land around it, where the sun does not reach it [STUDIO-48]', () => {
  expect(brightnessOf(1)).toBeGreaterThan(brightnessOf(0) * 1.25);
});
