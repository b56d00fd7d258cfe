import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { compose } from './compose.ts';

test.each([
  'an owl on a branch under a full moon',
  'a wolf howling at the moon',
  'a woman looking at the moon',
  'a black cat and the moon',
])('a moon that was asked for is in the picture, however near whoever is below it: "%s" [STUDIO-72]', (prompt) => {
  for (const seed of [3, 7].filter(oneIn(2))) {
    const { plan, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
    expect(['forest', 'jungle', 'street']).not.toContain(plan.setting);
    const moon = plan.happenings.find(({ id }) => id === 'moon');
    const upperEdge = Math.tan(((moon?.air?.el ?? 90) * Math.PI) / 180) + (moon?.air?.disc ?? 0);
    const { forward, focal } = world.camera;
    expect(upperEdge).toBeLessThan(forward[1] / forward[2] + 0.5 / focal + 0.01);
  }
});
