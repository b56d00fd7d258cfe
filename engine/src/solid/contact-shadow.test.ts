import { expect, test } from 'vitest';
import { finish } from '../raster/picture.ts';
import { finishWorld, groundGrid } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh, stride } from './mesh.ts';
import { renderWorld } from './render-view.ts';

const size = 160;

/** How many pixels of the ground lie in the shadow of a slab that is as high as a foot. */
function shadowOfSlab(shadowRadius: number): number {
  const mesh = new Mesh();
  const ground = (): number => 0;
  groundGrid(mesh, ground, { wide: 1, far: 40, near: 0.5, rows: 40, columns: 40 });
  mesh.object().box(0, 0, 4, 0.5, 0.1, 0.5, '#8a6a44');
  const air = { ...makeAir('day', ['clear'], { el: 32, az: 90 }), clouds: 0 };
  const world = finishWorld(mesh, air, {
    camera: lookFrom([0, 2, 0], [0, 0, 4], 1.4),
    ground,
    paintGround: (surface) => void ([surface.r, surface.g, surface.b] = [0.4, 0.4, 0.4]),
    events: [],
    shadowRadius,
    focus: [0, 0, 4],
    occlusion: { radius: 0.01, power: 0 },
  });
  const { light, ids } = finish(renderWorld(world, size, size));
  const isGround = (id: number): boolean => id >= 0 && mesh.data[id * stride + 24] === materials.terrain;
  const grounds = [...ids].flatMap((id, at) => (isGround(id) ? [light[at * 3 + 1] ?? 0] : []));
  const usual = grounds.toSorted((a, b) => a - b)[grounds.length >> 1] ?? 0;
  return grounds.filter((one) => one < usual * 0.7).length;
}

test('lets a shadow begin at what casts it, however coarse the map of the sun is [STUDIO-44]', () => {
  const whole = shadowOfSlab(3);
  expect(whole).toBeGreaterThan(40);
  expect(shadowOfSlab(60)).toBeGreaterThan(whole * 0.4);
});
