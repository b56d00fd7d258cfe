import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { garbOf } from '../shapes/wardrobe.ts';
import { isDressedAsSaid } from '../concepts/worn.ts';
import { arrange } from './arrange.ts';
import { climateOf } from './climate.ts';

const looked = (prompt: string, seed: number): unknown => {
  const { plan, layout } = arrange(hears(prompt), seed, { aspect: 1 });
  return { climate: climateOf(plan), things: layout.things.length };
};

test.each([
  ['a woman in the snow', 'cold'],
  ['ein Mann im Winter', 'cold'],
  ['a penguin on a glacier', 'cold'],
  ['a man on the beach', 'hot'],
  ['a girl at the pool', 'hot'],
  ['a man walking in the rain', 'wet'],
  ['a woman in a kitchen in winter', undefined],
  ['a man in a park', undefined],
])('people are dressed for where they are: %s [STUDIO-83]', (prompt, climate) => {
  for (const seed of [1, 2, 3]) expect(looked(prompt, seed)).toMatchObject({ climate });
});

test.each([
  ['cold', ['coat', 'jacket']],
  ['wet', ['coat']],
  ['hot', ['sports', 'dress', 'skirt']],
] as const)('what is worn in the %s is made for that, by men, women and children [STUDIO-83]', (climate, worn) => {
  for (let seed = 1; seed < 12; seed++)
    for (const kind of ['man', 'woman'] as const)
      for (const child of [true, false])
        expect(worn).toContain(garbOf(createRandom(seed), { kind, child, climate, low: false }));
});

test('what was said of clothes holds in any weather [STUDIO-83]', () => {
  expect(isDressedAsSaid({ traits: ['dress'] })).toBe(true);
  expect(isDressedAsSaid({ worn: ['scarf'] })).toBe(true);
  expect(isDressedAsSaid({ worn: ['backpack'], traits: ['old'] })).toBe(false);
});

test('a woman has an umbrella in the rain, unless that was refused [STUDIO-83]', () => {
  const idsOf = (prompt: string): readonly string[] => hears(prompt).drawn.map(({ id }) => id);
  expect(idsOf('a woman walking in the rain')).toContain('umbrella');
  expect(idsOf('a woman in the rain without an umbrella')).not.toContain('umbrella');
  expect(idsOf('two women in the rain')).not.toContain('umbrella');
});
