import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { blurByDepth } from '../solid/depth-of-field.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';
import { mapSun } from '../solid/sun-map.ts';
import type { View } from '../solid/view.ts';

const roomOf = (prompt: string, seed: number) => compose(hears(prompt), seed, { aspect: 1 }).world;

test.each([1, 2, 3])('the sun falls on what stands on the table of a room [STUDIO-55]', (seed) => {
  // The thing itself would lie in the way.
  const bare = compose(hears('a cup of coffee in a room by day'), seed, { aspect: 1, hides: () => true });
  const { mesh, air, focus, shadowRadius } = bare.world;
  const { sunlight } = mapSun(mesh, air.sun, focus, shadowRadius);
  const places = [0, 0.5, 1, 1.5, 2].flatMap((y) =>
    [-1.5, -0.75, 0, 0.75].flatMap((x) => [1.4, 2.2, 3].map((z) => [x, y + 0.15, z] as const)),
  );
  const lit = places.filter(([x, y, z]) => sunlight(x, y, z, 2, 0) > 0.5).length / places.length;
  // The bars of the window leave their shadows.
  expect(lit).toBeGreaterThan(0.7);
});

test('by night a flame shines brighter than everything else in the room [STUDIO-55]', () => {
  const strengths = (prompt: string): readonly number[] =>
    roomOf(prompt, 4).lamps.map(({ power, size }) => power / size);
  const [flame = 0, room = 0] = strengths('a candle in a room at night');
  expect(flame).toBeGreaterThan(room * 10);
  expect(roomOf('a candle in a room at night', 4).air.ambient[1]).toBeLessThan(
    roomOf('a teapot in a room at night', 4).air.ambient[1] * 0.7,
  );
});

test('an edge that is out of focus is even along itself [STUDIO-55]', () => {
  const [width, height] = [160, 512];
  const edge = 256;
  const light = Float32Array.from({ length: width * height * 3 }, (_, i) =>
    Math.trunc(i / 3 / width) < edge ? 1 : 0.05,
  );
  const nearness = new Float32Array(width * height).fill(1 / 20);
  const view = { width, height, light, nearness } as unknown as View; // what is blurred reads nothing else of it
  blurByDepth(view, { focus: 10, strength: 0.022 });
  for (const row of [edge - 2, edge, edge + 2]) {
    const along = Array.from({ length: 100 }, (_, x) => light[(row * width + x + 30) * 3] ?? 0);
    expect(Math.max(...along) - Math.min(...along)).toBeLessThan(0.03);
  }
});

test('what is asked for on the table is seen', () => {
  const world = roomOf('a burger', 5);
  const { ids } = outlineWorld(world, 96, 96);
  expect(ids.filter((id) => itemOf(world.mesh, id) === 1).length / ids.length).toBeGreaterThan(0.15);
});
