import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { compose } from './compose.ts';

const arranged = [
  'a cup and a teapot in a room',
  'two horses in a meadow',
  'a red car in a street',
  'a shark under water',
];

test.each(arranged.filter(oneIn(2)))('what is arranged is what is built: %s', (prompt) => {
  const { plan, layout } = arrange(hears(prompt), 3, { aspect: 1.4 });
  const built = compose(hears(prompt), 3, { aspect: 1.4, coarse: true });
  expect(built.plan).toEqual(plan);
  const placesOf = (things: typeof layout.things) => things.map((thing) => ({ ...thing, build: undefined }));
  expect(placesOf(built.things)).toEqual(placesOf(layout.things));
});
