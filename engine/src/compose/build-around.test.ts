import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { arrange } from './arrange.ts';

test.each([
  ['children building a snowman', 3],
  ['two kids making a snowman', 2],
  ['a child building a sandcastle', 1],
  ['zwei Kinder bauen einen Schneemann', 2],
  ['a father and his daughter building a sandcastle on the beach', 2],
])('those who build something are around it and look at it: %s [STUDIO-72]', (prompt, people) => {
  const heard = hears(prompt);
  expect([...heard.notDrawn, ...heard.ignored]).toEqual([]);
  for (const seed of [1, 2, 3]) {
    const { plan, layout } = arrange(heard, seed, { aspect: 1 });
    const isWork = (item: number): boolean => plan.items[item - 1]?.concept.id.startsWith('s') === true;
    const work = layout.things.find(({ item }) => isWork(item));
    const builders = layout.things.filter(({ item }) => item > 0 && !isWork(item));
    expect(builders).toHaveLength(people);
    for (const { x, z, turn } of builders) {
      const [dx, dz] = [(work?.x ?? 0) - x, (work?.z ?? 0) - z];
      const far = Math.hypot(dx, dz);
      expect(far).toBeLessThan(1.4);
      // People look to -z where they are not turned.
      expect((-Math.sin(turn) * dx - Math.cos(turn) * dz) / far).toBeGreaterThan(0.95);
    }
  }
});
