import { expect, test } from 'vitest';
import { layOut } from '../compose/layout.ts';
import { makePlan } from '../compose/plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

test.each(['two friends laughing on a beach', 'two girls laughing', 'zwei lachende Mädchen', '两个女孩在大笑'])(
  'those who laugh are near each other and turned to each other: %s [STUDIO-72]',
  (prompt) => {
    const plan = makePlan(hears(prompt), createRandom(3));
    expect(plan.items[0]?.asked).toMatchObject({ act: 'laughs with', traits: ['laughing'] });
    const [left, right] = layOut(plan, 3, { aspect: 1, sunSide: 1 }).things.toSorted((a, b) => a.x - b.x);
    expect((right?.x ?? 9) - (left?.x ?? 0)).toBeLessThan(0.75);
    expect(left?.turn).toBeLessThan(-0.5);
    expect(right?.turn).toBeGreaterThan(0.5);
  },
);

test('who laughs alone, or while they do something, does only that [STUDIO-72]', () => {
  expect(hears('a laughing girl').drawn[0]?.act).toBeUndefined();
  expect(hears('two laughing girls running').drawn[0]?.act).not.toBe('laughs with');
});
