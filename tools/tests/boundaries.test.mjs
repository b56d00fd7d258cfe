import { expect, test } from 'vitest';
import { checkPlantedTree } from '../boundaries.mjs';

test('every rule fires on the file planted for it, by path and by package name, and nowhere else', async () => {
  expect(await checkPlantedTree()).toEqual([]);
});
