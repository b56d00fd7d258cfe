import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh } from './mesh.ts';
import { mapNearSun } from './near-sun.ts';
import { finish } from '../raster/picture.ts';
import { renderWorld } from './render-view.ts';
import type { World } from './world.ts';

/** Two balls of cloth, apart by so much. */
function dressed({ apart = 0.5, item = 1, isWorn = true }: { apart?: number; item?: number; isWorn?: boolean }): World {
  const mesh = new Mesh();
  mesh.item = item;
  mesh.object();
  const build = (): void => {
    for (const x of [0, apart]) mesh.ball(x, 1, 4, 0.2, 0.2, 0.2, '#e8e4dc', materials.cloth, 60);
  };
  if (isWorn) mesh.inFolds({ fans: [], stacks: [], above: [], legs: [] }, build);
  else build();
  return finishWorld(mesh, makeAir('day', ['clear'], { el: 20, az: 60 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
}

test('the sun is known from near around whoever is dressed and was asked for, and only there', () => {
  const near = mapNearSun(dressed({}));
  expect(near?.reaches(0.2, 1, 4)).toBe(true);
  expect(near?.reaches(0, 1, 9)).toBe(false);
  for (const other of [{ isWorn: false }, { item: 0 }, { apart: 30 }])
    expect(mapNearSun(dressed(other))).toBeUndefined();
});

test('the border of a shadow is as wide as two fingers, and not as a hand', () => {
  const world = dressed({ apart: 0 });
  const near = mapNearSun(world);
  const [sx, sy, sz] = world.air.sun;
  const level = Math.hypot(sx, sz);
  /** Behind the ball, so far aside of its middle. */
  const lit = (aside: number): number =>
    near?.sunlight((aside * sz) / level - sx * 0.5, 1 - sy * 0.5, 4 - (aside * sx) / level - sz * 0.5, 7) ?? -1;
  expect([lit(0), lit(0.155), lit(0.245)]).toEqual([0, 0, 1]);
});

test('white cloth turns from light to shade without an edge [STUDIO-63]', () => {
  const size = 160;
  const world = dressed({ apart: 0 });
  const { light, ids } = finish(renderWorld({ ...world, camera: lookFrom([0, 1, 3], [0, 1, 4], 1) }, size, size));
  const row = Array.from({ length: size }, (_, x) => (size / 2) * size + x).filter((i) => (ids[i] ?? -1) >= 0);
  const steps = row
    .slice(row.length * 0.2, row.length * 0.8)
    .map((i) => Math.abs((light[i * 3] ?? 0) - (light[i * 3 + 3] ?? 0)));
  const range = row.map((i) => light[i * 3] ?? 0);
  expect(Math.max(...steps)).toBeLessThan((Math.max(...range) - Math.min(...range)) * 0.14);
});
