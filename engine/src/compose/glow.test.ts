import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { paint } from '../paint.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { compose } from './compose.ts';
import type { Composition } from './compose.ts';
import { glowOf } from './glow.ts';

const composed = (prompt: string): Composition => compose(hears(prompt), 3, { aspect: 1, coarse: true });
const glowing = (prompt: string): readonly string[] =>
  hears(prompt).drawn.flatMap(({ id, glows }) => (glows ? [id] : []));

test.each([
  ['a glowing jellyfish', ['jellyfish']],
  ['a pumpkin glowing in the dark', ['pumpkin']],
  ['two luminous blue mushrooms and a cat', ['mushroom']],
  ['an enchanted forest with glowing mushrooms', ['mushroom']],
  ['eine leuchtende Qualle', ['jellyfish']],
  ['una medusa luminosa', ['jellyfish']],
  ['une méduse lumineuse', ['jellyfish']],
  ['发光的水母', ['jellyfish']],
  ['光るクラゲ', ['jellyfish']],
  ['قنديل البحر مضيء', ['jellyfish']],
  // What glows is something that is not drawn, or no thing.
  ['a girl with a glowing zorb', []],
  ['a castle under a glowing sunset', []],
  ['a cat with glowing eyes', []],
] as const)('"%s" glows where that was said [STUDIO-68]', (prompt, ids) => {
  expect(glowing(prompt)).toEqual(ids);
});

test('what glows is seen by night where no hour was said, and lights what is around it in the dark alone [STUDIO-68]', () => {
  const byItself = composed('a glowing mushroom on a meadow');
  expect(byItself.plan.time).toBe('night');
  expect(byItself.world.lamps).toHaveLength(1);
  const atNoon = composed('a glowing mushroom on a meadow at noon');
  expect([atNoon.plan.time, atNoon.world.lamps]).toEqual(['day', []]);
  expect(composed('a mushroom on a meadow at night').world.lamps).toEqual([]);
});

test('it has the light of the colour that was said, of a strong one of its own, or a cold one [STUDIO-68]', () => {
  const itemOf = (prompt: string) => {
    const [item] = arrange(hears(prompt), 3, { aspect: 1 }).plan.items;
    if (!item) throw new Error(`nothing in "${prompt}"`);
    return item;
  };
  const [r, g, b] = glowOf(itemOf('a glowing red mushroom'), [0, 0, 1]);
  expect(r).toBeGreaterThan(g + b);
  const own = glowOf(itemOf('a glowing pumpkin'), [0.7, 0.3, 0.02]);
  expect(own[0]).toBeGreaterThan(own[2] * 10);
  const cold = glowOf(itemOf('a glowing cat'), [0.4, 0.38, 0.36]);
  expect(cold[2]).toBeGreaterThan(cold[0] * 3);
});

test.each(['a tree', 'a cat', 'a jellyfish', 'a woman'].filter(oneIn(2)))(
  '%s that glows is brighter by itself [STUDIO-68]',
  async (thing) => {
    const request = { seed: 4, style: 'none', width: 96, height: 96 };
    const [shown, without] = await Promise.all([
      paint({ ...request, prompt: `${thing.replace('a ', 'a glowing ')} at night` }),
      paint({ ...request, prompt: `${thing} at night` }),
    ]);
    const brighter = shown.pixels.filter((value, i) => value - (without.pixels[i] ?? 0) > 30).length;
    expect(brighter).toBeGreaterThan(shown.pixels.length / 60);
  },
);

test('under water it is dark by night [STUDIO-68]', async () => {
  const meanOf = async (prompt: string): Promise<number> => {
    const { pixels } = await paint({ prompt, seed: 4, style: 'none', width: 96, height: 96 });
    return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  };
  // Opacity is a quarter of what is summed.
  expect((await meanOf('a turtle under water at night')) - 64).toBeLessThan(
    (await meanOf('a turtle under water')) * 0.5,
  );
});
