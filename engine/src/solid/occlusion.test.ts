import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh } from './mesh.ts';
import { finish } from '../raster/picture.ts';
import { renderWorld } from './render-view.ts';

/** How bright a ball of a material is behind two that are nearer, where corners are darkened so much. */
function brightness(material: number, power: number): number {
  const size = 96;
  const mesh = new Mesh();
  mesh.object().ball(0, 1, 4, 1, 1, 1, '#c03028', material);
  for (const x of [-0.75, 0.75]) mesh.object().ball(x, 1, 3.1, 0.35, 0.35, 0.35, '#808080', materials.plain);
  const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 20, az: 10 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
    occlusion: { radius: 1.2, power },
  });
  const { light, ids } = finish(renderWorld(world, size, size));
  return [...ids].reduce((sum, id, at) => (id >= 0 ? sum + (light[at * 3] ?? 0) : sum), 0);
}

test('what is near darkens skin less than what is dull: sockets of eyes are lit by the skin about them [STUDIO-63]', () => {
  const kept = (material: number): number => brightness(material, 1.5) / brightness(material, 0);
  expect(1 - kept(materials.skin)).toBeLessThan((1 - kept(materials.plain)) * 0.8);
});

test('what is near darkens the clear coat of a car less than what is dull, so that no grain is seen on it', () => {
  const kept = (material: number): number => brightness(material, 1.5) / brightness(material, 0);
  expect(kept(materials.plain)).toBeLessThan(0.97);
  expect(1 - kept(materials.paint)).toBeLessThan((1 - kept(materials.plain)) * 0.8);
});
