import { expect, test } from 'vitest';
import { buildFlames } from '../shapes/flames.ts';
import { createRandom } from '../raster/random.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { layFire } from './lay-fire.ts';
import { Mesh } from './mesh.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

const [width, height] = [120, 120];
const camera = lookFrom([0, 1, -6], [0, 1, 0], 1.4);

function viewOf(nearness: number): View {
  return {
    width,
    height,
    camera,
    focal: height * camera.focal,
    light: new Float32Array(width * height * 3).fill(0.1),
    nearness: new Float32Array(width * height).fill(nearness),
    ids: new Int32Array(width * height).fill(-1),
  };
}

function laidOver(nearness: number): View {
  const mesh = new Mesh();
  buildFlames(mesh, createRandom(3), { radius: 0.8, height: 2 });
  const view = viewOf(nearness);
  const world = { mesh, air: makeAir('night', []) } as unknown as World; // what is laid reads nothing else of it
  layFire(world, view, { left: 0, top: 0, right: width, bottom: height });
  return view;
}

test('a fire has every shade between its heart and nothing, and ends in red [STUDIO-70]', () => {
  const { light } = laidOver(0);
  const reds = Array.from({ length: width * height }, (_, i) => (light[i * 3] ?? 0) - 0.1);
  const [soft, bright] = [reds.filter((r) => r > 0.03 && r < 0.4).length, reds.filter((r) => r > 0.9).length];
  expect(bright).toBeGreaterThan(200);
  expect(soft).toBeGreaterThan(bright * 0.2);
  // Where it ends there is hardly any blue or green in it.
  const rims = reds.flatMap((r, i) =>
    r > 0.05 && r < 0.25 ? [(light[i * 3 + 1] ?? 0) / ((light[i * 3] ?? 0) + 0.001)] : [],
  );
  expect(rims.reduce((sum, share) => sum + share, 0) / rims.length).toBeLessThan(0.75);
});

test('what stands before a fire hides it, and it is seen as what it belongs to [STUDIO-70]', () => {
  expect(Math.max(...laidOver(1 / 3).light)).toBeCloseTo(0.1);
  const { ids } = laidOver(1 / 40);
  expect(ids.filter((id) => id >= 0).length).toBeGreaterThan(200);
});
