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

test('where corners are darkened that grows from pixel to pixel, without grain and blocks [STUDIO-63]', () => {
  const size = 128;
  const mesh = new Mesh();
  mesh.object().box(0, -1, 6, 8, 4, 0.1, '#e8e4dc', materials.plain);
  mesh.object().ball(0.2, 1, 5.4, 0.5, 0.5, 0.5, '#808080', materials.plain);
  const seen = (power: number): Float32Array => {
    const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 40, az: 10 }), {
      camera: lookFrom([0, 1, 0], [0, 1, 6], 1),
      ground: () => 0,
      paintGround: () => undefined,
      events: [],
      occlusion: { radius: 1.2, power },
    });
    return finish(renderWorld(world, size, size)).light;
  };
  const [open, dark] = [seen(0), seen(1.5)];
  const shares = Array.from({ length: 14 }, (_, k) => {
    const at = (64 * size + 40 + k) * 3;
    return (dark[at] ?? 0) / (open[at] ?? 1);
  });
  // From pixel to pixel, and not in blocks of two.
  const towards = shares.slice(6);
  expect(towards[0]).toBeLessThan(0.98);
  for (let k = 1; k < towards.length; k++) expect(towards[k]).toBeLessThan((towards[k - 1] ?? 0) - 0.004);
});
