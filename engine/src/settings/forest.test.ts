import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { oneIn } from '../long.testing.ts';

test.each(['a castle in a forest', 'a church in the woods', 'a temple in the jungle'].filter(oneIn(2)))(
  'opens for what "%s" asks for, and stands close around it [STUDIO-46]',
  (prompt) => {
    for (const seed of [1, 2, 3, 5, 6, 9].filter(oneIn(6))) {
      const { items, sky } = seenOf(prompt, seed);
      expect(items[0]).toBeGreaterThan(0.045);
      expect(sky).toBeLessThan(0.5);
    }
  },
);

/** How much light the sun's shafts add to an empty picture of a wood. */
function shaftsOf(prompt: string): number {
  const { world } = seenOf(prompt, 5);
  const size = 24;
  const light = new Float32Array(size * size * 3);
  const view = { width: size, height: size, focal: size, camera: world.camera, light };
  const [shafts] = world.events;
  shafts?.({ ...view, nearness: new Float32Array(size * size), ids: new Int32Array(size * size).fill(-1) }, world);
  return light.reduce((sum, value) => sum + value, 0);
}

test('shafts of light stand in the fog of a wood [STUDIO-38]', () => {
  const [foggy, clear] = [shaftsOf('a forest in fog at noon'), shaftsOf('a forest at noon')];
  expect(clear).toBeGreaterThan(0);
  expect(foggy).toBeGreaterThan(clear * 1.5);
});
