import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { compose } from './compose.ts';

const focalOf = (prompt: string): number => compose(hears(prompt), 1, { aspect: 1, coarse: true }).world.camera.focal;

test('a castle that was named alone is seen through a longer lens than one in company, or one that was said to be far away', () => {
  const alone = focalOf('a castle');
  expect(alone).toBeGreaterThan(focalOf('a castle and a windmill') * 1.3);
  expect(alone).toBeGreaterThan(focalOf('a small castle') * 1.3);
});

test('a lighthouse that was named alone fills more of its picture', () => {
  expect(focalOf('a lighthouse')).toBeGreaterThan(focalOf('a lighthouse and a whale') * 1.1);
});
