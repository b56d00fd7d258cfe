import { expect, test } from 'vitest';
import { tryCitations } from '../citations.mjs';
import { tryPlanted } from '../lib/planted.mjs';
import { tryOwners } from '../owners.mjs';
import { tryRequirements } from '../requirements.mjs';
import { tryWords } from '../words.mjs';

test('a fault that is planted and not found is a problem, told by what should have been said of it', () => {
  const faults = [['text', 'what is wrong'], { text: 'another', problem: 'what is wrong with it' }, 'found'];
  expect(tryPlanted(faults, (fault) => fault === 'found')).toEqual({
    found: 1,
    missed: [
      'is not found any more, though it is planted: ["text","what is wrong"]',
      'is not found any more, though it is planted: "what is wrong with it"',
    ],
  });
});

test.each([
  ['citations', tryCitations],
  ['owners', tryOwners],
  ['requirements', tryRequirements],
  ['words', tryWords],
])('the check of %s finds each fault that is planted for it', (_, tryIt) => {
  const { found, missed } = tryIt();
  expect(missed).toEqual([]);
  expect(found).toBeGreaterThan(8);
});
