import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { stride } from '../solid/mesh.ts';
import { dot } from '../solid/vectors.ts';

test.each(['a castle by the sea', 'a greek temple by the sea', 'a village on the coast', 'three houses by the sea'])(
  'has ground under all of "%s" and water before it [STUDIO-29]',
  (prompt) => {
    for (const seed of [3, 4, 5]) {
      const { things, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
      for (const { x, z, clearing } of things) {
        const middle = world.ground(x, z);
        // Walls go down half a metre and more below where they stand.
        for (const [aside, along] of [
          [-0.8, -0.6],
          [0.8, -0.6],
          [-0.8, 0.6],
          [0, 0],
        ] as const)
          expect(world.ground(x + aside * clearing, z + along * clearing)).toBeGreaterThan(Math.max(1, middle - 4));
      }
      expect(world.ground(0, 2)).toBeLessThan(-1);
    }
  },
);

test('leaves the headland narrow for what is', () => {
  const { world } = compose(hears('a lighthouse on the coast'), 3, { aspect: 1, coarse: true });
  expect(world.ground(-14, 39)).toBeLessThan(0);
});

test.each([1, 16 / 9, 9 / 16])('shows all of a castle on a cliff in a picture that is %d as wide as high', (aspect) => {
  const { world } = compose(hears('a castle on a cliff'), 21, { aspect, coarse: true });
  const { eye, forward, right, up, focal } = world.camera;
  const scale = Math.min(1, aspect * 1.25) * focal;
  const { data, count, objects } = world.mesh;
  let seen = 0;
  for (let t = 0; t < count; t++) {
    if (objects[data[t * stride + 25] ?? 0]?.item !== 1) continue;
    const way = [0, 1, 2].map((k) => (data[t * stride + k] ?? 0) - (eye[k] ?? 0)) as [number, number, number]; // three axes
    const away = dot(way, forward);
    expect(Math.abs(dot(way, right) / away) * scale).toBeLessThan(aspect / 2);
    expect((dot(way, up) / away) * scale).toBeLessThan(0.5);
    seen++;
  }
  expect(seen).toBeGreaterThan(1_000);
});

test('the headland ends in a cliff, which is steep where it rises from the sea', () => {
  const { world } = compose(hears('a lighthouse on the coast'), 3, { aspect: 1, coarse: true });
  const heights = Array.from({ length: 200 }, (_, i) => world.ground(11, 15 + i * 0.1));
  const steepest = Math.max(...heights.slice(10).map((high, i) => high - (heights[i] ?? high)));
  expect(steepest).toBeGreaterThan(2.5);
});
