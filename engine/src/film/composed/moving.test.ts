import { expect, test } from 'vitest';
import { hears } from '../../hears/hears.ts';
import { moversOf } from './moving.ts';

test('a dog on a lead goes with who holds that, as one [STUDIO-58]', () => {
  const [walker, ...others] = moversOf(hears('a man walking his dog'), 1);
  expect(walker?.all.map(({ concept }) => concept.id)).toEqual(expect.arrayContaining(['man', 'dog']));
  expect(walker?.cycle?.kind).toBe('stride');
  expect(others).toEqual([]);
});

test('a dog beside somebody goes by itself [STUDIO-58]', () => {
  expect(moversOf(hears('a boy and his dog walking in the forest'), 1)).toHaveLength(2);
});
