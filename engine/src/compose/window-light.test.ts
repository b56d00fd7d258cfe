import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { hears } from '../hears/hears.ts';

/** How many warm lamps there are outdoors before what was asked for. */
const warmLamps = (prompt: string): number =>
  compose(hears(prompt), 3, { aspect: 1, coarse: true }).world.lamps.filter(({ colour: [r, , b] }) => r > b * 1.5)
    .length;

test.each([
  ['a village in the snow at night', 5],
  ['a cottage at night', 1],
  ['a cabin in the forest at night', 1],
] as const)('light falls from the windows of %s [STUDIO-31]', (prompt, least) => {
  expect(warmLamps(prompt)).toBeGreaterThanOrEqual(least);
  expect(warmLamps(prompt.replace(' at night', ' at noon'))).toBe(0);
});
