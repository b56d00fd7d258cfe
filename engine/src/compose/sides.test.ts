import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { compose } from './compose.ts';

test.each(
  ['a house on a rock', 'a house on a horse', 'a barn on a boat', 'a castle under a flower', 'a bus on a dog'].filter(
    oneIn(2),
  ),
)('what is larger than what should carry it is not built into the eye: "%s" [STUDIO-58]', (prompt) => {
  for (const seed of [1, 2, 3].filter(oneIn(2))) {
    const { plan, things, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
    const [eyeX, , eyeZ] = world.camera.eye;
    for (const { item, x, z, scale } of things) {
      const size = plan.items[item - 1]?.concept.size;
      if (!size) throw new Error(`nothing is planned as ${item}`);
      expect(Math.hypot(x - eyeX, z - eyeZ)).toBeGreaterThan(size.width * scale * 0.6);
    }
  }
});

test('an animal that is alone is turned to the eye, and stands by no flat side [STUDIO-57]', () => {
  for (const [animal, least] of [
    ['tiger', 0.36],
    ['horse', 0.3],
    ['fox', 0.3],
  ] as const)
    for (const seed of [1, 2, 3]) {
      const { things } = arrange(hears(`a ${animal}`), seed, { aspect: 1 }).layout;
      expect(Math.abs(things[0]?.turn ?? 0)).toBeGreaterThan(least);
    }
});
