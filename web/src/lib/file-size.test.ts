import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_234_567, '1.2 MB'],
  [500_000_000, '500 MB'],
  [999_949_999, '999.9 MB'],
  [999_950_000, '1 GB'],
  [2_000_000_000, '2 GB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
